#include "report/law/grounds.hpp"

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"
#include "report/words/count_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Answered;
using rules::Condition;
using rules::Truth;
using rules::Wanted;

/// A condition with every `not` moved down to its tests: not all of them is any of their opposites.
struct AnsweredGround {
    Condition::Kind kind = Condition::Kind::all;  // all, any, test
    Truth truth = Truth::yes;
    const Answered* test = nullptr;
    bool is_negated = false;  // of a test
    std::vector<AnsweredGround> parts = {};
};

Condition::Kind opposite(Condition::Kind kind) {
    return kind == Condition::Kind::all ? Condition::Kind::any : Condition::Kind::all;
}

AnsweredGround ground_of(const Answered& condition, bool is_negated) {
    if (condition.kind == Condition::Kind::negation) return ground_of(condition.parts.front(), !is_negated);
    AnsweredGround ground{.truth = is_negated ? !condition.truth : condition.truth, .is_negated = is_negated};
    if (condition.kind == Condition::Kind::test) {
        ground.kind = Condition::Kind::test;
        ground.test = &condition;
        return ground;
    }
    ground.kind = is_negated ? opposite(condition.kind) : condition.kind;
    for (const Answered& part : condition.parts) ground.parts.push_back(ground_of(part, is_negated));
    return ground;
}

/// What has to be said of it: all of which must hold, but for what it does not turn on.
std::vector<AnsweredGround> needed(AnsweredGround ground) {
    if (ground.kind == Condition::Kind::test) return {std::move(ground)};
    const bool all = ground.kind == Condition::Kind::all;
    const bool is_any_left_open = !all && ground.truth != Truth::yes;
    std::vector<AnsweredGround> kept;
    for (AnsweredGround& part : ground.parts) {
        const bool counts = all ? ground.truth != Truth::no || part.truth == Truth::no : part.truth == ground.truth;
        if (counts) kept.push_back(std::move(part));
    }
    if (is_any_left_open && kept.size() > 1) {
        ground.parts = std::move(kept);
        return {std::move(ground)};
    }
    std::vector<AnsweredGround> said;
    for (AnsweredGround& part : kept) {
        for (AnsweredGround& one : needed(std::move(part))) said.push_back(std::move(one));
    }
    return said;
}

/// Milliseconds are read as times.
bool is_time(const std::string& fact) {
    return fact.ends_with("_ms");
}

Text value_words(const std::string& fact, const rules::Value& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return say(*truth ? Key("ground.yes") : Key("ground.no"));
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return is_time(fact) ? to_text(Millis{*number}) : std::to_string(*number);
    const auto& word = std::get<std::string>(value);
    return foreign(words_of(has_words("value", word) ? "value" : "fact." + fact, word));
}

std::vector<Text> values_words(const std::string& fact, const rules::Values& values) {
    std::vector<Text> words;
    for (const rules::Value& value : values) words.push_back(value_words(fact, value));
    return words;
}

Text either_of(const std::string& fact, const rules::Values& values) {
    return list_of(values_words(fact, values), phrase("list.or"));
}

bool is_barred(const AnsweredGround& ground) {
    return (ground.test->wanted.kind == Wanted::Kind::none_of) != ground.is_negated;
}

bool asks_for_values(const Answered& test) {
    return test.wanted.kind == Wanted::Kind::one_of || test.wanted.kind == Wanted::Kind::none_of;
}

/// What a yes or a no says, as the statement that it is.
std::optional<Text> statement(const AnsweredGround& ground) {
    const Answered& test = *ground.test;
    const bool* wanted = test.wanted.values.size() == 1 ? std::get_if<bool>(&test.wanted.values.front()) : nullptr;
    if (wanted == nullptr || !has_words("fact." + test.fact, "yes")) return std::nullopt;
    return say_row("fact." + test.fact, name_of(*wanted != is_barred(ground) ? Truth::yes : Truth::no));
}

/// The number that is a bound, where it is known.
std::optional<std::int64_t> bound_of(const Answered& test) {
    const auto* number = std::get_if<std::int64_t>(&test.wanted.bound);
    return number != nullptr ? std::optional(*number) : test.bound;
}

std::string parameter_of(const Answered& test) {
    const auto* name = std::get_if<std::string>(&test.wanted.bound);
    if (asks_for_values(test) || name == nullptr) return {};
    return is_time(*name) ? name->substr(0, name->size() - 3) : *name;
}

