// What is no log, cannot be written, or has no key: each is refused, with its code, and nothing is changed.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.hpp"
#include "log/disk/log_path.hpp"
#include "log/keys/key_file.hpp"
#include "log/verify/followed_log.hpp"
#include "log/verify/verify.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

Error refusal_of(const std::filesystem::path& path, Access access = Access::append) {
    const auto store = CheckedLog::open(path, access, known_surroundings());
    REQUIRE_FALSE(store);
    return store.error();
}

/// Works in a folder while it lives.
class WorkingIn {
public:
    explicit WorkingIn(const Folder& folder) { std::filesystem::current_path(folder.path()); }
    WorkingIn(const WorkingIn&) = delete;
    WorkingIn& operator=(const WorkingIn&) = delete;
    ~WorkingIn() { std::filesystem::current_path(before_); }

private:
    std::filesystem::path before_ = std::filesystem::current_path();
};

std::size_t files_in(const Folder& folder) {
    const std::filesystem::directory_iterator all(folder.path());
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

}  // namespace

TEST_CASE("names that SQLite would not take for a file are no logs") {
    const Folder folder;
    const WorkingIn there(folder);
    for (const char* name : {"", ":memory:", "file:x.jadoube", "file:x?mode=memory", "file::memory:", "folder/"}) {
        INFO(name);
        CHECK(refusal_of(name).code == ErrorCode::log_missing);
        CHECK(refusal_of(name, Access::read).code == ErrorCode::log_missing);
        CHECK(CheckedLog::create(name, new_log(), known_surroundings()).error().code == ErrorCode::log_missing);
        CHECK(verify(name, {}).error().code == ErrorCode::log_missing);
    }
    CHECK(files_in(folder) == 0);
    SECTION("but a file may have a strange name") {
        REQUIRE(CheckedLog::create("./file:x?mode=memory", new_log(), known_surroundings()));
        CHECK(std::filesystem::file_size(folder / "file:x?mode=memory") > 0);
    }
}

TEST_CASE("only a regular file is a log") {
    const Folder folder;
    { (void)sample_log(folder / "open.jadoube"); }
    const auto path = folder / "x.jadoube";
    std::string what;
    SECTION("nothing there") {
        CHECK(refusal_of(path).code == ErrorCode::log_missing);
        CHECK(verify(path, {}).error().code == ErrorCode::log_missing);
        return;
    }
    SECTION("a folder") {
        std::filesystem::create_directory(path);
        what = "a folder";
    }
    SECTION("a link, even to a log") {
        std::filesystem::create_symlink(folder / "open.jadoube", path);
        what = "a symbolic link";
    }
    SECTION("a pipe, without waiting for its other end") {
        REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
        what = "a pipe";
    }
    CHECK(refusal_of(path).code == ErrorCode::log_foreign);
    CHECK(refusal_of(path, Access::read).message == "is " + what + ", not a log file");
    CHECK(verify(path, {}).error().code == ErrorCode::log_foreign);
    CHECK(CheckedLog::create(path, new_log(), known_surroundings()).error().code == ErrorCode::usage);
}

TEST_CASE("a link in the folder's path is followed") {
    const Folder folder;
    std::filesystem::create_directory(folder / "real");
    std::filesystem::create_directory_symlink(folder / "real", folder / "link");
    REQUIRE(CheckedLog::create(folder / "link/open.jadoube", new_log(), known_surroundings()));
    CHECK(CheckedLog::open(folder / "link/open.jadoube", Access::append, known_surroundings()));
    CHECK(CheckedLog::open(folder / "real/open.jadoube", Access::append, known_surroundings()));
}

