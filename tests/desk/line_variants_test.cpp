// Lines as tired arbiters type them, with what they mean: read so, or asked about in one question that leads there.
#include "catch.hpp"
#include "lines_read.hpp"

#include "base/error.hpp"

using namespace jadoube;
using namespace jadoube::desk;

TEST_CASE("lines as they are typed at a board are read as they are meant") {
    const Pair rows[] = {
        {"wh touched Bc4 again, then quickly played Nd5 & clk",
         "white touches Bc4; white moves Nc3-d5; white presses the clock; note: again; left out: quickly"},
        {"white grabbed the Sf3 by accident, sorry", "white touches Nf3 by accident; note: sorry"},
        {"white Sf3-d3 pressed; opp calls me; 2nd illegal one",
         "white moves Nf3-d3; white presses the clock; black points it out; second illegal move"},
        {"w 0-0 with both hands, clk", "white castles 0-0 with two hands; white presses the clock"},
        {"the kid (white) touched Ke1 then castled 0-0", "white touches Ke1; white castles 0-0; note: left out: kid"},
        {"b7xa8 makes it a queen, clk", "white moves b7-a8=Q; white presses the clock"},
        {"b8 and queens it, presses", "white moves b7-b8=Q; white presses the clock"},
        {"b8 - asks for a queen - presses", "white moves b7-b8; white names queen; white presses the clock"},
        {"W plays Nd5, lets go, takes it back, plays Nb5",
         "white moves Nc3-d5; white takes the move back; white moves Nc3-b5"},
        {"w claims 3 fold with Nd5, wrote it down",
         "white claims threefold repetition intending Nd5; written on the scoresheet"},
        {"Weiss beruehrt Sf3, zieht d2-d3", "white touches Nf3; white moves d2-d3"},
        {"weiss zieht Sf3-d3, drueckt Uhr, schwarz reklamiert",
         "white moves Nf3-d3; white presses the clock; black points it out"},
        {"w touches Nf3 (no j'adoube), wants Bd3", "white touches Nf3, without j'adoube; note: wants Bd3"},
        {"W straightens Nf3 w/o saying anything", "white touches Nf3, without j'adoube"},
        {"W says j'adoube and adjusts Nf3, Bc4", "white touches Nf3 and Bc4, j'adoube said before"},
        {"w presses clock w/o making a move, b complains", "white presses the clock; black points it out"},
        {"w moves Nf3-d4 with one hand, presses with the other hand",
         "white moves Nf3-d4; white presses the clock with the other hand; note: with one hand"},
        {"touches own queen and black's Bg4", "white touches Qd1 and Bg4"},
    };
    for (const Pair& row : rows) CHECK(echo(row.line, example_position()) == row.said);
}

TEST_CASE("lines as they are typed without a board are read as they are meant") {
    const Pair rows[] = {
        {"black's flag is down, W has lone king", "black oversteps the time; the opponent has only a bare king"},
        {"blk out of time, wht still has a rook", "black oversteps the time; the opponent has enough left to mate"},
        {"draw offered by W, B says yes", "white offers a draw; black agrees to a draw"},
        {"W offers draw, B turns it down, W offers again",
         "white offers a draw; black declines; white offers a draw; note: again"},
        {"both players agreed a draw", "both agree to a draw; note: left out: players"},
        {"bl gave up", "black resigns"},
        {"white claims threefold rep, sheets differ", "white claims threefold repetition; the scoresheets differ"},
        {"W claims 50 move rule, no increment", "white claims fifty moves; no increment"},
        {"blk's mobile rang in his jacket", "black has a device that rings, on his person"},
        {"White has smartwatch on wrist", "white has a device, on his person"},
        {"W 12 min late", "white is late or absent 12 min"},
        {"Black late 35", "black is late or absent 35 min"},
        {"both came 10 min late", "both is late or absent 10 min"},
        {"W left the hall w/o permission for 15 min",
         "white leaves the playing area, without permission; note: left out: for 15 min"},
        {"black goes outside to smoke without asking",
         "black leaves the venue, without permission; note: black goes outside to smoke without asking"},
        {"white knocks over several pieces, presses the clock", "white displaces men; white presses the clock"},
        {"W stopped recording, inc 30s", "white does not record; increment of 30 s"},
        {"B writes every move first", "black writes the move first"},
        {"arbiter finds colours reversed", "arbiter finds wrong colours"},
        {"king and queen wrong way round from start, noticed move 8",
         "arbiter finds men set up wrongly; note: from start; noticed; move 8"},
        {"Kings both in check, not clear since when", "arbiter finds both kings in check; nobody knows since when"},
        {"sealed move ambiguous", "arbiter finds an ambiguous sealed move"},
        {"envelope is empty, no move inside", "arbiter finds an empty envelope"},
        {"Schwarz bietet remis an, Weiss lehnt ab", "black offers a draw; white declines"},
        {"Schwarz gibt auf", "black resigns"},
        {"W overslept, came 40 min after start", "white is late or absent 40 min"},
        {"w withdraws his draw offer", "white claims a withdrawal"},
        {"b bangs the clock hard", "black handles the clock wrongly; note: left out: hard"},
        {"W refuses to sign", "white refuses what the law asks"},
        {"w insulted opp", "white brings the game into disrepute"},
    };
    for (const Pair& row : rows) CHECK(echo(row.line) == row.said);
}

