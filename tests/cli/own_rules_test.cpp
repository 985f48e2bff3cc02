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
