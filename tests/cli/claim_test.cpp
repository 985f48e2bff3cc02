// Claims at the terminal: what holds, what fails, and what is neither.
#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

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
        const Json json =
            desktop.expect(row.code, {"claim", row.ground, kGame, "--at", "26w", "--rules", row.rules, "--json"})
                .json();
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

namespace {

/// So many times Knights out and home.
std::string knights(int times) {
    std::string moves;
    for (int i = 0; i < times; ++i) moves += "Nf3 Nf6 Ng1 Ng8 ";
    return moves;
}

}  // namespace

TEST_CASE("a game that was over earlier is over, under a code that says so") {
    const Desktop desktop;
    desktop.write("five.pgn", knights(4) + "e4 e5 *\n");
    desktop.write("mated.pgn", knights(4) + "f3 e5 g4 Qh4# 0-1\n");
    const Words flag = {"claim", "flag", "five.pgn", "--white-clock", "0:00", "--black-clock", "5:00", "--by", "black"};
    struct Row {
        const char* name;
        Words words;
        int code;
        const char* rules;
        const char* over_by;
        const char* score;
    };
    const Row rows[] = {
        {"a flag after the fifth time", flag, 1, "fide-2023", "repetition", "1/2-1/2"},
        {"a mate after the fifth time", {"claim", "checkmate", "mated.pgn"}, 1, "fide-2023", "repetition", "1/2-1/2"},
        {"a mate where no count ends a game", {"claim", "checkmate", "mated.pgn"}, 0, "fide-2009", "checkmate", "0-1"},
        {"the fifth time passed over", {"claim", "fivefold", "five.pgn"}, 0, "fide-2023", "repetition", "1/2-1/2"},
        {"a repetition claimed after mate",
         {"claim", "threefold", "mated.pgn", "--at", "10b"},
         1,
         "fide-2009",
         "checkmate",
         "0-1"},
        {"no fifth time in a game that mate ended",
         {"claim", "fivefold", "mated.pgn", "--at", "10b"},
         1,
         "fide-2009",
         "checkmate",
         "0-1"}};
    for (const Row& row : rows) {
        INFO(row.name);
        Words words = row.words;
        words.insert(words.end(), {"--rules", row.rules, "--json"});
        const Json json = desktop.expect(row.code, words).json();
        CHECK(*json.find("holds") == Json(row.code == 0));
        const Json& over = *json.find("ruling")->find("standing")->find("over");
        CHECK(over.text("by") == row.over_by);
        CHECK(over.text("score") == row.score);
    }
    const Json cut = desktop.expect(0, {"claim", "fivefold", "five.pgn", "--json"}).json();
    CHECK(cut.find("over")->number("ply") == 16);
}

TEST_CASE("stalemate is no checkmate, and the other way round") {
    const Desktop desktop;
    const std::string start = "[SetUp \"1\"]\n[FEN \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\"]\n\n";
    desktop.write("stalemate.pgn", start + "1. Qg6 *\n");
    desktop.write("mate.pgn", start + "1. Qg7# *\n");
    for (const char* rules : {"fide-2023", "fide-2009", "bcf-1911", "uschess-7ed-2019"}) {
        INFO(rules);
        const auto claim = [&](int code, const char* ground, const char* file) {
            desktop.expect(code, {"claim", ground, file, "--rules", rules});
        };
        claim(1, "checkmate", "stalemate.pgn");
        claim(0, "stalemate", "stalemate.pgn");
        claim(0, "checkmate", "mate.pgn");
        claim(1, "stalemate", "mate.pgn");
    }
}

TEST_CASE("two illegal moves are undone to the first to which the law lets object") {
    const Desktop desktop;
    desktop.write("two.pgn", "1. e4 e5 2. Ne2 d6 3. Ke3 Nf6 4. d3 Ke6 *\n");
    const Json json = desktop.expect(0, {"claim", "illegal-move", "two.pgn", "--json"}).json();
    CHECK(json.text("at") == "3.");
    CHECK(json.find("ruling")->find("standing")->text("play_from") ==
          "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/8/PPPPNPPP/RNBQKB1R w KQkq - 0 3");
    CHECK(desktop.expect(0, {"claim", "illegal-move", "two.pgn", "--by", "white", "--json"}).json().text("at") ==
          "4...");
}

