// What is wrong with a log where it stands, and what to do about each: the files beside it, its key, folder and disk.
#include <algorithm>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/wal_check.hpp"
#include "log/keep/examination.hpp"
#include "log/keys/key_file.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

constexpr UtcTime kLater{4'000'000'000'000};

/// A log of six entries that somebody has recorded and closed.
class Stood {
public:
    Stood() : path(folder / "open.jadoube") {
        (void)sample_log(path);
        set_mode(folder.path(), 0700);
    }

    [[nodiscard]] Examination examined(UtcTime now = kLater) const { return examine(path, now, {}).value(); }
    /// What is not well of this; each with what to do.
    [[nodiscard]] std::vector<Diagnosis> wrong_with(Looked what, UtcTime now = kLater) const {
        std::vector<Diagnosis> wrong;
        for (const Diagnosis& found : examined(now).all)
            if (found.what == what && found.health != Health::well) wrong.push_back(found);
        for (const Diagnosis& found : wrong) CHECK_FALSE(found.advice.empty());
        return wrong;
    }
    /// The one thing that is not well of this, as "trouble: words".
    [[nodiscard]] std::string wrong(Looked what, UtcTime now = kLater) const {
        const auto found = wrong_with(what, now);
        REQUIRE(found.size() == 1);
        return std::string(name_of(found[0].health)) + ": " + found[0].words;
    }
    void set_mode(const std::filesystem::path& file, unsigned mode) const {
        std::filesystem::permissions(file, std::filesystem::perms(mode));
    }

    Folder folder;
    std::filesystem::path path;
};

std::string worst_of(const DiskState& disk) {
    const auto found = findings_on(disk);
    return std::string(name_of(found.front().health)) + ": " + found.front().words;
}

constexpr std::uint64_t kGibibyte = std::uint64_t{1} << 30U;

}  // namespace

TEST_CASE("of a log with which all is well, each thing looked at is said once, without advice") {
    const Stood log;
    const Examination examination = log.examined();
    CHECK_FALSE(examination.has_trouble());
    CHECK_FALSE(examination.is_damaged());
    REQUIRE(examination.all.size() == 8);
    for (const Diagnosis& found : examination.all) {
        INFO(name_of(found.what) << ": " << found.words);
        CHECK(found.health == Health::well);
        CHECK(found.advice.empty());
    }
}

TEST_CASE("to look changes no file") {
    const Stood log;
    write_content(log.path.string() + "-journal", "not ours");
    const auto files = {log.path, key_path_of(log.path), heads_path_of(log.path),
                        std::filesystem::path(log.path.string() + "-journal")};
    std::vector<std::string> before;
    for (const auto& file : files) before.push_back(content_of(file));
    (void)log.examined();
    std::vector<std::string> after;
    for (const auto& file : files) after.push_back(content_of(file));
    CHECK(after == before);
    CHECK_FALSE(std::filesystem::exists(wal_path_of(log.path)));
}

TEST_CASE("a file that others may read or write is named with what puts it right") {
    const Stood log;
    log.set_mode(log.path, 0640);
    CHECK(log.wrong(Looked::file) == "remark: others may read it (mode 0640)");
    log.set_mode(log.path, 0660);
    CHECK(log.wrong(Looked::file) == "trouble: others may write to it (mode 0660)");
    CHECK(log.wrong_with(Looked::file).front().advice == "chmod 600 open.jadoube");
    log.set_mode(heads_path_of(log.path), 0644);
    CHECK(log.wrong(Looked::heads) == "remark: others may read it (mode 0644)");
    log.set_mode(log.folder.path(), 0777);
    CHECK(log.wrong(Looked::folder) == "remark: everybody may put another file in the place of the log");
}

TEST_CASE("what cannot be written is trouble") {
    const Stood log;
    const auto is_told = [&](Looked what) {
        const auto all = examine(log.path, kLater, {}).value().all;
        return std::any_of(all.begin(), all.end(), [&](const Diagnosis& found) {
            return found.what == what && found.health == Health::trouble &&
                   found.words.find("you cannot write") != std::string::npos;
        });
    };
    log.set_mode(log.path, 0444);
    log.set_mode(heads_path_of(log.path), 0444);
    log.set_mode(log.folder.path(), 0555);
    CHECK(holds_in_child([&] { return is_told(Looked::file) && is_told(Looked::folder) && is_told(Looked::heads); },
                         true));
    log.set_mode(log.folder.path(), 0700);
}

TEST_CASE("a key that is missing, of another log or open to others is trouble") {
    const Stood log;
    SECTION("open to others") {
        log.set_mode(key_path_of(log.path), 0644);
        CHECK(log.wrong(Looked::key) == "trouble: has mode 0644; a key is used only with mode 0600");
    }
    SECTION("missing") {
        std::filesystem::remove(key_path_of(log.path));
        CHECK_THAT(log.wrong(Looked::key), Catch::StartsWith("trouble: the key of this log cannot be read"));
    }
    SECTION("of another log") {
        (void)sample_log(log.folder / "other.jadoube", 2);
        std::filesystem::rename(log.folder / "other.jadoube.key", key_path_of(log.path));
        CHECK(log.wrong(Looked::key) == "trouble: is the key of another log");
    }
    SECTION("at work") {
        const HeldKey held(key_path_of(log.path));
        CHECK(log.wrong(Looked::key) == "remark: another program is writing to the log");
        return;
    }
    if (!std::filesystem::exists(log.folder / "other.jadoube")) CHECK(log.examined().has_trouble());
}

