// A game that is over by a penalty that was decided, or by the result that came with the pairings: what is said of it
// then, and how what comes later is judged.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

constexpr const char* kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

void begin(const Desktop& desktop, const std::string& table = "Board;White;Black\n1;A One;B Two\n") {
    desktop.expect(0, {"init", "open.jadoube", "--name", "City Open", "--arbiter", "Ada Byron", "--rules", "fide-2023",
                       "--control", "90+30"});
    desktop.write("r1.csv", table);
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
}

}  // namespace

TEST_CASE("of a result that was overruled in words nothing is left in the standing") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(4, {"incident", "r1b1", "black resigns"});
    desktop.expect(0, {"answer", "1", "opponent_can_mate=yes"});
    desktop.expect(0, {"decide", "1"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White has won, 1-0"));
    desktop.expect(0, {"decide", "1", "--otherwise", "the game goes on", "--reason", "he spoke of his pen"});
    const Outcome standing = desktop.expect(0, {"standing", "r1b1"});
    CHECK(contains(standing.out, "Decided otherwise: the game goes on\n"));
    CHECK_FALSE(contains(standing.out, "has won"));
    CHECK_FALSE(contains(desktop.expect(0, {"standing", "r1b1", "--json"}).out, "1-0"));
}

TEST_CASE("a decided penalty of loss or expulsion is the end of the game, and every page says the result") {
    for (const char* penalty : {"loss", "expulsion"}) {
        for (const bool is_white : {true, false}) {
            INFO(penalty << " " << is_white);
            const Desktop desktop;
            begin(desktop);
            desktop.expect(0, {"incident", "r1b1", is_white ? "white smokes" : "black smokes"});
            desktop.expect(0, {"decide", "1", "--penalty", penalty});
            const std::string won = is_white ? "Black has won, 0-1" : "White has won, 1-0";
            CHECK(contains(desktop.expect(0, {"report", "--slip", "1"}).out, won));
            CHECK(contains(desktop.expect(0, {"report"}).out, won));
            CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, won));
            const std::string csv = desktop.expect(0, {"report", "--format", "csv"}).out;
            CHECK(contains(csv, won));
            CHECK(contains(csv, is_white ? "\"0-1\"" : "\"1-0\""));
            for (const std::string page : {"standing", "report"})
                CHECK(!contains(desktop
                                    .expect(0, page == "report" ? std::vector<std::string>{"report"}
                                                                : std::vector<std::string>{"standing", "r1b1"})
                                    .out,
                                "Play goes on"));
        }
    }
}

TEST_CASE("what comes after a penalty that ended the game has no effect, but for what outlasts the game") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "black smokes"});
    desktop.expect(0, {"decide", "1", "--penalty", "loss"});
    for (const char* act : {"white resigns", "white touches d2", "white Ng1-f4, presses; black points it out"}) {
        INFO(act);
        const Outcome outcome = desktop.expect(0, {"incident", "r1b1", act, "--fen", kFen, "--another"});
        CHECK(
            contains(outcome.err, "the game was over before: incident 1 was decided with loss of the game for Black"));
        CHECK(contains(outcome.out, "White has won, 1-0"));
        CHECK(contains(outcome.out, "No effect"));
    }
    const Outcome smokes = desktop.expect(0, {"incident", "r1b1", "white smokes"});
    CHECK(contains(smokes.out, "White has won, 1-0"));
    CHECK(contains(smokes.out, "A breach by White"));
    desktop.expect(0, {"decide", "2"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White has won, 1-0"));
    desktop.expect(0, {"verify", "--rejudge"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "nothing"));
}

TEST_CASE("once the penalty is changed the game goes on, and what was judged after its end is due anew") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "black smokes"});
    desktop.expect(0, {"decide", "1", "--penalty", "loss"});
    desktop.expect(0, {"incident", "r1b1", "white Ng1-f4, presses; black points it out", "--fen", kFen});
    desktop.expect(0, {"decide", "1", "--penalty", "warning", "--reason", "too hard"});
    const std::string due = desktop.expect(0, {"due"}).out;
    CHECK(contains(due, "White must move the knight"));
    desktop.expect(0, {"decide", "2", "--anew"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White must move the knight"));
}

TEST_CASE("a game of which the pairing has the result is over, unless it is said that it was not") {
    const Desktop desktop;
    begin(desktop,
          "Board;White;Black;Result\n1;A One;B Two;1-0\n2;C Three;D Four;1/2-1/2\n3;E Five;F Six;-/+\n4;G Seven;H "
          "Eight;\n");
    const char* act = "white Ng1-f4, presses; black points it out";
    const struct {
        const char* board;
        const char* says;
    } rows[] = {{"r1b1", "White has won, 1-0"}, {"r1b2", "The game is drawn"}, {"r1b3", "Black has won, 0-1"}};
    for (const auto& row : rows) {
        INFO(row.board);
        const Outcome outcome = desktop.expect(0, {"incident", row.board, act, "--fen", kFen});
        CHECK(contains(outcome.err, "the game was over before: the pairing has the result"));
        CHECK(contains(outcome.out, row.says));
        CHECK(!contains(outcome.out, "must move"));
    }
    CHECK(contains(desktop.expect(0, {"incident", "r1b4", act, "--fen", kFen}).out, "must move the knight"));
    const Outcome in_play =
        desktop.expect(0, {"incident", "r1b3", act, "--fen", kFen, "--another", "--fact", "game_ended_by=no"});
    CHECK(contains(in_play.out, "must move the knight"));
}

TEST_CASE("an end that is decided later, of what happened before, is one for what was ruled upon after it") {
    const Desktop desktop;
    begin(desktop);
    const char* act = "white Ng1-f4, presses; black points it out";
    desktop.expect(0, {"incident", "r1b1", act, "--fen", kFen, "--at-time", "2026-05-14 12:30"});
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, {"incident", "r1b1", "black resigns", "--fen", kFen, "--at-time", "2026-05-14 12:00"});
    desktop.expect(0, {"decide", "2"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "White must move the knight"));
    CHECK(contains(desktop.expect(0, {"incident", "r1b1", act, "--fen", kFen, "--another", "--dry-run"}).out,
                   "White has won, 1-0"));
    CHECK_FALSE(contains(desktop.expect(0, {"decide", "1", "--anew", "--reason", "the game was over"}).err,
                         "incident 1 (r1b1) would be ruled otherwise now"));
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White has won, 1-0"));
    CHECK(contains(desktop.expect(0, {"due"}).out, "nothing"));
}