TEST_CASE("a game that was not read to the moment asked about is not claimed upon") {
    const Desktop desktop;
    desktop.write("cut.pgn", "1. e4 e5 2. Nf3 Nd3 3. Nc3 Nf6 *\n");
    desktop.write("gap.pgn", "1. e4 e5 2. -- Nf6 3. Nc3 *\n");
    for (const char* at : {"", "3w"}) {
        Words words = {"claim", "threefold", "cut.pgn"};
        if (*at != '\0') words.insert(words.end(), {"--at", at});
        CHECK(contains(desktop.expect(3, words).err, "line 1: the game is known to 2.Nf3"));
    }
    desktop.expect(1, {"claim", "threefold", "cut.pgn", "--at", "2w"});
    desktop.expect(3, {"claim", "threefold", "gap.pgn", "--at", "3w"});
    desktop.expect(1, {"claim", "threefold", "gap.pgn", "--at", "1b"});
    const Outcome json = desktop.expect(3, {"claim", "threefold", "cut.pgn", "--json"});
    CHECK(json.json().find("unread")->number("ply") == 4);
    CHECK(*json.json().find("holds") == Json());
}

TEST_CASE("an illegal move that was read is ruled upon, however the record goes on") {
    const Desktop desktop;
    desktop.write("cut.pgn", "1. e4 e5 2. Ne2 d6 3. Ke3 Nf6 4. Rh5 Ke6 *\n");
    const Json json = desktop.expect(0, {"claim", "illegal-move", "cut.pgn", "--json"}).json();
    CHECK(json.text("at") == "3.");
    CHECK(json.find("unread_later")->number("ply") == 7);
    CHECK(contains(desktop.expect(0, {"claim", "illegal-move", "cut.pgn"}).out,
                   "The game is known to 3...Nf6: line 1: unreadable-move"));
    desktop.expect(3, {"claim", "illegal-move", "cut.pgn", "--by", "white"});
}

TEST_CASE("where words stand in the place of a move nothing is claimed upon what comes after them") {
    const Desktop desktop;
    desktop.write("words.pgn", "1. e4 e5 2. Zz9 d6 3. d4 exd4 *\n");
    for (const char* ground : {"threefold", "illegal-move", "flag"})
        CHECK(contains(desktop.expect(3, {"claim", ground, "words.pgn"}).err, "the game is known to 1...e5"));
    desktop.expect(1, {"claim", "threefold", "words.pgn", "--at", "1b"});
}

TEST_CASE("a claim that was right before the last position ended the game by something else is found") {
    const Desktop desktop;
    std::string moves;
    for (int number = 80; number < 88; number += 2)
        moves += fmt::format("{}. Ra2 Ke7 {}. Ra1 Ke8 ", number, number + 1);
    desktop.write("fifty.pgn", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 92 80\"]\n\n" + moves + "*\n");
    const Json json = desktop.expect(0, {"claim", "fifty", "fifty.pgn", "--json"}).json();
    CHECK(*json.find("holds") == Json(true));
    CHECK(json.find("moments")->if_array()->size() > 7);
}

TEST_CASE("what stood three times on the record is claimed upon, whatever stood before it") {
    const Desktop desktop;
    const std::string moves = "70. Kd2 Ke7 71. Ke1 Ke8 72. Kd2 Ke7 73. Ke1 Ke8 *\n";
    const auto write = [&](const char* castling, int counter) {
        desktop.write("late.pgn", fmt::format("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w {} - {} 70\"]\n\n{}",
                                              castling, counter, moves));
    };
    write("-", 10);
    desktop.expect(0, {"claim", "threefold", "late.pgn"});
    desktop.expect(4, {"claim", "threefold", "late.pgn", "--at", "72b"});  // twice, and perhaps before the record
    write("Q", 10);
    desktop.expect(1, {"claim", "threefold", "late.pgn", "--at", "72b"});  // never with the right that is lost in it
}