TEST_CASE("what could mean two things, or did not happen for certain, is asked with what to type") {
    struct Row {
        const char* line;
        bool has_board;
        const char* leads_to;
    };
    const Row rows[] = {
        {"W picks up Nf3, hesitates a lot, puts it back and plays d3", true,
         "nothing beyond this: white touches Nf3; white moves d2-d3; note: hesitates; puts it back?"},
        {"W already pressed after Nf3-d3, B complains", true,
         "is it in this: white moves Nf3-d3; white presses the clock; black points it out?"},
        {"W offers remis, B nods", false, "'agrees to a draw'"},
        {"black resgins", false, "mistyped? Is it: black resigns?"},
        {"white touchs Nf3, moves Nd4", true, "mistyped? Is it: white touches Nf3; white moves Nf3-d4?"},
        {"white maybe touched f3", true, "Write what happened, parted by ;"},
        {"white did not touch f3, black insists", true, "Write what happened, parted by ;"},
        {"W touched f3 or c4", true, "Write what happened, parted by ;"},
        {"W nearly knocked over the king", true, "'displaces men'"},
        {"W claims B touched c6", true,
         "write it first, and then who says so: 'B touched c6; white points it out; black denies it'"},
        {"b says w touched e4 pawn; w: no", true,
         "write it first, and then who says so: 'w touched e4 pawn; black points it out; white denies it'"},
        {"w touched Bf3?", true, "write what is certain without it"},
        {"w touched f3?", true, "write what is certain without it"},
        {"Weiss hat Handy in der Tasche, klingelt", false, "nothing beyond this: white has a device that rings?"},
        {"black castled 0-0 after his king had moved", true, "give the position without this right to castle"},
        {"W offers, B ok, W wants to play on", false, "write 'withdraws the offer', or who declined"},
        {"W not here 15:31", false, "write it in minutes: 'white late 31 min'"},
        {"white opens the envelope before black came", false, "Write the acts in the order in which they happened"},
        {"white disturbed", false, "write first what was done"},
    };
    for (const Row& row : rows) {
        const auto read = read_line(row.line, row.has_board ? example_position() : Position());
        INFO(row.line << ": " << (read ? to_line(*read, {}) : read.error().message + " | " + read.error().hint));
        CHECK_FALSE(read);
        if (!read) CHECK(read.error().hint.find(row.leads_to) != std::string::npos);
        constexpr std::size_t kMostBytes = 400;
        if (!read) CHECK(read.error().message.size() + read.error().hint.size() <= kMostBytes);
    }
}

