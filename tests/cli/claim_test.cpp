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

TEST_CASE("an objection is to the last half-move of the other side that was not in order") {
    const Desktop desktop;
    const std::string game = std::string(JADOUBE_SOURCE) + "/data/carlsen-inarkiev-2017.pgn";
    const std::vector<std::string> by_white = {"claim", "illegal-move", game, "--play", "standard", "--by", "white"};
    CHECK(contains(desktop.expect(0, by_white).out, "after 27...Nd5-e3 [illegal]"));
    CHECK(contains(desktop.expect(1, {"claim", "illegal-move", game, "--play", "standard", "--at", "28w"}).out,
                   "after 28.Kd3+"));
    const Outcome judged = desktop.expect(
        0, {"judge", "--pgn", game, "--play", "standard", "--act", "white points out", "--nothing-else"});
    CHECK(contains(judged.out, "Finding:   A breach by Black."));
    CHECK(contains(judged.out, "FEN: 1r2r3/1R3ppp/1k6/1B1n4/8/2P2P2/2K3PP/1R6 b - - 0 27"));
}

TEST_CASE("a move that was not in order gives no checkmate and no stalemate") {
    const Desktop desktop;
    desktop.write("mate.pgn", "[Result \"*\"]\n\n1. f3 a6 2. g4 Qh4 *\n");  // the Queen leaps over a Pawn
    CHECK(contains(desktop.expect(1, {"claim", "checkmate", "mate.pgn"}).out, "after 2...Qd8-h4 [illegal]"));
    desktop.write("stalemate.pgn", "[SetUp \"1\"]\n[FEN \"7k/8/5K2/8/8/8/8/Q7 w - - 0 1\"]\n\n1. Qg6 *\n");
    CHECK(contains(desktop.expect(1, {"claim", "stalemate", "stalemate.pgn"}).out, "Qa1-g6 [illegal]"));
    desktop.write("legal.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
    CHECK(contains(desktop.expect(0, {"claim", "checkmate", "legal.pgn"}).out, "Result: 0-1"));
}
