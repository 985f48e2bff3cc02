// Secrets typed on a terminal: the program is run on one of its own, and what the terminal shows is read.
#include <stdlib.h>  // setenv

#include "typist.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("a move and a passphrase typed on a terminal are not shown, and must be typed alike twice") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"adjourn", "r1b1", "--fen", "8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 41"});
    Typist other({"seal", "r1b1"});
    other.answer("to be sealed", "Nxd5\n");
    other.answer("The same again", "Nxd4\n");
    CHECK(other.end() == 2);
    CHECK(contains(other.shown, "not the same"));
    CHECK_FALSE(contains(other.shown, "Nxd"));

    Typist broken_off({"seal", "r1b1"});
    broken_off.answer("to be sealed", "Nx\x03\n");
    CHECK(broken_off.end() == 2);

    Typist typist({"seal", "r1b1"});
    typist.answer("to be sealed", "Nxd5\n");
    typist.answer("The same again", "Nxd5\n");
    typist.answer("passphrase", "correct horse battery\n");
    typist.answer("The same again", "correct horse battery\n");
    CHECK(typist.end() == 0);
    CHECK(contains(typist.shown, "recorded as 4"));
    CHECK_FALSE(contains(typist.shown, "Nxd5"));
    CHECK_FALSE(contains(typist.shown, "horse"));
}
