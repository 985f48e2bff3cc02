// A check that was made before is gone by only for the very file that was checked.
#include "log/chain/check_note.hpp"

#include <fcntl.h>
#include <unistd.h>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keys/key_file.hpp"
#include "recording_disk.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// An hour after the sample log was written.
Surroundings an_hour_later() {
    Surroundings around = known_surroundings(50);
    around.now = [] { return UtcTime{1'795'269'802'512 + 3600 * 1000}; };
    return around;
}

Result<CheckedLog> open_part(const std::filesystem::path& path, const Surroundings& around = an_hour_later()) {
    return CheckedLog::open(path, Access::append, around, GameOf{game("r1b1")});
}

bool is_gone_by(const std::filesystem::path& path) {
    const auto log = open_part(path);
    REQUIRE(log);
    return log->was_checked_before();
}

/// Changes bytes in the file where they stand, past SQLite.
void write_at(const std::filesystem::path& path, std::size_t at, const std::string& bytes) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    REQUIRE(file >= 0);
    CHECK(::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(at)) == static_cast<ssize_t>(bytes.size()));
    ::close(file);
}

/// How often the file is read where a command of its own records one incident of a game.
std::int64_t reads_of_recording(const std::filesystem::path& path, const EntryId& id) {
    const RecordingDisk disk;
    {
        auto log = open_part(path);
        REQUIRE(log);
        CHECK(log->was_checked_before());
        REQUIRE(log->append(incident(id)));
    }
    return disk.reads();
}

/// Incidents, each of another game.
std::vector<NewEntry> incidents_elsewhere(int count) {
    std::vector<NewEntry> many;
    for (int i = 0; i < count; ++i) {
        EntryId id = id_of(0x70);
        id.value[0] = static_cast<std::uint8_t>(i / 256);
        id.value[1] = static_cast<std::uint8_t>(i % 256);
        many.push_back(incident(id));
        many.back().game = game("r2b" + std::to_string(i + 1));
    }
    return many;
}

}  // namespace

TEST_CASE("after a recording the next command goes by its check, and reads one game alone") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    auto log = open_part(path);
    REQUIRE(log);
    CHECK(log->was_checked_before());
    CHECK(log->entries().size() == 6);
    NewEntry elsewhere = incident(id_of(0x60));
    elsewhere.game = game("r1b2");
    REQUIRE(log->append(elsewhere));
    REQUIRE(log->append(incident(id_of(0x61))));
    auto again = open_part(path);
    REQUIRE(again);
    CHECK(again->was_checked_before());
    CHECK(again->entries().size() == 7);
    CHECK(again->incident_numbers().ever == std::map<std::string, int>{{"", 3}});
    CHECK(again->incident_numbers().of == std::map<EntryId, LogNumber>{{id_of(0x12), {{}, 1}}, {id_of(0x61), {{}, 3}}});
    CHECK(again->find(id_of(0x60)).value()->game == game("r1b2"));
    CHECK_FALSE(CheckedLog::open(path, Access::read, known_surroundings())->was_checked_before());
}

TEST_CASE("a recording reads as little of a long log as of a short one") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::int64_t in_short = reads_of_recording(path, id_of(0x60));
    REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(60))->append(incidents_elsewhere(1'000)));
    const std::int64_t in_long = reads_of_recording(path, id_of(0x61));
    INFO(in_short << " and " << in_long << " of " << std::filesystem::file_size(path) / 8192 << " pages");
    CHECK(in_long < in_short + 50);
}

TEST_CASE("what is altered in a long log, which several threads read, is named with its entry") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(60))->append(incidents_elsewhere(600)));
    CHECK(CheckedLog::open(path, Access::read, known_surroundings())->entries().size() == 606);
    const std::string altered =
        "UPDATE entries SET body = replace(body, 'phone rang', 'phone hung') WHERE seq IN (400, 500)";
    REQUIRE(tamper(path, past_triggers(altered)).empty());
    const auto refused = CheckedLog::open(path, Access::read, known_surroundings());
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.error().message, Catch::StartsWith("entry 400 is altered"));
}