TEST_CASE("an objection is made at the moment asked about, whatever the record goes on with") {
    const Desktop desktop;
    desktop.write("mate.pgn", "1. f3 e5 2. Ra1-a3 h6 3. g4 Qh4# 0-1\n");
    desktop.expect(0, {"claim", "illegal-move", "mate.pgn", "--at", "2w"});
    const Json json = desktop.expect(1, {"claim", "illegal-move", "mate.pgn", "--json"}).json();
    CHECK(json.find("over")->number("ply") == 6);
    CHECK(json.find("moments")->if_array()->size() == 1);
    desktop.write("two.pgn", "1. e4 e5 2. Nf3 Nc6 3. Ra1a3 Nf6 4. Bc1-h6 d6 5. Nc3 *\n");
    desktop.expect(1, {"claim", "illegal-move", "two.pgn", "--at", "1w"});
    CHECK_FALSE(contains(desktop.expect(0, {"claim", "illegal-move", "two.pgn", "--at", "3w"}).out, "Black has won"));
    for (const char* ground : {"stalemate", "threefold", "fifty", "checkmate", "dead-position", "perpetual"})
        CHECK(*desktop.expect(1, {"claim", ground, "two.pgn", "--json"}).json().find("holds") == Json(false));
}

TEST_CASE("a record whose end was swallowed, or written otherwise, is not claimed upon") {
    const Desktop desktop;
    const std::string begun = "1. Nf3 Nf6 2. Ng1 Ng8 ";
    for (const char* rest :
         {"{3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n", "(3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n", "3. E4 E5 4. D4 D5 1/2-1/2\n"}) {
        desktop.write("half.pgn", begun + rest);
        const Json json = desktop.expect(3, {"claim", "threefold", "half.pgn", "--json"}).json();
        CHECK(json.find("unread")->number("ply") == 5);
    }
    desktop.write("words.pgn", begun + "White did not come back 1/2-1/2\n");
    desktop.expect(1, {"claim", "threefold", "words.pgn"});
    desktop.write("first.pgn", "1. Qd4-b7 e5 *\n");
    desktop.expect(3, {"claim", "illegal-move", "first.pgn"});
}

