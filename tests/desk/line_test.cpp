// Lines in an arbiter's words: what is read, what is asked, and that nothing is read wrongly.
#include "desk/line/line.hpp"
#include "adjudicate/cases/case_file.hpp"

#include <random>
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "desk/elements/elements.hpp"
#include "desk/laws/laws.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

TEST_CASE("acts are parted by many marks, and the person is carried on") {
    const char* said = "white moves Nf3-d4; white presses the clock; black points it out";
    for (const char* line :
         {"white Nf3-d4, presses; black points out", "w Nf3-d4. presses. b points it out",
          "Sf3-d4 and clock - opp objects", "White plays knight f3 to d4 then hits the clock; Black protests",
          "W: Nf3-d4 + pressed, bl: \"illegal\" calls the arbiter",
          "\xE2\x99\x98"
          "f3-d4 & presses; opponent points out"}) {
        INFO(line);
        const bool is_said_illegal = std::string(line).find("illegal") != std::string::npos;
        if (is_said_illegal) {
            CHECK(asked(line, example_position()) == "that move is legal in this position");
        } else {
            CHECK(echo(line, example_position()) == said);
        }
    }
}

TEST_CASE("moves are read as people write them, lawful or not") {
    const Pair rows[] = {{"Nxe5", "white moves Nf3-e5"},
                         {"Sxe5", "white moves Nf3-e5"},
                         {"d2-d3", "white moves d2-d3"},
                         {"d2d3", "white moves d2-d3"},
                         {"white d2 d3", "white moves d2-d3"},
                         {"white moves pawn d2 to d3", "white moves d2-d3"},
                         {"b8=Q", "white moves b7-b8=Q"},
                         {"b7xa8D", "white moves b7-a8=Q"},
                         {"Nf3-d3", "white moves Nf3-d3"},
                         {"Bc4xc5", "white moves Bc4-c5"},
                         {"Ke1-e3 illegal", "white moves Ke1-e3"},
                         {"12.Nd5", "white moves Nc3-d5"},
                         {"white moves h8-f6", "white moves h8-f6"},
                         {"white moves the king from e1 to e3", "white moves Ke1-e3"},
                         {"Nf3-d4 pressed", "white moves Nf3-d4; white presses the clock"},
                         {"knight takes e5", "white moves Nf3-e5"},
                         {"0-0", "white castles 0-0"},
                         {"O-O", "white castles 0-0"},
                         {"castles short with two hands", "white castles 0-0 with two hands"},
                         {"castles long", "white castles 0-0-0"},
                         {"black 0-0-0 without the rook", "black castles 0-0-0 without the rook"},
                         {"white castles Ke1-g1 Rh1-e1", "white castles Ke1-g1 and Rh1-e1"},
                         {"white plays Nf3-d4, not released", "white moves Nf3-d4 not released"},
                         {"w d2-d4; b e5-d4; w Qd1xd4", "white moves d2-d4; black moves e5-d4; white moves Qd1-d4"}};
    for (const Pair& row : rows) CHECK(echo(row.line, example_position()) == row.said);
    CHECK(asked("castles, presses", position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")) == "on which side?");
    CHECK(echo("castles, presses", example_position()) == "white castles 0-0; white presses the clock");
}

TEST_CASE("without a position squares are enough, and what needs one is asked") {
    CHECK(echo("white f3-d4, presses") == "white moves f3-d4; white presses the clock");
    CHECK(echo("black touches e7") == "black touches e7");
    CHECK(echo("white 0-0") == "white castles 0-0");
    CHECK(echo("white e5xd6 in passing") == "white moves e5-d6 takes d5");
    CHECK(asked("white Nd4") == "from which square?");
    CHECK(asked("white touches the rook") == "on which square did it stand?");
    CHECK(asked("Nf3-d4") == "who did it?");
    CHECK(asked("white touches c1, d5") == "was it touched as well, or was it a move?");
    CHECK(asked("opponent offers a draw") == "whose opponent is meant?");
    CHECK(asked("white claims black touched e7") == "did it happen, or does he only say so?");
}

TEST_CASE("touches have their men, their order, what was said and what was meant") {
    const Pair rows[] = {
        {"picks up the knight on f3", "white touches Nf3"},
        {"K then R touched; touches rook h1", "?"},
        {"white lifts Nf3 and Bc4 on purpose", "white touches Nf3 and Bc4 on purpose"},
        {"Nf3 touched by accident", "white touches Nf3 by accident"},
        {"touches f3, Bc4", "white touches Nf3 and Bc4"},
        {"white touches black's queen, then presses", "?"},
        {"touches the bishop of black c5", "white touches Bc5"},
        {"white touches Bc5", "white touches Bc5"},
        {"j'adoube, touches Nf3", "white touches Nf3, j'adoube said before"},
        {"touches Nf3, then says j'adoube", "white touches Nf3, j'adoube said late"},
        {"said 'adjust' after touching Nf3", "white touches Nf3, j'adoube said late"},
        {"touches Nf3 without a word", "white touches Nf3, without j'adoube"},
        {"touches Nf3 and Bc4, order unclear", "white touches Nf3 and Bc4 in an order that is not known"},
        {"touches Nf3, puts it back, moves d2-d3", "white touches Nf3; white moves d2-d3; note: puts it back"},
        {"white complains that black touched c6", "black touches Nc6; white points it out"},
        {"touches the opponent's Bc5", "white touches Bc5"},
        {"touches Nf3, wants to play d2-d3", "white touches Nf3; note: wants to play d2-d3"},
        {"plays Nd5, now wants it back on c3",
         "white moves Nc3-d5; white takes the move back; note: now wants it back on c3"}};
    for (const Pair& row : rows) {
        INFO(row.line);
        if (row.said == std::string("?")) {
            CHECK_FALSE(read_line(row.line, example_position()));
        } else {
            CHECK(echo(row.line, example_position()) == row.said);
        }
    }
    CHECK(asked("touches Nf3, j'adoube", example_position()) == "was it said before the touch, at once, or after it?");
    CHECK(asked("touches the knight", example_position()) == "which one: on c3 or f3?");
    CHECK(asked("touches Bf3", example_position()) == "a white knight stands on f3");
    CHECK(asked("touches c6", example_position()) == "who touched it?");
}

TEST_CASE("words have persons of their own") {
    const Pair rows[] = {
        {"white offers a draw; black declines", "white offers a draw; black declines"},
        {"W offers draw, B accepts", "white offers a draw; black agrees to a draw"},
        {"draw agreed", "both agree to a draw"},
        {"black resigned", "black resigns"},
        {"white claims 3x with Nd5", "white claims threefold repetition intending Nd5"},
        {"white wrote Nd5, not played, claims threefold",
         "white claims threefold repetition intending Nd5; written on the scoresheet"},
        {"W says 50 moves", "white claims fifty moves"},
        {"black flag fell; white claims", "black oversteps the time; white claims a win on time"},
        {"W flag down, B has K+N only", "white oversteps the time; the opponent has only king and minor piece"},
        {"white touches f3; black points it out; white denies",
         "white touches Nf3; black points it out; white finds a dispute on what happened"},
        {"black's phone rang", "black has a device that rings"},
        {"black's phone rings in his bag", "black has a device that rings in the bag"},
        {"black 35m late", "black is late or absent 35 min"},
        {"black came 35 minutes late", "black is late or absent 35 min"},
        {"both absent", "both is late or absent"},
        {"white left the hall without permission", "white leaves the playing area, without permission"},
        {"white stopped writing, increment 30", "white does not record; increment of 30 s"},
        {"colours reversed", "arbiter finds wrong colours"},
        {"White's K and Q swapped", "arbiter finds men set up wrongly; note: White 's K and Q swapped"},
        {"arbiter finds an illegal move of black", "arbiter finds an illegal move of black"},
        {"both kings in check", "arbiter finds both kings in check"},
        {"a spectator shouts flag", "spectator speaks about the game"},
    };
    for (const Pair& row : rows) CHECK(echo(row.line, example_position()) == row.said);
}

TEST_CASE("facts are those that are told") {
    const auto read =
        read_line("white Nf3-d3, not pressed; black points out; second illegal move; rapid; W 0:05:58, B 0:03:10", {});
    REQUIRE(read);
    CHECK(read->facts.at("completed") == rules::Values{false});
    CHECK(read->facts.at("illegal_moves_before") == rules::Values{std::int64_t{1}});
    CHECK(read->play == rules::Play::rapid);
    CHECK(read->clocks.white == Millis{358'000});
    CHECK(read->clocks.black == Millis{190'000});
    CHECK(read_line("black late 35m", {})->facts.at("late_ms") == rules::Values{std::int64_t{2'100'000}});
    CHECK(read_line("black's phone rings", {})->facts.at("device_sounded") == rules::Values{std::string("once")});
    CHECK(asked("W 1:12, B 0:45") == "is 1:12 hours and minutes, or minutes and seconds?");
    CHECK(asked("white Nf3-d3, presses; not pressed") == "was the clock pressed, or not?");
    CHECK(asked("white Nf3-d3; first illegal move; second illegal move").ends_with("is told in two ways"));
}

TEST_CASE("what did not happen, may have happened, or is only said is never read as an act") {
    for (const char* line : {"white did not touch f3",
                             "white never touched f3",
                             "if white touches f3",
                             "white almost touched f3",
                             "white wants f3",
                             "white should move f3-d4",
                             "white touches f3?",
                             "white was offered a draw by black",
                             "W annoyed",
                             "W says B touched c6",
                             "W: B touched c6",
                             "white flag did not fall",
                             "white pressed before black moved",
                             "white moved before pressing",
                             "white resigned, or did he",
                             "white agrees",
                             "W not here 15:31",
                             "arbiter touched f3",
                             "B d5",
                             "white f3-d4, f6-d5, presses",
                             "white points it out; a7-a6",
                             "white denies touching f3",
                             "white denies f3-d4",
                             "white denies black touched c6",
                             "white admits touching f3",
                             "W: 'touched f3'",
                             "2nd draw offer by white",
                             "W 50",
                             "h8-f6",
                             "white Nf3-d3; black points it out, presses",
                             "black rejected the draw",
                             "W flag falls, black's Nf6 touched",
                             "White's flag fell but Black has no mating material",
                             "black claims illegal move of white",
                             "white Nf3-d3, presses; black points it out; white has a bare king",
                             "colours reversed on purpose",
                             "white's flag falls, claims",
                             "arbiter finds presses",
                             "white declines to accept",
                             "white refuses to resign",
                             "black's clock stopped",
                             "black's clock not pressed",
                             "white b7-b8 rook",
                             "white touched f3 or e4",
                             "not white but black touched c6",
                             "white accidentally pressed",
                             "white touches f3, second illegal move"}) {
        INFO(line);
        CHECK_FALSE(read_line(line, example_position()));
    }
}

TEST_CASE("words that are not understood are named, with the nearest and what was read before them") {
    const auto read = read_line("white touches Nf3, grumbles; black resgined", example_position());
    REQUIRE_FALSE(read);
    CHECK(read.error().message == "'grumbles' and 'resgined' were not understood");
    CHECK(read.error().hint.find("'resigns'") != std::string::npos);
    CHECK(read.error().hint.find("or nothing beyond this: white touches Nf3?") != std::string::npos);
    const auto besides = read_line("White diagonally touches Nf3, presses", example_position());
    REQUIRE_FALSE(besides);
    CHECK(besides.error().hint.find("nothing beyond this: white touches Nf3; white presses the clock?") !=
          std::string::npos);
    const auto turned = read_line("White nearly touches Nf3", example_position());
    REQUIRE_FALSE(turned);
    CHECK(turned.error().hint.find("white touches") == std::string::npos);
    CHECK(echo("white touches Nf3; note: grumbles, (twice)", example_position()) ==
          "white touches Nf3; note: grumbles, (twice)");
    CHECK(asked("") == "nothing is told");
    CHECK(asked(std::string(1001, 'x')) == "the line has 1001 bytes");
}

TEST_CASE("whoever acts is asked where the board shows that it may be the other") {
    const Position before = example_position();
    CHECK(asked("white Nf3-d4, presses; black points it out; Nc3-d5", before) == "who made this move?");
    CHECK(asked("white d2-d3, e5-e4", before) == "who made this second move?");
    CHECK(echo("white Nf3-d3, presses; black points it out; white Nf3-g1", before) ==
          "white moves Nf3-d3; white presses the clock; black points it out; white moves Nf3-g1");
    CHECK(echo("white Nf3-d4, takes it back, plays d2-d3", before) ==
          "white moves Nf3-d4; white takes the move back; white moves d2-d3");
}

TEST_CASE("what the line says of the board is held against it") {
    const Position before = example_position();
    CHECK(asked("Nf3xd4", before) == "nothing stands on d4 to be taken");
    CHECK(asked("Nf3-d4 illegal", before) == "that move is legal in this position");
    CHECK(asked("Nf3-d3 legal", before) != "");
    CHECK(asked("white in check, Nf3-d4", before) == "white is not in check");
    CHECK(asked("Nd4+", before) == "the move gives no such check");
    CHECK(echo("W in check, Nf3", position("rnbqk1nr/pppp1ppp/4p3/8/1bPP4/8/PP2PPPP/RNBQKBNR w KQkq - 1 3")) ==
          "white moves Ng1-f3");
    CHECK(asked("Rd1", position("4k3/8/8/3b4/8/8/R2K3R/8 w - - 0 1")).starts_with("which man"));
}

TEST_CASE("every row of the table has an example that is read with it and can be judged") {
    const rules::RulesetStore store({std::string(JADOUBE_SOURCE) + "/rules"});
    const auto laws = load_laws(store, "fide-2023");
    REQUIRE(laws);
    for (const Saying& row : sayings()) {
        INFO(row.example);
        const auto elements = elements_of(row.example);
        CHECK(std::ranges::any_of(elements, [&](const Element& element) { return element.saying == &row; }));
        const std::string said = echo(std::string(row.example), example_position());
        const auto read = read_line(row.example, example_position());
        adjudicate::Case given;
        given.game.start = example_position();
        given.dispute.acts = read->acts;
        given.dispute.facts = read->facts;
        CHECK_FALSE(read->acts.empty());
        const auto ruling =
            adjudicate::adjudicate(laws->ruleset(), given.game, given.dispute, {}, laws->deferred.get());
        INFO(said << (ruling ? "" : ": " + ruling.error().message));
        CHECK(ruling);
    }
}

TEST_CASE(
    "every claim, conduct and ground of the vocabulary that the table names is one, and none stands in two rows") {
    std::set<std::string> seen;
    for (const Saying& row : sayings()) CHECK(seen.insert(std::string(row.says)).second);
    for (const rules::GroundRow& ground : rules::rows<rules::Ground>()) {
        const bool is_point_out = ground.value == rules::Ground::illegal_move;  // which is pointing it out
        const bool is_named = std::ranges::any_of(sayings(), [&](const Saying& row) {
            const auto* named = std::get_if<rules::Ground>(&row.meaning);
            return named != nullptr && *named == ground.value;
        });
        INFO(ground.name);
        CHECK(is_named != is_point_out);
    }
    for (const rules::KindRow& kind : rules::rows<rules::Kind>()) {
        const bool is_conduct =
            rules::kind_covers(rules::Kind::conduct, kind.value) && kind.value != rules::Kind::conduct;
        const bool is_named = std::ranges::any_of(sayings(), [&](const Saying& row) {
            const auto* did = std::get_if<Did>(&row.meaning);
            return did != nullptr && did->kind == kind.value;
        });
        INFO(kind.name);
        CHECK(is_named == is_conduct);
    }
    for (const Saying& row : sayings()) {
        if (const auto* told = std::get_if<Told>(&row.meaning)) CHECK(rules::fact_named(told->fact) != nullptr);
        for (const Told& told : row.also) CHECK(rules::fact_named(told.fact) != nullptr);
    }
}

TEST_CASE("any words give acts that are said and read the same, or a question") {
    std::vector<std::string> words{",", ";", ".", "then", "note:", "1:12", "35", "m", "?", "xyz"};
    for (const Saying& row : sayings()) {
        for (const std::string_view part : split(row.example, ' ')) words.emplace_back(part);
    }
    std::mt19937 random(1);
    constexpr int kLines = 20'000;
    for (int i = 0; i < kLines; ++i) {
        std::string line;
        for (std::size_t count = random() % 12; count > 0; --count) line += words[random() % words.size()] + " ";
        const Position before = i % 2 == 0 ? Position() : example_position();
        const auto read = read_line(line, before);
        if (!read) {
            if (read.error().message.empty()) FAIL(line);
            continue;
        }
        const std::string said = to_line(*read, before);
        const auto again = read_line(said, before);
        const std::string read_again = again ? json_of(*again) : again.error().message;
        if (read_again != json_of(*read)) FAIL(line << " -> " << said << ": " << json_of(*read) << read_again);
    }
}