TEST_CASE("incidental words are left out and shown, and never such as may turn a line round") {
    const Position board = example_position();
    for (const char* word : {"already", "quickly", "simply", "slowly", "the kid", "now"}) {
        const std::string line = std::string("white ") + word + " touches f3";
        const std::string last = word == std::string("the kid") ? "kid" : word;
        CHECK(echo(line, board) == "white touches Nf3; note: left out: " + last);
    }
    for (const char* word :
         {"not", "never", "almost", "nearly", "maybe", "perhaps", "only", "hardly", "if he", "either"}) {
        INFO(word);
        CHECK_FALSE(read_line(std::string("white ") + word + " touches f3", board));
    }
    CHECK(asked("white touches f3 (aged 11)", board) == "'aged' was not understood");
    CHECK_FALSE(read_line("white touches f3 (or not)", board));
    CHECK_FALSE(read_line("white was already touched", board));
}

TEST_CASE("it is the man in hand, or the one that was touched") {
    const Position board = example_position();
    CHECK(echo("white touches Nf3, moves it to d4", board) == "white touches Nf3; white moves Nf3-d4");
    CHECK(echo("w plays Ng1 but holds on to it, moves it to h4 instead", board) ==
          "white moves Nf3-g1 not released; white moves Nf3-h4; note: left out: instead");
    for (const char* line : {"touches Nf3 and Bc4, moves it to d4", "moves it to d4", "touches Nf3, plays it"}) {
        INFO(line);
        CHECK(asked(line, board) == "which man was it?");
    }
    CHECK(asked("white Nd5, puts it on b4", board) == "who made this second move?");
}

TEST_CASE("what was put back changes nothing where it was only touched, and takes a move back") {
    const Position board = example_position();
    CHECK(echo("white touches Nf3, back to f3, d2-d3", board) ==
          "white touches Nf3; white moves d2-d3; note: back to f3");
    CHECK(echo("white Nd5, puts it back on c3", board) ==
          "white moves Nc3-d5; white takes the move back; note: puts it back on c3");
    CHECK(asked("white touches Nf3, puts it back on d4", board) == "where was the man put?");
    CHECK(echo("white touches Nf3, puts Nf3 back", board) == "white touches Nf3; note: puts Nf3 back");
    CHECK(asked("white plays Nf3", board) == "a white knight stands on f3 already");
}

TEST_CASE("of several moves running the player is asked, unless the line says that he made them all") {
    CHECK(echo("white two moves in a row: e4-e5, d2-d3", position("4k3/8/8/8/4P3/8/3P4/4K3 w - - 0 1")) ==
          "white moves e4-e5; white moves d2-d3");
    CHECK(asked("white e4-e5, d2-d3", position("4k3/8/8/8/4P3/8/3P4/4K3 w - - 0 1")) == "who made this second move?");
}

TEST_CASE("what somebody points out, complains of or calls is what he would say with any other word") {
    const Pair rows[] = {
        {"white Nf3-d3, presses; black points out the illegal move",
         "white moves Nf3-d3; white presses the clock; black points it out"},
        {"white Nf3-d3, presses; arbiter points out the illegal move; second illegal move",
         "white moves Nf3-d3; white presses the clock; arbiter points it out; second illegal move"},
        {"a spectator points out the illegal move; white Nf3-d3",
         "spectator speaks about the game; white moves Nf3-d3"},
        {"white touches Nf3, moves Bc4-b3; black points out touch move",
         "white touches Nf3; white moves Bc4-b3; black points it out"},
        {"white's flag falls; arbiter calls the flag", "white oversteps the time; arbiter finds a win on time"},
        {"white's flag falls; black calls the flag", "white oversteps the time; black claims a win on time"},
        {"black points out threefold", "black claims threefold repetition"},
        {"arbiter points out threefold", "arbiter finds threefold repetition"},
        {"black points out the wrong colours", "black finds wrong colours"},
        {"white Nf3-d4, presses; black points out that white used two hands",
         "white moves Nf3-d4 with two hands; white presses the clock; black points it out"},
        {"white Nf3-d4, presses; black points out that white pressed with the other hand",
         "white moves Nf3-d4; white presses the clock with the other hand; black points it out"},
        {"white stops the clocks to call the arbiter", "white stops the clocks; white points it out"},
        {"white gets advice from his coach", "white uses notes or advice"},
    };
    for (const Pair& row : rows) CHECK(echo(row.line, example_position()) == row.said);
}

