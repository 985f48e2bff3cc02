// The prompt: incidents entered line by line, what is missing asked, recorded and decided by an empty line.
#include <stdlib.h>  // setenv

#include <algorithm>

#include "typist.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Lines = std::vector<std::string>;

const std::string kFen = "fen rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const std::string kRules = std::string(JADOUBE_SOURCE) + "/rules";

void begin(const Desktop& desktop) {
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", kRules, "--control", "90+30", "--arbiter", "Ada Byron"});
}

int entries_in(const Desktop& desktop) {
    const std::string log = desktop.expect(0, {"log", "--json"}).out;
    return static_cast<int>(std::count(log.begin(), log.end(), '\n'));
}

std::size_t lines_in(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("at the prompt a board, acts, and empty lines record an incident and its decision") {
    const Desktop desktop;
    begin(desktop);
    const Outcome outcome = desktop.type({"prompt"}, {"r1b1", kFen, "white Sg1-f4, presses; black points out", "", ""});
    CHECK(outcome.code == 0);
    CHECK(contains(outcome.out, "r1b1: a new board; standard play; 5400+30\n"));
    CHECK(contains(outcome.out, "Read as: white moves Ng1-f4; white presses the clock; black points it out\n"));
    CHECK(contains(outcome.out, "White must move the knight on g1: Ne2 Nf3 Nh3 (4.3.1)."));
    CHECK(contains(outcome.out, "recorded as 3 (incident 1)\n"));
    CHECK(contains(outcome.out, "recorded as 5 (incident 1): decided\n"));
    CHECK(entries_in(desktop) == 5);
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "Ada Byron"));
}

TEST_CASE("the prompt and the command 'i' record the same incident and ruling") {
    const std::string line = "white touches e2; black points out";
    const auto said = [](const Desktop& desktop, const std::string& entry) {
        return desktop.expect(0, {"log", entry, "--json"}).json().find("body")->find("data")->text("ruling") +
               to_text(*desktop.expect(0, {"log", "3", "--json"}).json().find("body")->find("data"));
    };
    const Desktop typed;
    begin(typed);
    (void)typed.type({"prompt"}, {"r1b1 " + line, "later"});
    const std::string at_prompt = said(typed, "4");
    const Desktop commanded;
    begin(commanded);
    (void)commanded.run({"i", "r1b1", line});
    CHECK(contains(at_prompt, R"("act":"touch")"));
    CHECK(said(commanded, "4") == at_prompt);
}

TEST_CASE("after each line the standing takes at most six lines") {
    const Desktop desktop;
    begin(desktop);
    for (const std::string& line :
         {std::string("white Ke1-e4, presses; black points out; white has a phone"),
          std::string("white touches g1, f1; black points out; white offers a draw; black claims threefold")}) {
        const std::string before = desktop.type({"prompt"}, {"r1b1", kFen, "drop"}).out;
        const std::string after = desktop.type({"prompt"}, {"r1b1", kFen, line, "drop"}).out;
        INFO(after);
        CHECK(lines_in(after) > lines_in(before));
        CHECK(lines_in(after) - lines_in(before) <= 6 + 2);  // how it was read, and that it is not recorded
    }
}

TEST_CASE("what is missing is asked one at a time, and '?' says what each answer leads to") {
    const Desktop desktop;
    begin(desktop);
    const Outcome asked = desktop.type({"prompt"}, {"r1b1 white has a phone", "", "?"});
    CHECK(contains(asked.out, "Where was the device?\n"));
    CHECK(contains(asked.out, "on_person: Black has won"));
    CHECK(contains(asked.out, "not recorded: what was told of r1b1\n"));
    CHECK(entries_in(desktop) == 1);
    const Outcome answered = desktop.type({"prompt"}, {"r1b1 white has a phone", "", "on", "", ""});
    CHECK(contains(answered.out, "Black has won, 0-1"));
    CHECK(contains(answered.out, "Enter records it.\n"));
    CHECK(contains(answered.out, "decided\n"));
    CHECK(contains(desktop.expect(0, {"log", "--json"}).out, R"("fact":"device_place","value":"on_person")"));
}

