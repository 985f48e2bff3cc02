#include "rules/read/readings.hpp"

#include "base/error.hpp"
#include "base/file.hpp"
#include "catch.hpp"
#include "rules/ruleset.hpp"
#include "rules/words/remedy_json.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::no_texts;
using samples::ruleset_text;

Ruleset read_well(const std::string& text) {
    const auto ruleset = read_ruleset(text, "test.json", no_texts);
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    return *ruleset;
}

template <typename Kind>
const Kind& as(const Remedy& remedy) {
    const auto* kind = std::get_if<Kind>(&remedy.what);
    REQUIRE(kind != nullptr);
    return *kind;
}

TEST_CASE("a phrase that is a list stands for all of it in a list, and nowhere else") {
    const std::string phrase = R"("phrases": {"drawn": [{"result": "draw", "if": {"deciding_game": false}},
        {"result": "black_wins", "if": {"deciding_game": true}}]},)";
    const Ruleset whole = read_well(ruleset_text(article("1", R"("trigger": "agreement", "then": ["drawn", "wait"])") +
                                                     "," + article("2", R"("trigger": "resign", "then": "drawn")"),
                                                 phrase));
    CHECK(whole.find("1")->then.size() == 3);
    CHECK(whole.find("2")->then.size() == 2);
    CHECK(whole.find("2")->then.back().phrase == "drawn");
    const auto alone =
        read_ruleset(ruleset_text(article("1", R"("trigger": "resign", "then": {"phrase": "drawn"})"), phrase),
                     "test.json", no_texts);
    REQUIRE_FALSE(alone.has_value());
    CHECK(alone.error().front().message == "the phrase 'drawn' is several remedies");
}

