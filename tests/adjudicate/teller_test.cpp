// From acts to matters: what each act comes to on the board, seen in the kinds and facts of the matter. Nothing is
// judged.
#include "adjudicate/telling/teller.hpp"
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

#include <algorithm>

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

/// Under a code with articles on these kinds, and on the clock.
Standing told(const std::string& json, const std::vector<rules::Kind>& regulated = {}) {
    const Case one = tests::case_of(json);
    rules::Ruleset code;
    for (const rules::Kind kind : regulated)
        code.articles.push_back({.id = std::string(name_of(kind)), .triggers = {kind}});
    code.articles.push_back({.id = "press", .triggers = {rules::Kind::press}});  // of one played with clocks
    Teller teller(code, one.game, one.dispute);
    for (std::size_t act = 0; act < one.dispute.acts.size(); ++act) {
        if (const auto effect = teller.tell(act); !effect) FAIL(to_text(effect.error()));
    }
    teller.close();
    return teller.standing();
}

std::vector<std::string> kinds(const Standing& standing) {
    std::vector<std::string> all;
    for (const Incident& incident : standing.matters)
        for (const rules::Kind kind : incident.kinds) all.emplace_back(name_of(kind));
    return all;
}

using Words = std::vector<std::string>;

const std::string kUnmetCheck = R"("given": {"moves": ["e2e4", "e7e5", "g1f3", "d7d6"]}, "when": {"acts": [
    {"act": "move", "by": "white", "from": "f1", "to": "b5"}, {"act": "move", "by": "black", "from": "g8", "to": "f6"},
    {"act": "move", "by": "white", "from": "d2", "to": "d3"})";

}  // namespace

TEST_CASE("a check said a move late is called late, if it was not announced before") {
    const Standing late = told("{" + kUnmetCheck + R"(, {"act": "say_check", "by": "white"}]}})");
    CHECK(kinds(late) == Words{"illegal_move.false_move", "check.called_late"});
    CHECK(late.matters.back().offender == chess::Color::black);
    const Standing not_said = told("{" + kUnmetCheck + "]}}");
    CHECK(kinds(not_said) == Words{"illegal_move.false_move"});
}

TEST_CASE("check said where there is none is a false check") {
    const Standing said = told(R"({"when": {"acts": [{"act": "move", "by": "white", "from": "e2", "to": "e4"},
                                                     {"act": "say_check", "by": "white"}]}})");
    CHECK(kinds(said) == Words{"check.false"});
}

TEST_CASE("whether a move made because of a false check may go back is measured when it is taken back") {
    const std::string acts = R"({"when": {"acts": [{"act": "move", "by": "white", "from": "e2", "to": "e4"},
        {"act": "say_check", "by": "white"}, {"act": "move", "by": "black", "from": "g8", "to": "f6"})";
    const std::string played_on = R"(, {"act": "move", "by": "black", "from": "b8", "to": "c6"},
        {"act": "move", "by": "white", "from": "a2", "to": "a3"}]}})";
    const auto is_false_check = [](const Incident& one) { return one.kinds == std::vector{rules::Kind::check_false}; };
    const Standing back = told(acts + R"(, {"act": "retract", "by": "black"})" + played_on);
    const auto in_time = std::ranges::find_if(back.matters, is_false_check);
    REQUIRE(in_time != back.matters.end());
    CHECK(in_time->since.speaker_moved != true);
    const Standing kept = told(acts + R"(, {"act": "move", "by": "white", "from": "a2", "to": "a3"}]}})");
    const auto too_late = std::ranges::find_if(kept.matters, is_false_check);
    REQUIRE(too_late != kept.matters.end());
    CHECK(too_late->since.speaker_moved == true);
}

TEST_CASE("a check found names the player whose King stands in it") {
    const Standing found = told(R"({"given": {"moves": ["e2e4", "e7e5", "g1f3", "d7d6", "f1b5", "g8f6"]},
        "when": {"acts": [{"act": "find", "by": "arbiter", "what": "check.found"}]}})");
    CHECK(found.matters.back().offender == chess::Color::black);
}

TEST_CASE("an objection means what was not in order, though a lawful move came after it") {
    const Standing doubted = told("{" + kUnmetCheck + R"(, {"act": "point_out", "by": "white"}]}})");
    REQUIRE(doubted.matters.size() == 3);
    CHECK(doubted.matters[1].objection.doubted);
    CHECK_FALSE(doubted.matters[2].objection.doubted);
}