TEST_CASE("an empty line gives the likely answer, and nobody guesses where there is none") {
    const Desktop desktop;
    begin(desktop);
    const Outcome none = desktop.type({"prompt"}, {"r1b1 white has a phone", "", ""});
    CHECK(contains(none.err, "nobody can guess this"));
    CHECK(contains(none.err, "type on_person, off_in_bag or elsewhere"));
    const Outcome likely = desktop.type({"prompt"}, {"r1b2", kFen, "white touches g1, f1; black points out", "", ""});
    INFO(likely.out << likely.err);
    CHECK(likely.code == 0);
    CHECK(contains(likely.out, "Read as: white touches Ng1 and Bf1; black points it out\n"));
}

TEST_CASE("'back' takes the last line or answer away before anything is recorded") {
    const Desktop desktop;
    begin(desktop);
    const Outcome outcome = desktop.type(
        {"prompt"}, {"r1b1", kFen, "white Sg1-f4, presses", "black points out", "back", "white resigns", "", ""});
    CHECK(contains(outcome.out, "Read as: white moves Ng1-f4; white presses the clock; white resigns\n"));
    const std::string log = desktop.expect(0, {"log", "--json"}).out;
    CHECK_FALSE(contains(log, "point_out"));
    const Outcome answers =
        desktop.type({"prompt"}, {"r1b2 white has a phone", "", "on_person", "back", "", "elsewhere", "later"});
    CHECK(answers.code == 0);
    CHECK(contains(desktop.expect(0, {"log", "--json"}).out, R"("value":"elsewhere")"));
    CHECK_FALSE(contains(desktop.expect(0, {"log", "--json"}).out, R"("value":"on_person")"));
    CHECK(desktop.type({"prompt"}, {"r1b3", "back", "r1b4", "quit"}).code == 0);
    CHECK(contains(desktop.type({"prompt"}, {"r1b5", kFen, "white resigns", "", "back"}).err, "it is recorded"));
}

TEST_CASE("a line that is not understood at the prompt leaves what was told as it was") {
    const Desktop desktop;
    begin(desktop);
    const Outcome outcome =
        desktop.type({"prompt"}, {"r1b1", kFen, "white Sg1-f4, presses", "black pints out", "black points out", ""});
    CHECK(contains(outcome.err, "'pints' was not understood"));
    CHECK(contains(outcome.out, "recorded as 3 (incident 1)"));
    CHECK(desktop.type({"prompt"}, {"board one"}).code == 2);
}

TEST_CASE("a remark on one line does not swallow the acts of the next") {
    const Desktop desktop;
    begin(desktop);
    const Outcome outcome =
        desktop.type({"prompt"}, {"r1b1", kFen, "white touches g1; note: table 4", "white resigns", ""});
    CHECK(contains(outcome.out, "Read as: white touches Ng1; white resigns; note: table 4\n"));
}

TEST_CASE("a board that the log knows is introduced with its players and what was ruled there") {
    const Desktop desktop;
    begin(desktop);
    desktop.write("game.pgn", "[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 *\n");
    (void)desktop.type({"prompt"}, {"r1b1", "pgn game.pgn", "white Sg1-f4, presses; black points out", "", ""});
    const Outcome again = desktop.type({"prompt"}, {"r1b1", "at 2b"});
    CHECK(contains(again.out, "r1b1: Ada - Bea; standard play; 5400+30\n"));
    CHECK(contains(again.out, "incident 1: decided; counts as illegal_move of white"));
    const Outcome second = desktop.type({"prompt"}, {"r1b1", "white Sg1-f4, presses; black points out", "another", ""});
    CHECK(contains(second.out, "Black has won"));
}

TEST_CASE("a board that the log knows is introduced with what the last ruling left there") {
    const Desktop desktop;
    begin(desktop);
    (void)desktop.type({"prompt"}, {"r1b1", kFen, "white Sg1-f4, presses; black points out", "decide"});
    const Outcome again = desktop.type({"prompt"}, {"r1b1"});
    CHECK(contains(again.out, "White must move the knight on g1: Ne2 Nf3 Nh3 (4.3.1)."));
}