TEST_CASE("what was ruled in play after an end was overruled leaves the game in play") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "black resigns", "--fen", kFen});
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, {"incident", "r1b1", "white Ng1-f4, presses; black points it out", "--fen", kFen, "--fact",
                       "game_ended_by=no"});
    desktop.expect(0, {"decide", "2"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White must move the knight"));
}

TEST_CASE("the ruling on a second offence names the first, in every form") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "white Ng1-f4, presses; black points it out", "--fen", kFen});
    desktop.expect(0, {"decide", "1"});
    const Outcome second = desktop.expect(
        0, {"incident", "r1b1", "white Bf1-f4, presses; black points it out", "--fen", kFen, "--another", "--brief"});
    const std::string says = "Illegal move: the second of White; the first was incident 1, ";
    CHECK(contains(second.out, says));
    CHECK(contains(desktop.expect(0, {"report", "--slip", "2"}).out, says.substr(0, 50)));
    CHECK(contains(desktop.expect(0, {"report", "--format", "md"}).out, says));
    CHECK(contains(desktop.expect(0, {"report", "--format", "json"}).out, "\"earlier\":[{"));
    CHECK(!contains(desktop.expect(0, {"report", "--slip", "1"}).out, "the first was"));
}

TEST_CASE("earlier offences are counted by when they happened, and what was ruled on later ones is due anew") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "white Ng1-f4, presses; black points it out", "--fen", kFen});
    desktop.expect(0, {"decide", "1"});
    const Outcome before = desktop.expect(0, {"incident", "r1b1", "white Bf1-f4, presses; black points it out", "--fen",
                                              kFen, "--another", "--at-time", "2026-11-21 13:00Z"});
    CHECK(contains(before.err, "happened before incident 1, and does not go on from it"));
    CHECK(contains(before.out, "must move the bishop"));
    CHECK(!contains(before.out, "the second of White"));
    CHECK(contains(before.err, "incident 1"));
    const std::string due = desktop.expect(0, {"due"}).out;
    CHECK(contains(due, "Black has won"));
    const Outcome third = desktop.expect(0, {"incident", "r1b1", "white smokes"});
    CHECK(contains(third.err, "rests on"));
    desktop.expect(0, {"verify", "--rejudge"});
}

