#include "rules/compare/matrix.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/brief.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;

std::vector<std::string> articles_of(const Matrix& matrix) {
    std::vector<std::string> ids;
    for (const MatrixRow& row : matrix.codes.front().rows) ids.push_back(row.article);
    return ids;
}

TEST_CASE("every kind of incident is in a topic, and every fact of a topic is of the vocabulary") {
    for (const Kind kind : single_kinds()) {
        INFO(name_of(kind));
        bool found = false;
        for (const Topic& topic : topics()) {
            for (const Kind one : single_kinds(topic)) found = found || one == kind;
        }
        CHECK(found);
    }
    for (const Topic& topic : topics()) {
        for (const std::string_view fact : topic.facts) CHECK(fact_named(fact) != nullptr);
    }
}

TEST_CASE("a topic has the articles of its kinds, of wider kinds, and of its rules of movement and facts") {
    const Ruleset ruleset =
        code(article("1", R"("trigger": "illegal_move.illegal_castling", "then": "stand")") + "," +
             article("2", R"("trigger": "illegal_move", "then": "stand")") + "," +
             article("3", R"("trigger": "illegal_move.false_move", "then": "stand")") + "," +
             article("4", R"("trigger": "none", "enforces": "castling.check")") + "," +
             article("5", R"("trigger": "none", "enforces": "queen")") + "," +
             article("6", R"("trigger": "touch", "when": {"touched_to_castle": true}, "then": "nothing")"));
    const Ruleset* codes[] = {&ruleset};
    CHECK(articles_of(matrix(*topic_named("castling"), codes)) == std::vector<std::string>{"1", "2", "4", "6"});
    CHECK(articles_of(matrix(*topic_named("touch"), codes)) == std::vector<std::string>{"6"});
    CHECK(articles_of(matrix(*topic_named("series"), codes)).empty());
    CHECK(topic_named("castl") == nullptr);
}

TEST_CASE("a matrix says what follows and until when, and what holds otherwise") {
    const Ruleset ruleset = code(
        article("1", R"("trigger": "claim.draw.repetition", "until": {"own_moves": "few"}, "verified": false, "then": [
            {"result": "draw"}, {"clock": {"add": "penalty_ms", "to": "opponent"}}])"),
        R"("parameters": {"few": {"any": 2}, "penalty_ms": {"standard": 120000, "blitz": 60000}}, "exhaustive": ["claim.draw"],)");
    const Ruleset* codes[] = {&ruleset, &ruleset};
    const Matrix draws = matrix(*topic_named("draw"), codes);
    REQUIRE(draws.codes.size() == 2);
    const MatrixCode& first = draws.codes.front();
    CHECK(first.exhaustive == std::vector{Kind::claim_draw});
    REQUIRE(first.rows.size() == 1);
    CHECK(first.rows[0].follows == "the game is drawn; 0:02:00 (blitz: 0:01:00) more for the opponent");
    CHECK(first.rows[0].until == "2 own moves");
    const Json json = to_json(draws);
    CHECK(json.text("topic") == "draw");
    CHECK(json.find("codes")->if_array()->front().find("articles")->if_array()->front().truth("verified", true) ==
          false);
    CHECK(matrix(*topic_named("touch"), codes).codes.front().exhaustive.empty());
}

TEST_CASE("remedies are said briefly") {
    const Ruleset ruleset = code(
        article("1", R"("trigger": "touch", "then": {"first_possible": [
            {"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}},
            {"choice_of": [{"each": "own_men_touched", "do": {"move": {"man": "it", "castling": "barred"}}},
                           {"stand": "unless_own_king_left_in_check"}], "by": "opponent"},
            {"choice_of": [{"move": {"man": "king"}}], "by": "opponent"}]})") +
            "," + article("2", R"("trigger": "touch", "then": {"clock": {"subtract": "open_ms", "to": "offender"}})") +
            "," + article("3", R"("trigger": "none", "enforces": ["queen", "king"])") + "," +
            article("4", R"("trigger": "out_of_turn", "then": {"treat_as": "touch", "from": "offenders_next_turn"})"),
        R"("parameters": {"open_ms": {"any": 0}},)");
    const auto words = [&](const char* id) { return brief_consequences(*ruleset.find(id), ruleset); };
    CHECK(words("1") ==
          "take an enemy man touched with a man touched; else the opponent chooses: either move a man touched, not "
          "castling, or stands, if his King is not left in check; else the opponent may require: move the King");
    CHECK(words("2") == "what the event sets less for the offender");
    CHECK(words("3") == "applied on the board: how the Queen moves and how the King moves");
    CHECK(words("4") == "judged as touch on his next turn");
    CHECK(brief(Remedy{.what = Restore{Place::before_offence}, .only_if = ruleset.find("1")->when}, ruleset) ==
          "back to the position before the offence");
}

}  // namespace
}  // namespace jadoube::rules
