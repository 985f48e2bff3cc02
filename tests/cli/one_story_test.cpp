// What happened at a board is one story across incidents: an incident begins with what the one before it left.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

void begin(const Desktop& desktop) {
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--arbiter", "Ada Byron", "--rules", "bcf-1911"});
    desktop.write("game.pgn", "[White \"Ann\"]\n[Black \"Bea\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *\n");
}

Words incident(const Words& acts, const Words& more = {}) {
    Words words{"incident", "r1b1", "--nothing-else", "--json"};
    for (const std::string& act : acts) words.insert(words.end(), {"--act", act});
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Json standing_in(const Outcome& entered) {
    return *entered.json().find("ruling")->find("standing");
}

Json last_incident(const Desktop& desktop, int entry) {
    return *desktop.expect(0, {"log", std::to_string(entry), "--json"}).json().find("body")->find("data");
}

}  // namespace

TEST_CASE("a duty that was ruled waits for the next incident, whether a position, a game or nothing is told") {
    const Words position{"--fen", kFen};
    const Words game{"--pgn", "game.pgn"};
    for (const auto& [first, second] : {std::pair{position, Words{}}, std::pair{position, position},
                                        std::pair{game, Words{}}, std::pair{game, game}, std::pair{game, position}}) {
        const Desktop desktop;
        begin(desktop);
        const Json in_one = *desktop
                                 .expect(0, {"judge", "--rules", "bcf-1911", "--fen", kFen, "--nothing-else", "--json",
                                             "--act", "black touches c6 deliberately", "--act", "white moves d2-d3",
                                             "--act", "black moves a7-a6"})
                                 .json()
                                 .find("standing");
        desktop.expect(0, incident({"black touches c6 deliberately"}, first));
        desktop.expect(0, {"decide", "1"});
        const Outcome next = desktop.expect(0, incident({"white moves d2-d3", "black moves a7-a6"}, second));
        CHECK(standing_in(next) == in_one);
        CHECK(contains(next.err, "begins on the board that the last ruling left"));
        desktop.expect(0, {"verify", "--rejudge"});
        CHECK(contains(desktop.expect(0, {"due"}).out, "nothing is due"));
    }
}

TEST_CASE("who has the choice makes it in another incident, and what is answered then meets the duty") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, incident({"white moves f3-d3", "black points out"}, {"--fen", kFen}));
    const Outcome chosen = desktop.expect(0, incident({"black demands king-move"}));
    CHECK(chosen.json().find("ruling")->text("status") == "decided");
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White must move the king"));
    const Json entry = last_incident(desktop, 5);
    CHECK(entry.text("goes_on_from") == desktop.expect(0, {"log", "3", "--json"}).json().find("body")->text("id"));
    const Outcome answered = desktop.expect(0, incident({"white answers Ke2"}));
    CHECK(standing_in(answered).text("play_from").starts_with("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPPKPPP/"));
}

TEST_CASE("an option that was decided on is an election, and the game stands after it") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, incident({"white moves f3-d3", "black points out"}, {"--fen", kFen}));
    desktop.expect(0, {"decide", "1", "--option", "2"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White must move the king: Ke2 Kf1"));
    const Outcome played = desktop.expect(0, incident({"white moves e1-e2"}));
    CHECK(standing_in(played).text("play_from").starts_with("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPPKPPP/"));
    desktop.expect(0, {"verify", "--rejudge"});
}

TEST_CASE("nothing is carried over from what was decided otherwise, nor to another board, and both are said") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, incident({"black touches c6 deliberately"}, {"--fen", kFen}));
    desktop.expect(0, {"decide", "1"});
    const std::string other = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 4";
    const Outcome elsewhere = desktop.expect(0, incident({"black moves a7-a6"}, {"--fen", other}));
    CHECK(contains(elsewhere.err, "what the ruling on incident 1 left to be done is not carried over"));
    CHECK(standing_in(elsewhere).find("due") == nullptr);
    desktop.expect(0, {"decide", "2", "--otherwise", "play on", "--reason", "agreed"});
    const Outcome next = desktop.expect(0, incident({"white moves h2-h3"}, {"--fen", other}));
    CHECK(contains(next.err, "incident 2 was decided otherwise than proposed: nothing of its ruling is carried over"));
}

