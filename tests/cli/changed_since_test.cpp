// What rests on an entry that was changed since is named by every command, and not decided upon as it was; nobody
// decides in his own cause, nor while an appeal waits; what is for few eyes is nothing that another incident goes on
// from.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kOpening = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const std::string kRemark = "incident 2 (r1b1) would be ruled otherwise now";

void begin(const Desktop& desktop) {
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron:chief arbiter",
                       "--arbiter", "Ben Carr"});
}

/// White's first illegal move, decided on, and his second.
void two_illegal_moves(const Desktop& desktop) {
    begin(desktop);
    for (const char* move : {"g1-f4", "f1-f4"}) {
        desktop.expect(0, {"i", "r1b1", std::string("white ") + move + ", presses; black points it out", "--fen",
                           kOpening, "--another", "--by", "Ben Carr"});
        if (move == std::string("g1-f4")) desktop.expect(0, {"decide", "1", "--by", "Ben Carr"});
    }
}

}  // namespace

TEST_CASE("every command names the ruling that rests on an incident withdrawn since") {
    const Desktop desktop;
    two_illegal_moves(desktop);
    CHECK_FALSE(contains(desktop.expect(0, {"open"}).err, kRemark));
    CHECK(contains(desktop.expect(0, {"undo", "1", "--reason", "it was board 2", "--by", "Ben Carr"}).err, kRemark));
    for (const Words& words : {Words{"open"}, Words{"standing", "r1b1"}, Words{"report"},
                               Words{"report", "--slip", "2"}, Words{"log"}, Words{"log", "6", "--json"}}) {
        INFO(words.front());
        CHECK(contains(desktop.expect(0, words).err, kRemark));
    }
}

TEST_CASE("the slip of a ruling that nobody has decided says that what it rests on was changed") {
    const Desktop desktop;
    two_illegal_moves(desktop);
    desktop.expect(0, {"undo", "1", "--reason", "it was board 2", "--by", "Ben Carr"});
    CHECK(contains(desktop.expect(0, {"report", "--slip", "2", "--format", "md"}).out, "was changed since"));
}

TEST_CASE("a ruling that rests on what was changed is decided on as it would be made now, or otherwise") {
    const Desktop desktop;
    two_illegal_moves(desktop);
    desktop.expect(0, {"undo", "1", "--reason", "it was board 2", "--by", "Ben Carr"});
    const Outcome refused = desktop.expect(2, {"decide", "2", "--by", "Ben Carr"});
    CHECK(contains(refused.err, "what the ruling on incident 2 rests on was changed since"));
    CHECK(contains(refused.err, "jadoube decide 2 --anew"));
    desktop.expect(0, {"decide", "2", "--anew", "--by", "Ben Carr"});
    CHECK_FALSE(contains(desktop.expect(0, {"open"}).err, kRemark));
    CHECK(contains(desktop.expect(0, {"due"}).out, "nothing is due"));
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White must move the bishop"));
    desktop.expect(0, {"verify", "--rejudge"});
}

TEST_CASE("a matter decided since the ruling counts: what was proposed before it is not decided as it was") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", std::string(JADOUBE_SOURCE) + "/tests/codes/harbour.json",
                       "--arbiter", "Ada Byron:chief arbiter"});
    for (int number = 1; number <= 2; ++number) {
        Words told{"incident", "r1b1", "--act", "white device", "--no-position", "--another"};
        if (number == 1) told.insert(told.end(), {"--white", "Ann", "--black", "Bea"});
        desktop.expect(0, told);
    }
    desktop.expect(0, {"decide", "1"});
    CHECK(contains(desktop.expect(2, {"decide", "2"}).err, "jadoube decide 2 --anew"));
    CHECK_FALSE(contains(desktop.expect(0, {"decide", "2", "--anew"}).err, "would be ruled otherwise now"));
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "Black has won"));
}

TEST_CASE("the slip of a decision that rests on what was changed since says so") {
    const Desktop desktop;
    two_illegal_moves(desktop);
    desktop.expect(0, {"decide", "2", "--by", "Ben Carr"});
    CHECK_FALSE(contains(desktop.expect(0, {"report", "--slip", "2", "--format", "md"}).out, "was changed since"));
    const Outcome overruled = desktop.expect(
        0, {"overrule", "1", "--otherwise", "it was legal", "--reason", "the sheets", "--by", "Ada Byron"});
    CHECK(contains(overruled.err, kRemark));
    CHECK(contains(desktop.expect(0, {"report", "--slip", "2", "--format", "md"}).out, "was changed since"));
}

