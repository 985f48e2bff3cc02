// The end of a log: its heads beside it and from outside, and the copy that cannot miss an entry.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

std::string head_of(const Desktop& desktop) {
    return desktop.expect(0, {"verify", "open.jadoube", "--json"})
        .json()
        .find("chains")
        ->if_array()
        ->front()
        .text("head");
}

void record_two(const Desktop& desktop) {
    desktop.begin_log();
    desktop.expect(0, {"clock", "read", "--round", "r1", "b1 1:20:05 1:31:10 18 w"});
}

}  // namespace

TEST_CASE("verify takes a head from outside, typed or in a file, and says what it proves") {
    const Desktop desktop;
    record_two(desktop);
    const std::string head = head_of(desktop);
    CHECK(contains(desktop.expect(0, {"verify"}).out, "OK, 2 entries; end as kept beside the log, not proven"));
    CHECK(contains(desktop.expect(0, {"verify", "--strict", "--head", head}).out, "end proven by the head of 2"));
    desktop.write("printed.txt", head + "\n");
    const Json proven = desktop.expect(0, {"verify", "--head", "printed.txt", "--json"}).json();
    CHECK(proven.truth("end_proven"));
    CHECK(proven.number("proven") == 2);
    CHECK(proven.number("kept") == 2);
    CHECK(contains(desktop.expect(5, {"verify", "--head", "7:" + head}).out, "entries 3 to 7 are missing at the end"));
    desktop.expect(5, {"verify", "--strict"});
    CHECK(contains(desktop.expect(2, {"verify", "--head", "12ab"}).err, "'12ab' is no head"));
}

TEST_CASE("yesterday's file in place of today's is noticed by the heads") {
    const Desktop desktop;
    record_two(desktop);
    const std::string yesterday = desktop.read("open.jadoube");
    desktop.expect(0, {"clock", "read", "--round", "r1", "b1 1:10:05 1:21:10 20 w"});
    desktop.write("open.jadoube", yesterday);
    const Outcome refused = desktop.expect(5, {"clock", "read", "--round", "r1", "b1 1:00:05 1:11:10 22 w"});
    CHECK(contains(refused.err, "entry 3 is missing at the end"));
}

TEST_CASE("backup copies the log with its heads, without its key, and replaces nothing") {
    const Desktop desktop;
    record_two(desktop);
    const Outcome copied = desktop.expect(0, {"backup", "copy.jadoube"});
    CHECK(contains(copied.out, head_of(desktop)));
    CHECK(std::filesystem::exists("copy.jadoube.heads"));
    CHECK_FALSE(std::filesystem::exists("copy.jadoube.key"));
    CHECK(contains(desktop.expect(0, {"verify", "copy.jadoube"}).out, "OK, 2 entries"));
    CHECK(contains(desktop.expect(0, {"log"}).out, "clocks"));  // the log with its key, not the copy beside it
    desktop.expect(2, {"backup", "copy.jadoube", "--log", "open.jadoube"});
    CHECK(desktop.expect(0, {"backup", "other.jadoube", "--log", "open.jadoube", "--json"}).json().number("entries") ==
          2);
}

TEST_CASE("head says how far the log has come in words, and verify takes them back as they are written") {
    const Desktop desktop;
    record_two(desktop);
    const Json head = desktop.expect(0, {"head", "--json"}).json();
    const std::string words = head.text("words");
    CHECK(head.number("entries") == 2);
    CHECK(head.text("hash") == head_of(desktop));
    const std::string shown = desktop.expect(0, {"head"}).out;
    CHECK(contains(shown, "words:   " + words + "\n"));
    CHECK(contains(shown, "later:   jadoube verify --head \"2 " + words + "\"\n"));
    CHECK(
        contains(desktop.expect(0, {"verify", "--strict", "--head", "2 " + words}).out, "end proven by the head of 2"));
    desktop.expect(0, {"clock", "read", "--round", "r1", "b1 1:10:05 1:21:10 20 w"});
    CHECK(contains(desktop.expect(0, {"verify", "--head", words}).out, "proven up to 2, 1 entry since;"));
    CHECK(contains(desktop.expect(2, {"verify", "--head", words.substr(0, 46) + "e"}).err,
                   "no word of a head is word 8"));
    CHECK(contains(desktop.expect(0, {"backup", "copy.jadoube", "--log", "open.jadoube"}).out, "words:  "));
}

