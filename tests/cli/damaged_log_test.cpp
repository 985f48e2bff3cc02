// A damaged log is used by nobody: whatever is wrong with it, no command reads an event from it or records in it.
#include <algorithm>
#include <functional>

#include "../log/tampering.hpp"
#include "base/error.hpp"
#include "log/keys/key_file.hpp"
#include "log/recording/checked_log.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;
using log::blob;
using log::past_triggers;
using log::sql_text;

constexpr const char* kLog = "open.jadoube";
constexpr const char* kBundle = "sound.bundle";
constexpr const char* kTable = "round9.csv";
const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A log of nine entries: the event, r1b1 with two incidents (one decided), the clocks, r1b2 adjourned.
void begin_event(const Desktop& desktop) {
    desktop.begin_log();
    desktop.expect(0, {"incident", "r1b1", "--fen", kStart, "--act", "white moves e2-e5", "--nothing-else"});
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, {"clock", "read", "--round", "r1", "b1 1:20:05 1:31:10 18 w"});
    desktop.expect(0, {"incident", "r1b1", "--fen", kStart, "--act", "white touches e2", "--nothing-else", "--fact",
                       "deliberate=yes"});
    desktop.expect(0, {"adjourn", "r1b2", "--fen", kStart, "--white", "Ada", "--black", "Bob"});
    desktop.expect(0, {"export", kBundle});
    desktop.write(kTable, "Board;White;Black\n1;Eve;Mallory\n");
}

/// Every command that reads a log or records in one.
const std::vector<Words> kCommands{
    {"incident", "r1b1", "--fen", kStart, "--act", "white moves e2-e5", "--nothing-else"},
    {"incident", "r9b9", "--fen", kStart, "--act", "white moves e2-e5", "--nothing-else"},
    {"answer", "2", "deliberate=no"},
    {"decide", "1", "--reason", "again"},
    {"decide", "2"},
    {"adjourn", "r1b3", "--fen", kStart},
    {"seal", "r1b2", "--clock-paused"},
    {"resume", "r1b2", "--present", "both"},
    {"resume", "r1b2", "--go-on"},
    {"clock", "read", "--round", "r1", "b1 1:10:05 1:21:10 20 w"},
    {"clock", "sheet"},
    {"clock", "rebuild", "r1b1", "--white-now", "20", "--black-now", "20"},
    {"log"},
    {"log", "1"},
    {"log", "--at", "2"},
    {"report"},
    {"report", "--incident", "1"},
    {"report", "--at", "2", "--json"},
    {"verify"},
    {"verify", "--rejudge"},
    {"incident", "r1b1", "--confidential", "a suspicion"},
    {"overrule", "1", "--otherwise", "nothing", "--reason", "no offence", "--by", "Appeals committee"},
    {"correct", "1", "--white-clock", "0:10:00", "--reason", "misread"},
    {"appeal", "1", "--appellant", "white", "--grounds", "no offence"},
    {"appeal", "withdraw", "1"},
    {"undo", "2", "--reason", "entered twice"},
    {"redact", "3", "--reason", "asked for"},
    {"open"},
    {"due"},
    {"player", "Ada"},
    {"standing", "r1b1"},
    {"head"},
    {"head", "--keep", "heads.txt"},
    {"backup", "copy.saved"},
    {"export", "more.bundle"},
    {"merge", kBundle},
    {"doctor"},
    {"eject"},
    {"key", "rotate"},
    {"key", "retire", "--device", "B", "--reason", "stolen"},
    {"import", kTable, "--round", "9"},
    {"clock", "read", "--round", "9", "b1 1:10:05 1:21:10 20 w"},
    {"config"},
    {"appeal", "panel", "1", "--member", "Cy Young"},
    {"appeal", "decide", "1", "--dismissed", "--reason", "no ground"},
    {"key", "retire", "--reason", "the event is over"},
};

log::Entry entry_of(std::size_t seq) {
    return log::CheckedLog::open(kLog, log::Access::read, {})->entries().at(seq - 1);
}

/// The body of an entry with one word for another.
std::string changed(std::size_t seq, const std::string& old, const std::string& by) {
    std::string body = log::body_of(entry_of(seq));
    const auto at = body.find(old);
    REQUIRE(at != std::string::npos);
    return body.replace(at, old.size(), by);
}

struct Harm {
    std::string what;
    std::string sql;
    std::string named;  // in the error
};

/// One of each class of damage.
std::vector<Harm> harms() {
    const log::DeviceKey own = log::read_key_file(log::key_path_of(kLog)).value();
    const log::DeviceKey other = log::DeviceKey::from_seed({}).value();
    const std::string body = changed(3, "\"e5\"", "\"e4\"");
    return {
        {"a signature", "UPDATE entries SET sig=zeroblob(64) WHERE seq=3", "entry 3 is not signed by the key"},
        {"a link", log::rewrite(3, body, own), "entry 4 follows another entry"},
        {"a copy", "UPDATE entries SET game='r1b2' WHERE seq=3",
         "entry 3 says something else in its body than in game"},
        {"a body", "UPDATE entries SET body=" + sql_text(body) + " WHERE seq=3", "entry 3 is altered"},
        {"a body under a foreign key", log::rewrite(3, body, other), "entry 3 is not signed by the key"},
        {"a text", "UPDATE texts SET content=content||' '", "was altered"},
        {"a text taken out", "DELETE FROM texts", "entry 1 names a text that is missing"},
        {"the key", "UPDATE chains SET first_key=" + blob(log::to_raw(other.public_key())), "not signed by the key"},
        {"three entries of the middle", "DELETE FROM entries WHERE seq IN (3, 4, 5)", "entries 3 to 5 missing"},
        {"two entries of the end", "DELETE FROM entries WHERE seq>7", "missing at the end"},
        {"a table of somebody else", "CREATE TABLE notes(x)", "table notes was added"},
    };
}