TEST_CASE("a game that was decided upon is over by the decision, whatever result came with the pairings") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "white has a phone in his pocket", "--nothing-else"});
    desktop.expect(0, {"decide", "1"});
    desktop.write("later.csv", "Board;White;Black;Result\n1;A One;B Two;1-0\n");
    desktop.expect(1, {"import", "later.csv", "--round", "1"});  // against a decision
    const Outcome outcome = desktop.expect(0, {"incident", "r1b1", "white touches d2", "--dry-run"});
    CHECK(contains(outcome.out, "Black has won, 0-1"));
    CHECK_FALSE(contains(outcome.err, "the pairing has the result"));
}

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// White has made a second illegal move, and it was decided that he has lost by that.
void lose_by_second_offence(const Desktop& desktop) {
    desktop.expect(
        0, {"incident", "r1b1", "white Ng1-g3, presses; black points it out", "--fen", kStart, "--nothing-else"});
    desktop.expect(0, {"decide", "1"});
    desktop.expect(
        0, {"incident", "r1b1", "white Nf3, black e5, white Nf3-g6, presses; black points it out", "--nothing-else"});
    desktop.expect(0, {"decide", "2"});
}

using Words = std::vector<std::string>;

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("a game that a ruling has ended is over, whatever board is told next") {
    const Words boards[] = {{}, {"--fen", kStart}, {"--no-position"}, {"--pgn", "game.pgn"}};
    for (const char* act : {"black moves d7-d5; white points it out", "white touches d2 deliberately", "white resigns",
                            "black claims threefold"}) {
        for (const Words& board : boards) {
            INFO(act << " " << (board.empty() ? "" : board.front()));
            const Desktop desktop;
            begin(desktop);
            desktop.write("game.pgn", "1. e4 e5 *\n");
            lose_by_second_offence(desktop);
            const Outcome outcome = desktop.expect(0, with({"incident", "r1b1", act, "--nothing-else"}, board));
            CHECK(contains(outcome.err, "the game was over before: incident 2 was decided with 0-1"));
            CHECK(contains(outcome.out, "Black has won, 0-1"));
            CHECK(!contains(outcome.out, "A breach"));
            CHECK(!contains(outcome.out, "Any other move"));
            desktop.expect(0, {"decide", "3"});
            for (const Words& page : {Words{"standing", "r1b1"}, Words{"report", "--slip", "3"},
                                      Words{"report", "--format", "csv"}, Words{"--json", "standing", "r1b1"}})
                CHECK(contains(desktop.expect(0, page).out, "0-1"));
            CHECK(contains(desktop.expect(0, {"due"}).out, "nothing"));
            desktop.expect(0, {"verify", "--rejudge"});
        }
    }
}

TEST_CASE("a game that was forfeited, mated or agreed is over for whatever is told next") {
    const struct {
        const char* act;
        Words more;
        const char* says;
    } rows[] = {{"black does not come", {"-f", "default_time_passed=yes"}, "White has won, 1-0"},
                {"black resigns", {"--fen", kStart}, "White has won, 1-0"},
                {"white e2-e4, presses, black e7-e5, presses, white Ng1-f3, offers a draw, presses; black accepts",
                 {"--fen", kStart},
                 "drawn, 1/2-1/2"},
                {"white Qh5xf7",
                 {"--fen", "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1"},
                 "White has won, 1-0"}};
    for (const auto& row : rows) {
        INFO(row.act);
        const Desktop desktop;
        begin(desktop);
        (void)desktop.run(with({"incident", "r1b1", row.act, "--nothing-else"}, row.more));
        desktop.expect(0, {"decide", "1"});
        const Outcome outcome =
            desktop.expect(0, {"incident", "r1b1", "white touches e2 deliberately; black points it out", "--fen",
                               kStart, "--nothing-else"});
        CHECK(contains(outcome.out, row.says));
        CHECK(!contains(outcome.out, "must move"));
        desktop.expect(0, {"decide", "2"});
        CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, row.says));
    }
}

TEST_CASE("who tells that the game was not over is believed, and not asked to tell it") {
    for (const bool is_by_result : {false, true}) {
        INFO(is_by_result);
        const Desktop desktop;
        begin(desktop,
              is_by_result ? "Board;White;Black;Result\n1;A One;B Two;0-1\n" : "Board;White;Black\n1;A One;B Two\n");
        if (!is_by_result) lose_by_second_offence(desktop);
        const Words told = {"incident", "r1b1", "black disturbs; white points it out", "-f", "game_ended_by=no"};
        const Outcome in_play = desktop.expect(0, with(told, {"--dry-run"}));
        CHECK(!contains(in_play.err, "game was over"));
        CHECK(!contains(in_play.out, "has won"));
        CHECK(contains(in_play.out, "more time"));
        const Outcome board =
            desktop.expect(0, {"incident", "r1b1", "white touches e2 deliberately; black points it out", "--fen",
                               kStart, "--nothing-else", "-f", "game_ended_by=no"});
        CHECK(!contains(board.err, "game was over"));
        CHECK(contains(board.out, "White must move the pawn"));
        desktop.expect(0, {"verify", "--rejudge"});
        CHECK(contains(desktop.expect(0, {"due"}).out, "nothing"));
    }
}

