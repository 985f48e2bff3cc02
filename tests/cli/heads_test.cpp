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