TEST_CASE("a game decided to be over stays over behind an incident that nobody has decided") {
    const Desktop desktop;
    two_illegal_moves(desktop);
    desktop.expect(0, {"decide", "2", "--by", "Ben Carr"});
    desktop.expect(0, {"i", "r1b1", "black touches e5", "--by", "Ben Carr"});
    const Outcome after = desktop.expect(0, {"i", "r1b1", "white resigns", "--by", "Ben Carr"});
    CHECK(contains(after.out, "the game was over"));
    CHECK_FALSE(contains(after.out, "resigned"));
}

TEST_CASE("nobody decides on his own game, nor withdraws what was entered of it") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0,
                   {"i", "r1b2", "white smokes", "--white", "Rui Silva", "--black", "Maja Lind", "--by", "Ben Carr"});
    CHECK(contains(desktop.expect(2, {"decide", "1", "--penalty", "warning", "--by", "Rui Silva"}).err,
                   "Rui Silva plays in this game"));
    const Outcome undone = desktop.expect(2, {"undo", "1", "--reason", "no", "--by", "Maja Lind"});
    CHECK(contains(undone.err, "Maja Lind plays in this game"));
    CHECK(contains(undone.err, "--by \"Ben Carr\" (arbiter)"));
    desktop.expect(0, {"decide", "1", "--penalty", "warning", "--by", "Ben Carr"});
}

TEST_CASE("while an appeal waits, nothing of the incident is decided, corrected or withdrawn but on that appeal") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"i", "r1b2", "white smokes", "--by", "Ben Carr"});
    desktop.expect(0, {"decide", "1", "--penalty", "warning", "--by", "Ben Carr"});
    desktop.expect(0, {"appeal", "1", "--appellant", "white", "--grounds", "it was steam", "--by", "Ben Carr"});
    for (const Words& words : {Words{"undo", "1", "--reason", "x", "--by", "Ben Carr"},
                               Words{"decide", "1", "--penalty", "warning", "--reason", "x", "--by", "Ben Carr"},
                               Words{"overrule", "1", "--otherwise", "nothing", "--reason", "x", "--by", "Ada Byron"},
                               Words{"correct", "1", "black smokes", "--reason", "x", "--by", "Ben Carr"}}) {
        INFO(words.front());
        CHECK(contains(desktop.expect(2, words).err, "an appeal on incident 1 waits for its decision"));
    }
    desktop.expect(0,
                   {"appeal", "decide", "1", "--dismissed", "--reason", "it was smoke", "--by", "Appeals committee"});
}

TEST_CASE("no incident goes on from one that is for few eyes, and no report tells what that was") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"i", "r1b1", "white has a phone in his pocket", "--confidentially", "--by", "Ben Carr"});
    desktop.expect(0, {"decide", "1", "--by", "Ben Carr"});
    const Outcome next = desktop.run({"i", "r1b1", "white smokes", "--by", "Ben Carr"});
    CHECK_FALSE(contains(next.out + next.err, "evice"));
    CHECK_FALSE(contains(desktop.expect(0, {"report"}).out, "evice"));
    CHECK(contains(desktop.expect(0, {"due"}).out, "nothing is due"));
}

TEST_CASE("that a ruling rests on what was changed is said once, and not by the list of these") {
    const Desktop desktop;
    const std::string fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron:chief arbiter",
                       "--control", "90+30"});
    desktop.expect(0, {"incident", "r1b1", "white Ng1-f4, presses; black points it out", "--fen", fen});
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, {"incident", "r1b1", "white Bf1-f4, presses; black points it out", "--fen", fen, "--another",
                       "--at-time", "13:00Z"});
    const Outcome decided = desktop.expect(0, {"decide", "2"});
    const std::string said = "incident 1 (r1b1) would be ruled otherwise now";
    const auto first = decided.err.find(said);
    REQUIRE(first != std::string::npos);
    CHECK(decided.err.find(said, first + 1) == std::string::npos);
    CHECK_FALSE(contains(desktop.expect(0, {"due"}).err, said));
}