std::string in_a_line(const Words& words) {
    std::string line;
    for (const std::string& word : words) line += word + ' ';
    return line;
}

void append_foreign_chain(const Desktop& desktop) {
    desktop.expect(0, {"init", "other.jadoube", "--rules", test_file("club.json")});
    REQUIRE(log::tamper(kLog,
                        "ATTACH 'other.jadoube' AS o; INSERT INTO chains SELECT * FROM o.chains;"
                        "INSERT INTO entries SELECT * FROM o.entries")
                .empty());
}

/// Each command refuses, names what is wrong, and leaves every byte of the log.
void require_refused_by_all(const Desktop& desktop, const std::string& named) {
    const std::string before = desktop.read(kLog);
    for (Words words : kCommands) {
        words.insert(words.end(), {"--log", kLog});
        const Outcome outcome = desktop.run(words);
        INFO(in_a_line(words) << '\n' << outcome.out << outcome.err);
        CHECK(outcome.code == 5);
        CHECK(contains(outcome.out + outcome.err, named));
    }
    CHECK(desktop.read(kLog) == before);
}

}  // namespace

TEST_CASE("every command goes on in a sound log") {
    const Desktop desktop;
    begin_event(desktop);
    for (const Words& words : kCommands) {
        const Outcome outcome = desktop.run(words);
        INFO(in_a_line(words) << '\n' << outcome.out << outcome.err);
        CHECK(outcome.code != 5);
    }
}

TEST_CASE("no command goes on in a log with any damage, and all name it") {
    const Desktop desktop;
    begin_event(desktop);
    const std::string untouched = desktop.read(kLog);
    for (const Harm& harm : harms()) {
        INFO(harm.what);
        desktop.write(kLog, untouched);
        REQUIRE(log::tamper(kLog, past_triggers(harm.sql)).empty());
        require_refused_by_all(desktop, harm.named);
    }
}

TEST_CASE("no command goes on in a log to which somebody added a chain of his own") {
    const Desktop desktop;
    begin_event(desktop);
    append_foreign_chain(desktop);
    require_refused_by_all(desktop, "the log names 2 chains");
}

TEST_CASE("after damage a new log goes on, and says from which file") {
    const Desktop desktop;
    begin_event(desktop);
    REQUIRE(log::tamper(kLog, past_triggers("UPDATE entries SET kind='note' WHERE seq=3")).empty());
    const Outcome refused = desktop.expect(5, {"decide", "2", "--log", kLog});
    CHECK(contains(refused.err, "jadoube init NEW.jadoube --follows open.jadoube"));
    desktop.expect(0, {"init", "new.jadoube", "--rules", test_file("club.json"), "--follows", kLog});
    const Json first = desktop.expect(0, {"log", "1", "--log", "new.jadoube", "--json"}).json();
    const Json* follows = first.find("body")->find("data")->find("follows");
    REQUIRE(follows != nullptr);
    CHECK(follows->text("sha256") == log::to_hex(log::hash_of_text(desktop.read(kLog))));
    CHECK(contains(follows->text("verdict"), "entry 3 says something else in its body than in kind"));
    CHECK(contains(desktop.expect(0, {"report", "--log", "new.jadoube"}).out, "Goes on from"));
}

TEST_CASE("a new log takes over what can be believed of a damaged one, and says what cannot") {
    const struct {
        const char* sql;
        const char* named;
    } harms[] = {{"UPDATE entries SET kind='note' WHERE seq=3", "entry 3 says something else in its body than in kind"},
                 {"UPDATE texts SET content='{}'", "was altered"},
                 {"DELETE FROM entries WHERE seq>7", "missing at the end"}};
    for (const auto& harm : harms) {
        INFO(harm.sql);
        const Desktop desktop;
        begin_event(desktop);
        REQUIRE(log::tamper(kLog, past_triggers(harm.sql)).empty());
        const Outcome begun = desktop.expect(
            0, {"init", "new.jadoube", "--rules", test_file("club.json"), "--follows", kLog, "--name", "Anew"});
        CHECK(contains(begun.err, "what is damaged is not believed"));
        CHECK(contains(begun.err, harm.named));
        CHECK(contains(begun.err, "taken over, where nothing else was told"));
        CHECK(!contains(begun.err, "nothing of the log before"));
    }
}

TEST_CASE("no new log goes on from a file that is no log") {
    const Desktop desktop;
    begin_event(desktop);
    desktop.write("t.jadoube", "hello\n");
    const Outcome refused = desktop.expect(5, {"init", "new.jadoube", "--follows", "t.jadoube"});
    CHECK(contains(refused.err, "this file is no log"));
    CHECK(!contains(refused.err, "taken over"));
    CHECK(!std::filesystem::exists("new.jadoube"));
    const Outcome missing = desktop.run({"init", "new.jadoube", "--follows", "nofile.jadoube"});
    CHECK(missing.code != 0);
    CHECK(!contains(missing.err, "can be believed"));
    CHECK(!std::filesystem::exists("new.jadoube"));
}
