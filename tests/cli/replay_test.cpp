// Games played through at the terminal: what is found in them, one game or several.
#include <malloc.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/known/game_files.hpp"
#include "support.hpp"
#include "typist.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

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

TEST_CASE("two scoresheets are compared, and it is said from where it is not certain what was played") {
    const Desktop desktop;
    desktop.write("white.txt", "White: Ada\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 ...\n5. 0-0 Be7 1-0\n");
    desktop.write("black.txt", "1 e4 e5\n2 Sf3 Sc6\n3 Lb5 a6\n4 La3 Sf6\n5 0-0\n");
    const Words sheets{"replay", "--sheet", "white.txt", "--sheet", "black.txt"};
    const std::string out = desktop.expect(1, sheets).out;
    CHECK(contains(out, "They agree up to 3...a6. From 4. on it is not certain what was played."));
    CHECK(contains(out, "4.: White's sheet has Ba4, Black's sheet La3: Ba4 is legal; La3"));
    CHECK(contains(out, "4...: White's sheet has a gap, Black's sheet Sf6: Sf6 is legal"));
    CHECK(contains(out, "White's sheet alone goes on: 5...Be7"));
    CHECK(contains(desktop.expect(1, {"replay", "-", "--sheet", "white.txt", "--sheet", "white.txt"}).out,
                   "They agree up to 4.Ba4. From 4... on"));
    const Outcome typed = desktop.type({"replay", "--sheet", "white.txt", "--sheet", "black.txt", "--json"}, {});
    CHECK(typed.json().number("certain_ply") == 6);
}

TEST_CASE("sheets are two, and go with no game") {
    const Desktop desktop;
    desktop.write("white.txt", "1. e4 e5");
    desktop.write("none.txt", "White: Ada\n");
    const Words sheets{"replay", "--sheet", "white.txt", "--sheet", "white.txt"};
    desktop.expect(0, sheets);
    desktop.expect(2, {"replay", "--sheet", "white.txt"});
    desktop.expect(2, {"replay", "white.txt", "--sheet", "white.txt", "--sheet", "white.txt"});
    desktop.expect(2, {"replay", "--sheet", "white.txt", "--sheet", "white.txt", "--at", "1w"});
    CHECK(contains(desktop.expect(3, {"replay", "--sheet", "white.txt", "--sheet", "none.txt"}).err, "none.txt"));
    CHECK(contains(desktop.expect(2, {"replay"}).err, "GAME.pgn is missing"));
}

TEST_CASE("spaces that do not break and brackets are no part of a move on a sheet, and prose is no sheet") {
    const Desktop desktop;
    desktop.write("white.txt", "1. e4 \u00A0e5 2.\u00A0Nf3\u2060\n");
    desktop.write("black.txt", "1. e4 e5 (2. f4 is better) 2. Nf3 (=)\n");
    const Words sheets{"replay", "--sheet", "white.txt", "--sheet", "black.txt"};
    CHECK(contains(desktop.expect(0, sheets).out, "They agree in all 3 half-moves."));
    desktop.write("white.txt", "hello my score sheet of today\n");
    CHECK(contains(desktop.expect(3, sheets).err, "no move was found"));
}

TEST_CASE("what one sheet alone has is told of that sheet: moves behind a gap, and a result") {
    const Desktop desktop;
    desktop.write("white.txt", "1. e4 e5 2. Nf3 3. Bb5\n");
    desktop.write("black.txt", "1. e4 e5 2. Nf3\n");
    const Words sheets{"replay", "--sheet", "white.txt", "--sheet", "black.txt"};
    CHECK(contains(desktop.expect(1, sheets).out, "White's sheet alone goes on: 2...a gap 3.Bb5"));
    const Words turned{"replay", "--sheet", "black.txt", "--sheet", "white.txt"};
    CHECK(contains(desktop.expect(1, turned).out, "Black's sheet alone goes on: 2...a gap 3.Bb5"));
    desktop.write("white.txt", "1. e4 e5 2. Nf3 1-0\n");
    CHECK(contains(desktop.expect(0, sheets).out, "Result: White's sheet has 1-0, Black's sheet none"));
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

TEST_CASE("of a file of many games one is in memory at a time, and nothing is read behind the last that is chosen") {
    constexpr int kMany = 20'000;
    const Desktop desktop;
    {
        std::string games;
        for (int i = 0; i < kMany; ++i) games += "[Event \"many\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
        desktop.write("many.pgn", games);
    }
    const std::string file = (desktop.folder() / "many.pgn").string();
    const std::size_t before = mallinfo2().uordblks;
    std::size_t most = 0;
    const auto count = desk::each_game(file, [&](const desk::NumberedGame&) {
        most = std::max(most, static_cast<std::size_t>(mallinfo2().uordblks));
        return true;
    });
    CHECK(count.value() == kMany);
    CHECK(most < before + (std::size_t{1} << 20));
    CHECK(desk::each_game(file, [](const desk::NumberedGame& one) { return one.number < 7; }).value() == 7);
    const std::string many = desktop.expect(2, {"replay", "many.pgn"}).err;
    CHECK(contains(many, "there are 20000 games; which one?"));
    CHECK(contains(many, "; and 19980 more"));
    CHECK(contains(desktop.expect(2, {"replay", "many.pgn", "--game", "20001"}).err, "there is no game 20001"));
}

TEST_CASE("on a terminal moves are typed one after another, the board is shown, and the last is taken back") {
    const Desktop desktop;
    Typist typist({"replay", "-"});
    typist.answer("1.> ", "e4 e5\n");
    typist.answer("2.> ", "Qh5\n");
    typist.answer("2...> ", "back\n");
    typist.answer("2.> ", "hello\n");
    typist.answer("2.> ", "Nf3 {[%clk 1:20:00]}\n");
    typist.answer("2...> ", "Ke4\n");
    typist.answer("3.> ", "undo\n");
    typist.answer("2...> ", "\n");
    CHECK(typist.end() == 0);
    CHECK(contains(typist.shown, "not taken: hello"));
    CHECK(contains(typist.shown, "illegal, and it stands: Ke4"));
    CHECK(contains(typist.shown, "2.Nf3  clock 1:20:00"));
    CHECK(contains(typist.shown, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"));
    CHECK_FALSE(contains(typist.shown, "2.Qh5\r\n\r\nFEN"));
}

TEST_CASE("a pasted game is taken line by line, and a result ends it; a claim on it is answered") {
    const Desktop desktop;
    Typist typist({"claim", "threefold", "-"});
    typist.answer("1.> ", "[White \"Ada\"]\n");
    typist.answer("1.> ", "\n");
    typist.answer("1.> ", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\n");
    typist.answer("4...> ", "Ng8 *\n");
    CHECK(typist.end() == 0);
    CHECK(contains(typist.shown, "Ada"));
    CHECK(contains(typist.shown, "upheld"));
    Typist nothing({"claim", "threefold", "-"});
    nothing.answer("1.> ", "*\n");
    CHECK(nothing.end() == 3);
    CHECK(contains(nothing.shown, "no move was typed"));
}
