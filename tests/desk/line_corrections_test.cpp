// What turns a line: corrections, objections, what was earlier, numbers and letters. None of it is dropped or guessed.
#include "catch.hpp"
#include "lines_read.hpp"

#include "base/error.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

const Position kRooks = position("8/5pk1/R5p1/7p/1r5P/5KP1/5P2/8 w - - 0 45");
const Position kBothPromote = position("8/1P3k2/8/8/8/6K1/5p2/8 w - - 0 1");
const Position kPassing = position("rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");

std::string hint(const std::string& line, const Position& before = {}) {
    const auto read = read_line(line, before);
    INFO(line << ": " << (read ? to_line(*read, before) : ""));
    REQUIRE_FALSE(read);
    return read.error().hint;
}

bool is_in(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the default time that a line tells is a fact") {
    check({{"white arrives 14 min late, default 15", "white is late or absent 14 min; default time of 15 min"},
           {"white 14 min late (default 15)", "white is late or absent 14 min; default time of 15 min"},
           {"white late 20m, default 30m", "white is late or absent 20 min; default time of 30 min"},
           {"white 10 min late, default time 15 min", "white is late or absent 10 min; default time of 15 min"},
           {"white 10 min late, tolerance 15 min", "white is late or absent 10 min; default time of 15 min"},
           {"white late 10 min, default time half an hour", "white is late or absent 10 min; default time of 30 min"},
           {"white late 10 min, zero tolerance", "white is late or absent 10 min; default time of 0 min"},
           {"white late by 1h 5m", "white is late or absent 65 min"},
           {"black late 1h05", "black is late or absent 65 min"}});
    CHECK(read_line("white late 10m, default 15", {})->facts.at("default_time_ms") ==
          rules::Values{std::int64_t{900'000}});
    CHECK(asked("white late 10m, default 15, default 30").ends_with("is told in two ways"));
}

TEST_CASE("whoever insults is not whom he insults") {
    check({{"W called B a cheat", "white brings the game into disrepute"},
           {"black calls white cheat", "black brings the game into disrepute"},
           {"White called Black an idiot", "white brings the game into disrepute"},
           {"white insults black", "white brings the game into disrepute"},
           {"black talks to white", "black disturbs the opponent"}});
    CHECK_FALSE(read_line("Black called White's phone", {}));
    CHECK_FALSE(read_line("white insults white", {}));
    CHECK_FALSE(read_line("white pushes black's king", kItalian));
}

TEST_CASE("what had happened is asked in which order") {
    struct Row {
        const char* line;
        const Position& before;
        const char* order;
    };
    const Row rows[] = {
        {"white's flag fell, black had already resigned", kRooks, "black resigns; white oversteps the time"},
        {"white flag; white had already resigned", kRooks, "white resigns; white oversteps the time"},
        {"black resigns but White's flag had already fallen", kRooks, "white oversteps the time; black resigns"},
        {"black resigned; white's flag had fallen", kRooks, "white oversteps the time; black resigns"},
        {"black stopped the clock; white had already pressed", kRooks, "white presses the clock; black stops"},
        {"white plays Ra7, black had already offered a draw", kRooks, "black offers a draw; white moves Ra6-a7"}};
    for (const Row& row : rows) {
        INFO(row.line);
        CHECK(asked(row.line, row.before) == "in which order did it happen?");
        CHECK(is_in(hint(row.line, row.before), row.order));
    }
    CHECK(echo("white had touched f3", kItalian) == "white touches Nf3");
    CHECK(echo("white's flag fell; black had a bare king") ==
          "white oversteps the time; the opponent has only a bare king");
}

TEST_CASE("the side of castling is not guessed from what is left lawful") {
    for (const char* line : {"white moves rook h1 to f1, then castles", "white Ra1-b1, then castles"}) {
        INFO(line);
        CHECK(asked(line, kCastles) == "on which side?");
    }
    const Position bare = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    CHECK(asked("W Rh1-f1 then Ke1-g1, presses", bare) == "one castling, or two moves?");
    CHECK(echo("white king e1 to c1, rook a1 to d1, one hand each", bare) == "white castles 0-0-0 with two hands");
    check({{"White 000 pressed", "white castles 0-0-0; white presses the clock"},
           {"white castles 0-0, did not move the rook", "white castles 0-0 without the rook"}},
          kCastles);
    CHECK(is_in(echo("White touches Ra1 then Ke1, wants to castle long", kCastles), "white touches Ra1 and Ke1"));
}

TEST_CASE("a pawn left on its last rank is not material of the opponent") {
    check({{"white pushes to b8 and says \"queen\", hits the clock, pawn still there",
            "white moves b7-b8; white names queen; white presses the clock; note: pawn still"},
           {"white plays b8, still a pawn, presses", "white moves b7-b8; white presses the clock; note: still a pawn"},
           {"white b7-b8, presses, pawn still there", "white moves b7-b8; white presses the clock; note: pawn still"}},
          kBothPromote);
    CHECK(echo("black's flag falls; white pawn left") ==
          "black oversteps the time; the opponent has enough left to mate");
}

TEST_CASE("whoever says illegal points it out") {
    check(
        {{"white Nf3-d3, presses. Black: illegal!", "white moves Nf3-d3; white presses the clock; black points it out"},
         {"W: Nf3-d3, presses, black: 'not legal'", "white moves Nf3-d3; white presses the clock; black points it out"},
         {"white Nf3-d3, presses, black: illegal, calls the arbiter",
          "white moves Nf3-d3; white presses the clock; black points it out"},
         {"W: d3, presses. B: Ng8-e6, presses. W: \"illegal\". Black took it back",
          "white moves d2-d3; white presses the clock; black moves Ng8-e6; black presses the clock; white points it "
          "out; black takes the move back"}},
        kItalian);
    CHECK(echo("exd6, presses, black says that is not legal", kPassing) ==
          "white moves e5-d6 takes d5; white presses the clock; black points it out");
    CHECK(asked("Nf3-d3, pressed, W: \"illegal\"", kItalian) == "which move does he call illegal?");
    CHECK(asked("White claims an illegal move by Black", kItalian) == "which move does he call illegal?");
    CHECK(asked("The clock was stopped by White, who claims an illegal move by Black", kItalian) ==
          "which move does he call illegal?");
    CHECK(echo("white d3, presses; black Ng8-e6, presses; White claims an illegal move by Black", kItalian)
              .ends_with("white points it out"));
}

TEST_CASE("a correction is asked: both, or only the last") {
    for (const char* line : {"white resigns. sorry, black resigns", "white offers a draw; sorry, black offers a draw",
                             "white has a phone; sorry, black has a phone", "white touches Nf3, sorry Bc4",
                             "white touches Nf3, oops, Bc4", "white moves d3, sorry d4, presses",
                             "white resigns, actually black resigns", "white moves d2-d4, correction: d2-d3"}) {
        INFO(line);
        CHECK(asked(line, kItalian) == "do both stand, or only the last?");
    }
    CHECK(echo("white touches Nf3, says sorry, moves d2-d3", kItalian) ==
          "white touches Nf3; white moves d2-d3; note: says sorry");
    CHECK(echo("white touches Nf3 by accident, sorry", kItalian) == "white touches Nf3 by accident; note: sorry");
}

TEST_CASE("B is Black or a bishop: asked where both can be meant") {
    for (const char* line : {"B to b5", "B b5, presses", "b c4 touched", "b b5"}) {
        INFO(line);
        CHECK(is_in(asked(line, kItalian), "Black, or the bishop?"));
    }
    CHECK(echo("b Nc6-d4", kItalian) == "black moves Nc6-d4");
}

TEST_CASE("without a position the man that was named is kept, and what it cannot do is illegal") {
    CHECK(echo("white Nf3-d3, presses") == "white moves f3-d3; white presses the clock; illegal; note: Nf3-d3");
    CHECK(echo("white Nf3-d4, presses") == "white moves f3-d4; white presses the clock; note: Nf3-d4");
    CHECK(echo("white plays knight f3 to d4") == "white moves f3-d4; note: Nf3-d4");
    const auto read = read_line("white Nf3-d3, presses", {});
    CHECK(read->facts.at("move_is_legal") == rules::Values{false});
}

TEST_CASE("beside a word that may turn the line no complete reading is offered") {
    for (const char* line : {"w touches Qd1, no, sorry, Black touches Qd8", "touch Nf3 by white, no wait, Bc4",
                             "not white but black resigned", "white touched Nf3 (maybe)",
                             "white touched Nf3 (but only with the sleeve)"}) {
        INFO(line);
        CHECK_FALSE(is_in(hint(line, kItalian), "nothing beyond this"));
    }
}

TEST_CASE("persons and moves are named in many ways") {
    check({{"white's opponent offers a draw", "black offers a draw"},
           {"the opponent of white resigns", "black resigns"},
           {"the player of the black pieces resigns", "black resigns; note: left out: player, pieces"},
           {"opp of black is late 20 min", "white is late or absent 20 min"},
           {"white has a phone, black too", "white has a device; black has a device"},
           {"white offers a draw, black too", "white offers a draw; black offers a draw"},
           {"The clock was stopped by White, who resigns", "white stops the clocks; white resigns"},
           {"Black wears AirPods", "black has a device, on his person"},
           {"White's phone (in his bag, off)",
            "white has a device, switched off in the bag, switched off; note: in his bag"}});
    check({{"1. Bxf7+ Kxf7 2. Ng5+", "white moves Bc4-f7; black moves Ke8-f7; white moves Nf3-g5"},
           {"white Bb5 black a6", "white moves Bc4-b5; black moves a7-a6"},
           {"Kt f3 to d3, pressed clock", "white moves Nf3-d3; white presses the clock"},
           {"Nf3-d3?! and clock", "white moves Nf3-d3; white presses the clock"},
           {"Nf3-d3, clock, Black objects, 1st",
            "white moves Nf3-d3; white presses the clock; black points it out; first illegal move"},
           {"white touches Nf3, Black insists on touch-move", "white touches Nf3; black points it out"}},
          kItalian);
    CHECK(asked("1. e4 e5", kItalian) != "");
}
