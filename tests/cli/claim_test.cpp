// Claims at the terminal: what holds, what fails, and what is neither.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kGame = std::string(JADOUBE_SOURCE) + "/data/karpov-miles-1986.pgn";

/// The same claim answered twice, and differently.
const std::string kContradicts =
    R"({"format": 1, "id": "twice", "title": "Twice", "source": "x", "checked_on": "2026-01-01",
  "extends": "fide-2023", "articles": [
  {"id": "Z1", "after": "9.2.2", "heading": "h", "trigger": "claim.draw.repetition", "summary": "s.",
   "then": {"result": "draw"}},
  {"id": "Z2", "after": "Z1", "heading": "h", "trigger": "claim.draw.repetition", "summary": "s.",
   "then": {"result": "offender_loses"}}]})";

}  // namespace

TEST_CASE("a claim is neither upheld nor rejected by a code that contradicts itself, or says nothing") {
    const Desktop desktop;
    desktop.write("twice.json", kContradicts);
    struct Row {
        const char* name;
        int code;
        const char* ground;
        const char* rules;
        Json holds;
        const char* status;
    };
    const Row rows[] = {{"contradicts itself", 3, "threefold", "twice.json", Json(), "conflict"},
                        {"leaves it to others", 4, "perpetual", "wood-1835", Json(), "silent"},
                        {"knows no clock", 4, "flag", "fide-basic", Json(), "silent"},
                        {"upholds", 0, "threefold", "bcf-1911", Json(true), "decided"},
                        {"rejects", 1, "threefold", "fide-2023", Json(false), "decided"}};
    for (const Row& row : rows) {
        INFO(row.name);
        const Json json = desktop.expect(row.code, {"claim", row.ground, kGame, "--rules", row.rules, "--json"}).json();
        CHECK(*json.find("holds") == row.holds);
        CHECK(json.find("ruling")->text("status") == row.status);
    }
}