TEST_CASE("files of other programs are no logs, and stay as they are") {
    const Folder folder;
    const auto path = folder / "x.jadoube";
    SECTION("a text") {
        write_content(path, "These are my notes on round 5, board 12, and they are long enough.\n");
    }
    SECTION("an empty file") {
        write_content(path, "");
    }
    SECTION("a database") {
        REQUIRE(tamper(path, "CREATE TABLE entries(seq INTEGER); PRAGMA user_version=1").empty());
    }
    SECTION("bytes") {
        write_content(path, std::string(10'000, '\xA5'));
    }
    const std::string before = content_of(path);
    CHECK(refusal_of(path).code == ErrorCode::log_foreign);
    CHECK(refusal_of(path, Access::read).code == ErrorCode::log_foreign);
    const auto verified = verify(path, {});
    REQUIRE(verified);
    CHECK(verified->findings.front().damage == Damage::header);
    CHECK(content_of(path) == before);
}

TEST_CASE("a log of a newer version is neither read nor written: this one cannot check it") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, "PRAGMA user_version=2").empty());
    for (const Access access : {Access::append, Access::read}) {
        CHECK(refusal_of(path, access).code == ErrorCode::format_newer);
        CHECK_THAT(refusal_of(path, access).message, Catch::Contains("log format 2; this one checks 1"));
    }
}

TEST_CASE("a damaged log is not opened, and what is wrong is named with the way out") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    std::string words;
    SECTION("a trigger is gone") {
        REQUIRE(tamper(path, "DROP TRIGGER entries_no_delete").empty());
        words = "the tables are not as they were made: trigger entries_no_delete is missing";
    }
    SECTION("a signature is not one") {
        REQUIRE(tamper(path, past_triggers("UPDATE entries SET sig=zeroblob(64) WHERE seq=3")).empty());
        words = "entry 3 is not signed by the key of its chain";
    }
    SECTION("an entry is missing") {
        REQUIRE(tamper(path, past_triggers("DELETE FROM entries WHERE seq=3")).empty());
        words = "entry 3 missing: expected 3, found 4";
    }
    for (const Access access : {Access::append, Access::read}) {
        CHECK(refusal_of(path, access).code == ErrorCode::log_damaged);
        CHECK_THAT(refusal_of(path, access).message, Catch::StartsWith(words));
        CHECK_THAT(refusal_of(path, access).hint, Catch::Contains("jadoube init NEW.jadoube --follows open.jadoube"));
    }
}

TEST_CASE("damage that comes while a log is open stops the next recording") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    CheckedLog log = sample_log(path);
    REQUIRE(log.append(incident(id_of(0x20))));
    REQUIRE(tamper(path, past_triggers("UPDATE entries SET kind='note' WHERE seq=2")).empty());
    const auto refused = log.append(incident(id_of(0x21)));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::log_damaged);
    CHECK(refused.error().message == "not recorded: entry 2 says something else in its body than in kind");
}

TEST_CASE("a log goes on from a damaged one, and names it") {
    const Folder folder;
    const auto old = folder / "open.jadoube";
    { (void)sample_log(old); }
    REQUIRE(tamper(old, past_triggers("UPDATE entries SET kind='note' WHERE seq=2")).empty());
    const auto followed = followed_log(old, {});
    REQUIRE(followed);
    CHECK(followed->file == "open.jadoube");
    CHECK(followed->sha256 == hash_of_text(content_of(old)));
    CHECK(followed->entries == 6);
    CHECK(followed->verdict == "FAILED, 6 entries read; entry 2 says something else in its body than in kind");
    NewLog begin = new_log();
    begin.event.follows = *followed;
    const auto log = CheckedLog::create(folder / "new.jadoube", begin, known_surroundings(9));
    REQUIRE(log);
    CHECK(std::get<EventBegun>(log->entries().front().data).follows == *followed);
}

