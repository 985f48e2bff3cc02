// What was entered wrongly is corrected or withdrawn, and a decision overruled, by those who may; nothing is lost.
#include <cctype>

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
const std::string kBoard = "Bea Arbiter";
const std::string kChief = "Cleo Chief";

/// An illegal move at r1b1, entered and decided by an arbiter.
void begin(const Desktop& desktop) {
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--rules", "fide-2023", "--arbiter",
                       kBoard + ":arbiter", "--arbiter", kChief + ":chief arbiter"});
    desktop.expect(0,
                   {"incident", "r1b1", "--fen", kFen, "--act", "white moves f3-d3", "--act", "white presses", "--act",
                    "black points out", "--nothing-else", "--white", "Ann", "--black", "Bo", "--by", kBoard});
    desktop.expect(0, {"decide", "1", "--by", kBoard});
}

Words correct(const Words& more) {
    Words words{"correct", "1", "--act", "white moves f3-d4", "--act", "white presses", "--act", "black points out"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("an act that was mistyped is corrected, judged again, and has to be decided anew") {
    const Desktop desktop;
    begin(desktop);
    const Outcome made = desktop.expect(0, correct({"--reason", "it was d4", "--by", kBoard}));
    CHECK(contains(made.out, "nothing is due"));
    const Json open = desktop.expect(0, {"open", "--json"}).json();
    CHECK(open.find("incidents")->if_array()->front().text("next") == "jadoube decide 1 --reason \"why\"");
    CHECK(contains(desktop.expect(0, {"log"}).out, "incident 1 corrected: White moves"));
    const std::string report = desktop.expect(0, {"report", "--incident", "1"}).out;
    CHECK(contains(report, "Corrected by entry"));
    CHECK(contains(report, "White moves f3-d3; White presses the clock"));
    CHECK(contains(report, "Decided before"));
    CHECK(contains(desktop.expect(0, {"decide", "1", "--reason", "anew", "--by", kBoard}).out, "as proposed"));
    desktop.expect(0, {"verify", "--rejudge"});
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1", "--at", "5"}).out, "White moves f3-d3"));
    const Json json = desktop.expect(0, {"report", "--format", "json"}).json();
    CHECK(json.find("incidents")->if_array()->front().find("corrections")->if_array()->size() == 1);
}

TEST_CASE("a line, a fact, the position and the clocks can be corrected by themselves") {
    const Desktop desktop;
    begin(desktop);
    CHECK(contains(desktop
                       .expect(0, {"correct", "1", "white Ng1-f3, presses; black points it out", "--fen",
                                   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--reason",
                                   "another game", "--by", kBoard})
                       .out,
                   "nothing is due"));
    const Outcome clocks = desktop.expect(
        0, {"correct", "1", "--white-clock", "5:00", "--reason", "read again", "--by", kBoard, "--json"});
    CHECK(clocks.json().find("ruling")->find("standing")->find("clocks")->number("white_ms") == 300'000);
    CHECK(
        contains(desktop.expect(2, {"correct", "1", "--white-clock", "5:00", "--reason", "again", "--by", kBoard}).err,
                 "it reads so already"));
}

TEST_CASE("who stands below whoever entered or decided it corrects and withdraws nothing, and is told who may") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, {"decide", "1", "--reason", "seen myself", "--by", kChief});
    for (const Words& words : {correct({"--reason", "it was d4", "--by", kBoard}),
                               Words{"undo", "1", "--reason", "wrong board", "--by", kBoard}}) {
        const Outcome refused = desktop.expect(2, words);
        CHECK(contains(refused.err, "does not replace that"));
        CHECK(contains(refused.err, "who may: --by \"" + kChief + "\" (chief arbiter)"));
    }
    desktop.expect(0, correct({"--reason", "it was d4", "--by", kChief}));
    CHECK(
        contains(desktop.expect(2, {"decide", "1", "--reason", "anew", "--by", kBoard}).err, "does not replace that"));
    CHECK(contains(desktop.run(correct({"--by", kChief})).err, "a reason is needed"));
}

TEST_CASE("an incident that is withdrawn keeps its number and counts no more") {
    const Desktop desktop;
    begin(desktop);
    const Outcome gone = desktop.expect(
        0, {"undo", "1", "--reason", "it was board 2", "--by", kBoard, "--id", "0123456789abcdef0123456789abcdef"});
    CHECK(contains(gone.out, "(incident 1): withdrawn"));
    CHECK(contains(desktop
                       .expect(0, {"undo", "1", "--reason", "it was board 2", "--by", kBoard, "--id",
                                   "0123456789abcdef0123456789abcdef"})
                       .out,
                   "already recorded"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "it was board 2"));
    desktop.expect(2, {"undo", "1", "--reason", "once more", "--by", kBoard});
    desktop.expect(2, correct({"--reason", "it was d4", "--by", kBoard}));
    CHECK_FALSE(contains(desktop.expect(0, {"player", "Ann"}).out, "illegal"));
}

TEST_CASE("the names of players are corrected for the whole game") {
    const Desktop desktop;
    begin(desktop);
    CHECK(contains(desktop.expect(0, {"correct", "r1b1", "--white", "Anne", "--by", kBoard}).out, "Anne - Bo"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "Anne"));
    desktop.expect(2, {"correct", "r1b1", "--white", "Anne", "--by", kBoard});
    desktop.expect(2, {"correct", "1", "--white", "Anne", "--by", kBoard});
}

TEST_CASE("a decision is overruled by somebody above whoever made it, and by nobody else") {
    const Desktop desktop;
    begin(desktop);
    const Words overrule{"overrule", "1", "--otherwise", "the game goes on", "--reason", "no offence", "--by"};
    const auto by = [&](const std::string& name) {
        Words words = overrule;
        words.push_back(name);
        return words;
    };
    const Outcome equal = desktop.expect(2, by(kBoard));
    CHECK(contains(equal.err, "does not stand above"));
    const Outcome unknown = desktop.expect(2, by("Carl"));
    CHECK(contains(unknown.err, "Carl is no arbiter of this event"));
    CHECK_FALSE(contains(unknown.err, "Carl ("));
    CHECK(contains(equal.err, "who may: --by \"" + kChief + "\" (chief arbiter)"));
    desktop.expect(0, by(kChief));
    CHECK(
        contains(desktop.expect(2, {"decide", "1", "--reason", "still", "--by", kBoard}).err, "does not replace that"));
    CHECK(contains(desktop.expect(2, by(kChief)).err, "--by \"Appeals committee\""));
    desktop.expect(0, by("Appeals committee"));
    CHECK(contains(desktop.expect(2, by("Appeals committee")).err, "nobody stands above"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "Decided before"));
    desktop.expect(0,
                   {"incident", "r1b2", "--fen", kFen, "--act", "white moves f3-d3", "--nothing-else", "--by", kBoard});
    CHECK(contains(desktop.expect(2, {"overrule", "2", "--reason", "no", "--by", kChief}).err, "is not decided"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("who records or decides is a person of the event, however the name is typed") {
    const Desktop desktop;
    begin(desktop);
    std::string typed = kChief;
    for (char& c : typed) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    desktop.expect(0, {"overrule", "1", "--otherwise", "the game goes on", "--reason", "no offence", "--by", typed});
    const std::string report = desktop.expect(0, {"report", "--incident", "1"}).out;
    CHECK(contains(report, kChief));
    CHECK(!contains(report, typed));
    const std::vector<std::vector<std::string>> commands = {
        {"incident", "r1b2", "white resigns", "--by", "Zed"},
        {"decide", "1", "--otherwise", "x", "--reason", "y", "--by", "Zed"},
        {"overrule", "1", "--otherwise", "x", "--reason", "y", "--by", "Zed"},
        {"appeal", "1", "--appellant", "white", "--grounds", "g", "--by", "Zed"},
        {"correct", "r1b1", "--white", "Anne", "--by", "Zed"}};
    for (const auto& command : commands) {
        INFO(command.front());
        CHECK(contains(desktop.expect(2, command).err, "Zed"));
        CHECK(contains(desktop.expect(2, command).err, kChief));
    }
}

TEST_CASE("names corrected with an incident are said to be those of the incidents before, and at which board else") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"incident", "r1b1", "white resigns", "--white", "Novak", "--black", "Poe", "--nothing-else"});
    desktop.expect(0, {"incident", "r1b2", "white resigns", "--white", "Silva", "--black", "Kern", "--nothing-else"});
    const Outcome renamed =
        desktop.expect(0, {"incident", "r1b1", "black smokes", "--white", "Silva", "--black", "Poe", "--rename"});
    CHECK(contains(renamed.err, "incident 1 of this game is one of Silva - Poe from now on"));
    CHECK(contains(renamed.err, "Silva plays at r1b2 of this round too"));
}

TEST_CASE("a ruling that brings a penalty names what was imposed before in the game") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    desktop.expect(0, {"incident", "r1b1", "black smokes"});
    desktop.expect(0, {"decide", "1", "--penalty", "warning", "--reason", "seen"});
    const Outcome again = desktop.expect(0, {"incident", "r1b1", "black smokes", "--another"});
    CHECK(contains(again.err, "before in this game: incident 1 was decided with a warning for Black"));
}
