// jadoube mate as people use it: asked, asked line by line, and its answers verified; and what a game shows.
#include <sstream>

#include "base/error.hpp"
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

constexpr const char* kWall = "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1";
constexpr const char* kPawn = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

bool fits(const char* schema, const std::string& json) {
    const auto problems = rules::SchemaFile(rules::schema_path(schema)).problems_of(json);
    for (const std::string& problem : problems) WARN(problem);
    return problems.empty();
}

/// The whole game: 1.Kd1 Kd8 2.Nxd5, and two moves more.
constexpr const char* kGame =
    "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1\"]\n[Result \"1/2-1/2\"]\n\n"
    "1.Kd1 Kd8 2.Nxd5 Kd7 3.Kd2 1/2-1/2\n";

}  // namespace

TEST_CASE("mate: an answer with its evidence is verified, one tampered with is not") {
    const Desktop desktop;
    desktop.write("wall.json", desktop.expect(0, {"mate", kWall, "--json"}).out);
    CHECK(contains(desktop.expect(0, {"mate", "--check", "wall.json"}).out, "White: cannot mate; the proof holds"));

    CHECK(contains(desktop.expect(0, {"mate", "--check", "wall.json"}).out, "Position: "));
    const Outcome json = desktop.expect(0, {"mate", "--check", "wall.json", "--json"});
    CHECK(fits("mate-check", json.out));
    CHECK(json.json().find("black")->truth("holds"));

    std::string text = desktop.read("wall.json");
    text.replace(text.find(kWall), std::string(kWall).size(), kPawn);
    desktop.write("false.json", text);
    CHECK(contains(desktop.expect(1, {"mate", "--check", "false.json"}).out, "White: does not hold"));
    CHECK(fits("mate-check", desktop.expect(1, {"mate", "--check", "false.json", "--json"}).out));
}

TEST_CASE("mate: what is no certificate is refused") {
    const Desktop desktop;
    desktop.write("other.json", "{\"fen\": \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"}");
    desktop.expect(3, {"mate", "--check", "other.json"});
    desktop.expect(3, {"mate", "--check", "missing.json"});
}

TEST_CASE("mate: a FEN a line in, an answer a line out, in their order") {
    const Desktop desktop;
    desktop.write("fens.txt", std::string(kWall) + "\n\n  " + kPawn + "\nnonsense\n8/8/8/8/8/8/8/4K3 w - - 0 1\n");
    const Outcome outcome = desktop.expect(3, {"mate", "--ndjson", "fens.txt"});
    std::istringstream lines(outcome.out);
    std::vector<Json> answers;
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK(fits("mate", line));
        answers.push_back(*parse_json(line, "answer"));
    }
    REQUIRE(answers.size() == 4);
    CHECK(answers[0].truth("dead"));
    CHECK(answers[0].find("white")->find("proof")->text("kind") == "static");
    CHECK(answers[0].number("nodes") > 0);
    CHECK_FALSE(answers[1].truth("dead"));
    CHECK_FALSE(answers[1].find("white")->find("line")->if_array()->empty());
    CHECK(answers[2].text("fen") == "nonsense");
    CHECK(answers[2].find("error") != nullptr);
    CHECK(contains(answers[3].text("error"), "Black has 0 Kings"));
    CHECK(desktop.expect(3, {"mate", "--ndjson", "fens.txt", "--side", "white"}).code == 3);
}

TEST_CASE("mate: what cannot be read as lines is no success") {
    const Desktop desktop;
    std::filesystem::create_directory("folder");
    desktop.write("long.txt", std::string((1 << 20) + 1, 'x'));
    desktop.write("last.txt", kPawn);  // no line break at the end
    const std::pair<const char*, const char*> rows[] = {{"folder", "is a directory"},
                                                        {"/dev/zero", "is not a regular file"},
                                                        {"missing.txt", "no such file"},
                                                        {"long.txt", "a line of over 1048576 bytes"}};
    for (const auto& [file, words] : rows) {
        INFO(file);
        const Outcome refused = desktop.expect(3, {"mate", "--ndjson", file});
        CHECK(refused.out.empty());
        CHECK(contains(refused.err, words));
    }
    CHECK(contains(desktop.expect(0, {"mate", "--ndjson", "last.txt"}).out, "\"dead\":false"));
}

TEST_CASE("mate: a line of the filter can be verified as it is") {
    const Desktop desktop;
    desktop.write("fens.txt", std::string(kPawn) + "\n");
    desktop.write("answer.json", desktop.expect(0, {"mate", "--ndjson", "fens.txt"}).out);
    desktop.expect(0, {"mate", "--check", "answer.json"});
}

TEST_CASE("mate: the exit code answers for one side") {
    const Desktop desktop;
    desktop.expect(0, {"mate", kPawn, "--side", "white"});
    desktop.expect(1, {"mate", kPawn, "--side", "black"});
    desktop.expect(2, {"mate"});
    desktop.expect(2, {"mate", kPawn, "--check", "x.json"});
}

TEST_CASE("claim dead-position says since when neither side can mate") {
    const Desktop desktop;
    desktop.write("game.pgn", kGame);
    const Outcome told = desktop.expect(0, {"claim", "dead-position", "game.pgn"});
    CHECK(contains(told.out, "White can no longer mate since 2.Nxd5: King and Knight cannot mate a lone"));
    CHECK(contains(told.out, "The position is dead since 2.Nxd5."));

    const Json chances = *desktop.expect(0, {"claim", "dead-position", "game.pgn", "--json"})
                              .json()
                              .find("evidence")
                              ->find("mating_chances");
    CHECK(chances.number("dead_since_ply") == 3);
    CHECK(chances.find("black")->number("lost_at_ply") == 3);

    const Outcome early = desktop.expect(1, {"claim", "dead-position", "game.pgn", "--at", "1b"});
    CHECK(contains(early.out, "White can still mate: mate is possible in "));
}

TEST_CASE("replay remarks the move after which a side can no longer mate") {
    const Desktop desktop;
    desktop.write("game.pgn", kGame);
    CHECK(contains(desktop.expect(0, {"replay", "game.pgn"}).out, "2.Nxd5  (neither side can mate any more)"));
    const Outcome json = desktop.expect(0, {"replay", "game.pgn", "--json"});
    CHECK(fits("replay", json.out));
    CHECK(json.json().find("mating_chances")->number("dead_since_ply") == 3);
}