TEST_CASE("without the device's own key nothing is recorded, but everything is read") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const auto key = key_path_of(path);
    struct stat status {};
    REQUIRE(::stat(key.c_str(), &status) == 0);
    CHECK((status.st_mode & 07777) == 0600);
    REQUIRE(::stat(path.c_str(), &status) == 0);
    CHECK((status.st_mode & 07777) == 0600);
    std::string why;
    SECTION("missing") {
        std::filesystem::remove(key);
        why = "No such file";
    }
    SECTION("readable by others") {
        REQUIRE(::chmod(key.c_str(), 0644) == 0);
        why = "has mode 0644";
    }
    SECTION("of another log") {
        { (void)sample_log(folder / "other.jadoube", 7); }
        std::filesystem::rename(folder / "other.jadoube.key", key);
        why = "is the key of another log";
    }
    SECTION("a link") {
        std::filesystem::rename(key, folder / "moved");
        std::filesystem::create_symlink(folder / "moved", key);
        why = "symbolic links";
    }
    SECTION("a pipe") {
        std::filesystem::remove(key);
        REQUIRE(::mkfifo(key.c_str(), 0600) == 0);
        why = "is not a regular file";
    }
    SECTION("cut off") {
        write_content(key, content_of(key).substr(0, 100));
        why = "is no device key";
    }
    SECTION("a seed that is not of the public key") {
        std::string text = content_of(key);
        const auto seed = text.find("seed ") + 5;
        text[seed] = text[seed] == '0' ? '1' : '0';
        write_content(key, text);
        why = "is no device key";
    }
    CHECK(refusal_of(path).code == ErrorCode::key_unusable);
    CHECK_THAT(refusal_of(path).message, Catch::Contains(why));
    CHECK(CheckedLog::open(path, Access::read, {})->entries().size() == 6);
    CHECK(verify(path, {})->is_ok());
}

TEST_CASE("a log is never begun over something, nor by halves") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    const auto error = [&](const NewLog& begin) {
        return CheckedLog::create(path, begin, known_surroundings()).error();
    };
    SECTION("a file of that name") {
        write_content(path, "mine");
        CHECK(error(new_log()).code == ErrorCode::usage);
        CHECK(content_of(path) == "mine");
        CHECK(files_in(folder) == 1);
    }
    SECTION("a key of that name") {
        write_content(key_path_of(path), "the key of a log that was moved");
        CHECK(error(new_log()).code == ErrorCode::key_unusable);
        CHECK(content_of(key_path_of(path)) == "the key of a log that was moved");
        CHECK(files_in(folder) == 1);
    }
    SECTION("no folder") {
        CHECK(CheckedLog::create(folder / "none/open.jadoube", new_log(), known_surroundings()).error().code ==
              ErrorCode::log_missing);
    }
    SECTION("an event with a day that no calendar has") {
        NewLog begin = new_log();
        begin.event.first_day = "2026-02-30";
        CHECK(error(begin).where == "/data/first_day");
        CHECK(files_in(folder) == 0);
    }
    SECTION("rules that are no text") {
        NewLog begin = new_log();
        begin.rules_text = "\xFF\xFE";
        CHECK(error(begin).code == ErrorCode::not_utf8);
        CHECK(files_in(folder) == 0);
    }
    SECTION("an event without a name") {
        NewLog begin = new_log();
        begin.event.name.clear();
        CHECK(error(begin).where == "/data/name");
        CHECK(files_in(folder) == 0);
    }
    SECTION("a nameless device") {
        NewLog begin = new_log();
        begin.event.device.clear();
        CHECK(error(begin).where == "/data/device");
        CHECK(files_in(folder) == 0);
    }
}