TEST_CASE("what is told of one player's move is not held against the other's") {
    const Pair rows[] = {
        {"white Nf3-d3 illegal, presses; black a7-a6, presses; white points it out",
         "white moves Nf3-d3; white presses the clock; black moves a7-a6; black presses the clock; white points it "
         "out"},
        {"white Nf3-d3, not pressed; black a7-a6, presses",
         "white moves Nf3-d3, not pressed; black moves a7-a6; black presses the clock"},
        {"white Nf3-d3, first illegal move, presses; black Nf6-e6, second illegal move, presses",
         "white moves Nf3-d3, first illegal move; white presses the clock; black moves Nf6-e6, second illegal move; "
         "black presses the clock"},
    };
    for (const Pair& row : rows) CHECK(echo(row.line, example_position()) == row.said);
    CHECK(asked("white Nf3-d3, not pressed, presses", example_position()) == "was the clock pressed, or not?");
}

TEST_CASE("illegal moves counted with each player are his where no position is known, and one counted twice is asked") {
    CHECK(
        echo("white Nf3-d3, first illegal move, presses; black Ng8-e6, second illegal move, presses") ==
        "white moves f3-d3, first illegal move; white presses the clock; black moves g8-e6, second illegal move; black "
        "presses the clock; illegal; note: Nf3-d3; Ng8-e6");
    CHECK(asked("white Nf3-d3, presses; black Nf6-e6, presses; second illegal move", example_position())
              .find("of which of the two acts is that told?") != std::string::npos);
}

TEST_CASE("a device in the bag and switched off is told in either order") {
    for (const char* line :
         {"white has a phone in his bag, switched off", "white has a phone, switched off, in his bag"}) {
        const auto read = read_line(line, {});
        REQUIRE(read);
        CHECK(read->facts.at("device_place") == rules::Values{std::string("off_in_bag")});
    }
    const auto on = read_line("white has a phone in his bag", {});
    REQUIRE(on);
    CHECK_FALSE(on->facts.contains("device_place"));
}

TEST_CASE("a mate told with the move that gives it is no claim, and one that is none is asked about") {
    const auto position = chess::parse_fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30");
    REQUIRE(position);
    CHECK(echo("white Ra1-a8 mate", *position) == "white moves Ra1-a8; note: checkmate");
    CHECK(echo("white Ra1-a8, mates", *position) == "white moves Ra1-a8; note: checkmate");
    CHECK(asked("white Ra1-a7 mate", *position) == "that is no mate");
    CHECK(asked("white Ra1-a8, presses; black: mate", *position) == "who claims it?");
}

TEST_CASE("minutes are minutes whatever their number counts elsewhere") {
    CHECK(echo("white late 50 min; default time 60 min") == "white is late or absent 50 min; default time of 60 min");
    CHECK(echo("white is 75 minutes late") == "white is late or absent 75 min");
}

TEST_CASE("moves played with what was wrong at the start are counted, and a move announced and written is one") {
    const auto check_pairs = [](std::initializer_list<Pair> pairs, const Position& before) {
        for (const Pair& pair : pairs) {
            INFO(pair.line);
            CHECK(echo(pair.line, before) == pair.said);
        }
    };
    check_pairs({{"white and black have the wrong colours; 9 moves were played",
                  "arbiter finds wrong colours 9 moves later; note: white and black wrong colours"},
                 {"the arbiter finds wrong colours after move 9", "arbiter finds wrong colours 9 moves later"}},
                {});
    check_pairs({{"white writes down Nd5; white claims threefold with Nd5",
                  "white claims threefold repetition intending Nd5; written on the scoresheet"},
                 {"white touches the king and the rook h1 to castle", "white touches Ke1 and Rh1; in order to castle"},
                 {"white moves black's knight c6-d4", "white moves c6-d4"},
                 {"white Qxf7; white claims checkmate; black shakes hands",
                  "white moves Qf3-f7; white claims checkmate; black admits it"}},
                position("r1b1k2r/pP3ppp/2n2n2/2b1p1P1/2B1P1b1/2N2Q2/P1PP1P1P/R1B1K2R w KQkq - 0 9"));
}