TEST_CASE("a player may point out his own fault") {
    const Standing own = told(R"({"when": {"acts": [{"act": "move", "by": "white", "from": "a1", "to": "a4"},
                                                    {"act": "point_out", "by": "white"}]}})");
    CHECK(own.matters.front().objection.doubted);
}

TEST_CASE("a clock pressed without a move gives the turn away once the other player moves") {
    const std::string press = R"({"act": "press", "by": "white"})";
    const std::string reply = R"({"act": "move", "by": "black", "from": "e7", "to": "e5"})";
    const Standing gone = told(R"({"when": {"acts": [)" + press + "," + reply + "]}}");
    CHECK(kinds(gone) == Words{"press.without_move"});
    CHECK(gone.matters.front().since.opponent_replied == true);
    CHECK(gone.turn == chess::Color::white);
    const Standing without_press = told(R"({"when": {"acts": [)" + reply + R"(], "told": "complete"}, "given": {}})");
    CHECK(kinds(without_press) == Words{"out_of_turn.move"});
}

TEST_CASE("notice of counting is kept from the record and from acts") {
    const Standing notices = told(R"({"given": {"moves": ["e2e4", "e7e5"], "said": [
        {"act": "give_notice", "by": "black", "after": 1}]}, "when": {"acts": [{"act": "give_notice", "by": "white"}]}})");
    REQUIRE(notices.notices.size() == 2);
    CHECK(notices.notices[0].ply == 1);
    CHECK(notices.notices[1].ply == 2);
    CHECK(notices.matters.empty());
}

TEST_CASE("breaking off is no incident; sealing by the player not on turn is") {
    const auto sealed_by = [](const std::string& who) {
        return told(R"({"when": {"acts": [{"act": "adjourn", "by": "arbiter"}, {"act": "seal", "by": ")" + who +
                    R"("}]}})");
    };
    CHECK(sealed_by("white").matters.empty());
    CHECK(sealed_by("white").adjourned_at == 0);
    CHECK(kinds(sealed_by("black")) == Words{"seal.wrong_person"});
}

TEST_CASE("castling where the Rook was given as odds is its own kind") {
    const std::string game = R"("moves": ["d2d4", "d7d5", "b1c3", "b8c6", "c1f4", "c8f5", "d1d2", "d8d7"], "position":
        {"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"})";
    const std::string castles = R"("when": {"acts": [{"act": "castle", "by": "white", "king": ["e1", "c1"]}]}})";
    CHECK(kinds(told(R"({"given": {"event": {"rook_given": true}, )" + game + "}, " + castles)) ==
          Words{"castling_without_rook"});
    CHECK(kinds(told(R"({"given": {)" + game + "}, " + castles)) == Words{"illegal_move.illegal_castling"});
}

TEST_CASE("a refusal with nothing to refuse is the matter itself") {
    CHECK(kinds(told(R"({"when": {"acts": [{"act": "refuse", "by": "black"}]}})")) == Words{"conduct.refuse"});
}

TEST_CASE("a claim that conduct loses the game is part of that incident") {
    const Standing claimed = told(R"({"when": {"acts": [{"act": "upset", "by": "white"},
                                                        {"act": "claim", "by": "black", "ground": "forfeit"}]}})");
    REQUIRE(claimed.matters.size() == 1);
    CHECK(kinds(claimed) == Words{"claim.forfeit", "conduct.upset"});
}

TEST_CASE("what the opponent touched before the offence closes nothing") {
    const std::string touch =
        R"({"act": "touch", "by": "black", "squares": ["d7"], "said": "none", "deliberate": true})";
    const std::string offence = R"({"act": "move", "by": "white", "from": "d1", "to": "d5"})";
    const std::string objection = R"({"act": "point_out", "by": "black"})";
    const auto closed = [&](const std::string& acts) {
        const Standing standing = told(R"({"when": {"acts": [)" + acts + "]}}");
        const auto offended = std::find_if(standing.matters.begin(), standing.matters.end(),
                                           [](const Incident& matter) { return matter.play.done.has_value(); });
        REQUIRE(offended != standing.matters.end());
        return offended->since.claimant_touched == true;
    };
    CHECK_FALSE(closed(touch + "," + offence + "," + objection));
    CHECK(closed(offence + "," + touch + "," + objection));
    CHECK_FALSE(closed(offence + "," + objection + "," + touch));
}

