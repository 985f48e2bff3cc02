// The event's own rules that docs/writing-a-ruleset.md walks through.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kOwnRules = std::string(JADOUBE_SOURCE) + "/data/own-rules/club-open.json";

}  // namespace

TEST_CASE("the overlay of the walk-through is sound and its cases hold") {
    const Desktop desktop;
    desktop.expect(0, {"rules", "lint", kOwnRules});
    const std::string cases = std::string(JADOUBE_SOURCE) + "/data/own-rules/club-open-cases.json";
    desktop.expect(0, {"rules", "test", cases, "--rules", kOwnRules});
    desktop.expect(1, {"rules", "test", cases, "--rules", "fide-2023"});
}

TEST_CASE("the print of the walk-through and its code have the same clauses") {
    const Desktop desktop;
    const std::string print = std::string(JADOUBE_SOURCE) + "/data/own-rules/club-open.txt";
    const Outcome page = desktop.expect(0, {"rules", "check-against", print, kOwnRules});
    CHECK(contains(page.out, "0:05:00 (phone penalty) is added"));
    CHECK(contains(page.out, "without an article: 0\n"));
}
