// Games played through at the terminal: what is found in them, one game or several.
#include "base/error.hpp"
#include "base/text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kThreeGames =
    "[Event \"a\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Event \"b\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n"
    "[Event \"c\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n";

std::vector<std::string> kinds_in(const Json& game) {
    std::vector<std::string> kinds;
    for (const Json& finding : *game.find("findings")->if_array()) {
        if (finding.text("kind") != "tag-missing") kinds.push_back(finding.text("kind"));
    }
    return kinds;
}

}  // namespace

TEST_CASE("what is wrong with a game ends with 1, what is only remarkable does not") {
    const Desktop desktop;
    desktop.write("three.pgn", kThreeGames);
    CHECK(contains(desktop.expect(0, {"replay", "three.pgn", "--game", "1"}).out,
                   "2...Qh4#: checkmate: Black has given checkmate"));
    CHECK(contains(desktop.expect(1, {"replay", "three.pgn", "--game", "2"}).out,
                   "result-against-board: the result is 1-0, and the board says 0-1"));
    CHECK(contains(desktop.expect(0, {"replay", "three.pgn", "--game", "3"}).out,
                   "4...Ng8: threefold: the position stands for the third time"));
}

TEST_CASE("several games are played through one after the other") {
    const Desktop desktop;
    desktop.write("three.pgn", kThreeGames);
    const std::string all = desktop.expect(1, {"replay", "three.pgn", "--game", "all", "--json"}).out;
    const auto lines = split(all, '\n');
    REQUIRE(lines.size() == 4);  // the last is empty
    const std::vector<std::vector<std::string>> expected = {
        {"checkmate"}, {"checkmate", "result-against-board"}, {"threefold"}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Json game = *parse_json(lines[i], "line");
        CHECK(game.number("game") == static_cast<int>(i) + 1);
        CHECK(kinds_in(game) == expected[i]);
    }
    const std::string chosen = desktop.expect(0, {"replay", "three.pgn", "--game", "3,1-1", "--json"}).out;
    CHECK(split(chosen, '\n').size() == 3);
    desktop.expect(2, {"replay", "three.pgn"});
    desktop.expect(2, {"replay", "three.pgn", "--game", "1,4"});
    desktop.expect(2, {"replay", "three.pgn", "--game", "1-2", "--at", "2w"});
}

TEST_CASE("what is found after the moment asked for is left out") {
    const Desktop desktop;
    desktop.write("three.pgn", kThreeGames);
    CHECK(kinds_in(desktop.expect(0, {"replay", "three.pgn", "--game", "2", "--at", "2w", "--json"}).json()).empty());
}

TEST_CASE("games written as PGN keep both results and what was illegal, and hold no raw control bytes") {
    const Desktop desktop;
    desktop.write("odd.pgn",
                  "[Event \"b\x01"
                  "c\"]\n[Result \"1-0\"]\n\n1. e4 {x\x1b[31m} e5 (1... Ke3) 0-1\n");
    const std::string pgn = desktop.expect(0, {"replay", "odd.pgn", "--pgn"}).out;
    for (const char c : pgn) CHECK((c == '\n' || static_cast<unsigned char>(c) >= 0x20));
    CHECK(contains(pgn, "Ke8-e3 [illegal]"));
    CHECK(contains(pgn, "0-1"));
    CHECK(contains(pgn, "[Result \"1-0\"]"));
}