TEST_CASE("a result imported since the last decision on a game that goes on is its end") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "white smokes"});
    desktop.expect(0, {"decide", "1", "--penalty", "warning"});
    desktop.write("r1.csv", "Board;White;Black;Result\n1;A One;B Two;1-0\n");
    (void)desktop.run({"import", "r1.csv", "--round", "1"});
    const Outcome outcome = desktop.expect(0, {"incident", "r1b1", "black touches e7", "--fen", kStart});
    CHECK(contains(outcome.out, "White has won, 1-0: the game was over before"));
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White has won, 1-0"));
}

TEST_CASE("how a board stands is known of a game on which nothing was ruled, where its pairing has a result") {
    const Desktop desktop;
    begin(desktop, "Board;White;Black;Result\n1;A One;B Two;0-1\n2;C Three;D Four;\n");
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "Black has won, 0-1: the game was over before."));
    CHECK(desktop.expect(0, {"standing", "b1", "--json"}).json().find("standing")->find("over")->text("score") ==
          "0-1");
    (void)desktop.expect(2, {"standing", "r1b2"});
}

TEST_CASE("a result that is decided in place of the ruling ends the game") {
    for (const bool is_white : {true, false}) {
        const Desktop desktop;
        begin(desktop);
        const std::string act = is_white ? "white touches d2 deliberately; black points it out"
                                         : "black touches d7 deliberately; white points it out";
        desktop.expect(
            0, {"incident", "r1b1", act, "--fen",
                is_white ? kFen : "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", "--nothing-else"});
        const std::string result = is_white ? "0-1" : "1-0";
        const std::string won = is_white ? "Black has won, 0-1" : "White has won, 1-0";
        const Outcome decided = desktop.expect(0, {"decide", "1", "--otherwise", won, "--reason", "repeated"});
        CHECK(contains(decided.err, "r1b1 is over, " + result));
        const std::string standing = desktop.expect(0, {"standing", "r1b1"}).out;
        CHECK(contains(standing, won + ": so it is ruled."));
        CHECK_FALSE(contains(standing, "must move"));
        CHECK_FALSE(contains(standing, "breach"));
        const Outcome next = desktop.expect(0, {"incident", "r1b1", "white resigns", "--another"});
        CHECK(contains(next.err, "the game was over before: incident 1 was decided with " + result));
        CHECK(contains(next.out, won));
        desktop.expect(0, {"decide", "1", "--otherwise", "the game goes on", "--reason", "no offence"});
        CHECK_FALSE(contains(desktop.run({"incident", "r1b1", "white resigns", "--another", "--dry-run"}).err,
                             "the game was over before"));
    }
}

TEST_CASE("of a result that was imported before a decision it is said what stands") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0,
                   {"incident", "r1b1", "white Ng1-g3, presses; black points it out", "--fen", kFen, "--nothing-else"});
    desktop.write("r1.csv", "Board;White;Black;Result\n1;A One;B Two;1-0\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    CHECK(contains(
        desktop.expect(0, {"decide", "1"}).err,
        "the pairing of r1b1 has the result 1-0; what was decided since stands before it, and the game is in play"));
    CHECK(contains(desktop.expect(0, {"decide", "1", "--otherwise", "0-1", "--reason", "seen"}).err,
                   "the pairing of r1b1 has the result 1-0; what was decided stands before it: 0-1"));
    const Outcome same = desktop.expect(0, {"decide", "1", "--otherwise", "1-0", "--reason", "seen"});
    CHECK(contains(same.err, "r1b1 is over, 1-0"));
    CHECK_FALSE(contains(same.err, "stands before"));
}