TEST_CASE("clocks and facts are told at the prompt, as settings or as the options of the command") {
    const std::string act = "white Sg1-f4, presses; black points out";
    for (const Lines& clocks :
         {Lines{"clocks 1:21:00 1:25:30"}, Lines{"white-clock 1:21:00", "--black-clock 1:25:30"}}) {
        const Desktop desktop;
        begin(desktop);
        Lines lines{"r1b1", "--" + kFen};
        lines.insert(lines.end(), clocks.begin(), clocks.end());
        lines.push_back(act);
        const Outcome told = desktop.type({"prompt"}, lines);
        INFO(told.out << told.err);
        CHECK(contains(told.out, "Set White 1:20:30, Black 1:27:30 (7.5.5)."));
    }
    const Desktop desktop;
    begin(desktop);
    CHECK(contains(desktop.type({"prompt"}, {"r1b1", "clocks 1:21:00"}).err, "two times are needed"));
    const Outcome ended = desktop.type({"prompt"}, {"r1b1 black resigns", "-f opponent_can_mate=yes", "decide"});
    CHECK(contains(ended.out, "r1b1 is over, 1-0"));
    const Outcome over = desktop.type({"prompt"}, {"r1b1", kFen, act});
    CHECK(contains(over.out, "White has won, 1-0"));
    const Outcome in_play = desktop.type({"prompt"}, {"r1b1", kFen, "-f game_ended_by=no", act});
    CHECK(contains(in_play.out, "White must move the knight on g1"));
    const Outcome blind = desktop.type({"prompt"}, {"r1b2", kFen, "no-position", act});
    CHECK(contains(blind.out, "Can the position be established?"));
}

TEST_CASE("a board typed before anything was told of the one before is the next board, and no move") {
    const Desktop desktop;
    begin(desktop);
    const Outcome next = desktop.type({"prompt"}, {"r1b1", "b2", "r1b4 white touches g1", "drop"});
    CHECK(contains(next.out, "r1b2: a new board"));
    CHECK(contains(next.out, "r1b4: a new board"));
    CHECK(contains(next.out, "not recorded: what was told of r1b4"));
    CHECK(!contains(next.out, "moves b2"));
    CHECK(contains(desktop.type({"prompt"}, {"r1b1", kFen, "b4"}).out, "Read as: white moves b2-b4"));
}

TEST_CASE("an answer is taken where acts are told, and 'decide' where a decision is asked") {
    const Desktop desktop;
    begin(desktop);
    const Outcome told = desktop.type({"prompt"}, {"r1b1 black has a phone", "on_person", "", "decide"});
    INFO(told.out << told.err);
    CHECK(told.code == 0);
    CHECK(contains(told.out, "White has won, 1-0: a breach by Black"));
    CHECK(contains(told.out, "): decided\nr1b1 is over, 1-0\n"));
    const Outcome kept = desktop.type({"prompt"}, {"r1b2 black has a phone", "on_pirson"});
    CHECK(contains(kept.err, "'on_pirson' was not understood"));
}

TEST_CASE("the prompt says what was imposed before in a game where a penalty is due again") {
    const Desktop desktop;
    begin(desktop);
    (void)desktop.type({"prompt"}, {"r1b1 white annoys black", "decide penalty warning"});
    const Outcome again = desktop.type({"prompt"}, {"r1b1 white annoys black", "another"});
    CHECK(contains(again.out, "before in this game: incident 1 was decided with a warning for White"));
}

