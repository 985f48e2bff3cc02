// An end that is missing is seen: entries stand in the main file, what is left in a -wal file is checked, and the heads
// beside the log say how far it had come.
#include <sqlite3.h>

#include "base/error.hpp"
#include "log/chain/check_note.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/wal_check.hpp"
#include "log/keep/eject.hpp"
#include "log/keys/key_file.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// Somebody who looks at the log and does not go away: what he sees cannot be carried into the main file.
class Reader {
public:
    explicit Reader(const std::filesystem::path& path) {
        REQUIRE(sqlite3_open(path.c_str(), &handle_) == SQLITE_OK);
        REQUIRE(sqlite3_exec(handle_, "BEGIN; SELECT count(*) FROM entries", nullptr, nullptr, nullptr) == SQLITE_OK);
    }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    ~Reader() { sqlite3_close(handle_); }

private:
    sqlite3* handle_ = nullptr;
};

std::int64_t wal_size(const std::filesystem::path& log) {
    std::error_code missing;
    const auto size = std::filesystem::file_size(wal_path_of(log), missing);
    return missing ? 0 : static_cast<std::int64_t>(size);
}

void copy_with(const std::filesystem::path& log, const std::filesystem::path& to,
               const std::vector<std::string>& endings) {
    for (const std::string& ending : endings) write_content(to.string() + ending, content_of(log.string() + ending));
}

Verification verified(const std::filesystem::path& path, const GivenHeads& given = {}) {
    return verify(path, {}, given).value();
}

/// A log of nine entries of which the last three stand in the -wal file alone, as a kill leaves it: in `to`.
void leave_in_wal(const Folder& folder, const std::filesystem::path& to) {
    const auto path = folder / "live.jadoube";
    CheckedLog log = sample_log(path);
    const Reader reader(path);
    Surroundings hurried = known_surroundings(50);
    hurried.patience = {};
    auto again = CheckedLog::open(path, Access::append, hurried);
    REQUIRE(again);
    for (unsigned char id = 0x60; id < 0x63; ++id) REQUIRE(again->append(incident(id_of(id))));
    copy_with(path, to, {"", "-wal", ".heads", ".key"});
    std::filesystem::permissions(key_path_of(to), std::filesystem::perms(0600));
}

}  // namespace

TEST_CASE("what is recorded stands in the main file, and a copy of that alone is whole") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    CheckedLog log = sample_log(path);
    CHECK(wal_size(path) == 0);
    copy_with(path, folder / "copy.jadoube", {""});
    CHECK(verified(folder / "copy.jadoube").entries() == 6);
}

TEST_CASE("while somebody reads for long, it is said that the entry is not in the main file yet; later it is") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    std::vector<std::string> remarks;
    Surroundings around = known_surroundings(50);
    around.patience = std::chrono::milliseconds(60);
    around.remark = [&](const std::string& remark) { remarks.push_back(remark); };
    {
        const Reader reader(path);
        auto log = CheckedLog::open(path, Access::append, around);
        REQUIRE(log);
        REQUIRE(log->append(incident(id_of(0x60))));
        REQUIRE(remarks.size() == 1);
        CHECK_THAT(remarks.front(), Catch::StartsWith("recorded, but still in the -wal file beside the log"));
        copy_with(path, folder / "copy.jadoube", {""});
        CHECK(verified(folder / "copy.jadoube").entries() == 6);
        CHECK(verified(path).entries() == 7);
    }
    SECTION("when the reader has gone, the next that opens it carries it over") {
        REQUIRE(CheckedLog::open(path, Access::append, around));
    }
    SECTION("also the next that records") {
        auto log = CheckedLog::open(path, Access::append, around);
        REQUIRE(log->append(incident(id_of(0x60))));
    }
    CHECK(remarks.size() == 1);
    CHECK(wal_size(path) == 0);
    copy_with(path, folder / "later.jadoube", {""});
    CHECK(verified(folder / "later.jadoube").entries() == 7);
}

TEST_CASE("no bit of a -wal file that was left behind makes an entry vanish without a word", "[sized]") {
    const Folder folder;
    const auto left = folder / "left.jadoube";
    leave_in_wal(folder, left);
    const std::string log = content_of(left);
    const std::string wal = content_of(wal_path_of(left));
    REQUIRE(wal.size() > 3 * 8192);
    REQUIRE_FALSE(wal_damage(wal));
    const auto step = static_cast<std::size_t>(sized(1499, 181, 1, 7499));
    std::size_t found = 0;
    for (std::size_t at = 0; at < wal.size(); at += at < 64 ? 1 : step) {
        std::string flipped = wal;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << at % 8));
        write_content(left, log);
        write_content(wal_path_of(left), flipped);
        const Verification verification = verified(left);
        const bool is_whole = verification.is_ok() && verification.entries() == 9;
        INFO("byte " << at << ": " << summary(verification));
        REQUIRE((is_whole || !verification.is_ok()));
        if (!verification.is_ok()) ++found;
    }
    CHECK(found > 20);
}

