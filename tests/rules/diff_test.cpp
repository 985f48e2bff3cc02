#include "rules/compare/diff.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "rules/compare/parameters.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;
using samples::ids_of;
using Names = std::vector<std::string>;

TEST_CASE("meaning is compared, not text") {
    const Ruleset a =
        code(article("1", R"("trigger": "touch", "when": {"any": [{"in_check": true}, {"deliberate": true}]},
          "then": ["king_move", {"clock": {"add": "some_ms", "to": "opponent"}}])"),
             R"("parameters": {"some_ms": {"standard": 60000, "rapid": 60000, "blitz": 60000}},
          "phrases": {"king_move": {"move": {"man": "king"}}},)");
    const Ruleset b =
        code(article("XIII", R"("trigger": "touch", "when": {"any": [{"deliberate": true}, {"in_check": true}]},
          "then": [{"clock": {"to": "opponent", "add": "penalty_ms"}}, {"move": {"man": "king", "castling": "allowed"}}])"),
             R"("parameters": {"penalty_ms": {"any": 60000}},)");
    const RulesetDiff touch = diff(a, b, topic_named("touch"));
    REQUIRE(touch.kinds.size() == 1);
    REQUIRE(touch.kinds[0].pairs.size() == 1);
    CHECK(touch.kinds[0].is_same());
    CHECK_FALSE(touch.is_same());
    CHECK(touch.parameters.size() == 2);
    CHECK(diff(a, a).is_same());
}

TEST_CASE("the order of what is tried counts, the order of what is chosen among does not") {
    const auto with = [](const std::string& list, const std::string& rest) {
        return code(article("1", R"("trigger": "touch", "then": {")" + list + R"(": [)" + rest));
    };
    const std::string king = R"({"move": {"man": "king"}})";
    const std::string own = R"({"move": {"man": "own_men_touched"}})";
    const std::string by = R"(], "by": "opponent"})";
    CHECK(diff(with("choice_of", king + "," + own + by), with("choice_of", own + "," + king + by)).is_same());
    CHECK_FALSE(diff(with("first_possible", king + "," + own + "]}"), with("first_possible", own + "," + king + "]}"))
                    .is_same());
}