TEST_CASE("the prompt says of a game that is decided that its pairing has another result") {
    const Desktop desktop;
    begin(desktop);
    desktop.write("r1.csv", "Board;White;Black;Result\n1;Ada;Bea;0-1\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    const Outcome told =
        desktop.type({"prompt"}, {"r1b1 white resigns", "-f game_ended_by=no", "-f opponent_can_mate=no", "decide"});
    INFO(told.out << told.err);
    CHECK(contains(told.out, "the pairing has the result 0-1"));
}

TEST_CASE("commands can be typed where the prompt asks for a board, and do not change how it speaks") {
    const Desktop desktop;
    begin(desktop);
    const Outcome outcome = desktop.type({"prompt"}, {"jadoube log --json", "words \"draw\"", "r1b1", "drop"});
    CHECK(contains(outcome.out, R"({"body":)"));
    CHECK(contains(outcome.out, "offers a"));
    CHECK(contains(outcome.out, "r1b1: a new board"));
    CHECK(entries_in(desktop) == 1);
}

TEST_CASE("what the law leaves to the arbiter is recorded with a reason that the prompt asks for") {
    const Desktop desktop;
    begin(desktop);
    const Outcome outcome =
        desktop.type({"prompt"}, {"r1b1 white says the clock is wrong", "", "yes", "", "", "set back"});
    INFO(outcome.out << outcome.err);
    CHECK(contains(outcome.out, "The law leaves this to the arbiter: why?"));
    CHECK(contains(outcome.out, "): decided\n"));
    CHECK(contains(desktop.expect(0, {"log", "--json"}).out, R"("reason":"set back")"));
}

TEST_CASE("penalties that the law leaves are listed at the prompt, and chosen there") {
    const Desktop desktop;
    begin(desktop);
    const Outcome refused = desktop.type({"prompt"}, {"r1b1 white annoys black", "", ""});
    CHECK(contains(refused.out, "one or more of these have to be chosen: --penalty warning; "));
    CHECK(contains(refused.err, "the ruling on incident 1 leaves one or more of these to choose"));
    const Outcome chosen =
        desktop.type({"prompt"}, {"r1b2 white annoys black", "",
                                  "penalty warning; --time \"black +2:00\" because it is the first; he was told"});
    INFO(chosen.out << chosen.err);
    CHECK(contains(chosen.out, "): decided\n"));
    const std::string log = desktop.expect(0, {"log", "--json"}).out;
    CHECK(contains(log, R"("penalty":"warning")"));
    CHECK(contains(log, R"("time_ms":120000)"));
    CHECK(contains(log, R"("reason":"it is the first; he was told")"));
    CHECK(desktop.type({"prompt"}, {"r1b3 white annoys black", "", "penalty wraning"}).code != 0);
}

TEST_CASE("'decide' behind what was told records and decides at once, with what is chosen") {
    const Desktop desktop;
    begin(desktop);
    const Outcome plain = desktop.type({"prompt"}, {"r1b1", kFen, "white Sg1-f4, presses; black points out", "decide"});
    CHECK(contains(plain.out, "recorded as 3 (incident 1)\nrecorded as 5 (incident 1): decided\n"));
    const Outcome penalty = desktop.type({"prompt"}, {"r1b2 white annoys black", "decide penalty warning"});
    CHECK(contains(penalty.out, "): decided\n"));
    const Outcome otherwise =
        desktop.type({"prompt"}, {"r1b3 white annoys black", "decide otherwise a talk because he is eight"});
    CHECK(contains(otherwise.out, "): decided\n"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "3"}).out, "he is eight"));
    const int before = entries_in(desktop);
    const Outcome open = desktop.type({"prompt"}, {"r1b4 white has a phone", "decide"});
    CHECK(contains(open.err, "it cannot be decided before all is told"));
    CHECK(contains(desktop.type({"prompt"}, {"r1b5 white resigns", "decide penalty wraning"}).err, "'warning'"));
    CHECK(entries_in(desktop) == before);
}

TEST_CASE("'jadoube' alone on a terminal beside a log is the prompt, and lines can be edited there") {
    const Desktop desktop;
    begin(desktop);
    Typist typist(Lines{});
    typist.answer("board> ", "r1b1 white has a ph0\x7fone in his pocket\n");
    typist.answer("r1b1> ", "\n");
    typist.answer("decide as proposed? [yes]> ", "\n");
    typist.answer("board> ", "quit\n");
    CHECK(typist.end() == 0);
    CHECK(contains(typist.shown, "Read as: white has a device"));
    CHECK(entries_in(desktop) == 5);
}

TEST_CASE("letters beyond ASCII are read whole, whatever the locale and the terminal say") {
    const Desktop desktop;
    begin(desktop);
    for (const char* locale : {"C", "C.UTF-8"}) {
        ::setenv("LC_ALL", locale, 1);
        Typist typist(Lines{});
        typist.answer("board> ", "r1b1 white has a phone; note: Müller ♘ Novák\n");
        typist.answer("r1b1> ", "later\n");
        typist.answer("board> ", "quit\n");
        CHECK(typist.end() == 0);
        CHECK(contains(typist.shown, "note: Müller ♘ Novák"));
        ::unsetenv("LC_ALL");
    }
}

TEST_CASE("'jadoube' alone lists the commands where there is no log or no terminal") {
    const Desktop desktop;
    CHECK(contains(desktop.run({}).err, "Commands:"));
    begin(desktop);
    CHECK(contains(desktop.run({}).err, "Commands:"));
    CHECK(desktop.type({"prompt"}, {}).code == 0);
}