TEST_CASE("an exclusion from rounds is recalled until a later round, on its board and for that player alone") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "black disturbs the opponent", "--fen", kFen, "--nothing-else"});
    desktop.expect(0, {"incident", "r1b1", "white disturbs the opponent", "--fen", kFen, "--nothing-else"});
    desktop.expect(0, {"decide", "1", "--penalty", "exclusion_from_rounds", "--reason", "third time"});
    desktop.expect(0, {"decide", "2", "--penalty", "warning", "--reason", "first time"});
    const std::string words = "B Two: exclusion from one or more rounds, decided on incident 1 (r1b1)";
    const std::string due = desktop.expect(0, {"due"}).out;
    CHECK(contains(due, "B Two: exclusion from one or more rounds"));
    CHECK_FALSE(contains(due, "A One"));
    desktop.write("r2.csv", "Board;White;Black\n1;B Two;C Three\n2;A One;D Four\n");
    const std::string paired = desktop.expect(0, {"import", "r2.csv", "--round", "2"}).err;
    CHECK(contains(paired, "r2b1: " + words));
    CHECK_FALSE(contains(paired, "r2b2"));
    desktop.expect(0, {"incident", "r2b1", "black smokes", "--nothing-else", "--fen", kFen});
    CHECK(contains(desktop.expect(0, {"standing", "r2b1"}).err, words));
    desktop.write("r2.csv", "Board;White;Black;Result\n1;B Two;C Three;1-0\n2;A One;D Four;\n");
    desktop.expect(0, {"import", "r2.csv", "--round", "2"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "nothing is due"));
}

TEST_CASE("the noise of a phone after its owner's game is recalled for his next round") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--arbiter", "Ada Byron", "--rules",
                       "uschess-7ed-2019", "--control", "90+30"});
    desktop.write("r1.csv", "Board;White;Black;Result\n1;A One;B Two;1-0\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    const Outcome rings = desktop.expect(
        0, {"incident", "r1b1", "white's phone rings", "--nothing-else", "-f", "game_ended_by=resignation"});
    CHECK(contains(rings.out, "Phone makes a noise after one's own game"));
    desktop.expect(0, {"decide", "1"});
    const std::string due = desktop.expect(0, {"due", "--json"}).out;
    CHECK(contains(due, "A One: less time for the offender (0:10:00, in the next round)"));
}

TEST_CASE("an exclusion from rounds chosen by the arbiter is recalled by an incident on a board of such a round") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"incident", "r1b1", "white smokes"});
    desktop.expect(0, {"decide", "1", "--penalty", "exclusion_from_rounds"});
    desktop.write("r2.csv", "Board;White;Black\n1;B Two;C Three\n2;D Four;A One\n");
    desktop.expect(0, {"import", "r2.csv", "--round", "2"});
    const std::string recalled = "A One: exclusion from one or more rounds";
    CHECK(contains(desktop.expect(0, {"incident", "r2b2", "white is late 40m", "--dry-run"}).err, recalled));
    CHECK(contains(desktop.type({"prompt"}, {"r2b2"}).out, recalled));
    CHECK(!contains(desktop.expect(0, {"incident", "r2b1", "white is late 40m", "--dry-run"}).err, "exclusion"));
}

TEST_CASE("the noise of a phone after the game is ruled upon by the end that the log knows (US 20N1)") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron", "--rules", "uschess", "--control", "90+30"});
    desktop.write("r1.csv", "Board;White;Black;Result\n1;A One;B Two;1-0\n2;C Three;D Four;\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    const std::string laid = "less time for the offender (0:10:00, in the next round)";
    const Outcome imported = desktop.expect(0, {"incident", "r1b1", "white's phone rings", "--brief"});
    CHECK(contains(imported.out, "White has won, 1-0: the game was over before."));
    CHECK(contains(imported.out, "Besides:  Penalty: " + laid));
    desktop.expect(0, {"incident", "r1b2", "black resigns", "-f", "opponent_can_mate=yes"});
    desktop.expect(0, {"decide", "2"});
    const Outcome decided = desktop.expect(0, {"incident", "r1b2", "black's phone rings", "--brief"});
    CHECK(contains(decided.out, "White has won, 1-0"));
    CHECK(contains(decided.out, "Besides:  Penalty: " + laid));
    desktop.expect(0, {"decide", "3"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "D Four"));
    CHECK(!contains(desktop.expect(0, {"incident", "r1b1", "black disturbs", "--dry-run"}).out, laid));
}

TEST_CASE("an objection to what was done after the end of the game is about no move of its record") {
    const Desktop desktop;
    begin(desktop, "Board;White;Black;Result\n1;A One;B Two;1-0\n");
    desktop.write("game.pgn", "[White \"A One\"]\n[Black \"B Two\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *\n");
    const Outcome late =
        desktop.expect(0, {"incident", "r1b1", "white Bc4-c6, presses; black points it out", "--pgn", "game.pgn"});
    CHECK(contains(late.out, "3. Black points it out. No effect: the game was over before."));
    CHECK(!contains(late.out, "It is about"));
}