/// Of a bound; a negated one is said by its opposite, but for what is no number.
Key comparison(const AnsweredGround& ground) {
    const bool is_least = ground.test->wanted.kind == Wanted::Kind::at_least;
    if (!ground.is_negated) return is_least ? Key("ground.at_least") : Key("ground.at_most");
    if (!is_least) return "ground.more_than";
    return is_time(ground.test->fact) ? Key("ground.less_than") : Key("ground.fewer_than");
}

bool is_count(const Answered& test, std::int64_t number) {
    return !is_time(test.fact) && test.wanted.values == rules::Values{number};
}

/// "none" as an arbiter says it: of 0, and of what is not at least 1.
bool is_no_count(const AnsweredGround& ground) {
    const Answered& test = *ground.test;
    if (asks_for_values(test)) return is_count(test, 0) && !is_barred(ground);
    return ground.is_negated && test.wanted.kind == Wanted::Kind::at_least && bound_of(test) == 1;
}

/// At least the least time that there is.
bool is_any_time(const Answered& test) {
    return is_time(test.fact) && test.wanted.kind == Wanted::Kind::at_least && bound_of(test) == 1;
}

/// "2", "no", "at least 3".
Text count_words(const AnsweredGround& ground) {
    const Answered& test = *ground.test;
    if (is_any_time(test)) return say(ground.is_negated ? Key("ground.no_time") : Key("ground.any_time"));
    if (is_no_count(ground)) return say("ground.no_count");
    if (asks_for_values(test) && is_count(test, 0)) return say("ground.at_least", {{"number", 1}});
    if (asks_for_values(test)) return either_of(test.fact, test.wanted.values);
    const auto bound = bound_of(test);
    return say(comparison(ground),
               {{"number", bound ? value_words(test.fact, *bound) : foreign(spaced(parameter_of(test)))}});
}

bool is_one(const AnsweredGround& ground) {
    const Answered& test = *ground.test;
    if (is_no_count(ground)) return false;
    return asks_for_values(test) ? is_count(test, is_barred(ground) && is_count(test, 0) ? 0 : 1) : bound_of(test) == 1;
}

/// A bound does not hold of what is no number, nor does its opposite.
bool is_off_the_scale(const AnsweredGround& ground) {
    return ground.is_negated && ground.test->found && !ground.test->found->empty() &&
           std::none_of(ground.test->found->begin(), ground.test->found->end(),
                        [](const rules::Value& value) { return std::holds_alternative<std::int64_t>(value); });
}

bool is_denied(const AnsweredGround& ground) {
    if (!asks_for_values(*ground.test)) return is_off_the_scale(ground);
    return is_barred(ground) && !is_count(*ground.test, 0);
}

/// How many there must be, as a statement.
Text statement_of_number(AnsweredGround ground) {
    const bool denied = is_denied(ground);
    if (denied) ground.is_negated = ground.test->wanted.kind == Wanted::Kind::none_of;
    const std::string table = "fact." + ground.test->fact;
    const char* row = is_one(ground) && has_words(table, "one") ? "one" : "many";
    const Slot count{"count", count_words(ground)};
    const auto earlier = rules::count_named(ground.test->fact);
    const Text said = has_words(table, row) ? say_row(table, row, {count})
                      : earlier
                          ? count_statement(*earlier, count.text, is_one(ground))
                          : say("ground.some_number", {{"fact", foreign(words_of("fact", ground.test->fact))}, count});
    return denied ? say("ground.not_so", {{"statement", said}}) : said;
}

Text asked(const AnsweredGround& ground) {
    const Answered& test = *ground.test;
    if (auto said = statement(ground)) return *said;
    if (!asks_for_values(test) || has_words("fact." + test.fact, "many") || rules::count_named(test.fact)) {
        const std::string parameter = parameter_of(test);
        const Text said = statement_of_number(ground);
        if (parameter.empty() || !test.bound) return said;
        return say("ground.of_parameter", {{"asked", said}, {"parameter", foreign(spaced(parameter))}});
    }
    return say(is_barred(ground) ? Key("ground.is_not") : Key("ground.is"),
               {{"fact", foreign(words_of("fact", test.fact))}, {"values", either_of(test.fact, test.wanted.values)}});
}

