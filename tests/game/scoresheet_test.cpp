// Scoresheets as players write them, and two of them beside each other.
#include "game/sheet/scoresheet.hpp"

#include "catch.hpp"
#include "game/sheet/sheet_comparison.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

/// The half-moves with "_" for a gap: "e4 e5 _ Nc6".
std::string half_moves(const std::string& text) {
    std::string words;
    for (const auto& word : read_scoresheet(text).half_moves)
        words += (words.empty() ? "" : " ") + (word ? word->text : std::string("_"));
    return words;
}

SheetComparison compared(const std::string& white, const std::string& black) {
    return compare({read_scoresheet(white), read_scoresheet(black)});
}

/// "3:differ 5:gap"
std::string places(const SheetComparison& comparison) {
    std::string words;
    for (const SheetPlace& place : comparison.places)
        words += (words.empty() ? "" : " ") + std::to_string(place.ply.value) + ":" + std::string(name_of(place.kind));
    return words;
}

}  // namespace

TEST_CASE("moves of a sheet are read with their numbers or without, in lines or in columns") {
    CHECK(half_moves("1. e4 e5 2. Nf3 Nc6") == "e4 e5 Nf3 Nc6");
    CHECK(half_moves("e4 e5\nNf3 Nc6") == "e4 e5 Nf3 Nc6");
    CHECK(half_moves("1 e4 e5\n2 Sf3 Sc6\n") == "e4 e5 Sf3 Sc6");
    CHECK(half_moves("1.e4 1...e5 2.Nf3! Nc6?!") == "e4 e5 Nf3 Nc6");
    CHECK(half_moves("1) e4 e5; 2) O-O, 0-0-0") == "e4 e5 O-O 0-0-0");
}

TEST_CASE("what is no move of a sheet is passed over") {
    CHECK(half_moves("[White \"Ada 1. d4\"]\nWhite: Ada\n1. e4 {1:23 and\n more} e5 (=) 2. Nf3(=) 0:59 Nc6 1-0") ==
          "e4 e5 Nf3 Nc6");
    CHECK(read_scoresheet("1. e4 e5 1/2-1/2").result == "1/2-1/2");
    for (const char* draw : {"½-½", "draw", "remis"})
        CHECK(read_scoresheet(std::string("1. e4 e5 ") + draw).result == "1/2-1/2");
    const Scoresheet sheet = read_scoresheet("1. e4 e5 2. Nf3 Nc6\n1. Bb5 a6 5000. Ba4");
    REQUIRE(sheet.out_of_step.size() == 2);
    CHECK(sheet.out_of_step.front() == SheetWord{"1", 2});
    CHECK(sheet.half_moves.size() == 7);
}

TEST_CASE("a player who jumps a number has left nothing out, where the other sheet goes on as his does") {
    const auto places_in_step = [](const std::string& white, const std::string& black) {
        return places(compare(in_step({read_scoresheet(white), read_scoresheet(black)})));
    };
    const std::string right = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    const std::string jumped = "1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. Ba4 Nf6 6. O-O Be7";
    CHECK(places_in_step(jumped, right).empty());
    CHECK(places_in_step(right, jumped).empty());
    CHECK(places_in_step("1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 6. Ba4 Nf6 7. O-O Be7", right).empty());
    const auto sheets = in_step({read_scoresheet(jumped), read_scoresheet(right)});
    CHECK(sheets.white.out_of_step == std::vector<SheetWord>{{"4", 1}});
    CHECK(sheets.white.half_moves.size() == 10);
    CHECK(places_in_step("1. e4 e5 2. Nf3 Nc6 4. Ba4 Nf6 5. O-O Be7", right) == "5:gap 6:gap");
    CHECK(places_in_step(jumped, "1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. Ba4 Nf6 6. O-O Be7") == "5:gap 6:gap");
    // Moves that repeat fit both ways: then the numbers are believed.
    CHECK(places_in_step("1. Nf3 Nf6 2. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8",
                         "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8") ==
          "5:gap 6:gap 7:gap 8:gap");
}

TEST_CASE("a gap is a sign, or a number further on") {
    CHECK(half_moves("1. e4 ... 2. ? Nc6 3. -- __") == "e4 _ _ Nc6 _ _");
    CHECK(half_moves("1. e4 e5 2. ... Nc6 3. Bb5") == "e4 e5 _ Nc6 Bb5");
    CHECK(half_moves("1. e4 e5 3. Bb5 a6") == "e4 e5 _ _ Bb5 a6");
    CHECK(half_moves("1. e4 2. Nf3") == "e4 _ Nf3");
    CHECK(half_moves("2... Nc6") == "_ _ _ Nc6");
    CHECK(half_moves("1. e4 …") == "e4 _");
}

