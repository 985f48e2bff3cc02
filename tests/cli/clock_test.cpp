// jadoube clock, from the command line to the exit code.
#include "base/text.hpp"
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

/// Every line of the output is valid under that schema.
void check_lines(const std::string& schema, const std::string& out) {
    const rules::SchemaFile file(rules::schema_path(schema));
    for (const std::string_view line : split(trim(out), '\n')) {
        INFO(line);
        CHECK(file.problems_of(std::string(line)).empty());
    }
}

std::string demo_game() {
    return std::string(JADOUBE_SOURCE) + "/data/clocks-demo.pgn";
}

}  // namespace

TEST_CASE("a time control is said in words, period by period") {
    const Desktop desktop;
    const std::string out =
        desktop.expect(0, {"clock", "show", "90 min for 40 moves + 30 min, 30 s per move from move 1"}).out;
    CHECK(contains(out, "40/5400+30:1800+30"));
    CHECK(contains(out, "Moves 1 to 40 in 1 h 30 min, 30 s added with each move"));
    CHECK(contains(out, "From move 41 to the end 30 min more, 30 s added with each move"));
    CHECK(contains(out, "2:30:00 in all"));
    CHECK(contains(desktop.expect(0, {"clock", "show", "20/3600"}).out, "And so on: moves 21 to 40 in 1 h more"));
    CHECK(contains(desktop.expect(0, {"clock", "show", "W300-B240d2"}).out, "the clock waits 2 s before each move"));
    CHECK(contains(desktop.expect(0, {"clock", "show", "-"}).out, "without clocks"));
}

TEST_CASE("a time control as JSON is what its schema says") {
    const Desktop desktop;
    for (const char* control : {"40/5400+30:1800+30", "20/3600", "*180", "300b5", "W300-B240", "?", "25m+10s"}) {
        check_lines("time-control", desktop.expect(0, {"clock", "show", control, "--json"}).out);
    }
}

TEST_CASE("a time control that could be meant two ways is refused as it was written") {
    const Desktop desktop;
    const Outcome outcome = desktop.expect(3, {"clock", "show", "40 moves in 90 min + 30"});
    CHECK(contains(outcome.err, "'40 moves in 90 min + 30'"));
    CHECK(contains(outcome.err, "hint: "));
}

TEST_CASE("a time control that could be meant in seconds or minutes is refused with both readings by every command") {
    const Desktop desktop;
    desktop.begin_log();
    const std::vector<std::vector<std::string>> commands{
        {"clock", "check", demo_game(), "--control"},
        {"clock", "set", "add white 1:00", "--white-clock", "5:58", "--black-clock", "6:37", "--control"},
        {"clock", "read", "r1b1 1:05:20 0:58:10 20 b", "--control"},
        {"judge", "--no-position", "--act", "black presses", "--control"},
        {"incident", "r1b2", "--no-position", "--act", "black presses", "--control"},
        {"adjourn", "r1b3", "--seals", "white", "--control"},
        {"clock", "rebuild", "r1b1", "--passed", "0:01:00", "--white-now", "21", "--black-now", "20", "--control"},
        {"clock", "total", "--white-clock", "1:05:20", "--black-clock", "0:58:10", "--white-moves", "20",
         "--black-moves", "19", "--white-now", "26", "--black-now", "25", "--passed", "0:17:00", "--control"}};
    for (std::vector<std::string> words : commands) {
        INFO(words[0] << ' ' << words[1]);
        words.emplace_back("240 + 5");
        CHECK(contains(desktop.expect(3, words).err, "'240 + 5' could be meant in two ways: 0:04:00 or 4:00:00"));
        words.back() = "90 + 30";
        CHECK(contains(desktop.run(words).err,
                       "time control: 5400+30 (the whole game in 1 h 30 min, 30 s added with each move)\n"));
    }
    desktop.expect(3, {"clock", "show", "240+5"});
}

TEST_CASE("a short time control in the log is read as it was recorded") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"clock", "read", "r1b1 0:50 0:48 10 b", "--control", "60s+1s"});
    desktop.expect(0, {"clock", "rebuild", "r1b1", "--passed", "0:05", "--white-now", "12", "--black-now", "11"});
}

TEST_CASE("clock readings are checked against the control of the tag") {
    const Desktop desktop;
    const std::string out = desktop.expect(1, {"clock", "check", demo_game()}).out;
    CHECK(contains(out, "5... Black period-late: 5 min of the next period came with move 5 in place of move 4"));
    CHECK(contains(out, "6. White jump: 1 min 55 s more than can be (0:12:40 to 0:14:45)"));
    CHECK(contains(out, "lost on time, 9 s left after the last move: 10 moves made"));
    CHECK(contains(out, "1 game, 1 with clock readings, 1 with something wrong (lag up to 0:00:02 allowed)"));
    check_lines("finding", desktop.expect(1, {"clock", "check", demo_game(), "--json"}).out);
}

TEST_CASE("the control and the lag can be given") {
    const Desktop desktop;
    CHECK(contains(desktop.expect(1, {"clock", "check", demo_game(), "--control", "600"}).out, "1. White jump: 15 s"));
    desktop.expect(0, {"clock", "check", demo_game(), "--lag", "0:10:00"});
    desktop.expect(3, {"clock", "check", demo_game(), "--lag", "2"});
    desktop.expect(3, {"clock", "check", demo_game(), "--control", "fast"});
    desktop.expect(2, {"clock", "check", demo_game(), "--game", "2"});
}

