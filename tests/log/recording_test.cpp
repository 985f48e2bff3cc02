// "Recorded" holds through crashes, full disks and other writers; everything else is said to be not recorded.
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <thread>

#include "base/error.hpp"
#include "log/disk/reserve_file.hpp"
#include "log/verify/verify.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// An id that no other process and no other number has.
EntryId id_of(unsigned process, unsigned number) {
    EntryId id;
    for (unsigned i = 0; i < 4; ++i) {
        id.value[i] = static_cast<std::uint8_t>(process >> i * 8U);
        id.value[i + 4] = static_cast<std::uint8_t>(number >> i * 8U);
    }
    id.value[15] = 0xFF;
    return id;
}

NewEntry nth_incident(unsigned process, unsigned number) {
    return incident(id_of(process, number), "incident " + std::to_string(number) + std::string(300, '.'));
}

std::set<EntryId> ids_in(const std::filesystem::path& path) {
    std::set<EntryId> ids;
    const auto entries = CheckedLog::open(path, Access::read, {})->entries();
    for (const Entry& entry : entries) ids.insert(entry.id);
    return ids;
}

/// Records incidents until the first failure, and answers how many were recorded and what the failure was.
std::pair<unsigned, Error> record_until_failure(CheckedLog& store, unsigned process) {
    for (unsigned number = 0;; ++number) {
        const auto recorded = store.append(nth_incident(process, number));
        if (!recorded) return {number, recorded.error()};
    }
}

/// Whether another program would be let have the file for itself, and so remove the -wal file beside it.
/// The bytes are those of https://www.sqlite.org/src/file/src/os.h.
bool another_gets_it_alone(const std::filesystem::path& path) {
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock shared_bytes {};
        shared_bytes.l_type = F_WRLCK;
        shared_bytes.l_whence = SEEK_SET;
        shared_bytes.l_start = 0x40000002;
        shared_bytes.l_len = 510;
        const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
        ::_exit(file >= 0 && ::fcntl(file, F_SETLK, &shared_bytes) == 0 ? 1 : 0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WEXITSTATUS(status) == 1;
}

}  // namespace

TEST_CASE("while a log is open no other program gets its file alone, also after it was checked to the last entry") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    CHECK(another_gets_it_alone(path));
    for (const Access access : {Access::read, Access::append}) {
        std::filesystem::remove(path.string() + ".checked");
        auto log = CheckedLog::open(path, access, known_surroundings()).value();
        CHECK_FALSE(another_gets_it_alone(path));
        if (access == Access::read) continue;
        REQUIRE(log.append(nth_incident(0, 0)));
        CHECK_FALSE(another_gets_it_alone(path));
        REQUIRE(log.text(log.put_text("text").value()));
        CHECK_FALSE(another_gets_it_alone(path));
    }
}

TEST_CASE("while another program has the key in hand nothing is recorded; when that ends, killed or not, it is") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    Surroundings impatient = known_surroundings();
    impatient.wait = std::chrono::milliseconds(20);
    auto log = CheckedLog::open(path, Access::append, impatient).value();
    const int key = ::open((path.string() + ".key").c_str(), O_RDONLY | O_CLOEXEC);
    REQUIRE(::flock(key, LOCK_EX | LOCK_NB) == 0);
    CHECK(log.append(nth_incident(0, 0)).error().code == ErrorCode::log_busy);
    CHECK(log.put_text("text").error().message == "not recorded: another program is writing to the log");
    ::close(key);
    CHECK(log.append(nth_incident(0, 0)));
}