TEST_CASE("heads are kept in a file elsewhere, and yesterday's log is refused by it") {
    const Desktop desktop;
    record_two(desktop);
    const std::string yesterday = desktop.read("open.jadoube");
    const Outcome first = desktop.expect(0, {"head", "--keep", "heads.txt"});
    CHECK(contains(first.out, "kept:    heads.txt\n"));
    CHECK(contains(first.err, "the file is on the disk of the log"));
    desktop.expect(0, {"clock", "read", "--round", "r1", "b1 1:10:05 1:21:10 20 w"});
    CHECK(contains(desktop.expect(0, {"head", "--keep", "heads.txt"}).out,
                   "before:  1 head in that file, and the log still has it\n"));
    CHECK(contains(desktop.expect(0, {"head", "--keep", "heads.txt"}).out,
                   "kept:    heads.txt, where it stood already\n"));
    CHECK(
        contains(desktop.expect(0, {"verify", "--strict", "--head", "heads.txt"}).out, "end proven by the head of 3"));
    desktop.write("open.jadoube", yesterday);
    for (const char* beside : {".heads", ".checked"}) std::filesystem::remove(std::string("open.jadoube") + beside);
    CHECK(contains(desktop.expect(5, {"head", "--keep", "heads.txt"}).err, "entry 3 is missing at the end"));
    CHECK(contains(desktop.expect(5, {"verify", "--head", "heads.txt"}).out, "entry 3 is missing at the end"));
    for (const char* of_log : {"open.jadoube", "open.jadoube.heads", "other.jadoube.key"})
        CHECK(contains(desktop.expect(2, {"head", "--keep", of_log}).err, "belongs to a log"));
}

TEST_CASE("a report ends with the head in words, and so does a slip") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(4, {"incident", "r1b1", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "white touches h1"});
    const std::string words = desktop.expect(0, {"head", "--json"}).json().text("words");
    CHECK(contains(desktop.expect(0, {"report"}).out, words));
    CHECK(contains(desktop.expect(0, {"report", "--format", "html"}).out, words));
    const std::string slip = desktop.expect(0, {"report", "--slip", "1", "--format", "md"}).out;
    CHECK(contains(slip, words));
}

TEST_CASE(
    "only a head from outside proves the end: neither backup nor the file beside the log does, and eject says what is "
    "missing") {
    const Desktop desktop;
    record_two(desktop);
    CHECK(contains(desktop.expect(0, {"backup", "a.jadoube"}).out, "end as kept beside the log, not proven"));
    const Outcome beside = desktop.expect(2, {"verify", "--head", "open.jadoube.heads", "--log", "open.jadoube"});
    CHECK(contains(beside.err, "stands beside the log and is looked at anyway; it proves no end"));
    std::filesystem::remove("open.jadoube.heads");
    const Outcome copied = desktop.expect(0, {"backup", "b.jadoube", "--log", "open.jadoube"});
    CHECK(contains(copied.out, "end unproven"));
    CHECK(!contains(copied.out, "proven by"));
    CHECK(contains(desktop.expect(0, {"eject", "--log", "open.jadoube"}).err, "remark: the heads"));
    CHECK(contains(desktop.expect(0, {"rebuild", "--log", "open.jadoube"}).err, "remark: the heads"));
}

TEST_CASE("no copy and no bundle gets a name that belongs beside a log") {
    const Desktop desktop;
    record_two(desktop);
    for (const char* command : {"backup", "export"})
        for (const char* ending : {"-journal", "-wal", ".key", ".heads", ".checked", ".reserve"}) {
            INFO(command << ending);
            const Outcome refused = desktop.expect(2, {command, "open.jadoube" + std::string(ending)});
            CHECK(contains(refused.err, "belongs to a log"));
        }
    CHECK(!std::filesystem::exists("open.jadoube-journal"));
}
