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
