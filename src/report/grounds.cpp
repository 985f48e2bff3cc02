#include "report/grounds.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Answered;
using rules::Condition;
using rules::Truth;
using rules::Wanted;

/// A condition with every `not` moved down to its tests: not all of them is any of their opposites.
struct Ground {
    Condition::Kind kind = Condition::Kind::all;  // all, any, test
    Truth truth = Truth::yes;
    const Answered* test = nullptr;
    bool is_negated = false;  // of a test
    std::vector<Ground> parts = {};
};

Condition::Kind opposite(Condition::Kind kind) {
    return kind == Condition::Kind::all ? Condition::Kind::any : Condition::Kind::all;
}

Ground ground_of(const Answered& condition, bool is_negated) {
    if (condition.kind == Condition::Kind::negation) return ground_of(condition.parts.front(), !is_negated);
    Ground ground{.truth = is_negated ? !condition.truth : condition.truth, .is_negated = is_negated};
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
std::vector<Ground> needed(Ground ground) {
    if (ground.kind == Condition::Kind::test) return {std::move(ground)};
    const bool all = ground.kind == Condition::Kind::all;
    const bool is_any_left_open = !all && ground.truth != Truth::yes;
    std::vector<Ground> kept;
    for (Ground& part : ground.parts) {
        const bool counts = all ? ground.truth != Truth::no || part.truth == Truth::no : part.truth == ground.truth;
        if (counts) kept.push_back(std::move(part));
    }
    if (is_any_left_open && kept.size() > 1) {
        ground.parts = std::move(kept);
        return {std::move(ground)};
    }
    std::vector<Ground> said;
    for (Ground& part : kept) {
        for (Ground& one : needed(std::move(part))) said.push_back(std::move(one));
    }
    return said;
}

/// Milliseconds are read as times.
bool is_time(const std::string& fact) {
    return fact.ends_with("_ms");
}

std::string without_unit(const std::string& name) {
    return spaced(is_time(name) ? name.substr(0, name.size() - 3) : name);
}

std::string value_words(const std::string& fact, const rules::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && is_time(fact) ? to_text(Millis{*number}) : spaced(rules::to_text(value));
}

std::vector<std::string> values_words(const std::string& fact, const rules::Values& values) {
    std::vector<std::string> words;
    for (const rules::Value& value : values) words.push_back(value_words(fact, value));
    return words;
}

std::string bound_words(const Answered& test) {
    if (const auto* number = std::get_if<std::int64_t>(&test.wanted.bound)) return value_words(test.fact, *number);
    const std::string parameter = without_unit(std::get<std::string>(test.wanted.bound));
    return test.bound ? value_words(test.fact, *test.bound) + " (" + parameter + ")" : parameter;
}

/// Only numbers are below or above a bound.
bool is_number(const Answered& test) {
    return !test.found || std::all_of(test.found->begin(), test.found->end(), [](const rules::Value& value) {
        return std::holds_alternative<std::int64_t>(value);
    });
}

std::string wanted_words(const Answered& test, bool is_negated) {
    const Wanted& wanted = test.wanted;
    const bool is_single = wanted.values.size() == 1;
    const bool is_barred = (wanted.kind == Wanted::Kind::none_of) != is_negated;
    switch (wanted.kind) {
        case Wanted::Kind::one_of:
        case Wanted::Kind::none_of: {
            const char* is = is_single ? (is_barred ? "is not " : "is ") : (is_barred ? "is none of " : "is one of ");
            return is + jadoube::list_of(values_words(test.fact, wanted.values), "or");
        }
        case Wanted::Kind::at_least:
            if (!is_negated) return "is at least " + bound_words(test);
            return (is_number(test) ? "is less than " : "is not at least ") + bound_words(test);
        case Wanted::Kind::at_most:
            if (!is_negated) return "is at most " + bound_words(test);
            return (is_number(test) ? "is more than " : "is not at most ") + bound_words(test);
    }
    return {};
}

Text asked(const Ground& ground) {
    return foreign(without_unit(ground.test->fact)) + " " + foreign(wanted_words(*ground.test, ground.is_negated));
}

Text found_words(const Answered& test) {
    const auto words = values_words(test.fact, *test.found);
    return words.empty() ? Text("found none") : "found " + foreign(fmt::format("{}", fmt::join(words, ", ")));
}

Text whole_sentence(const Ground& ground) {
    const Answered& test = *ground.test;
    if (!test.found) return asked(ground) + "; not known yet";
    if (test.origin == rules::Origin::assumed)
        return asked(ground) + "; not told, and whatever it is, the ruling is the same";
    return asked(ground) + "; " + found_words(test) + " (" + words_for(*test.origin) + ")";
}

/// The same within a sentence about several.
Text clause(const Ground& ground) {
    const Answered& test = *ground.test;
    if (!test.found) return asked(ground) + " (not known yet)";
    if (test.origin == rules::Origin::assumed) return asked(ground) + " (not told)";
    return asked(ground) + " (" + found_words(test) + ", " + words_for(*test.origin) + ")";
}

Text said(const Ground& ground);

std::vector<Text> said_each(const std::vector<Ground>& grounds) {
    std::vector<Text> texts;
    for (const Ground& ground : grounds) texts.push_back(said(ground));
    return texts;
}

/// "either A, or both B and C".
Text said(const Ground& ground) {
    if (ground.kind == Condition::Kind::test) return clause(ground);
    if (ground.parts.size() == 1) return said(ground.parts.front());
    const bool is_pair = ground.parts.size() == 2;
    if (ground.kind == Condition::Kind::all) return (is_pair ? "both " : "") + join(said_each(ground.parts), " and ");
    return "either " + join(said_each(ground.parts), ", or ");
}

}  // namespace

std::vector<Text> grounds_of(const adjudicate::Answered& condition) {
    std::vector<Text> texts;
    for (const Ground& ground : needed(ground_of(condition, false)))
        texts.push_back(ground.kind == Condition::Kind::test ? whole_sentence(ground) : said(ground));
    return texts;
}

Text window_words(const adjudicate::AnsweredWindow& window) {
    rules::Until until = window.until;
    if (window.moves) until.moves = *window.moves;
    const char* open = window.open == Truth::yes ? "open" : "closed";
    return until_words(until) + ": " + (window.open == Truth::unknown ? "not known yet" : open);
}

}  // namespace jadoube::report