TEST_CASE("what does not fit the board that a decided ruling left is refused, and nothing is recorded") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, incident({"white touches f3 deliberately"}, {"--fen", kFen}));
    desktop.expect(0, {"decide", "1"});
    const Words line{"incident", "r1b1", "white Nf3xe5; black Nc6xe5; white Ng5xf7", "--nothing-else"};
    const Json open_before = desktop.expect(0, {"open", "--json"}).json();
    const Outcome refused = desktop.expect(3, line);
    CHECK(contains(refused.err, "'Ng5xf7': no man of white fits"));
    CHECK(contains(refused.err, "the game goes on from incident 1: " + kFen));
    CHECK(desktop.expect(0, {"open", "--json"}).json() == open_before);
    Words unknown = line;
    unknown.emplace_back("--no-position");
    desktop.expect(0, unknown);
}

TEST_CASE("a ruling that goes on from one decided otherwise later is due again") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, incident({"black touches c6 deliberately"}, {"--fen", kFen}));
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, incident({"white moves d2-d3", "black moves a7-a6"}));
    desktop.expect(0, {"decide", "1", "--otherwise", "no touch", "--reason", "a witness"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "2         r1b1  White has the choice"));
}

TEST_CASE("at the prompt a board goes on where the last decided ruling left it") {
    const Desktop desktop;
    begin(desktop);
    const Outcome typed = desktop.type({"prompt"}, {"r1b1", "fen " + kFen, "black touches c6 on purpose", "", "", "",
                                                    "", "r1b1 white plays d2-d3; black plays a7-a6", "later"});
    CHECK(contains(typed.out, "begins on the board that the last ruling left"));
    CHECK(contains(typed.out, "Read as: white moves d2-d3; black moves a7-a6"));
}

TEST_CASE("a draw claimed after the flag that ended the game is not upheld") {
    const Desktop desktop;
    const Outcome ruled = desktop.expect(
        0, {"judge", "--rules", "fide-2023", "--fen", "8/8/4k3/3r4/8/2R5/4K3/8 b - - 99 140", "--control", "90+30",
            "--line", "black Rd5-d8; white's flag falls; black claims the flag; white claims fifty moves",
            "--nothing-else"});
    CHECK(contains(ruled.out, "Black has won, 0-1"));
    CHECK(contains(ruled.out, "(1) the claim is upheld"));
    CHECK_FALSE(contains(ruled.out, "(2) the claim is upheld"));
}

TEST_CASE("what rests on a decision that was changed is not carried over, and that is said, not the version") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, incident({"black touches c6 deliberately"}, {"--fen", kFen}));
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, incident({"white moves d2-d3", "black moves a7-a6"}));
    desktop.expect(0, {"decide", "2"});
    desktop.expect(0, {"decide", "1", "--otherwise", "no touch", "--reason", "a witness"});
    const Outcome next = desktop.run(incident({"white touches b1 deliberately"}));
    CHECK(contains(next.err, "is not carried over: what it rests on was changed since"));
    CHECK(!contains(next.err, "this version"));
}

TEST_CASE("what answers an earlier ruling is no matter of its own, and the incident gone on from is named") {
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (const bool is_white : {true, false}) {
        INFO(is_white);
        const Desktop desktop;
        desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
        desktop.expect(
            0, {"incident", "r1b1",
                is_white ? "white Ng1-g3, presses; black points it out" : "black Ng8-g6, presses; white points it out",
                "--fen", is_white ? start : "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                "--nothing-else"});
        desktop.expect(0, {"decide", "1"});
        const Outcome next =
            desktop.expect(0, {"incident", "r1b1",
                               is_white ? "white Nf3, black e5, white Nf3-g6, presses; black points it out"
                                        : "black Nf6, white d4, black Nf6-g3, presses; white points it out",
                               "--nothing-else"});
        CHECK(contains(next.err, "goes on from incident 1"));
        CHECK(contains(next.out, is_white ? "a breach by White (7.5.5)" : "a breach by Black (7.5.5)"));
        CHECK(!contains(next.out, "Matter 1"));
    }
}

TEST_CASE("a game goes on from what happened last, not from what was entered last") {
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const std::string later = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"incident", "r1b1", "white touches e2 deliberately; black points it out", "--fen", start,
                       "--nothing-else", "--at-time", "13:40Z"});
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, {"incident", "r1b1", "white touches d2 deliberately; black points it out", "--fen", later,
                       "--nothing-else", "--at-time", "13:30Z"});
    desktop.expect(0, {"decide", "2"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "the pawn on e2"));
    const Outcome next = desktop.expect(0, {"incident", "r1b1", "white moves e2-e4", "--nothing-else", "--dry-run"});
    CHECK(contains(next.err, "goes on from incident 1"));
}
