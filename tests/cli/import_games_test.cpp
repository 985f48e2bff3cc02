// The games of a round (PGN) go to their boards, and what does not fit is found.
#include "desk/tournament/board_finder.hpp"
#include "event/sample_trf.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

/// A game as a PGN file has it.
std::string pgn(const std::string& white, const std::string& black, const std::string& moves,
                const std::string& round = "5", const std::string& more = {}) {
    return "[Event \"Open\"]\n[Round \"" + round + "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n" +
           more + "\n" + moves + "\n\n";
}

/// A log in which two boards of round 5 are paired.
void begin(const Desktop& desktop) {
    desktop.begin_log();
    desktop.write("r5.csv", "Board;White;Black\n1;Novák, Eva;Okafor, Ben\n2;Silva, Rui;Lindgren, Maja\n");
    desktop.expect(0, {"import", "r5.csv", "--round", "5"});
}

Outcome import(const Desktop& desktop, int code, const std::string& games, const Words& more = {}) {
    desktop.write("r5.pgn", games);
    Words words{"import", "r5.pgn", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return desktop.expect(code, words);
}

/// "r5b1: 4" for each board whose moves are kept.
Words boards(const Outcome& done) {
    Words kept;
    const Json report = done.json();
    for (const Json& one : *report.find("boards")->if_array())
        kept.push_back(one.text("game") + ": " + std::to_string(*one.find("half_moves")->if_int()));
    return kept;
}

Words findings(const Outcome& done) {
    Words kinds;
    const Json report = done.json();
    for (const Json& one : *report.find("findings")->if_array()) kinds.push_back(one.text("kind"));
    return kinds;
}

}  // namespace

TEST_CASE("a Round tag has a round, and a board behind a point") {
    using desk::read_round_tag;
    CHECK(read_round_tag("5") == desk::RoundTag{5, {}});
    CHECK(read_round_tag("5.12") == desk::RoundTag{5, 12});
    CHECK(read_round_tag("5.12.1") == desk::RoundTag{5, 12});
    for (const char* text : {"", "?", "-", "x.3", "0", "99999999999999999999"}) {
        INFO(text);
        CHECK(read_round_tag(text) == desk::RoundTag{});
    }
}

TEST_CASE("games go to the boards of their players, and an incident there knows the moves") {
    const Desktop desktop;
    begin(desktop);
    const std::string games =
        pgn("Silva", "Lindgren", "1. d4 d5 *") + pgn("NOVAK Eva", "Okafor, Ben", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 1-0");
    const Outcome done = import(desktop, 0, games);
    CHECK(boards(done) == Words{"r5b2: 2", "r5b1: 6"});
    CHECK(done.json().text("format") == "PGN");
    const Outcome incident = desktop.run({"i", "r5b1", "--at", "3w", "black touches the knight on c6", "--brief"});
    CHECK(contains(incident.err, "r5b1: Novák, Eva - Okafor, Ben"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out,
                   "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"));
    CHECK(contains(import(desktop, 0, games).out, "\"entry\":null"));  // nothing in it is new
    desktop.expect(0, {"verify"});
}

TEST_CASE("a longer game goes on, a shorter one adds nothing, and other moves are found and left out") {
    const Desktop desktop;
    begin(desktop);
    CHECK(boards(import(desktop, 0, pgn("Novák, Eva", "Okafor, Ben", "1. e4 e5 *"))) == Words{"r5b1: 2"});
    CHECK(boards(import(desktop, 0, pgn("Novák, Eva", "Okafor, Ben", "1. e4 e5 2. Nf3 *"))) == Words{"r5b1: 3"});
    CHECK(boards(import(desktop, 0, pgn("Novák, Eva", "Okafor, Ben", "1. e4 *"))).empty());
    const Outcome other = import(desktop, 1, pgn("Novák, Eva", "Okafor, Ben", "1. e4 c5 2. Nf3 Nc6 *"));
    CHECK(boards(other).empty());
    CHECK(findings(other) == Words{"other-moves"});
    CHECK(contains(other.out, "r5b1: the log has other moves from 1... on, and keeps them"));
}

TEST_CASE("what fits no board, or more than one, is found with its line and left out") {
    const Desktop desktop;
    begin(desktop);
    const Outcome done = import(desktop, 1,
                                pgn("Roe", "Poe", "1. e4 *") + pgn("Lindgren, Maja", "Silva, Rui", "1. e4 *") +
                                    pgn("Novák, Eva", "Okafor, Ben", "1. e4 *") +
                                    pgn("Novák, Eva", "Okafor, Ben", "1. d4 *") + pgn("?", "?", "1. c4 *"));
    CHECK(findings(done) == Words{"no-board", "colours-reversed", "game-twice", "no-board"});
    CHECK(boards(done) == Words{"r5b1: 1"});
    CHECK(*done.json().find("findings")->if_array()->at(1).find("line")->if_int() == 8);
    desktop.write("r6.csv", "Board;White;Black\n3;Novák, Eva;Okafor, Ben\n");
    desktop.expect(0, {"import", "r6.csv", "--round", "6"});
    const std::string no_round = pgn("Novák, Eva", "Okafor, Ben", "1. e4 e5 *", "?");
    CHECK(findings(import(desktop, 1, no_round)) == Words{"several-boards"});
    CHECK(boards(import(desktop, 0, no_round, {"--round", "6"})) == Words{"r6b3: 2"});
}

TEST_CASE("illegal moves and moves that cannot be read are found, and what was read is kept") {
    const Desktop desktop;
    begin(desktop);
    const Outcome done = import(desktop, 1,
                                pgn("Novák, Eva", "Okafor, Ben", "1. e4 e5 2. Ng1-g3 Nc6 *") +
                                    pgn("Silva, Rui", "Lindgren, Maja", "1. d4 d5 2. Nc6 e6 *"));
    CHECK(findings(done) == Words{"illegal-move", "moves-unread"});
    CHECK(contains(done.out, "r5b1: 2.Ng1-g3: "));
    CHECK(boards(done) == Words{"r5b1: 4", "r5b2: 2"});
}

TEST_CASE("a result stays as the log has it, and one against a decision is found") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules"});
    desktop.write("r5.csv", "Board;White;Black;Result\n1;Novák, Eva;Okafor, Ben;1-0\n2;Silva;Lindgren;\n");
    desktop.expect(0, {"import", "r5.csv", "--round", "5"});
    desktop.expect(0, {"i", "r5b2", "white has a phone", "--fact", "device_place=on_person", "--brief"});
    desktop.expect(0, {"decide", "1"});
    const Outcome done = import(desktop, 1,
                                pgn("Novák, Eva", "Okafor, Ben", "1. e4 0-1", "5", "[Result \"0-1\"]\n") +
                                    pgn("Silva", "Lindgren", "1. e4 1-0", "5", "[Result \"1-0\"]\n"));
    CHECK(findings(done) == Words{"results-disagree", "against-decision"});
    CHECK(done.json().find("boards")->if_array()->at(0).text("result") == "1-0");
}