/// How what was found is told: not at all where it is what was asked for, or the contrary of a statement.
/// `in`: within a sentence about several.
Key telling(const AnsweredGround& ground, bool in) {
    const Answered& test = *ground.test;
    if (!test.found) return in ? Key("ground.unknown_in") : Key("ground.unknown");
    if (test.origin == rules::Origin::assumed) return in ? Key("ground.assumed_in") : Key("ground.assumed");
    const bool is_the_one = asks_for_values(test) && !is_barred(ground) && test.wanted.values == *test.found;
    const bool is_yes_or_no = test.found->size() == 1 && std::holds_alternative<bool>(test.found->front());
    if (ground.truth == Truth::yes && (is_the_one || is_yes_or_no))
        return in ? Key("ground.holds_in") : Key("ground.holds");
    if (is_yes_or_no && statement(ground)) return in ? Key("ground.fails_in") : Key("ground.fails");
    return in ? Key("ground.found_in") : Key("ground.found");
}

Text answered_words(const AnsweredGround& ground, bool in) {
    const Answered& test = *ground.test;
    const std::vector<Text> found = test.found ? values_words(test.fact, *test.found) : std::vector<Text>();
    return say(telling(ground, in), {{"asked", asked(ground)},
                                     {"found", found.empty() ? say("ground.none_found") : join(found, ", ")},
                                     {"origin", test.origin ? Text(origin_words(*test.origin)) : Text()}});
}

Text answered_in_sentence(const AnsweredGround& ground) {
    return answered_words(ground, true);
}

/// "either A, or both B and C"; `test_words` says what is neither.
Text said(const AnsweredGround& ground, Text (*test_words)(const AnsweredGround&)) {
    if (ground.kind == Condition::Kind::test) return test_words(ground);
    std::vector<Text> parts;
    for (const AnsweredGround& part : ground.parts) parts.push_back(said(part, test_words));
    if (parts.size() == 1) return parts.front();
    if (ground.kind == Condition::Kind::any) return say("ground.either", {{"any", join(parts, phrase("ground.or"))}});
    const Text all = join(parts, phrase("ground.and"));
    return parts.size() == 2 ? say("ground.both", {{"all", all}}) : all;
}

/// The condition as one of which nothing is known: whatever it asks is said.
Answered unanswered(const Condition& condition, const rules::Ruleset& ruleset) {
    Answered answered{.kind = condition.kind, .truth = Truth::unknown};
    for (const Condition& part : condition.parts) answered.parts.push_back(unanswered(part, ruleset));
    answered.fact = condition.fact;
    answered.wanted = condition.wanted;
    if (const auto* parameter = std::get_if<std::string>(&condition.wanted.bound))
        answered.bound = ruleset.parameter(*parameter, rules::Play::standard);
    return answered;
}

}  // namespace

std::vector<Text> grounds_of(const adjudicate::Answered& condition) {
    std::vector<Text> texts;
    for (const AnsweredGround& ground : needed(ground_of(condition, false)))
        texts.push_back(ground.kind == Condition::Kind::test ? answered_words(ground, false)
                                                             : said(ground, answered_in_sentence));
    return texts;
}

std::vector<Text> statements_of(const rules::Condition& condition, const rules::Ruleset& ruleset) {
    const Answered answered = unanswered(condition, ruleset);
    const AnsweredGround whole = ground_of(answered, false);
    if (whole.kind != Condition::Kind::all) return {said(whole, asked)};
    std::vector<Text> texts;
    for (const AnsweredGround& part : whole.parts) texts.push_back(said(part, asked));
    return texts;
}

Text told_words(const std::string& fact, const rules::Values& values) {
    const adjudicate::FactOfAct of = adjudicate::fact_of_act(fact);
    const Answered test{.kind = Condition::Kind::test, .fact = of.fact, .wanted = {.values = values}};
    const Text told = asked({.kind = Condition::Kind::test, .test = &test});
    return of.act ? say("questions.told_of_act", {{"told", told}, {"number", std::to_string(*of.act + 1)}}) : told;
}

Text values_in_words(const std::string& fact, const rules::Values& values) {
    return list_of(values_words(fact, values), phrase("list.and"));
}

Text window_words(const adjudicate::AnsweredWindow& window) {
    rules::Until until = window.until;
    if (window.moves) until.moves = *window.moves;
    const Key open = window.open == Truth::yes ? Key("ground.window_open") : Key("ground.window_closed");
    return say("ground.window", {{"until", until_words(until)},
                                 {"open", say(window.open == Truth::unknown ? Key("ground.window_unknown") : open)}});
}

}  // namespace jadoube::report