TEST_CASE("a part of a log tells of its game what the whole log tells") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    {
        CheckedLog log = sample_log(path);
        NewEntry elsewhere = incident(id_of(0x60));
        elsewhere.game = game("r1b2");
        REQUIRE(log.append(elsewhere));
        REQUIRE(log.append(incident(id_of(0x61))));
        REQUIRE(log.append(adjournment(id_of(0x62))));
    }
    const auto opened = CheckedLog::open(path, Access::read, {});
    const State whole = fold(opened->entries(), opened->names());
    for (const Part& part :
         {Part(GameOf{game("r1b1")}), Part(GameOfIncident{{{}, 3}}), Part(GameOfIncident{{{}, 1}})}) {
        const auto log = CheckedLog::open(path, Access::read, known_surroundings(), part);
        REQUIRE(log);
        const State state = fold_part(log->entries(), log->names(), log->incident_numbers());
        REQUIRE(state.incidents.size() == 2);
        CHECK(state.all_incidents_ever() == 3);
        CHECK(state.incidents[0] == whole.incidents[0]);
        CHECK(state.incidents[1] == whole.incidents[2]);
        CHECK(*state.incident({{}, 3}) == *whole.incident({{}, 3}));
        CHECK(state.incident({{}, 2}) == nullptr);
        CHECK(state.adjourned == whole.adjourned);
        CHECK(state.event == whole.event);
        CHECK(state.rules == whole.rules);
    }
    const auto other = CheckedLog::open(path, Access::read, known_surroundings(), GameOfIncident{{{}, 2}});
    CHECK(fold_part(other->entries(), other->names(), other->incident_numbers()).incidents.front() ==
          whole.incidents[1]);
    CHECK(CheckedLog::open(path, Access::read, known_surroundings(), GameOfIncident{{{}, 9}})->entries().size() == 1);
    CHECK(CheckedLog::open(path, Access::read, known_surroundings(), EventAlone{})->entries().size() == 1);
}

TEST_CASE("an earlier check is not gone by where anything was written, moved or grew old since") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(is_gone_by(path));
    SECTION("by another program through SQLite") {
        REQUIRE(tamper(path, "INSERT INTO texts VALUES(x'" + std::string(64, '0') + "', 'x')").empty());
        CHECK(open_part(path).error().code == ErrorCode::log_damaged);
    }
    SECTION("byte for byte the same, past SQLite") {
        write_at(path, 200, content_of(path).substr(200, 1));
        CHECK_FALSE(is_gone_by(path));
    }
    SECTION("an entry of another game, past SQLite") {
        const std::string content = content_of(path);
        const auto at = content.find("phone rang");
        REQUIRE(at != std::string::npos);
        write_at(path, at, "phone hung");
        const auto refused = CheckedLog::open(path, Access::append, known_surroundings(), GameOf{game("r9b9")});
        REQUIRE_FALSE(refused);
        CHECK_THAT(refused.error().message, Catch::StartsWith("entry 3 is altered"));
    }
    SECTION("a copy in its place") {
        write_content(folder / "copy", content_of(path));
        std::filesystem::rename(folder / "copy", path);
        CHECK_FALSE(is_gone_by(path));
    }
    SECTION("the heads") {
        std::filesystem::remove(heads_path_of(path));
        CHECK_FALSE(is_gone_by(path));
    }
    SECTION("something in a -wal file") {
        write_content(path.string() + "-wal", "x");
        CHECK_FALSE(files_of(path).has_value());
    }
    SECTION("the note itself") {
        std::string note = content_of(check_note_path_of(path));
        const auto at = note.find(" 6 ");
        REQUIRE(at != std::string::npos);
        note[at + 1] = '5';
        write_content(check_note_path_of(path), note);
        CHECK_FALSE(is_gone_by(path));
    }
    SECTION("the note was signed by another key") {
        const auto note = check_note_beside(path);
        REQUIRE(note);
        write_check_note(path, note->note, DeviceKey::from_seed({}).value());
        CHECK_FALSE(is_gone_by(path));
    }
    SECTION("the note is torn or gone") {
        write_content(check_note_path_of(path), content_of(check_note_path_of(path)).substr(0, 100));
        CHECK_FALSE(is_gone_by(path));
        std::filesystem::remove(check_note_path_of(path));
        CHECK_FALSE(is_gone_by(path));
    }
    SECTION("half a day has passed") {
        Surroundings later = known_surroundings(50);
        later.now = [] { return UtcTime{1'795'269'802'512 + 13LL * 3600 * 1000}; };
        CHECK_FALSE(open_part(path, later)->was_checked_before());
    }
    SECTION("the clock went back before it") {
        Surroundings earlier = known_surroundings(50);
        earlier.now = [] { return UtcTime{1'795'269'802'512 - 3600 * 1000}; };
        CHECK_FALSE(open_part(path, earlier)->was_checked_before());
    }
}

TEST_CASE("an entry that is read is held against its hash, also where an earlier check is gone by") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const DeviceKey key = read_key_file(key_path_of(path)).value();
    const auto before = check_note_beside(path);
    REQUIRE(before);
    const std::string content = content_of(path);
    write_at(path, content.find("phone rang"), "phone hung");
    // As if the disk had lost it while nobody wrote: the note says that this is what was checked.
    CheckNote note = before->note;
    note.files = settled_files_of(path).value();
    write_check_note(path, note, key);
    const auto log = open_part(path);
    REQUIRE_FALSE(log);
    CHECK(log.error().message == "entry 3 is not as it was recorded");
}
