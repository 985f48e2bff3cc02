#include "rules/compare/related.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;
using samples::ids_of;
using Names = std::vector<std::string>;

TEST_CASE("articles are related by the kind of incident or by the rule of movement, wide or narrow") {
    const Ruleset one =
        code(article("1", R"("trigger": "illegal_move.false_move", "then": "stand")") + "," +
             article("2", R"("trigger": "none", "enforces": "castling")") + "," + article("3", R"("trigger": "none")"));
    const Ruleset other = code(article("A", R"("trigger": "illegal_move", "then": "stand")") + "," +
                               article("B", R"("trigger": "illegal_move.false_capture", "then": "stand")") + "," +
                               article("C", R"("trigger": "none", "enforces": ["queen", "castling.check"])") + "," +
                               article("D", R"("trigger": "none")"));
    CHECK(ids_of(related_articles(*one.find("1"), other)) == Names{"A"});
    CHECK(ids_of(related_articles(*one.find("2"), other)) == Names{"C"});
    CHECK(related_articles(*one.find("3"), other).empty());
}

TEST_CASE("exceptions are found from both sides") {
    const Ruleset ruleset = code(article("1(a)", R"("trigger": "touch", "then": "stand")") + "," +
                                 article("1(b)", R"("trigger": "touch", "when": {"in_check": true}, "then": "stand")") +
                                 "," + article("2", R"("trigger": "touch", "exception_to": "1", "then": "nothing")"));
    CHECK(ids_of(excepted_by(*ruleset.find("2"), ruleset)) == Names{"1(a)", "1(b)"});
    CHECK(ids_of(exceptions_to(*ruleset.find("1(b)"), ruleset)) == Names{"2"});
    CHECK(exceptions_to(*ruleset.find("2"), ruleset).empty());
}

}  // namespace
}  // namespace jadoube::rules
