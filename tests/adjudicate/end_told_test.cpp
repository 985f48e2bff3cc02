// A game that was over before the first act, because that is told.
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using adjudicate::Case;

TEST_CASE("a game told to be over before goes on under no ruling that leaves it as it is") {
    const auto over_by = [](const std::string& facts) {
        const Case one =
            tests::case_of(R"({"given": {"ruleset": "fide-2023", "moves": ["e2e4", "e7e5"]}, "when": {"acts": [
            {"act": "move", "by": "white", "from": "g1", "to": "g3"}, {"act": "press", "by": "white"},
            {"act": "point_out", "by": "black"}], "facts": {)" +
                           facts + R"(}, "told": "complete"}})");
        const auto ruling = adjudicate::adjudicate(tests::ruleset("fide-2023"), one.game, one.dispute);
        if (!ruling) FAIL(to_text(ruling.error()));
        return ruling->standing.over ? std::optional(ruling->standing.over->by) : std::nullopt;
    };
    CHECK(over_by(R"("game_ended_by": "resignation")") == rules::Ending::resignation);
    CHECK(over_by(R"("game_ended_by": "agreement")") == rules::Ending::agreement);
    CHECK_FALSE(over_by(R"("game_ended_by": "no")"));
}
