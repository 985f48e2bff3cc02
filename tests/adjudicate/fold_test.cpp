// From acts to incidents: what each act comes to on the board, seen in the kinds and facts of the incident.
#include "adjudicate/story/fold.hpp"
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

Folded folded(const std::string& json) {
    const Case one = tests::case_of(json);
    const auto folded = fold(rules::Ruleset{}, one.game, one.dispute);
    if (!folded) FAIL(to_text(folded.error()));
    return *folded;
}

std::vector<std::string> kinds(const Folded& folded) {
    std::vector<std::string> all;
    for (const Incident& incident : folded.incidents)
        for (const rules::Kind kind : incident.kinds) all.emplace_back(name_of(kind));
    return all;
}

using Words = std::vector<std::string>;

const std::string kUnmetCheck = R"("given": {"moves": ["e2e4", "e7e5", "g1f3", "d7d6"]}, "when": {"acts": [
    {"act": "move", "by": "white", "from": "f1", "to": "b5"}, {"act": "move", "by": "black", "from": "g8", "to": "f6"},
    {"act": "move", "by": "white", "from": "d2", "to": "d3"})";

}  // namespace

TEST_CASE("a check said a move late is called late, if it was not announced before") {
    const Folded late = folded("{" + kUnmetCheck + R"(, {"act": "say_check", "by": "white"}]}})");
    CHECK(kinds(late) == Words{"illegal_move.false_move", "check.called_late"});
    CHECK(late.incidents.back().offender == chess::Color::black);
    const Folded not_said = folded("{" + kUnmetCheck + "]}}");
    CHECK(kinds(not_said) == Words{"illegal_move.false_move"});
}

TEST_CASE("check said where there is none is a false check") {
    const Folded said = folded(R"({"when": {"acts": [{"act": "move", "by": "white", "from": "e2", "to": "e4"},
                                                     {"act": "say_check", "by": "white"}]}})");
    CHECK(kinds(said) == Words{"check.false"});
}

TEST_CASE("a check found names the player whose King stands in it") {
    const Folded found = folded(R"({"given": {"moves": ["e2e4", "e7e5", "g1f3", "d7d6", "f1b5", "g8f6"]},
        "when": {"acts": [{"act": "find", "by": "arbiter", "what": "check.found"}]}})");
    CHECK(found.incidents.back().offender == chess::Color::black);
}

TEST_CASE("an objection means what was not in order, though a lawful move came after it") {
    const Folded doubted = folded("{" + kUnmetCheck + R"(, {"act": "point_out", "by": "white"}]}})");
    REQUIRE(doubted.incidents.size() == 3);
    CHECK(doubted.incidents[1].doubted);
    CHECK_FALSE(doubted.incidents[2].doubted);
}

TEST_CASE("a player may point out his own fault") {
    const Folded own = folded(R"({"when": {"acts": [{"act": "move", "by": "white", "from": "a1", "to": "a4"},
                                                    {"act": "point_out", "by": "white"}]}})");
    CHECK(own.incidents.front().doubted);
}

TEST_CASE("a clock pressed without a move gives the turn away once the other player moves") {
    const std::string press = R"({"act": "press", "by": "white"})";
    const std::string reply = R"({"act": "move", "by": "black", "from": "e7", "to": "e5"})";
    const Folded gone = folded(R"({"when": {"acts": [)" + press + "," + reply + "]}}");
    CHECK(kinds(gone) == Words{"press.without_move"});
    CHECK(gone.incidents.front().opponent_replied == true);
    CHECK(gone.on_turn == chess::Color::white);
    const Folded without_press = folded(R"({"when": {"acts": [)" + reply + R"(], "told": "complete"}, "given": {}})");
    CHECK(kinds(without_press) == Words{"out_of_turn.move"});
}

TEST_CASE("notice of counting is kept from the record and from acts") {
    const Folded notices = folded(R"({"given": {"moves": ["e2e4", "e7e5"], "said": [
        {"act": "give_notice", "by": "black", "after": 1}]}, "when": {"acts": [{"act": "give_notice", "by": "white"}]}})");
    REQUIRE(notices.notices.size() == 2);
    CHECK(notices.notices[0].ply == 1);
    CHECK(notices.notices[1].ply == 2);
    CHECK(notices.incidents.empty());
}

TEST_CASE("breaking off is no incident; sealing by the player not on turn is") {
    const auto sealed_by = [](const std::string& who) {
        return folded(R"({"when": {"acts": [{"act": "adjourn", "by": "arbiter"}, {"act": "seal", "by": ")" + who +
                      R"("}]}})");
    };
    CHECK(sealed_by("white").incidents.empty());
    CHECK(sealed_by("white").adjourned_at == 0);
    CHECK(kinds(sealed_by("black")) == Words{"seal.wrong_person"});
}

TEST_CASE("castling where the Rook was given as odds is its own kind") {
    const std::string game = R"("moves": ["d2d4", "d7d5", "b1c3", "b8c6", "c1f4", "c8f5", "d1d2", "d8d7"], "position":
        {"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"})";
    const std::string castles = R"("when": {"acts": [{"act": "castle", "by": "white", "king": ["e1", "c1"]}]}})";
    CHECK(kinds(folded(R"({"given": {"event": {"rook_given": true}, )" + game + "}, " + castles)) ==
          Words{"castling_without_rook"});
    CHECK(kinds(folded(R"({"given": {)" + game + "}, " + castles)) == Words{"illegal_move.illegal_castling"});
}

TEST_CASE("a refusal with nothing to refuse is the matter itself") {
    CHECK(kinds(folded(R"({"when": {"acts": [{"act": "refuse", "by": "black"}]}})")) == Words{"conduct.refuse"});
}

TEST_CASE("a claim that conduct loses the game is part of that incident") {
    const Folded claimed = folded(R"({"when": {"acts": [{"act": "upset", "by": "white"},
                                                        {"act": "claim", "by": "black", "ground": "forfeit"}]}})");
    REQUIRE(claimed.incidents.size() == 1);
    CHECK(kinds(claimed) == Words{"claim.forfeit", "conduct.upset"});
}