TEST_CASE("what differs is named aspect by aspect") {
    const Ruleset a = code(article("1", R"("trigger": "touch", "until": "claimant_touches", "raised_by": "opponent",
                                           "when": {"own_men_touched": 1}, "then": {"clock": {"add": 60000, "to": "opponent"}})"));
    const Ruleset b = code(article("1", R"("trigger": "touch", "when": {"own_men_touched": {"at_least": 1}},
                                           "then": {"clock": {"add": 120000, "to": "opponent"}})"));
    const RulesetDiff changed = diff(a, b);
    REQUIRE(changed.kinds.size() == 1);
    REQUIRE(changed.kinds[0].pairs.size() == 1);
    const auto& differences = changed.kinds[0].pairs[0].differences;
    REQUIRE(differences.size() == 4);
    CHECK(differences[0].aspect == Aspect::conditions);
    CHECK(differences[1].aspect == Aspect::raised_by);
    CHECK(differences[2].aspect == Aspect::window);
    CHECK(differences[3].aspect == Aspect::numbers);
    CHECK(differences[3].part == Aspect::remedies);
}

TEST_CASE("articles pair by what they say, and otherwise stand alone") {
    const Ruleset a =
        code(article("1", R"("trigger": "touch", "when": {"own_men_touched": 1}, "then": "nothing")") + "," +
             article("2", R"("trigger": "touch", "when": {"own_men_touched": 2}, "then": {"move": {"man": "king"}})"));
    const Ruleset b =
        code(article("7", R"("trigger": "touch", "when": {"in_check": true}, "then": {"result": "draw"})") + "," +
             article("8", R"("trigger": "touch", "when": {"own_men_touched": {"at_least": 2}}, "then": "nothing")"));
    const RulesetDiff changed = diff(a, b);
    REQUIRE(changed.kinds.size() == 1);
    const KindsDiff& touch = changed.kinds[0];
    REQUIRE(touch.pairs.size() == 1);
    CHECK(touch.pairs[0].a->id == "1");
    CHECK(touch.pairs[0].b->id == "8");
    CHECK(ids_of(touch.only_a) == Names{"2"});
    CHECK(ids_of(touch.only_b) == Names{"7"});
}

TEST_CASE("articles whose conditions overlap pair though nothing is the same") {
    const Ruleset a = code(article("1", R"("trigger": "touch", "when": {"own_men_touched": 1, "enemy_men_touched": 0},
                                           "then": {"move": {"man": "own_men_touched"}})"));
    const auto other = [](const std::string& own) {
        return code(
            article("2", R"("trigger": "touch", "when": {"enemy_men_touched": 0, "own_men_touched": )" + own + R"(},
                                    "then": {"move": {"man": "king"}})"));
    };
    const Ruleset near = other(R"({"at_least": 1})");
    const Ruleset far = other(R"({"at_least": 2})");
    CHECK(diff(a, near).kinds[0].pairs.size() == 1);
    CHECK(diff(a, far).kinds[0].pairs.empty());
}

TEST_CASE("kinds that the same articles decide stand together, and a kind for all its sub-kinds") {
    const Ruleset a = code(article("1", R"("trigger": "illegal_move", "then": "stand")"));
    const Ruleset b = code(article("1", R"("trigger": ["illegal_move.false_move", "press"], "then": "stand")"));
    const RulesetDiff changed = diff(a, b);
    REQUIRE(changed.kinds.size() == 3);
    CHECK(changed.kinds[0].kinds.size() == 4);
    CHECK(ids_of(changed.kinds[0].only_a) == Names{"1"});
    CHECK(changed.kinds[1].kinds == std::vector{Kind::illegal_move_false_move});
    CHECK(changed.kinds[1].is_same());
    CHECK(changed.kinds[2].kinds == std::vector{Kind::press});
    CHECK(ids_of(changed.kinds[2].only_b) == Names{"1"});
}

TEST_CASE("numbers, definitions and rules of movement are compared") {
    const Ruleset a = code(article("1", R"("trigger": "none", "enforces": "castling.check")"),
                           R"("definitions": {"same_position": "men_on_squares", "move_is_complete":
           {"capture": ["hand_off", "captured_man_off"]}}, "event_defaults": {"well_supervised": false}, "parameters": {"few": {"any": 4}, "wait_ms": {"any": 1000}},)");
    const Ruleset b = code(article("1", R"("trigger": "none", "enforces": "queen")"),
                           R"("definitions": {"move_is_complete": {"capture": ["captured_man_off", "hand_off"]}},
           "parameters": {"few": {"any": 5}, "wait_ms": {"any": 1000}},)");
    const RulesetDiff changed = diff(a, b);
    REQUIRE(changed.event_defaults.size() == 1);
    CHECK(changed.event_defaults[0].a == Values{false});
    CHECK(changed.event_defaults[0].b.empty());
    REQUIRE(changed.definitions.size() == 1);
    CHECK(changed.definitions[0].name == "same_position");
    CHECK(changed.definitions[0].a == "men_on_squares");
    CHECK(changed.definitions[0].b == "possible_moves");  // by default
    CHECK(changed.parameters == Names{"few"});
    CHECK(changed.movement_only_a.size() == 1);
    CHECK(changed.movement_only_b == std::vector{MovementRule::queen});
    CHECK(diff(a, b, topic_named("castling")).movement_only_b.empty());
    CHECK(diff(a, b, topic_named("castling")).parameters.empty());
}

TEST_CASE("the parameters of an article are those anywhere in it") {
    const Ruleset ruleset = code(
        article("1",
                R"("trigger": "touch", "when": {"moves_by_each": {"at_most": "few"}}, "until": {"own_moves": "more"},
          "then": {"may": [{"clock": {"credit": "bonus_ms", "to": "player"}}], "by": "player", "until": {"moves_by_each": "most"}})") +
            "," + article("2", R"("trigger": "touch", "then": {"clock": {"add": "thinking_time_ms", "to": "player"}})"),
        R"("parameters": {"few": {"any": 1}, "more": {"any": 2}, "most": {"any": 3}, "unused": {"any": 4},
                               "bonus_ms": {"standard": 60000, "blitz": 1000}},)");
    CHECK(parameters_of(*ruleset.find("1"), ruleset) == Names{"bonus_ms", "few", "more", "most"});
    CHECK(parameters_of(*ruleset.find("2"), ruleset).empty());
}

TEST_CASE("a number is the same where it is in each kind of play, however it is written") {
    const auto with = [](const std::string& numbers) {
        return code(article("1", R"("trigger": "none")"), R"("parameters": {)" + numbers + "},");
    };
    const Ruleset any = with(R"("few": {"any": 4})");
    const Ruleset each = with(R"("few": {"standard": 4, "rapid": 4, "blitz": 4}, "open": {"any": 1})");
    CHECK(is_same_number("few", any, each));
    CHECK_FALSE(is_same_number("few", any, with(R"("few": {"standard": 4, "blitz": 3})")));
    CHECK_FALSE(is_same_number("open", any, each));
    CHECK(is_same_number("none", any, each));
}

TEST_CASE("what an article sets aside is compared by what answers it, not by number") {
    const auto with = [](const std::string& base, const std::string& groups, const std::string& exceptions) {
        return code(
            article(base, R"("trigger": "touch", "then": {"clock": {"add": 60000, "to": "opponent"}})") + "," +
                article("9", R"("trigger": "press", "then": {"clock": {"add": 90000, "to": "opponent"}})") + "," +
                article("12", R"("trigger": ["touch", "press"], "when": {"deliberate": false}, "then": "nothing",
                                         "exception_to": )" +
                                  exceptions),
            groups);
    };
    const Ruleset both = with("4.1", R"("groups": {"penalties": ["4.1", "9"]},)", R"("penalties")");
    CHECK(diff(both, with("7.3", {}, R"(["7.3", "9"])")).is_same());
    const RulesetDiff changed = diff(both, with("7.3", {}, R"("7.3")"));
    std::vector<Difference> found;
    for (const KindsDiff& kinds : changed.kinds)
        for (const ArticlePair& pair : kinds.pairs)
            found.insert(found.end(), pair.differences.begin(), pair.differences.end());
    REQUIRE(found.size() == 2);  // of touches and of presses
    CHECK(found[0].aspect == Aspect::exceptions);
    CHECK(ids_of(found[0].only_a) == Names{"9"});
    CHECK(found[0].only_b.empty());
}

}  // namespace
}  // namespace jadoube::rules
