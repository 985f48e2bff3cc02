// Answers that are longer than a screen, shown by a pager.
#include <sys/stat.h>

#include "typist.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

/// A log whose list has more than ten lines, and a pager that says that it was asked.
void begin(const Desktop& desktop) {
    desktop.begin_log();
    for (const char* game : {"r1b1", "r1b2", "r1b3", "r1b4"})
        (void)desktop.run({"incident", game, "--act", "white touches e2"});
    desktop.write("pager", "#!/bin/sh\necho paged\nexec cat\n");
    REQUIRE(::chmod("pager", 0700) == 0);
}

/// What the terminal of that many lines shows.
std::string shown(const std::vector<std::string>& words, unsigned short lines, const char* pager) {
    ::setenv("JADOUBE_PAGER", pager, 1);
    Typist typist(words, lines);
    CHECK(typist.end() == 0);
    ::unsetenv("JADOUBE_PAGER");
    return typist.shown;
}

}  // namespace

TEST_CASE("what is longer than the screen is shown by the pager, and what fits is not") {
    const Desktop desktop;
    begin(desktop);
    const std::string paged = shown({"log"}, 10, "./pager");
    CHECK(paged.rfind("paged", 0) == 0);
    CHECK(contains(paged, "incident 4"));
    CHECK_FALSE(contains(shown({"log"}, 200, "./pager"), "paged"));
    CHECK_FALSE(contains(shown({"decide", "1", "--otherwise", "play on", "--reason", "x"}, 1, "./pager"), "paged"));
    CHECK_FALSE(contains(shown({"log", "--json"}, 10, "./pager"), "paged"));
}

TEST_CASE("without a pager, or with one that is not there, all is shown") {
    const Desktop desktop;
    begin(desktop);
    for (const char* none : {"", "cat", "./not-there"}) {
        INFO(none);
        CHECK(contains(shown({"log"}, 10, none), "incident 4"));
    }
    CHECK(shown({"log"}, 10, "true").empty());  // left at once: nobody wants more
    CHECK(contains(desktop.expect(0, {"config"}).out, "pager"));
}