TEST_CASE("files that other programs or a kill left beside the log are named") {
    const Stood log;
    write_content(log.folder / "open (conflicted copy 2026-11-27).jadoube", "");
    write_content(log.folder / "open.jadoube.12ab.tmp", "");
    write_content(log.folder / "another.tmp", "");
    auto found = log.wrong_with(Looked::folder);
    REQUIRE(found.size() == 2);
    CHECK(found[0].words ==
          "'open (conflicted copy 2026-11-27).jadoube' was made by a program that keeps folders alike");
    CHECK(found[1].words == "'open.jadoube.12ab.tmp' was left unfinished");
    CHECK_FALSE(log.examined().has_trouble());
    write_content(log.path.string() + "-journal", "played back by SQLite");
    found = log.wrong_with(Looked::folder);
    CHECK(found.front().health == Health::trouble);
    CHECK_THAT(found.front().words, Catch::StartsWith("'open.jadoube-journal' stands beside the log"));
}

TEST_CASE("a -wal file with something in it is remarked, one that has changed is trouble") {
    const Stood log;
    write_content(wal_path_of(log.path), std::string(32, '\0'));
    CHECK_THAT(log.wrong(Looked::wal), Catch::StartsWith("remark: entries may stand in it"));
    write_content(wal_path_of(log.path), std::string(9000, 'x'));
    CHECK(log.wrong(Looked::wal) == "trouble: the header of the -wal file beside the log has changed");
}

TEST_CASE("heads that are gone are remarked, and a log that is cut is damaged") {
    const Stood log;
    SECTION("gone") {
        std::filesystem::remove(heads_path_of(log.path));
        CHECK_THAT(log.wrong(Looked::heads), Catch::StartsWith("remark: the heads kept beside the log are gone"));
        CHECK_FALSE(log.examined().is_damaged());
    }
    SECTION("cut") {
        REQUIRE(tamper(log.path, past_triggers("DELETE FROM entries WHERE seq>4")).empty());
        CHECK_THAT(log.wrong(Looked::entries), Catch::Contains("entries 5 to 6 are missing at the end"));
        CHECK_THAT(log.wrong_with(Looked::entries).front().advice, Catch::EndsWith("--follows open.jadoube"));
        CHECK(log.examined().is_damaged());
    }
    SECTION("no log at all") {
        write_content(log.path, std::string(5000, 'x'));
        CHECK(log.examined().is_damaged());
        std::filesystem::remove(log.path);
        CHECK(examine(log.path, kLater, {}).error().code == ErrorCode::log_missing);
    }
}

TEST_CASE("a clock that stands before the last entry is remarked") {
    const Stood log;
    CHECK_THAT(log.wrong(Looked::clock, UtcTime{1000}),
               Catch::StartsWith("remark: says 1970-01-01T00:00:01.000Z, and the last entry was recorded at "));
}

TEST_CASE("a disk is in trouble where it is shared, full or cannot be written, and remarked where it is nearly so") {
    const DiskState roomy{.free_bytes = 3 * kGibibyte, .free_files = 9, .counts_files = true};
    const auto with = [&](auto change) {
        DiskState disk = roomy;
        change(disk);
        return worst_of(disk);
    };
    CHECK(worst_of(roomy) == "well: 3072 MiB are free");
    CHECK_THAT(with([](DiskState& disk) { disk.kind = Disk::shared; }),
               Catch::StartsWith("trouble: is on the network"));
    CHECK_THAT(with([](DiskState& disk) { disk.kind = Disk::removable; }),
               Catch::StartsWith("remark: can be pulled out"));
    CHECK_THAT(with([](DiskState& disk) { disk.is_read_only = true; }),
               Catch::StartsWith("trouble: cannot be written"));
    CHECK(with([](DiskState& disk) { disk.free_bytes = kGibibyte / 16; }) == "well: 64 MiB are free");
    CHECK(with([](DiskState& disk) { disk.free_bytes = kGibibyte / 16 - 1; }) ==
          "remark: is nearly full: 63 MiB are free");
    CHECK(with([](DiskState& disk) { disk.keeps_reserve = false; }) ==
          "remark: keeps no room for the last entries of a full disk");
    CHECK(with([](DiskState& disk) { disk.free_bytes = 4096; }) == "trouble: is full: 0 MiB are free");
    CHECK(with([](DiskState& disk) { disk.free_files = 0; }) == "trouble: has room for no further file");
    CHECK(with([](DiskState& disk) { disk.free_files = 0, disk.counts_files = false; }) == "well: 3072 MiB are free");
}
