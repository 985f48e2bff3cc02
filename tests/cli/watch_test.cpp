// Games in play, watched: a line for each claim as it falls due.
#include "base/text.hpp"
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kTags = "[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"*\"]\n\n";
const std::string kOnce = "1. Nf3 Nf6 2. Ng1 Ng8 ";
const std::string kTwice = kOnce + "3. Nf3 Nf6 4. Ng1 ";

}  // namespace

TEST_CASE("a claim that may be made now is told with its move; one that is past is not") {
    const Desktop desktop;
    desktop.write("game.pgn", kTags + kTwice + "*\n");
    const Outcome due = desktop.expect(0, {"claim", "--watch", "game.pgn", "--looks", "1"});
    CHECK(due.out == "game.pgn: Ada - Bo: after 4.Ng1 Black may claim with Ng8: the position repeated\n");
    CHECK(due.err.empty());
    desktop.write("game.pgn", kTags + kTwice + "Ng8 *\n");
    CHECK(desktop.expect(0, {"claim", "--watch", "game.pgn", "--looks", "1"}).out ==
          "game.pgn: Ada - Bo: after 4...Ng8 White may claim: the position repeated\n");
    desktop.write("game.pgn", kTags + kTwice + "e5 *\n");
    CHECK(desktop.expect(0, {"claim", "--watch", "game.pgn", "--looks", "1"}).out.empty());
}

TEST_CASE("what ended a game is told without a claim, once") {
    const Desktop desktop;
    std::filesystem::create_directories("round/1");
    desktop.write("round/1/game-1.pgn", kTags + "1. f3 e5 2. g4 Qh4# *\n");
    desktop.write("round/1/game-2.pgn", kTags + "1. e4 *\n");
    desktop.write("round/1/notes.txt", "no game");
    const Outcome due = desktop.expect(0, {"claim", "--watch", "round", "--looks", "2", "--every", "1"});
    CHECK(due.out == "game-1.pgn: Ada - Bo: over with 2...Qh4#: checkmate\n");
    CHECK(desktop.expect(0, {"claim", "threefold", "--watch", "round", "--looks", "1"}).out.empty());
    const Json json = desktop.expect(0, {"claim", "--watch", "round", "--looks", "1", "--json"}).json();
    CHECK(json.text("schema") == "jadoube/claim-due/1");
    CHECK(rules::SchemaFile(rules::schema_path("claim-due")).problems_of(to_text(json)).empty());
    CHECK(json.text("ground") == "checkmate");
    CHECK(json.text("at") == "2...");
    CHECK(desktop.expect(0, {"claim", "--watch", "round", "--looks", "1", "--language", "de"}).out ==
          "game-1.pgn: Ada - Bo: mit 2...Dh4# beendet: Matt\n");
}

TEST_CASE("a file that cannot be read yet is said once, and what is asked wrongly is refused") {
    const Desktop desktop;
    desktop.write("game.pgn", "");
    const Outcome read = desktop.expect(0, {"claim", "--watch", "game.pgn", "--looks", "2", "--every", "1"});
    CHECK(read.out.empty());
    CHECK(std::count(read.err.begin(), read.err.end(), '\n') == 1);
    CHECK(contains(desktop.expect(3, {"claim", "--watch", "absent", "--looks", "1"}).err, "no such file"));
    CHECK(contains(desktop.expect(2, {"claim"}).err, "GROUND is missing: one of threefold"));
    CHECK(contains(desktop.expect(2, {"claim", "threefold"}).err, "GAME.pgn is missing"));
    CHECK(contains(desktop.expect(2, {"claim", "--watch", "game.pgn", "--every", "0"}).err, "--every: is less than 1"));
}

TEST_CASE("the games of a folder that LiveChess saves are watched, with their rounds and the names of its index") {
    const Desktop desktop;
    std::filesystem::create_directories("live/round-2");
    desktop.write("live/tournament.json", R"({"name": "Open", "timecontrol": "90+30"})");
    desktop.write(
        "live/round-2/index.json",
        R"({"pairings": [{"white": {"fname": "Ada", "lname": "Byron"}, "black": {"fname": "Bo", "lname": "Carr"}},
                      {"white": {"fname": "Cy", "lname": "Dee"}, "black": {"fname": "Eve", "lname": "Fry"}}]})");
    desktop.write("live/round-2/game-1.json",
                  R"({"moves": ["Nf3 5400+3", "Nf6 5400+3", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]})");
    desktop.write("live/round-2/game-2.json", R"({"moves": ["f3", "e5", "g4", "Qh4#"]})");
    const std::string due =
        "round-2/game-1.json: Byron, Ada - Carr, Bo: after 4.Ng1 Black may claim with Ng8: the position repeated\n"
        "round-2/game-2.json: Dee, Cy - Fry, Eve: over with 2...Qh4#: checkmate\n";
    const Outcome watched = desktop.expect(0, {"claim", "--watch", "live", "--looks", "2", "--every", "1"});
    CHECK(watched.out == due);
    CHECK(watched.err.empty());
    CHECK(desktop.expect(0, {"claim", "--watch", ".", "--looks", "1"}).out == due);
    const Json json = desktop.expect(0, {"claim", "checkmate", "--watch", "live", "--looks", "1", "--json"}).json();
    CHECK(json.text("file") == "round-2/game-2.json");
    CHECK(rules::SchemaFile(rules::schema_path("claim-due")).problems_of(to_text(json)).empty());
}

TEST_CASE("a file of LiveChess that is half written is said once, and the others are watched") {
    const Desktop desktop;
    std::filesystem::create_directories("live/round-1");
    desktop.write("live/round-1/index.json",
                  R"({"pairings": [{"white": {"lname": "Byron"}, "black": {"lname": "Carr"}},
                      {"white": {"lname": "Dee"}, "black": {"lname": "Fry"}}]})");
    desktop.write("live/round-1/game-1.json", R"({"moves": ["f3", "e5", )");
    desktop.write("live/round-1/game-2.json", R"({"moves": ["f3", "e5", "g4", "Qh4#"]})");
    const Outcome watched = desktop.expect(0, {"claim", "--watch", "live", "--looks", "2", "--every", "1"});
    CHECK(watched.out == "round-1/game-2.json: Dee - Fry: over with 2...Qh4#: checkmate\n");
    CHECK(contains(watched.err, "round-1/game-1.json"));
    CHECK(std::count(watched.err.begin(), watched.err.end(), '\n') == 1);
}