TEST_CASE("two programs record into one log without gaps") {
    constexpr unsigned kEach = 100;
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    pid_t children[2] = {};
    for (unsigned process = 0; process < 2; ++process) {
        children[process] = ::fork();
        REQUIRE(children[process] >= 0);
        if (children[process] != 0) continue;
        auto store = CheckedLog::open(path, Access::append, known_surroundings());
        bool fine = store.has_value();
        for (unsigned i = 0; fine && i < kEach; ++i) fine = store->append(nth_incident(process, i)).has_value();
        ::_exit(fine ? 0 : 1);
    }
    for (const pid_t child : children) {
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        CHECK(status == 0);
    }
    CHECK(ids_in(path).size() == 6 + 2 * kEach);
    CHECK(summary(*verify(path, {})) == "OK, 206 entries; end as kept beside the log, not proven");
}

TEST_CASE("nothing is recorded where its own game has changed since the caller looked; other games do not matter") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    CheckedLog store = sample_log(path);
    const Basis seen = basis_in(store.entries(), game("r1b1"));
    CHECK(seen == Basis{1, game("r1b1"), 5});
    REQUIRE(store.append(nth_incident(0, 0), seen));
    const auto refused = store.append(nth_incident(0, 1), seen);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::log_busy);
    CHECK(refused.error().message == "not recorded: r1b1 has changed meanwhile: its last entry is 7 now");
    CHECK(store.entries().size() == 7);
    CHECK(store.append(nth_incident(0, 0), seen)->was_there);
    NewEntry elsewhere = nth_incident(0, 2);
    elsewhere.game = game("r1b2");
    REQUIRE(store.append(elsewhere, Basis{1, game("r1b2"), 0}));
    CHECK(store.append(nth_incident(0, 1), basis_in(store.entries(), game("r1b1"))));
}

namespace {

/// A program that records one entry after another, and says of each that it is recorded.
struct Writer {
    unsigned number = 0;
    pid_t process = -1;
    int answers = -1;
};

Writer started(const std::filesystem::path& path, unsigned number) {
    int ends[2] = {};
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        auto store = CheckedLog::open(path, Access::append, known_surroundings());
        for (unsigned i = 0; store; ++i)
            if (!store->append(nth_incident(number, i)) || ::write(ends[1], &i, sizeof i) != sizeof i) break;
        ::_exit(1);
    }
    ::close(ends[1]);
    return {number, child, ends[0]};
}