TEST_CASE("two sheets agree whatever letters and signs they use") {
    const SheetComparison same = compared("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6", "e4 e5 Sf3 Sc6 Lb5 a7-a6 Lc6:");
    CHECK(same.is_same());
    CHECK(same.certain == Ply{7});
    CHECK(same.last == "Bxc6");
    CHECK_FALSE(compared("1. e4 1-0", "1. e4 0-1").is_same());
    CHECK(compared("1. e4 1-0", "1. e4").is_same());
}

TEST_CASE("of two moves the one that alone is legal goes on, and certainty ends before it") {
    const SheetComparison comparison = compared("1. e4 e5 2. Ne2 Nc6 3. Nbc3", "1. e4 e5 2. Ne3 Nc6 3. Nbc3");
    CHECK(places(comparison) == "3:differ");
    const SheetPlace& place = comparison.places.front();
    CHECK(place.sheets.white.is_legal == true);
    CHECK(place.sheets.black.is_legal == false);
    CHECK(place.followed == chess::Color::white);
    CHECK(comparison.certain == Ply{2});
    CHECK(chess::to_fen(comparison.board) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST_CASE("of two legal moves what both have later decides, where it can follow one alone") {
    const SheetComparison decided = compared("1. e4 e5 2. Nf3 d6 3. Nxe5", "1. e4 e5 2. Nc3 d6 3. Nxe5");
    REQUIRE(places(decided) == "3:differ");
    CHECK(decided.places.front().followed == chess::Color::white);
    CHECK(decided.places.front().sheets.black.fails_at == Ply{5});
    const SheetComparison alone = compared("1. e4 e5 2. Nf3 d6 3. ... Be7", "1. e4 e5 2. Nc3 d6 3. Nxe5 Be7");
    REQUIRE(places(alone) == "3:differ 5:gap");
    CHECK(alone.places.front().followed == chess::Color::white);
    const SheetComparison open = compared("1. e4 e5 2. Nf3 d6 3. a3 Nh2", "1. e4 e5 2. Nc3 d6 3. a3 Nh3");
    REQUIRE(places(open) == "3:differ 6:differ");
    CHECK_FALSE(open.places.front().followed);
    CHECK_FALSE(open.places.back().sheets.white.is_legal);
}

TEST_CASE("a gap in one sheet is filled by the other, and a gap in both leaves the board unknown") {
    const SheetComparison one = compared("1. e4 ... 2. Nf3 Nh3", "1. e4 e5 2. Nf3 Nc6");
    CHECK(places(one) == "2:gap 4:differ");
    CHECK(one.certain == Ply{1});
    CHECK(one.places.front().followed == chess::Color::black);
    CHECK(one.places.back().sheets.white.is_legal == false);
    const SheetComparison both = compared("1. e4 ... 2. Nf3 Qh4", "1. e4 ? 2. Sf3 Dh5");
    CHECK(places(both) == "2:gap 4:differ");
    CHECK_FALSE(both.places.back().sheets.white.is_legal);
}

TEST_CASE("a move that one sheet leaves out without a gap is found, and the rest is compared behind it") {
    const std::string full = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0 Be7";
    CHECK(places(compared(full, "e4 e5 Nf3 Nc6 Ba4 Nf6 0-0 Be7")) == "5:left_out 6:left_out");
    CHECK(places(compared("e4 e5 Nf3 Bb5 a6 Ba4 Nf6 0-0 Be7", full)) == "4:left_out");
    CHECK(places(compared(full, "e4 e5 Nf3 Nc6 Bc4 a6 Ba4 Nf6 0-0 Be7")) == "5:differ");
}

TEST_CASE("what both have and is not legal, or no move, and what one has alone at the end, are places too") {
    CHECK(places(compared("e4 e5 Ke3 Nc6", "e4 e5 Ke3 Nc6")) == "3:illegal");
    CHECK(places(compared("e4 e5 Qq9 Nc6", "e4 e5 Qq9 Nc6")) == "3:unreadable");
    const SheetComparison shorter = compared("e4 e5 Nf3 Nc6", "e4 e5");
    CHECK(places(shorter) == "3:ended 4:ended");
    CHECK(shorter.certain == Ply{2});
}