TEST_CASE("a move written down that cannot be played is refused, wherever the game was over") {
    const Desktop desktop;
    desktop.write("mate.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
    desktop.expect(3, {"claim", "threefold", "mate.pgn", "--intended", "zzz"});
}

TEST_CASE("a claim does not hold because the game was over by something else") {
    const Desktop desktop;
    desktop.write("stalemate.pgn",
                  "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 "
                  "9. Qxc8 Kg6 10. Qe6 1/2-1/2\n");
    for (const char* ground : {"threefold", "fifty", "checkmate", "perpetual", "flag"}) {
        INFO(ground);
        const Json json = desktop.expect(1, {"claim", ground, "stalemate.pgn", "--json"}).json();
        CHECK(*json.find("holds") == Json(false));
        CHECK(*json.find("over") == Json::object({{"by", "stalemate"}, {"ply", 19}}));
        const std::string out = desktop.expect(1, {"claim", ground, "stalemate.pgn"}).out;
        CHECK(contains(out, "The claim fails: the game was over after 10.Qe6, half-move 19 (stalemate)."));
        CHECK_FALSE(contains(out, "upheld"));
    }
    desktop.expect(0, {"claim", "stalemate", "stalemate.pgn"});
}

TEST_CASE("a game over by stalemate is no more to be referred, and the ruling says of the claim what the claim says") {
    const Desktop desktop;
    desktop.write("stalemate.pgn",
                  "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 "
                  "9. Qxc8 Kg6 10. Qe6 1/2-1/2\n");
    desktop.write("mate.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
    for (const char* rules : {"wood-1835", "us-clubs", "fide-2023", "fide-2014", "nswjcl"}) {
        for (const char* ground : {"threefold", "fifty", "seventy-five", "dead-position", "perpetual"}) {
            INFO(rules << " " << ground);
            const Json json = desktop.expect(1, {"claim", ground, "stalemate.pgn", "-r", rules, "--json"}).json();
            CHECK(json.find("over")->text("by") == "stalemate");
            CHECK(json.find("ruling")->text("finding") != "claim_upheld");
            CHECK(json.find("ruling")->text("finding") != "referred");
            const Json mate = desktop.expect(1, {"claim", ground, "mate.pgn", "-r", rules, "--json"}).json();
            CHECK(mate.find("ruling")->text("finding") != "claim_upheld");
        }
    }
}

TEST_CASE("a code that leaves the fifth repetition to another has the game over with it for every claim") {
    const Desktop desktop;
    desktop.write("ten.pgn", knights(5) + "11. e4 e5 1/2-1/2\n");
    for (const char* ground : {"threefold", "fivefold", "flag", "dead-position", "stalemate"}) {
        INFO(ground);
        const auto* over = "\"over\":{\"by\":\"repetition\",\"ply\":16}";
        CHECK(contains(desktop.run({"claim", ground, "ten.pgn", "-r", "nswjcl", "--json"}).out, over));
        CHECK(contains(desktop.run({"claim", ground, "ten.pgn", "-r", "nswjcl", "--at", "9w", "--json"}).out, over));
    }
}

TEST_CASE("a perpetual check is looked for in the whole game") {
    const Desktop desktop;
    desktop.write("four.pgn", knights(2) + "5. e4 e5 1/2-1/2\n");
    const Outcome by_repetition = desktop.expect(0, {"claim", "perpetual", "four.pgn", "-r", "nswjcl"});
    CHECK(contains(by_repetition.out, "after 4...Ng8, White on turn: the position on the board; lost with 5.e4"));
    desktop.write("queen.pgn",
                  "[SetUp \"1\"]\n[FEN \"6k1/6p1/4Q3/8/8/1q6/r7/7K w - - 0 1\"]\n\n1. Qe8+ Kh7 2. Qh5+ Kg8 3. Qf3 "
                  "Qb1+ 0-1\n");
    const Outcome on_board = desktop.run({"claim", "perpetual", "queen.pgn", "-r", "bcf-1911"});
    CHECK(on_board.code == 0);
    CHECK(contains(on_board.out, "lost with 3.Qf3"));
}

TEST_CASE("a claim holds where the ruling on it is all that ends the game") {
    const Desktop desktop;
    desktop.write("dead.pgn", "[SetUp \"1\"]\n[FEN \"8/8/8/8/3k4/8/3pK3/8 w - - 0 1\"]\n\n1. Kxd2 Ke4 1/2-1/2\n");
    for (const char* rules : {"fide-1997", "fide-2009", "fide-2023"}) {
        INFO(rules);
        CHECK(desktop.expect(0, {"claim", "dead-position", "dead.pgn", "--rules", rules, "--json"})
                  .json()
                  .truth("holds"));
    }
}

TEST_CASE(
    "a position that is dead may be claimed at each moment from then on, where it does not end the game by itself") {
    const Desktop desktop;
    desktop.write("kings.pgn", "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/k7/8/K7 w - - 0 1\"]\n\n1. Kb1 Kb3 *\n");
    const auto moments = [&](const char* rules) {
        const Json json = desktop.expect(0, {"claim", "dead-position", "kings.pgn", "--rules", rules, "--json"}).json();
        std::vector<std::int64_t> plies;
        for (const Json& moment : *json.find("moments")->if_array()) plies.push_back(*moment.find("ply")->if_int());
        return plies;
    };
    CHECK(moments("fide-1997") == std::vector<std::int64_t>{0, 1, 2});
    CHECK(moments("fide-2023") == std::vector<std::int64_t>{0});
}

TEST_CASE("without a moment the whole game is looked through") {
    const Desktop desktop;
    const Json json = desktop.expect(0, {"claim", "threefold", kGame, "--json"}).json();
    const JsonArray& moments = *json.find("moments")->if_array();
    REQUIRE(moments.size() == 1);
    CHECK(moments[0].number("ply") == 51);
    CHECK(moments[0].text("by") == "black");
    CHECK(*moments[0].find("intended") == Json::array({"Ra4"}));
    CHECK(json.text("at") == "26.");
    CHECK(contains(desktop.expect(0, {"claim", "threefold", kGame, "--rules", "bcf-1911"}).out,
                   "after 25...Ra8, White on turn: the position on the board; lost with 26.Nb5"));
    CHECK(contains(desktop.expect(1, {"claim", "threefold", kGame, "--at", "26w"}).out,
                   "The claim would have been right:\n  - after 26.Nb5, Black on turn: with Ra4 written down"));
    desktop.write("short.pgn", "1. e4 e5 *\n");
    CHECK(contains(desktop.expect(1, {"claim", "fifty", "short.pgn"}).out,
                   "At no moment of the game was the claim right"));
}

TEST_CASE("a claim is put to several games one after the other") {
    const Desktop desktop;
    desktop.write("two.pgn", knights(2) + "1/2-1/2\n\n[Event \"b\"]\n\n1. e4 e5 *\n");
    const std::string out = desktop.expect(1, {"claim", "threefold", "two.pgn", "--game", "all", "--json"}).out;
    const auto lines = split(out, '\n');
    REQUIRE(lines.size() == 3);
    CHECK(parse_json(lines[0], "x")->truth("holds"));
    CHECK(parse_json(lines[1], "x")->number("game") == 2);
}

TEST_CASE("a claim on two scoresheets is answered as far as both have the same moves") {
    const Desktop desktop;
    const std::string moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    desktop.write("white.txt", moves + "\n");
    desktop.write("black.txt", "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sg1 Sg8\n");
    const std::vector<std::string> claim{"claim", "threefold", "--sheet", "white.txt", "--sheet", "black.txt"};
    CHECK(contains(desktop.expect(0, claim).out, "upheld"));
    desktop.write("black.txt", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 e5\n");
    const Outcome open = desktop.expect(3, claim);
    CHECK(contains(open.err, "the game is known to 4.Ng1, and not to the moment asked about: from there on it is not"));
    std::vector<std::string> at = claim;
    at.insert(at.end(), {"--at", "2b"});
    CHECK(contains(desktop.run(at).out, "The position has stood twice"));
    CHECK(contains(desktop.expect(2, {"claim", "threefold", "game.pgn", "--sheet", "white.txt"}).err,
                   "name both with --sheet"));
    CHECK(contains(desktop.expect(2, {"claim", "threefold", "--sheet", "white.txt"}).err,
                   "two scoresheets are compared"));
}

TEST_CASE("what stands for a move at the end is not passed over, and what says the end in words is") {
    const Desktop desktop;
    const std::string moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
    for (const char* end : {"5. P-K4 *", "5. h9 *", "O-O *", "5. Kd1 *"}) {
        INFO(end);
        desktop.write("game.pgn", moves + end + "\n");
        const Outcome refused = desktop.expect(3, {"claim", "threefold", "game.pgn"});
        CHECK(contains(refused.err, "the game is known to 4...Ng8"));
        for (const char* internal : {"stray-text", "unreadable-move", "castling_man", "own_man"})
            CHECK_FALSE(contains(refused.err, internal));
    }
    for (const char* end : {"5. resigns", "resigns", "draw agreed", "5. resigns *"}) {
        INFO(end);
        desktop.write("game.pgn", moves + end + "\n");
        CHECK(contains(desktop.expect(0, {"claim", "threefold", "game.pgn"}).out, "upheld"));
    }
    desktop.write("game.pgn", "[Event \"x" + moves + "*\n");
    CHECK(contains(desktop.expect(3, {"claim", "threefold", "game.pgn"}).err, "not to the moment asked about"));
}