/// Until one of them has recorded something.
void wait_for_answer(const std::vector<Writer>& writers) {
    std::vector<pollfd> answers;
    for (const Writer& writer : writers) answers.push_back({.fd = writer.answers, .events = POLLIN});
    REQUIRE(::poll(answers.data(), answers.size(), 30'000) > 0);
}

struct SaidByWriter {
    unsigned count = 0;       // entries that it had said were recorded
    bool was_killed = false;  // and had not ended by itself
};

/// Of a program that has been killed.
SaidByWriter said_by(const Writer& writer) {
    unsigned count = 0;
    for (unsigned said = 0; ::read(writer.answers, &said, sizeof said) == sizeof said;) count = said + 1;
    ::close(writer.answers);
    int status = 0;
    REQUIRE(::waitpid(writer.process, &status, 0) == writer.process);
    return {count, WIFSIGNALED(status)};
}

/// What was recorded is there once, and the log verifies.
void require_whole(const std::filesystem::path& path) {
    const auto verified = verify(path, {}).value();
    CHECK(verified.is_ok());
    CHECK(ids_in(path).size() == static_cast<std::size_t>(verified.entries()));
}

/// Writers one after the other in a log of their own, each killed; `first` is the number of the first of them.
void kill_one_by_one(unsigned first, unsigned kills) {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    unsigned acknowledged = 0;
    for (unsigned round = first; round < first + kills; ++round) {
        const Writer writer = started(path, round);
        wait_for_answer({writer});  // the first is recorded
        std::this_thread::sleep_for(std::chrono::microseconds(round * 397 % 7000));
        REQUIRE(::kill(writer.process, SIGKILL) == 0);
        const SaidByWriter said = said_by(writer);
        REQUIRE(said.was_killed);
        REQUIRE(said.count > 0);
        const auto ids = ids_in(path);
        for (unsigned i = 0; i < said.count; ++i) {
            INFO("round " << round << ", entry " << i << " of " << said.count);
            REQUIRE(ids.count(id_of(round, i)) == 1);
        }
        acknowledged += said.count;
        // The command whose answer never came: typed again, it is recorded exactly once.
        auto store = CheckedLog::open(path, Access::append, known_surroundings());
        const bool was_there = ids.count(id_of(round, said.count)) == 1;
        const auto retried = store->append(nth_incident(round, said.count));
        REQUIRE(retried);
        REQUIRE(retried->was_there == was_there);
    }
    CHECK(acknowledged >= kills);
    require_whole(path);
}

/// Eight writers at once, killed together, again and again in a log of their own.
void kill_eight_by_eight(unsigned first, unsigned rounds) {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    unsigned acknowledged = 0;
    for (unsigned round = first; round < first + rounds; ++round) {
        std::vector<Writer> writers;
        for (unsigned i = 0; i < 8; ++i) writers.push_back(started(path, round * 8 + i));
        wait_for_answer(writers);
        std::this_thread::sleep_for(std::chrono::microseconds(round * 7919 % 50'000));
        for (const Writer& writer : writers) REQUIRE(::kill(writer.process, SIGKILL) == 0);
        std::map<unsigned, unsigned> said;
        for (const Writer& writer : writers) said[writer.number] = said_by(writer).count;  // and has ended
        const auto ids = ids_in(path);
        auto store = CheckedLog::open(path, Access::append, known_surroundings()).value();
        for (const Writer& writer : writers) {
            const unsigned count = said[writer.number];
            for (unsigned i = 0; i < count; ++i) REQUIRE(ids.count(id_of(writer.number, i)) == 1);
            acknowledged += count;
            const bool was_there = ids.count(id_of(writer.number, count)) == 1;
            REQUIRE(store.append(nth_incident(writer.number, count))->was_there == was_there);
        }
    }
    CHECK(acknowledged >= rounds);
    require_whole(path);
}

/// So many rounds, some to each log: to check one costs more the longer it is.
void in_logs_of(unsigned each, std::int64_t rounds, void (*kill_in)(unsigned first, unsigned rounds)) {
    for (unsigned first = 0; first < rounds; first += each)
        kill_in(first, std::min(each, static_cast<unsigned>(rounds) - first));
}

}  // namespace

TEST_CASE("killed at any moment, a program loses nothing that it called recorded", "[sized]") {
    in_logs_of(30, sized(30, 150, 10'000), kill_one_by_one);
}

TEST_CASE("eight programs that record at once, killed at any moment, lose nothing and double nothing", "[sized]") {
    in_logs_of(5, sized(4, 20, 125), kill_eight_by_eight);
}

TEST_CASE("while another program writes, the log is busy and nothing changes") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    Surroundings impatient = known_surroundings();
    impatient.wait = std::chrono::milliseconds(20);
    auto store = CheckedLog::open(path, Access::append, impatient).value();
    {
        auto other = Database::open(path, Access::append, {}).value();
        REQUIRE(other.run("BEGIN IMMEDIATE"));
        const auto refused = store.append(nth_incident(0, 0));
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == ErrorCode::log_busy);
        CHECK(refused.error().message == "not recorded: another program is writing to the log");
        CHECK(store.put_text("text").error().code == ErrorCode::log_busy);
        CHECK(store.entries().size() == 6);
    }
    CHECK(store.append(nth_incident(0, 0)));
}

TEST_CASE("a limit on the file's size is a full disk: not recorded, nothing lost, and on it goes after") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    CHECK(holds_in_child([&] {
        ::signal(SIGXFSZ, SIG_IGN);
        auto store = CheckedLog::open(path, Access::append, known_surroundings());
        if (!store) return false;
        rlimit limit{};
        ::getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = std::filesystem::file_size(path) + 40'000;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto [recorded, error] = record_until_failure(*store, 1);
        const bool told = recorded > 3 && error.code == ErrorCode::log_full &&
                          error.message.rfind("not recorded: the disk is full", 0) == 0;
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const bool kept = store->entries().size() == 6 + recorded;
        const auto again = store->append(nth_incident(1, recorded));
        return told && kept && again && !again->was_there && verify(path, {})->is_ok();
    }));
}

namespace {

constexpr int kNoDisk = 2;

/// Whether the work, done in a process of its own where the folder is a small disk, answered true.
void check_on_small_disk(const Folder& folder, const char* size, const std::function<bool()>& work) {
    if (::geteuid() != 0) {
        WARN("not tried: only root can mount a small disk");
        return;
    }
    const int answer = answer_of_child([&] {
        const bool is_mounted = ::unshare(CLONE_NEWNS) == 0 &&
                                ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                                ::mount("tmpfs", folder.path().c_str(), "tmpfs", 0, size) == 0;
        if (!is_mounted) return kNoDisk;
        return work() ? 1 : 0;
    });
    if (answer == kNoDisk) {
        WARN("not tried: no small disk can be mounted here");
    } else {
        CHECK(answer == 1);
    }
}

/// A file that takes all the room there is.
void fill_disk(const std::filesystem::path& file) {
    std::ofstream ballast(file, std::ios::binary);
    const std::string block(4096, 'x');
    while (ballast) ballast << block << std::flush;
}

}  // namespace

TEST_CASE("a full disk: not recorded, nothing lost, and on it goes when there is room") {
    const Folder folder;
    check_on_small_disk(folder, "size=512k", [&] {
        auto store = CheckedLog::create(folder / "open.jadoube", new_log(), known_surroundings());
        if (!store) return false;
        write_content(folder / "ballast", std::string(100'000, 'x'));
        const auto [recorded, error] = record_until_failure(*store, 1);
        const bool told =
            recorded > 3 && error.code == ErrorCode::log_full && error.message == "not recorded: the disk is full";
        const bool kept = store->entries().size() == 1 + recorded;
        std::filesystem::remove(folder / "ballast");
        const auto again = store->append(nth_incident(1, recorded));
        return told && kept && again && verify(folder / "open.jadoube", {})->is_ok();
    });
}

TEST_CASE("what was kept for a full disk takes two hundred entries more, and is kept anew when there is room") {
    const Folder folder;
    check_on_small_disk(folder, "size=24m", [&] {
        const auto path = folder / "open.jadoube";
        int remarks = 0;
        Surroundings around = known_surroundings();
        around.remark = [&](const std::string& remark) { remarks += remark == kReserveGivenUp ? 1 : 0; };
        auto store = CheckedLog::create(path, new_log(), around);
        if (!store || !has_reserve(path)) return false;
        fill_disk(folder / "ballast");
        const auto [recorded, error] = record_until_failure(*store, 1);
        const bool told = recorded >= 200 && error.code == ErrorCode::log_full && remarks == 1 && !has_reserve(path);
        const bool kept = store->entries().size() == 1 + recorded && verify(path, {})->is_ok();
        std::filesystem::remove(folder / "ballast");
        const auto again = store->append(nth_incident(1, recorded));
        return told && kept && again && CheckedLog::open(path, Access::append, around) && has_reserve(path);
    });
}

TEST_CASE("a log is opened on a full disk: to read, and with the room that was kept to record") {
    const Folder folder;
    check_on_small_disk(folder, "size=24m", [&] {
        const auto path = folder / "open.jadoube";
        { (void)sample_log(path); }
        fill_disk(folder / "ballast");
        const bool reads = CheckedLog::open(path, Access::read, known_surroundings()).has_value();
        auto store = CheckedLog::open(path, Access::append, known_surroundings());
        return reads && store && !has_reserve(path) && store->append(nth_incident(1, 1)) && verify(path, {})->is_ok() &&
               verify(path, {})->entries() == 7;
    });
}
