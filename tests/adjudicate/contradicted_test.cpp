// What somebody finds, held against the position and the record that were entered.
#include <fmt/format.h>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

const std::string kUsual = R"("position": {"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})";
const std::string kKnightOff = R"("position": {"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"})";
const std::string kExchanged = R"("position": {"fen": "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"})";
const std::string kBlackToMove = R"("position": {"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"})";
const std::string kLater =
    R"("position": {"fen": "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4"})";
const std::string kRecord = R"("moves": ["e2e4", "e7e5", "g1f3"])";
const std::string kUnlawful = R"("moves": ["e2e4", "e7e5", "g1g3"])";
const std::string kNothing = R"("event": {})";

/// Why the find is refused; empty where it is heard.
std::string why_refused(std::string_view what, const std::string& given) {
    const Case one = tests::case_of(fmt::format(
        R"({{"given": {{{}}}, "when": {{"acts": [{{"act": "find", "by": "white", "what": "{}"}}]}}}})", given, what));
    const auto ruling = adjudicate::adjudicate(tests::ruleset("bcf-1911"), one.game, one.dispute);
    if (ruling) return "";
    CHECK(ruling.error().code == ErrorCode::bad_case);
    CHECK(ruling.error().where == "act 1");
    return ruling.error().message;
}

}  // namespace

TEST_CASE("men found to have stood wrongly are not believed where the game began as it should") {
    for (const std::string& given : {kUsual, kRecord, kUsual + ", " + kRecord}) {
        CHECK(why_refused("setup.men_misplaced", given) == "the game as entered begins with every man on his square");
        CHECK(why_refused("setup.men_omitted", given) == "the game as entered begins with every man on his square");
    }
    CHECK(why_refused("setup.men_omitted", kLater) == "all thirty-two men stand on the board as entered");
    CHECK(why_refused("setup.men_misplaced", kLater).empty());
    CHECK(why_refused("setup.men_misplaced", kExchanged).empty());
    CHECK(why_refused("setup.men_omitted", kKnightOff).empty());
}

TEST_CASE("what is found of odds is held against the board with which the game began") {
    CHECK(why_refused("setup.odds_man_left_on", kKnightOff) == "the game as entered begins with a man off the board");
    CHECK(why_refused("setup.odds_man_left_on", kUsual).empty());
    CHECK(why_refused("setup.odds_man_left_on", kExchanged).empty());
    CHECK(why_refused("setup.wrong_odds_man", kUsual) == "the game as entered begins with no man off the board");
    CHECK(why_refused("setup.wrong_odds_man", kKnightOff).empty());
    CHECK(why_refused("setup.wrong_odds_man", kLater).empty());
}

TEST_CASE("a wrong first move is not believed where the record shows White's") {
    CHECK(why_refused("setup.first_move", kRecord) == "the game as entered begins with a move of White");
    CHECK(why_refused("setup.first_move", kBlackToMove + R"(, "moves": ["e7e5", "e2e4"])").empty());
    CHECK(why_refused("setup.first_move", R"("moves": ["--", "e7e5"])").empty());
    CHECK(why_refused("setup.first_move", kLater).empty());
}

TEST_CASE("a position is not believed to be illegal where legal moves lead to it") {
    CHECK(why_refused("observed.illegal_position", kRecord) == "legal moves lead to the position as entered");
    CHECK(why_refused("check.found", kRecord) == "in the game as entered no King was left in check");
    CHECK(why_refused("observed.illegal_position", kUnlawful).empty());
    CHECK(why_refused("check.found", kUnlawful).empty());
    CHECK(why_refused("check.found", R"("moves": ["e2e4", "f7f6", "d1h5"])").empty());
    CHECK(why_refused("observed.illegal_position", kLater).empty());
}

TEST_CASE("a game of which nothing was entered contradicts nothing") {
    for (const auto* what : {"setup.men_misplaced", "setup.men_omitted", "setup.wrong_odds_man", "setup.first_move",
                             "observed.illegal_position", "check.found"}) {
        CHECK(why_refused(what, kNothing).empty());
        CHECK(why_refused(what, R"("position": null)").empty());
    }
}