TEST_CASE("readings without a control that is understood are not checked, and that is said") {
    const Desktop desktop;
    desktop.write("a.pgn", "[TimeControl \"as in the leaflet\"]\n\n1. e4 { [%clk 0:10:00] } *\n");
    CHECK(contains(desktop.expect(3, {"clock", "check", "a.pgn"}).err, "'as in the leaflet' is not understood"));
    desktop.expect(0, {"clock", "check", "a.pgn", "--control", "600"});
    desktop.write("b.pgn", "[White \"A\"]\n\n1. e4 e5 *\n");
    CHECK(contains(desktop.expect(0, {"clock", "check", "b.pgn"}).out, "1 game, 0 with clock readings"));
}

TEST_CASE("the times to set are worked out step by step") {
    const Desktop desktop;
    const std::vector<std::string> words{"clock",         "set",    "increment black", "add white 1:00",
                                         "--white-clock", "5:58",   "--black-clock",   "6:37",
                                         "--control",     "25m+10s"};
    const std::string out = desktop.expect(0, words).out;
    CHECK(contains(out, "Increment gained by the press, taken back            -0:00:10"));
    CHECK(contains(out, "Set to                                     0:06:58   0:06:27"));
    std::vector<std::string> json = words;
    json.emplace_back("--json");
    const Outcome outcome = desktop.expect(0, json);
    check_lines("clock-setting", outcome.out);
    CHECK(outcome.json().find("after")->number("black_ms") == 387000);
}

TEST_CASE("clocks are set to what was recorded at a moment of the game") {
    const Desktop desktop;
    const std::string out = desktop.expect(0, {"clock", "set", "restore 5b", "--pgn", demo_game()}).out;
    CHECK(contains(out, "As recorded after 5..."));
    CHECK(contains(out, "Set to                  0:12:40   0:13:50"));
    CHECK(contains(out, "Moves completed:  White 5, Black 5"));
    desktop.expect(2, {"clock", "set", "restore 50b", "--pgn", demo_game()});
    desktop.expect(2, {"clock", "set", "add white 1:00"});
}

TEST_CASE("the sum of both clocks is told, and what nobody can have more of") {
    const Desktop desktop;
    const std::vector<std::string> words{"clock",         "total",   "--control",     "40/5400+30:1800+30",
                                         "--white-clock", "1:05:20", "--black-clock", "0:58:10",
                                         "--white-moves", "20",      "--black-moves", "19",
                                         "--passed",      "0:17:00", "--white-now",   "26",
                                         "--black-now",   "25"};
    CHECK(contains(desktop.expect(0, words).out, "1:52:30"));
    std::vector<std::string> json = words;
    json.emplace_back("--json");
    check_lines("clock-total", desktop.expect(0, json).out);
}

TEST_CASE("a ruling takes the increment of the time control back") {
    const Desktop desktop;
    const std::string out =
        desktop
            .expect(0, {"judge", "--rules", "fide-2023", "--fen",
                        "rnbqkbnr/ppp2ppp/3p4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 3", "--act",
                        "black moves b8-a6", "--act", "black presses", "--reported-by", "white", "--nothing-else",
                        "--white-clock", "10:00", "--black-clock", "10:00", "--control", "90 min + 30 s per move"})
            .out;
    CHECK(contains(out, "0:12:00"));
    CHECK(contains(out, "0:09:30"));
    desktop.expect(3, {"judge", "--act", "black presses", "--control", "fast"});
}

TEST_CASE("an incident keeps the time control and the moves, and is judged by them") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023"});
    const std::vector<std::string> words{
        "incident",         "r1b1",  "--no-position",     "--act",
        "black flag_falls", "--act", "white claims flag", "--nothing-else",
        "--black-clock",    "0:00",  "--control",         "40 moves in 2 hours, then 1 hour",
        "--black-moves",    "40",    "--period",          "1"};
    CHECK(contains(desktop.run(words).out, "6.4"));
    const Outcome log = desktop.run({"log", "--json"});
    CHECK(contains(log.out, "\"control\":\"40/7200:3600\""));
    CHECK(contains(log.out, "\"black_moves\":40"));
    desktop.expect(0, {"verify"});
}

TEST_CASE(
    "readings of the board that no times to set can be made of are named, with how to tell what the clocks show") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--control",
                       "90+30", "--arbiter", "Ada Byron"});
    desktop.expect(0, {"clock", "read", "--round", "r1", "--at", "14:30", "b5 1:00:00 1:10:00 20 w"});
    const std::string line = "white Sg1-f4, presses; black points out";
    const std::string fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    const std::string told = desktop.expect(0, {"i", "r1b5", "--fen", fen, line}).out;
    CHECK(contains(told, "(entry 2): White 1:00:00, Black 1:10:00. They have run since"));
    CHECK(contains(told, "jadoube correct 1 --white-clock H:MM:SS --black-clock H:MM:SS"));
    CHECK_FALSE(contains(desktop.expect(0, {"i", "r1b6", "--fen", fen, line}).out, "have run since"));
    CHECK_FALSE(contains(desktop
                             .expect(0, {"correct", "1", "--white-clock", "0:50:00", "--black-clock", "1:00:00",
                                         "--reason", "as they show"})
                             .out,
                         "have run since"));
}