TEST_CASE("a damaged -wal file is not touched: the log is not opened, and nothing is taken from it or removed") {
    const Folder folder;
    const auto left = folder / "left.jadoube";
    leave_in_wal(folder, left);
    std::string wal = content_of(wal_path_of(left));
    wal[100] = static_cast<char>(wal[100] ^ 1);
    write_content(wal_path_of(left), wal);
    for (const Access access : {Access::read, Access::append}) {
        const auto log = CheckedLog::open(left, access, known_surroundings());
        REQUIRE_FALSE(log);
        CHECK(log.error().code == ErrorCode::log_damaged);
        CHECK_THAT(log.error().message, Catch::StartsWith("the -wal file beside the log has changed: frame 1"));
    }
    CHECK(verified(left).findings.front().damage == Damage::wal);
    CHECK(content_of(wal_path_of(left)) == wal);
}

TEST_CASE("a commit that was cut short, as by a power cut, is no damage; one that was acknowledged is missed") {
    const Folder folder;
    const auto left = folder / "left.jadoube";
    leave_in_wal(folder, left);
    const std::string wal = content_of(wal_path_of(left));
    write_content(wal_path_of(left), wal.substr(0, wal.size() - 5000));
    SECTION("the heads know it") {
        const Verification verification = verified(left);
        REQUIRE(verification.findings.size() == 1);
        CHECK(verification.findings.front().damage == Damage::end);
        CHECK(verification.findings.front().words ==
              "entry 9 is missing at the end: the head of entry 9 is kept beside the log, and the log ends at 8");
        CHECK(CheckedLog::open(left, Access::append, known_surroundings()).error().code == ErrorCode::log_damaged);
    }
    SECTION("nobody was told that it is recorded") {
        std::string heads = content_of(heads_path_of(left));
        heads.erase(heads.rfind('\n', heads.size() - 2) + 1);
        write_content(heads_path_of(left), heads);
        CHECK(summary(verified(left)) == "OK, 8 entries; end as kept beside the log, not proven");
        CHECK(CheckedLog::open(left, Access::append, known_surroundings())->append(incident(id_of(0x62))));
    }
}

TEST_CASE("entries taken from the end are missed by the heads beside the log") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, past_triggers("DELETE FROM entries WHERE seq>4")).empty());
    CHECK(summary(verified(path)) ==
          "FAILED, 4 entries read; entries 5 to 6 are missing at the end: the head of entry 6 is kept beside the log, "
          "and the log ends at 4");
    CHECK(CheckedLog::open(path, Access::read, {}).error().code == ErrorCode::log_damaged);
    SECTION("where those were removed too, the signed note of the last check tells") {
        std::filesystem::remove(heads_path_of(path));
        CHECK(summary(verified(path)) ==
              "FAILED, 4 entries read; entries 5 to 6 are missing at the end: the head of entry 6 is noted beside the "
              "log, and the log ends at 4");
        const auto game_alone = CheckedLog::open(path, Access::append, known_surroundings(), GameOf{game("r1b1")});
        REQUIRE_FALSE(game_alone);
        CHECK(game_alone.error().code == ErrorCode::log_damaged);
    }
    SECTION("where that is gone as well, every command says that the heads are, and only one from outside tells") {
        std::filesystem::remove(heads_path_of(path));
        std::filesystem::remove(check_note_path_of(path));
        CHECK(summary(verified(path)) == "OK, 4 entries; end unproven");
        std::vector<std::string> remarks;
        Surroundings around = known_surroundings(50);
        around.remark = [&](const std::string& remark) { remarks.push_back(remark); };
        REQUIRE(CheckedLog::open(path, Access::read, around));
        REQUIRE(CheckedLog::open(path, Access::append, around, GameOf{game("r1b1")}));
        REQUIRE(remarks.size() == 2);
        CHECK_THAT(remarks.back(), Catch::StartsWith("the heads kept beside the log are gone"));
    }
    SECTION("what is recorded since does not hide it") {
        for (unsigned char id = 60; id < 72; ++id) {
            std::filesystem::remove(heads_path_of(path));
            std::filesystem::remove(check_note_path_of(path));
            REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(50))->append(incident(id_of(id))));
        }
        const auto remarks = verified(path).remarks;
        CHECK(std::any_of(remarks.begin(), remarks.end(), [](const std::string& remark) {
            return remark.rfind("the heads kept beside the log begin with entry 16", 0) == 0;
        }));
    }
    SECTION("of an empty file in place of the log its heads tell") {
        write_content(path, "");
        const auto gone = CheckedLog::open(path, Access::read, known_surroundings());
        REQUIRE_FALSE(gone);
        CHECK(gone.error().code == ErrorCode::log_damaged);
        CHECK(gone.error().message == "is empty, and the head of entry 6 is kept beside it: its entries are gone");
    }
}

