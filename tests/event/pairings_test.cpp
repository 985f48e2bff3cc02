// Who plays whom at which board, from what the players' lines tell.
#include "event/pairings.hpp"

#include "catch.hpp"
#include "event/cross_checks.hpp"
#include "event/player_name.hpp"
#include "event/trf/trf_reader.hpp"
#include "sample_trf.hpp"

using namespace jadoube;
using namespace jadoube::event;

namespace {

Tournament tournament(const std::string& text) {
    return read_trf(decode(text).lines).tournament;
}

Pairings numbered(const Tournament& tournament) {
    Pairings pairings = pairings_of(tournament);
    number_boards(tournament, pairings);
    return pairings;
}

std::string games_in(const Pairings& pairings) {
    std::string text;
    for (const Pairing& game : pairings.games)
        text += fmt::format("{}{} {}-{} {}", text.empty() ? "" : "; ", to_text(game.game), game.players.white,
                            game.players.black, game.result);
    return text;
}

std::string faults_in(const ImportFindings& findings) {
    std::string names;
    for (const ImportFinding& finding : findings)
        if (row_of(finding.kind).is_fault) names += std::string(row_of(finding.kind).name) + " ";
    return names;
}

/// One round between two players with these cells.
Pairings one_game(const std::string& first, const std::string& second) {
    return pairings_of(tournament(samples::player(1, "A", "0.0", first) + samples::player(2, "B", "0.0", second)));
}

}  // namespace

TEST_CASE("boards are numbered by points before the round, their sum, then the number") {
    const Pairings pairings = numbered(tournament(samples::open()));
    CHECK(games_in(pairings) == "r1b1 1-4 1-0; r1b2 3-2 0-1; r2b1 2-1 0-1; r2b2 4-3 1/2-1/2; r3b1 1-3 ; r3b2 4-2 ");
    CHECK(faults_in(pairings.findings).empty());
    REQUIRE(pairings.findings.size() == 1);
    CHECK(pairings.findings[0].kind == ImportFindingKind::boards_counted);
}

TEST_CASE("points that count for the pairing alone count for the boards") {
    const std::string text = samples::player(1, "A", "0.0", "   2 w  ") + samples::player(2, "B", "0.0", "   1 b  ") +
                             samples::player(3, "C", "0.0", "   4 w  ") + samples::player(4, "D", "0.0", "   3 b  ");
    CHECK(games_in(numbered(tournament(text))) == "r1b1 1-2 ; r1b2 3-4 ");
    CHECK(games_in(numbered(tournament(text + "XXA    3  1.0\n"))) == "r1b1 3-4 ; r1b2 1-2 ");
    CHECK(games_in(numbered(tournament(text + "250       1.0   1   1    4    4\n"))) == "r1b1 3-4 ; r1b2 1-2 ");
}

TEST_CASE("results are those of both players, or are said to disagree") {
    CHECK(games_in(one_game("   2 w 1", "   1 b 0")) == "r1b1 1-2 1-0");
    CHECK(games_in(one_game("   2 w +", "   1 b -")) == "r1b1 1-2 +/-");
    CHECK(games_in(one_game("   2 w -", "   1 b -")) == "r1b1 1-2 -/-");
    CHECK(games_in(one_game("   2 b D", "   1 w D")) == "r1b1 2-1 1/2-1/2");
    CHECK(games_in(one_game("   2 w 0", "   1 b 0")) == "r1b1 1-2 0-0");  // both lost
    CHECK(games_in(one_game("   2 w =", "   1 b 0")) == "r1b1 1-2 1/2-0");
    for (const char* other : {"   1 b 1", "   1 b =", "   1 b -", "   1 b  ", "   1 b H"}) {
        const Pairings game = one_game("   2 w 1", other);
        CHECK(games_in(game) == "r1b1 1-2 ");
        CHECK(faults_in(game.findings) == "results-disagree ");
    }
}

TEST_CASE("players who name each other otherwise are found, and nobody plays twice") {
    CHECK(faults_in(one_game("   2 w 1", "   1 w 0").findings) == "colours-disagree ");
    CHECK(faults_in(one_game("   9 w 1", "").findings) == "opponent-missing ");
    CHECK(faults_in(one_game("   2 w 1", "").findings) == "opponents-disagree results-disagree ");
    CHECK(games_in(one_game("   2 w 1", "")) == "r1b1 1-2 ");
    CHECK(one_game("   1 w 1", "").games.empty());
    CHECK(games_in(one_game("   2 - +", "   1 - -")) == "r1b1 1-2 +/-");
    const Pairings three =
        pairings_of(tournament(samples::player(1, "A", "0.0", "   2 w 1") + samples::player(2, "B", "0.0", "   3 b 0") +
                               samples::player(3, "C", "0.0", "   2 w 1")));
    CHECK(games_in(three) == "r1b1 3-2 1-0");
    CHECK(faults_in(three.findings) == "opponents-disagree ");
}

TEST_CASE("games of a team event stand in matches, at the boards of the line-ups") {
    const std::string players = samples::player(1, "A", "1.0", "   4 w 1") +
                                samples::player(2, "B", "0.0", "   3 b 0") +
                                samples::player(3, "C", "1.0", "   2 w 1") + samples::player(4, "D", "0.0", "   1 b 0");
    const auto team = [](int number, const std::string& name, int first, int second) {
        return fmt::format("310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3}  {:>4} {:>4}\n", number, name, "X", 2000, 0,
                           0, number, first, second);
    };
    const std::string teams = team(1, "Rook Club", 1, 2) + team(2, "Knights", 3, 4);
    CHECK(games_in(numbered(tournament(players + teams))) == "r1m1b1 1-4 1-0; r1m1b2 3-2 1-0");
    CHECK(games_in(numbered(tournament(players + teams + "300   1   2   1    3    4\n"))) ==
          "r1m1b1 3-2 1-0; r1m1b2 1-4 1-0");
}

TEST_CASE("points that the games do not give are found, unless they were given or taken beside them") {
    const std::string game = samples::player(1, "A", "0.5", "   2 w 1") + samples::player(2, "B", "0.0", "   1 b 0");
    CHECK(faults_in(contradictions_in(tournament(game))) == "points-differ ");
    CHECK(faults_in(contradictions_in(tournament(game + "299        -0.5   1    1\n"))).empty());
}

TEST_CASE("names may be the same in another case, order or without accents, and a part may be the whole") {
    CHECK(may_be_same_name("Müller, Hans", "hans MULLER"));
    CHECK(may_be_same_name("Novák Jan", "Novak, Jan"));
    CHECK(may_be_same_name("Müller", "Müller, Hans"));
    CHECK_FALSE(may_be_same_name("Müller, Eva", "Müller, Hans"));
    CHECK_FALSE(may_be_same_name("", "Müller"));
}

TEST_CASE("points are read as people write them and written with one decimal") {
    CHECK(parse_points("11.5") == Points{115});
    CHECK(parse_points(" 8 ") == Points{80});
    CHECK(parse_points(".5") == Points{5});
    CHECK(parse_points("-1,0") == Points{-10});
    CHECK(parse_points("2.50") == Points{25});
    for (const char* text : {"", ".", "-", "1.5.5", "x", "1.55", "99999", "1 2"}) CHECK_FALSE(parse_points(text));
    CHECK(to_text(Points{-5}) == "-0.5");
}
