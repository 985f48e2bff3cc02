// Counts of earlier matters: their names, how they are read and written back.
#include "rules/vocabulary/count.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/remedy_json.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;

Ruleset counting(const std::string& earlier) {
    return code(article("1", R"("trigger": "touch", "when": {"earlier": )" + earlier + R"(}, "then": "stand")") + "," +
                    article("2(a)", R"("trigger": "touch", "then": "nothing")"),
                R"("parameters": {"few": {"any": 2}},)");
}

std::vector<std::string> names(const Ruleset& ruleset) {
    std::vector<std::string> facts;
    for (const Condition* test : tests_of(ruleset.articles.front().when)) facts.push_back(test->fact);
    return facts;
}

const char* const kWhole =
    R"x({"kind": ["touch", "out_of_turn"], "article": ["2", "2(a)"], "of": "both", "in": "event",
         "found": ["breach", "waived"], "penalty": ["fine", "loss"], "proposed": true, "remembered": true,
         "at_least": "few"})x";

}  // namespace

TEST_CASE("the name of a count says what is not usual, and is the count again") {
    const Ruleset ruleset = counting(std::string("[") + kWhole + R"(, {"kind": "touch", "is": [0, 3]}])");
    CHECK(names(ruleset) ==
          std::vector<std::string>{
              "earlier:touch+out_of_turn:under 2+2(a):penalty fine+loss:of both:in event:found breach+waived:"
              "proposed:remembered",
              "earlier:touch"});
    for (const std::string& name : names(ruleset)) CHECK(name_of(*count_named(name)) == name);
}

TEST_CASE("what is no name of a count is none") {
    for (const char* name : {"earlier", "earlier:", "earlier:touch:", "earlier:touch:of offender", "earlier:of both",
                             "earlier:touch:in game", "earlier:nonsense", "earlier:touch:found well",
                             "earlier:touch:of white", "earlier:proposed:touch", "touch", "earlierx:touch"}) {
        INFO(name);
        CHECK_FALSE(count_named(name));
        CHECK(fact_named(name) == nullptr);
    }
    CHECK(fact_named("earlier:touch")->type == FactType::number);
}

TEST_CASE("a count that most codes make has a name of its own, told as ever") {
    const Ruleset ruleset = counting(R"([{"kind": ["illegal_move", "press.without_move", "press.two_hands",
        "press.pawn_on_last_rank"], "proposed": true, "remembered": true, "at_least": 1},
        {"penalty": "warning", "at_least": 2}, {"kind": "touch", "penalty": ["warning", "fine"], "is": 0}])");
    CHECK(names(ruleset) ==
          std::vector<std::string>{"illegal_moves_before", "warnings_before", "earlier:touch:penalty warning+fine"});
    for (const std::string& name : names(ruleset)) CHECK(name_of(*count_named(name)) == name);
    CHECK(fact_named("illegal_moves_before")->origin == Origin::log);
    CHECK(count_named("illegal_moves_before")->only_remembered);
    CHECK_FALSE(count_named("earlier:penalty warning"));  // it has the other name
    const std::string short_name = R"("trigger": "touch", "when": {"illegal_moves_before": 1}, "then": "stand")";
    const Ruleset by_name = code(article("1", short_name));
    CHECK(to_canonical_text(to_json(by_name.articles.front().when)).find("remembered") != std::string::npos);
}

TEST_CASE("counts are written back as they are read") {
    const Ruleset ruleset = counting(std::string("[") + kWhole + R"(, {"kind": "touch", "not": 1}])");
    const std::string back = to_canonical_text(to_json(ruleset.articles.front().when));
    const std::string text = back.substr(back.find(':') + 1, back.size() - back.find(':') - 2);
    CHECK(names(counting(text)) == names(ruleset));
    CHECK(to_canonical_text(to_json(counting(text).articles.front().when)) == back);
}

}  // namespace jadoube::rules