TEST_CASE("a head from outside proves the log up to its entry, or shows what is missing or was written anew") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const auto entries = CheckedLog::open(path, Access::read, {})->entries();
    const std::string last = to_hex(entries.back().hash);
    const auto head = [](const std::string& text) { return parse_heads(text).value(); };
    CHECK(summary(verified(path, head(last))) == "OK, 6 entries; end proven by the head of 6");
    CHECK(summary(verified(path, head("6:" + last))) == "OK, 6 entries; end proven by the head of 6");
    CHECK(summary(verified(path, head(content_of(heads_path_of(path))))) ==
          "OK, 6 entries; end proven by the head of 6");
    CHECK(summary(verified(path, head("4:" + to_hex(entries[3].hash)))) ==
          "OK, 6 entries; proven up to 4, 2 entries since; end as kept beside the log, not proven");
    CHECK(summary(verified(path, head("5:" + to_hex(entries[4].hash)))) ==
          "OK, 6 entries; proven up to 5, 1 entry since; end as kept beside the log, not proven");
    CHECK(verified(path, head("9:" + last)).findings.front().words ==
          "entries 7 to 9 are missing at the end: the head of entry 9 is given, and the log ends at 6");
    CHECK_THAT(verified(path, head("5:" + last)).findings.front().words,
               Catch::StartsWith("entry 5 is another than the one whose head is given"));
    CHECK_THAT(verified(path, head("5:" + last)).findings.front().words,
               Catch::EndsWith("; it is the head of entry 6: was the number misread?"));
    CHECK_THAT(verified(path, head(std::string(64, 'a'))).findings.front().words,
               Catch::StartsWith("no entry has the hash that was given"));
    CHECK(parse_heads("12").error().code == ErrorCode::usage);
    CHECK(parse_heads("0:" + last).error().code == ErrorCode::usage);
}

TEST_CASE("the heads file takes what is torn or of another log as no head, and a rewritten log does not fit it") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string heads = content_of(heads_path_of(path));
    const HeadNotes notes = read_head_notes(heads);
    REQUIRE(notes.notes.size() == 2);  // of the event, and of the five entries that were recorded together
    CHECK(notes.notes.back().seq == EntrySeq{6});
    CHECK(notes.others == 0);
    for (const HeadNote& note : notes.notes) CHECK(parse_head_note(to_text(note)) == note);
    SECTION("a last line without its end is not finished; the next recording begins a line of its own") {
        write_content(heads_path_of(path), heads + "jadoube-head-v1 12ab");
        CHECK(verified(path).remarks.empty());
        REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(50))->append(incident(id_of(0x60))));
        CHECK(read_head_notes(content_of(heads_path_of(path))).notes.size() == 3);
        CHECK(verified(path).remarks.back() == "lines of the heads file that are no head of this log: 1");
    }
    SECTION("a head that nobody signed proves nothing") {
        HeadNote forged = notes.notes.back();
        forged.seq = EntrySeq{9};
        write_content(heads_path_of(path), heads + to_text(forged) + "\n");
        CHECK(verified(path).is_ok());
        CHECK(verified(path).remarks ==
              std::vector<std::string>{"lines of the heads file that are no head of this log: 1"});
    }
    SECTION("a signed head of another entry shows that the log was written anew") {
        Entry other = CheckedLog::open(path, Access::read, {})->entries().back();
        other.hash = EntryHash{};
        const HeadNote signed_by_us = signed_head(other, read_key_file(key_path_of(path)).value());
        write_content(heads_path_of(path), heads + to_text(signed_by_us) + "\n");
        CHECK(verified(path).first_bad()->damage == Damage::end);
    }
}

TEST_CASE("a copy is whole while somebody keeps entries in the -wal file, and replaces nothing") {
    const Folder folder;
    const auto left = folder / "left.jadoube";
    leave_in_wal(folder, left);
    auto log = CheckedLog::open(left, Access::read, known_surroundings());
    REQUIRE(log);
    const auto to = folder / "copy.jadoube";
    const auto copied = log->copy_to(to);
    REQUIRE(copied);
    CHECK(summary(*copied) == "OK, 9 entries; end as kept beside the log, not proven");
    CHECK(wal_size(to) == 0);
    CHECK(CheckedLog::open(to, Access::read, {})->entries() == log->entries());
    CHECK(content_of(heads_path_of(to)) == content_of(heads_path_of(left)));
    CHECK_FALSE(std::filesystem::exists(key_path_of(to)));
    CHECK(log->copy_to(to).error().code == ErrorCode::usage);
}

TEST_CASE("who finds the end missing leaves the -wal file as it is: one bit may be all that is wrong in it") {
    const Folder folder;
    const auto left = folder / "left.jadoube";
    leave_in_wal(folder, left);
    const std::filesystem::path wal = left.string() + "-wal";
    std::string damaged = content_of(wal);
    damaged[damaged.size() - 10] = static_cast<char>(damaged[damaged.size() - 10] ^ 1);
    write_content(wal, damaged);
    CHECK(CheckedLog::open(left, Access::append, known_surroundings()).error().code == ErrorCode::log_damaged);
    CHECK(content_of(wal) == damaged);
    CHECK(eject(left, std::chrono::milliseconds{1000}).error().code == ErrorCode::log_damaged);
    CHECK(content_of(wal) == damaged);
}