TEST_CASE("an article with first_possible, choices and phrases is read whole") {
    const Ruleset ruleset = read_well(ruleset_text(
        article("22(c)", R"("trigger": "touch", "until": "claimant_touches",
   "when": {"own_men_touched": 1, "enemy_men_touched": {"at_least": "few"}},
   "then": {"first_possible": [
      {"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}},
      {"choice_of": ["king_move", {"each": "own_men_touched", "do": {"move": {"man": "it"}}}], "by": "opponent"}]})"),
        R"("parameters": {"few": {"any": 2}}, "phrases": {"king_move": {"move": {"man": "king", "castling": "barred"}}},)"));
    const Article* found = ruleset.find("22(c)");
    REQUIRE(found != nullptr);
    CHECK(found->triggers == std::vector{rules::Kind::touch});
    REQUIRE(found->until.has_value());
    CHECK(found->until->kind == Window::claimant_touches);
    const auto tests = tests_of(found->when);
    REQUIRE(tests.size() == 2);
    CHECK(tests[1]->wanted.kind == Wanted::Kind::at_least);
    CHECK(tests[1]->wanted.bound == Bound{"few"});
    REQUIRE(found->then.size() == 1);
    const auto& first = as<FirstPossible>(found->then[0]);
    REQUIRE(first.options.size() == 2);
    CHECK(as<MoveRemedy>(first.options[0]).filter.captures == Men::enemy_men_touched);
    const auto& choice = as<ChoiceOf>(first.options[1]);
    CHECK(choice.by == Party::opponent);
    CHECK(choice.options[0].phrase == "king_move");
    CHECK(as<MoveRemedy>(choice.options[0]).filter.castling == Castling::barred);
    CHECK(as<Each>(choice.options[1]).men == Men::own_men_touched);
}

/// Reads the remedy of the only article.
Remedy remedy_of(const std::string& then) {
    const Ruleset ruleset = read_well(ruleset_text(article("1", R"("trigger": "touch", "then": )" + then),
                                                   R"("parameters": {"penalty_ms": {"any": 1000}},)"));
    REQUIRE(ruleset.articles.front().then.size() == 1);
    return ruleset.articles.front().then.front();
}

TEST_CASE("each remedy is read as what it is") {
    CHECK(as<GameRemedy>(remedy_of(R"("annul")")).what == GameWord::annul);
    CHECK_FALSE(as<Stand>(remedy_of(R"("stand")")).unless_own_king_left_in_check);
    CHECK(as<Stand>(remedy_of(R"({"stand": "unless_own_king_left_in_check"})")).unless_own_king_left_in_check);
    CHECK(as<OtherRemedy>(remedy_of(R"("wait")")).kind == OtherKind::wait);
    CHECK(as<OtherRemedy>(remedy_of(R"({"refer": "the committee"})")).words == std::vector<SaidWord>{"the committee"});
    CHECK(as<Restore>(remedy_of(R"({"restore": "as_adjourned"})")).place == Place::as_adjourned);
    CHECK(as<CompleteWith>(remedy_of(R"({"complete_with": "queen"})")).piece == PieceName::queen);
    CHECK(as<ResultRemedy>(remedy_of(R"({"result": "draw"})")).result == ResultWord::draw);
    CHECK(as<LoseRight>(remedy_of(R"({"lose_right": "to_claim"})")).right == RightWord::to_claim);
    const auto treat_as = as<TreatAs>(remedy_of(
        R"({"treat_as": "touch", "from": "offenders_next_turn", "with": {"notice": "none", "deliberate": true}})"));
    CHECK(treat_as.kind == rules::Kind::touch);
    CHECK(treat_as.from_next_turn);
    CHECK(treat_as.with.size() == 2);
    CHECK(treat_as.with[1].second == Value{true});
    const auto clock = as<ClockRemedy>(remedy_of(R"({"clock": {"add": "penalty_ms", "to": "opponent"}})"));
    CHECK(clock.action == ClockAction::add);
    CHECK(clock.amount == Bound{"penalty_ms"});
    CHECK(clock.to == Party::opponent);
    const auto measured =
        as<ClockRemedy>(remedy_of(R"({"clock": {"runs_for": "thinking_time_ms", "to": "claimant"}})"));
    CHECK(measured.amount == Bound{"thinking_time_ms"});
    const auto may = as<May>(remedy_of(R"({"may": "adjust_men", "by": "either", "until": {"own_moves": 4}})"));
    CHECK(may.by == Party::either);
    REQUIRE(may.until != nullptr);
    CHECK(may.until->kind == Window::own_moves);
    const auto move = as<MoveRemedy>(
        remedy_of(R"({"move": {"man": "king", "to": "e4", "promotes_to": "queen", "castling": "required"}})"));
    CHECK(move.filter.castling == Castling::required);
    CHECK(move.filter.promotes_to == std::vector{PieceName::queen});
}

TEST_CASE("an option may have a condition of its own") {
    const Remedy remedy =
        remedy_of(R"({"choice_of": [{"phrase": "annul", "if": {"play": "blitz"}}, "stand"], "by": "arbiter"})");
    const auto& choice = as<ChoiceOf>(remedy);
    CHECK(as<GameRemedy>(choice.options[0]).what == GameWord::annul);
    REQUIRE(tests_of(choice.options[0].only_if).size() == 1);
    CHECK(tests_of(choice.options[0].only_if).front()->fact == "play");
    CHECK(choice.options[1].only_if.parts.empty());
}

TEST_CASE("conditions keep their lines, an informing article has no trigger, verified is true unless said") {
    const Ruleset ruleset = read_well(ruleset_text(article("1", R"("trigger": "none", "enforces": "queen")") + ",\n" +
                                                   article("2", R"("trigger": "touch", "verified": false,
  "when": {"deliberate": true,
           "notice": ["none", "late"]}, "then": "stand")")));
    CHECK(ruleset.articles[0].triggers.empty());
    CHECK(ruleset.articles[0].enforces == std::vector{MovementRule::queen});
    CHECK(ruleset.articles[0].verified);
    CHECK_FALSE(ruleset.articles[1].verified);
    const auto tests = tests_of(ruleset.articles[1].when);
    REQUIRE(tests.size() == 2);
    CHECK(tests[1]->written.line == tests[0]->written.line + 1);
    CHECK(tests[1]->wanted.values == Values{std::string("none"), std::string("late")});
}

TEST_CASE("all problems of a file are told at once, in the order of their places") {
    const auto ruleset = read_ruleset(
        ruleset_text(article("1", R"("trigger": "tuch", "when": {"own_man_touched": 1}, "then": "nothing")") + ",\n" +
                     article("1", R"("trigger": "touch", "exception_to": ["9"], "then": "annull")")),
        "test.json", no_texts);
    REQUIRE_FALSE(ruleset.has_value());
    std::vector<std::string> told;
    for (const Error& error : ruleset.error()) told.push_back(error.where + ' ' + error.message);
    CHECK(told == std::vector<std::string>{
                      "test.json:5:58 'tuch' is no incident kind",
                      "test.json:5:86 'own_man_touched' is no fact",
                      "test.json:6:1 a second article '1'",
                      "test.json:6:1 'exception_to' of article '1' names '9', which is no article",
                      "test.json:6:101 'annull' is no phrase or remedy",
                  });
}

TEST_CASE("a phrase with a fault is told once, however often it is used") {
    const auto ruleset = read_ruleset(ruleset_text(article("1", R"("trigger": "touch", "then": ["bad", "bad"])"),
                                                   R"("phrases": {"bad": {"restore": "nowhere"}},)"),
                                      "test.json", no_texts);
    REQUIRE_FALSE(ruleset.has_value());
    CHECK(ruleset.error().size() == 1);
}

TEST_CASE("a remedy written as JSON reads as the same remedy") {
    const auto text =
        read_file(std::string(JADOUBE_SOURCE) + "/tests/rules/samples/ruleset.every_remedy.json", kLargestJson);
    REQUIRE(text.has_value());
    const RulesetTexts others = [](const std::string&) { return Result<std::string>("{\"format\": 1}"); };
    const auto ruleset = read_ruleset(*text, "every_remedy.json", others);
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    const Article& all = ruleset->articles.back();
    CHECK(all.then.size() >= 14);
    for (const Remedy& remedy : all.then) {
        const std::string written = to_text(to_json(remedy));
        INFO(written);
        const Ruleset again =
            read_well(ruleset_text(article("1", R"("trigger": "touch", "when": )" + to_text(to_json(all.when)) +
                                                    R"(, "then": [)" + written + "]"),
                                   R"("parameters": {"penalty_ms": {"any": 1}, "four": {"any": 4}},)"));
        CHECK(is_same(again.articles.front().then.front(), remedy));
        CHECK(to_json(again.articles.front().when) == to_json(all.when));
    }
}

TEST_CASE("the same remedy in a phrase and written out is the same, another is not") {
    const Ruleset ruleset = read_well(ruleset_text(
        article("1", R"("trigger": "touch", "then": ["king_move", {"move": {"castling": "barred", "man": "king"}},
                        {"move": {"man": "king"}}])"),
        R"("phrases": {"king_move": {"move": {"man": "king", "castling": "barred"}}},)"));
    const auto& then = ruleset.articles.front().then;
    CHECK(is_same(then[0], then[1]));
    CHECK_FALSE(is_same(then[1], then[2]));
}

/// Every value of a JSON text, to be replaced one by one.
void collect(Json& json, std::vector<Json*>& all) {
    all.push_back(&json);
    if (JsonArray* items = json.if_array()) {
        for (Json& item : *items) collect(item, all);
    }
    if (JsonObject* members = json.if_object()) {
        for (auto& [key, value] : *members) collect(value, all);
    }
}

TEST_CASE("any value replaced by one of another type is read or refused with its place") {
    const auto text =
        read_file(std::string(JADOUBE_SOURCE) + "/tests/rules/samples/ruleset.every_remedy.json", kLargestJson);
    REQUIRE(text.has_value());
    Json json = *parse_json(*text, "every_remedy.json");
    std::vector<Json*> values;
    collect(json, values);
    const RulesetTexts others = [&](const std::string& id) {
        return id == "other" ? Result<std::string>("{\"format\": 1}") : no_texts(id);
    };
    std::size_t refused = 0;
    for (Json* value : values) {
        for (const Json& instead : {Json(), Json(true), Json(-1), Json("x"), Json::array(), Json::object()}) {
            Json before = std::exchange(*value, instead);
            const auto ruleset = read_ruleset(to_text(json), "changed.json", others);
            if (!ruleset) {
                ++refused;
                for (const Error& error : ruleset.error()) CHECK(error.where.rfind("changed.json", 0) == 0);
            }
            *value = std::move(before);  // keeps what lies inside where it was
        }
    }
    CHECK(values.size() > 100);
    CHECK(refused > values.size() * 4);
}

}  // namespace
}  // namespace jadoube::rules
