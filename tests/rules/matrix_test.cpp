#include "rules/compare/matrix.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;

std::vector<std::string> articles_of(const Matrix& matrix) {
    return samples::ids_of(matrix.codes.front().articles);
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

TEST_CASE("a matrix has each code in order, and the kinds of the topic on which it says all there is") {
    const Ruleset ruleset = code(article("1", R"("trigger": "claim.draw.repetition", "then": {"result": "draw"})"),
                                 R"("exhaustive": ["claim.draw"],)");
    const Ruleset* codes[] = {&ruleset, &ruleset};
    const Matrix draws = matrix(*topic_named("draw"), codes);
    REQUIRE(draws.codes.size() == 2);
    CHECK(draws.topic->name == "draw");
    CHECK(draws.codes.front().ruleset == &ruleset);
    CHECK(draws.codes.front().exhaustive == std::vector{Kind::claim_draw});
    CHECK(matrix(*topic_named("touch"), codes).codes.front().exhaustive.empty());
}

}  // namespace
}  // namespace jadoube::rules