TEST_CASE("what a killed init left is in nobody's way") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    const auto key_path = key_path_of(path);
    { (void)sample_log(folder / "other.jadoube", 7); }
    std::filesystem::rename(folder / "other.jadoube.key", key_path);
    const auto mark = to_hex(chain_of_key(read_key_file(key_path)->public_key())).substr(0, 16);
    const auto unnamed = folder / ("open.jadoube." + mark + ".tmp");
    SECTION("killed between the names of key and log: both are removed, and the log is begun") {
        std::filesystem::rename(folder / "other.jadoube", unnamed);
        REQUIRE(CheckedLog::create(path, new_log(), known_surroundings()));
        CHECK_FALSE(std::filesystem::exists(unnamed));
        CHECK(verify(path, {})->is_ok());
    }
    SECTION("killed before: the log is begun beside what was left") {
        std::filesystem::rename(folder / "other.jadoube", unnamed);
        std::filesystem::rename(key_path, folder / ("open.jadoube." + mark + ".key.tmp"));
        REQUIRE(CheckedLog::create(path, new_log(), known_surroundings()));
        CHECK(verify(path, {})->is_ok());
    }
    SECTION("the key of a log that was moved away is kept") {
        CHECK(CheckedLog::create(path, new_log(), known_surroundings()).error().code == ErrorCode::key_unusable);
        CHECK(std::filesystem::exists(key_path));
    }
    SECTION("one that is being made at this moment is left alone") {
        std::filesystem::rename(folder / "other.jadoube", unnamed);
        const int held = ::open(key_path.c_str(), O_RDONLY | O_CLOEXEC);
        REQUIRE(::flock(held, LOCK_EX) == 0);
        CHECK(CheckedLog::create(path, new_log(), known_surroundings()).error().code == ErrorCode::key_unusable);
        CHECK(std::filesystem::exists(unnamed));
        ::close(held);
    }
}

TEST_CASE("a log that may not be written is read") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    if (::geteuid() == 0) {
        REQUIRE(::chown(path.c_str(), 65534, 65534) == 0);
        REQUIRE(::chown(key_path_of(path).c_str(), 65534, 65534) == 0);
        REQUIRE(::chown(folder.path().c_str(), 65534, 65534) == 0);
    }
    const auto reads = [&] {
        const auto store = CheckedLog::open(path, Access::read, {});
        return store && store->entries().size() == 6 && verify(path, {})->is_ok();
    };
    const auto refuses = [&] {
        const auto store = CheckedLog::open(path, Access::append, known_surroundings());
        return !store && store.error().code == ErrorCode::log_readonly;
    };
    SECTION("a read-only file") {
        REQUIRE(::chmod(path.c_str(), 0400) == 0);
        CHECK(holds_in_child(reads, true));
        CHECK(holds_in_child(refuses, true));
    }
    SECTION("a read-only folder") {
        REQUIRE(::chmod(folder.path().c_str(), 0500) == 0);
        CHECK(holds_in_child(reads, true));
        CHECK(holds_in_child(refuses, true));
    }
    SECTION("a read-only folder with entries that are only in the -wal file: not read by halves") {
        write_content(path.string() + "-wal", "something");
        REQUIRE(::chmod((path.string() + "-wal").c_str(), 0444) == 0);
        REQUIRE(::chmod(folder.path().c_str(), 0500) == 0);
        CHECK(holds_in_child(
            [&] { return CheckedLog::open(path, Access::read, {}).error().code == ErrorCode::log_readonly; }, true));
    }
    SECTION("a read-only folder takes no new log") {
        REQUIRE(::chmod(folder.path().c_str(), 0500) == 0);
        CHECK(holds_in_child(
            [&] {
                const auto made = CheckedLog::create(folder / "new.jadoube", new_log(), known_surroundings());
                return !made && made.error().code == ErrorCode::log_readonly;
            },
            true));
    }
    SECTION("a file of somebody else") {
        if (::geteuid() == 0) {
            REQUIRE(::chown(path.c_str(), 0, 0) == 0);
            CHECK(holds_in_child(
                [&] { return CheckedLog::open(path, Access::read, {}).error().code == ErrorCode::file_unreadable; },
                true));
        }
    }
}

TEST_CASE("network disks are told from local and removable ones") {
    CHECK(disk_of_type(0x6969) == Disk::shared);
    CHECK(disk_of_type(0xFF534D42) == Disk::shared);
    CHECK(disk_of_type(0x65735546) == Disk::shared);
    CHECK(disk_of_type(0x01021997) == Disk::shared);
    CHECK(disk_of_type(0x4D44) == Disk::removable);
    CHECK(disk_of_type(0x2011BAB0) == Disk::removable);
    CHECK(disk_of_type(0xEF53) == Disk::local);  // ext4
    CHECK(disk_of("/dev") == Disk::local);
}