TEST_CASE("players are known by their FIDE numbers, however their names are written") {
    const Desktop desktop;
    desktop.begin_log();
    using event::samples::player;
    desktop.write("open.trf", "012 Cup\n" + player(1, "Novák, Eva", "0.0", "   2 w  ") +
                                  player(2, "Okafor, Ben", "0.0", "   1 b  "));
    CHECK(desktop.run({"import", "open.trf"}).code <= 1);
    const std::string numbers = "[WhiteFideId \"900001\"]\n[BlackFideId \"900002\"]\n";
    CHECK(boards(import(desktop, 0, pgn("E. N.", "B. O.", "1. e4 *", "1", numbers))) == Words{"r1b1: 1"});
    CHECK(findings(import(desktop, 1, pgn("E. N.", "B. O.", "1. e4 e5 *", "1"))) == Words{"no-board"});
}

TEST_CASE("in a round of which nothing is known the Round tag names the board") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(boards(import(desktop, 0, pgn("Novák, Eva", "Okafor, Ben", "1. e4 *", "2.7"))) == Words{"r2b7: 1"});
    CHECK(contains(desktop.expect(0, {"i", "r2b7", "white resigns", "--brief"}).err, "Novák, Eva - Okafor, Ben"));
    CHECK(findings(import(desktop, 1, pgn("Roe", "Poe", "1. e4 *", "2.8"))) == Words{"no-board"});
}

TEST_CASE("a folder of LiveChess brings who plays, and moves with their clocks") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string folder = std::string(JADOUBE_SOURCE) + "/data/livechess";
    const Outcome done = desktop.expect(0, {"import", folder + "/", "--json"});
    CHECK(boards(done) == Words{"r1b1: 7", "r1b2: 4", "r2b1: 4"});
    CHECK(done.json().text("format") == "DGT");
    CHECK(done.json().text("file") == "livechess");
    CHECK(done.json().text("tournament") == "Riverside Open");
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "1-0"));
    const Outcome incident = desktop.run({"i", "r2b1", "white Nb1-d3, presses; black points it out", "--brief"});
    CHECK(contains(incident.err, "r2b1: Okafor, Obi - Byron, Ada"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out,
                   "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR"));
    CHECK(contains(desktop.expect(0, {"import", folder, "--json"}).out, "\"entry\":null"));  // nothing in it is new
    desktop.expect(0, {"verify"});
}

TEST_CASE("a game of a LiveChess folder goes to the board that its players have in the log, and grows there") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("r1.csv", "Board;White;Black\n7;Byron, Ada;Novák\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    std::filesystem::create_directories("live/round-1");
    const std::string pair = R"({"white": {"fname": "Ada", "lname": "Byron"}, "black": {"lname": "Novák"}, "result": )";
    desktop.write("live/round-1/index.json", "{\"pairings\": [" + pair + "\"*\"}]}");
    desktop.write("live/round-1/game-1.json", R"({"moves": ["e4 60", "e5"]})");
    CHECK(boards(desktop.expect(0, {"import", "live", "--json"})) == Words{"r1b7: 2"});
    desktop.write("live/round-1/index.json", "{\"pairings\": [" + pair + "\"BLACKWIN\"}]}");
    desktop.write("live/round-1/game-1.json", "{\"moves\": [\"e4 60\", \"e5\",\n\"Ke3\",\n\"what\"]}");
    const Outcome more = desktop.expect(1, {"import", "live", "--json"});
    CHECK(boards(more) == Words{"r1b7: 3"});
    CHECK(findings(more) == Words{"illegal-move", "moves-unread"});
    CHECK(more.json().find("findings")->if_array()->front().text("file") == "round-1/game-1.json");
    CHECK(more.json().find("findings")->if_array()->front().number("line") == 2);
    CHECK(contains(desktop.expect(0, {"standing", "r1b7"}).out, "0-1"));
    desktop.write("live/round-1/index.json", "{\"pairings\": [");
    CHECK(contains(desktop.expect(1, {"import", "live"}).out, "round-1/index.json:1:1: unreadable"));
    std::filesystem::create_directories("other");
    CHECK(contains(desktop.expect(3, {"import", "other"}).err, "is no folder of LiveChess"));
    desktop.expect(0, {"verify"});
}