TEST_CASE("one player's word is half an agreement") {
    const auto agreements = [](const std::string& acts) {
        return kinds(told(R"({"when": {"acts": [)" + acts + "]}}"));
    };
    const std::string white = R"({"act": "agree", "by": "white"})";
    const std::string black = R"({"act": "agree", "by": "black"})";
    CHECK(agreements(white).empty());
    CHECK(agreements(white + "," + white).empty());
    CHECK(agreements(white + "," + black) == Words{"agreement"});
    CHECK(agreements(R"({"act": "agree", "by": "both"})") == Words{"agreement"});
    CHECK(agreements(R"({"act": "offer_draw", "by": "white"},)" + black) == Words{"draw_offer", "agreement"});
    CHECK(agreements(R"({"act": "offer_draw", "by": "white"},)" + white) == Words{"draw_offer"});
}

TEST_CASE("a player may still press when the other has replied before he could") {
    const std::string moves = R"({"act": "move", "by": "white", "from": "e2", "to": "e4"},
        {"act": "move", "by": "black", "from": "e7", "to": "e5"}, {"act": "press", "by": "white"})";
    const Standing once = told(R"({"when": {"acts": [)" + moves + "]}}");
    CHECK(kinds(once).empty());
    CHECK(once.matters.front().play.pressed);
    const Standing twice = told(R"({"when": {"acts": [)" + moves + R"(, {"act": "press", "by": "white"}]}})");
    CHECK(kinds(twice) == Words{"press.without_move"});
}

TEST_CASE("moves given as odds are made in one turn, each as a move of that turn, and one more is out of turn") {
    const std::string two = R"({"given": {"event": {"odds_giver": "black", "odds_moves": 2}}, "when": {"acts": [
        {"act": "move", "by": "white", "from": "e2", "to": "e4"},
        {"act": "move", "by": "white", "from": "d2", "to": "d4"})";
    const std::string third = R"(, {"act": "move", "by": "white", "from": "c2", "to": "c4"})";
    const Standing given = told(two + "]}}", {rules::Kind::odds_moves});
    CHECK(kinds(given) == Words{"odds.moves", "out_of_turn.move"});
    CHECK(given.turn == chess::Color::black);
    CHECK(given.ply == 2);
    const Standing more = told(two + third + "]}}", {rules::Kind::odds_moves});
    CHECK(more.matters.back().kinds == std::vector{rules::Kind::out_of_turn_move});
    const Standing without_law = told(two + "]}}");
    CHECK(kinds(without_law) == Words{"out_of_turn.move"});
}

TEST_CASE("a man touched between moves given as odds is touched in turn") {
    const Standing touched = told(R"({"given": {"event": {"odds_moves": 2}}, "when": {"acts": [
        {"act": "move", "by": "white", "from": "e2", "to": "e4"}, {"act": "touch", "by": "white", "squares": ["g1"]}]}})",
                                  {rules::Kind::odds_moves});
    CHECK(kinds(touched) == Words{"touch"});
}

TEST_CASE("between sealing and opening no other move is made than the one in the envelope") {
    const std::vector<rules::Kind> law{rules::Kind::change, rules::Kind::resume_sealed_move};
    const auto after = [&](const std::string& move) {
        return told(R"({"when": {"acts": [{"act": "adjourn", "by": "arbiter"},
            {"act": "seal", "by": "white", "move": "Nf3"}, {"act": "move", "by": "white", )" +
                        move + "}]}}",
                    law);
    };
    const Standing another = after(R"("from": "d2", "to": "d4")");
    CHECK(kinds(another) == Words{"change"});
    CHECK(another.board == chess::Setup::initial());
    const Standing the_same = after(R"("from": "g1", "to": "f3")");
    CHECK(kinds(the_same).empty());
    CHECK(the_same.turn == chess::Color::black);
}

TEST_CASE("the envelope opened by its own player is a matter of its own") {
    const auto opened_by = [](const std::string& who) {
        return kinds(told(R"({"when": {"acts": [{"act": "adjourn", "by": "arbiter"},
            {"act": "seal", "by": "white", "move": "Nf3"}, {"act": "open", "by": ")" +
                              who + "\"}]}}",
                          {rules::Kind::resume_opener}));
    };
    CHECK(opened_by("white") == Words{"resume.opener", "resume.sealed_move"});
    CHECK(opened_by("black") == Words{"resume.sealed_move"});
}
