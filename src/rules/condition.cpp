#include "rules/condition.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

bool holds_one_of(const Values& found, const Values& words) {
    return std::any_of(found.begin(), found.end(),
                       [&](const Value& value) { return std::find(words.begin(), words.end(), value) != words.end(); });
}

std::optional<std::int64_t> number_of_bound(const Bound& bound, const ParameterLookup& parameter) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return *number;
    return parameter(std::get<std::string>(bound));
}

/// Words such as "cannot_be_established" are within no bound.
Truth within(const Values& found, const Wanted& wanted, const ParameterLookup& parameter) {
    const std::optional<std::int64_t> bound = number_of_bound(wanted.bound, parameter);
    if (!bound) return Truth::unknown;
    return truth_of(std::any_of(found.begin(), found.end(), [&](const Value& value) {
        const auto* number = std::get_if<std::int64_t>(&value);
        if (number == nullptr) return false;
        return wanted.kind == Wanted::Kind::at_least ? *number >= *bound : *number <= *bound;
    }));
}

std::string words_of(const Values& values) {
    std::vector<std::string> words;
    for (const Value& value : values) words.push_back(to_text(value));
    return list_of(words, "or");
}

void collect_tests(const Condition& condition, std::vector<const Condition*>& tests) {
    if (condition.kind == Condition::Kind::test) tests.push_back(&condition);
    for (const Condition& part : condition.parts) collect_tests(part, tests);
}

}  // namespace

std::string to_text(const Value& value) {
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "yes" : "no";
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    return std::get<std::string>(value);
}

std::string to_text(const Bound& bound) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return std::to_string(*number);
    return std::get<std::string>(bound);
}

std::string to_text(const Wanted& wanted) {
    const bool several = wanted.values.size() > 1;
    switch (wanted.kind) {
        case Wanted::Kind::one_of: return (several ? "is one of " : "is ") + words_of(wanted.values);
        case Wanted::Kind::none_of: return (several ? "is none of " : "is not ") + words_of(wanted.values);
        case Wanted::Kind::at_least: return "is at least " + to_text(wanted.bound);
        case Wanted::Kind::at_most: return "is at most " + to_text(wanted.bound);
    }
    return {};
}

Truth meets(const Values& found, const Wanted& wanted, const ParameterLookup& parameter) {
    switch (wanted.kind) {
        case Wanted::Kind::one_of: return truth_of(holds_one_of(found, wanted.values));
        case Wanted::Kind::none_of: return truth_of(!holds_one_of(found, wanted.values));
        case Wanted::Kind::at_least:
        case Wanted::Kind::at_most: return within(found, wanted, parameter);
    }
    return Truth::unknown;
}

Truth evaluate(const Condition& condition, const FactLookup& facts, const ParameterLookup& parameter) {
    switch (condition.kind) {
        case Condition::Kind::all: {
            Truth result = Truth::yes;
            for (const Condition& part : condition.parts) result = result && evaluate(part, facts, parameter);
            return result;
        }
        case Condition::Kind::any: {
            Truth result = Truth::no;
            for (const Condition& part : condition.parts) result = result || evaluate(part, facts, parameter);
            return result;
        }
        case Condition::Kind::negation: return !evaluate(condition.parts.front(), facts, parameter);
        case Condition::Kind::test: {
            const std::optional<Values> found = facts(condition.fact);
            return found ? meets(*found, condition.wanted, parameter) : Truth::unknown;
        }
    }
    return Truth::unknown;
}

std::vector<const Condition*> tests_of(const Condition& condition) {
    std::vector<const Condition*> tests;
    collect_tests(condition, tests);
    return tests;
}

}  // namespace jadoube::rules
