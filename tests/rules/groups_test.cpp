#include "rules/grammar/groups.hpp"

#include "base/error.hpp"
#include "catch.hpp"
#include "rules/compare/diff.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;
using Names = std::vector<std::string>;

const std::string kTouch = article("1", R"("trigger": "touch", "then": "stand")");
const std::string kPress = article("2", R"("trigger": "press", "then": "stand")");

TEST_CASE("a group stands for its members, in triggers and exceptions, beside others and inside another group") {
    const Ruleset ruleset =
        code(kTouch + "," + kPress + "," +
                 article("3", R"("trigger": ["faults", "change"], "exception_to": "both", "then": "nothing")"),
             R"("groups": {"faults": ["illegal_move", "presses"], "presses": "press.two_hands", "both": ["1", "2"]},)");
    CHECK(ruleset.find("3")->triggers == std::vector{Kind::illegal_move, Kind::press_two_hands, Kind::change});
    CHECK(ruleset.find("3")->exception_to == Names{"1", "2"});
    CHECK(ruleset.groups.at("faults").members == Names{"illegal_move", "press.two_hands"});
    for (const auto& [name, group] : ruleset.groups) CHECK(group.is_used);
}

TEST_CASE("a group that only an unused group names is unused as well") {
    const Ruleset ruleset = code(kTouch, R"("groups": {"faults": ["presses"], "presses": ["press"]},)");
    CHECK_FALSE(ruleset.groups.at("faults").is_used);
    CHECK_FALSE(ruleset.groups.at("presses").is_used);
}

TEST_CASE("a code may change a group of the one that it extends, and the articles of the base follow") {
    const RulesetTexts base = [](const std::string&) -> Result<std::string> {
        return samples::ruleset_text(
            kTouch + "," + kPress + "," + article("3", R"("trigger": "touch", "exception_to": "set", "then": "wait")"),
            R"("groups": {"set": ["1"]},)");
    };
    const auto over = read_ruleset(
        R"({"format": 1, "id": "over", "title": "Over", "extends": "base", "groups": {"set": ["1", "2"], "own": ["touch"]},
            "articles": [)" +
            article("4", R"("trigger": "own", "exception_to": "set", "then": "nothing")") + "]}",
        "over.json", base);
    if (!over) FAIL(samples::to_text(over.error()));
    CHECK(over->find("3")->exception_to == Names{"1", "2"});
    CHECK(over->find("4")->triggers == std::vector{Kind::touch});
}

TEST_CASE("codes are compared by the members of their groups") {
    const auto with = [](const std::string& trigger, const std::string& more) {
        return code(article("1", R"("trigger": )" + trigger + R"(, "then": "stand")"), more);
    };
    const Ruleset grouped = with(R"("faults")", R"("groups": {"faults": ["touch", "resign"]},)");
    CHECK(diff(grouped, with(R"(["touch", "resign"])", {})).is_same());
    CHECK_FALSE(diff(grouped, with(R"("faults")", R"("groups": {"faults": ["touch", "agreement"]},)")).is_same());
}

}  // namespace
}  // namespace jadoube::rules
