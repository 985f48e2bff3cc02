#include "rules/lint/combinations.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

using TestsByFact = std::map<std::string, std::vector<Wanted>>;

constexpr std::array kPlays{Play::standard, Play::rapid, Play::blitz};

bool has_limit(const Wanted& wanted) {
    return wanted.kind == Wanted::Kind::at_least || wanted.kind == Wanted::Kind::at_most;
}

bool depends_on_play(const Wanted& wanted, const Ruleset& ruleset) {
    if (!has_limit(wanted) || !std::holds_alternative<std::string>(wanted.bound)) return false;
    std::set<std::optional<std::int64_t>> numbers;
    for (const Play play : kPlays) {
        numbers.insert(ruleset.parameter(std::get<std::string>(wanted.bound), play));
    }
    return numbers.size() > 1;
}

TestsByFact tests_by_fact(const Ruleset& ruleset, const std::vector<const Condition*>& conditions) {
    TestsByFact tests;
    for (const Condition* condition : conditions) {
        for (const Condition* test : tests_of(*condition)) {
            tests[test->fact].push_back(test->wanted);
            if (depends_on_play(test->wanted, ruleset)) tests["play"];
        }
    }
    return tests;
}

/// What excludes combinations of the facts tested tells values apart as well.
void add_implied_tests(TestsByFact& tests) {
    for (const Implication& row : implications()) {
        const auto fact = tests.find(std::string(row.fact));
        const auto other = tests.find(std::string(row.other));
        if (fact == tests.end() || other == tests.end()) continue;
        fact->second.push_back(row.wanted);
        other->second.push_back(row.then);
    }
}

/// The first number of each range that the tests do not tell apart, from 0.
std::set<std::int64_t> starts_of_ranges(const std::vector<Wanted>& tests, const Ruleset& ruleset) {
    std::set<std::int64_t> starts = {0};
    for (const Wanted& wanted : tests) {
        for (const Play play : kPlays) {
            if (!has_limit(wanted)) break;
            const auto* number = std::get_if<std::int64_t>(&wanted.bound);
            const auto bound = number != nullptr ? std::optional(*number)
                                                 : ruleset.parameter(std::get<std::string>(wanted.bound), play);
            if (bound) starts.insert(*bound + (wanted.kind == Wanted::Kind::at_most ? 1 : 0));
        }
        for (const Value& value : wanted.values) {
            if (const auto* number = std::get_if<std::int64_t>(&value)) starts.insert({*number, *number + 1});
        }
    }
    return starts;
}

/// The words that the tests name, and one that they do not.
std::vector<std::string> words_to_try(const FactRow& fact, const std::vector<Wanted>& tests) {
    std::vector<std::string> words;
    std::vector<std::string> others;
    for (const std::string_view word : fact.words) {
        const Value value = std::string(word);
        const bool is_named = std::any_of(tests.begin(), tests.end(), [&](const Wanted& wanted) {
            return std::find(wanted.values.begin(), wanted.values.end(), value) != wanted.values.end();
        });
        (is_named ? words : others).emplace_back(word);
    }
    if (!others.empty() && fact.type != FactType::yes_no && fact.type != FactType::number)
        words.push_back(others.front());
    return words;
}

/// No word ("none" where the fact has that word), each word, and each two of them.
std::vector<Values> small_sets(const FactRow& fact, std::vector<std::string> words) {
    const bool has_none = std::find(fact.words.begin(), fact.words.end(), "none") != fact.words.end();
    words.erase(std::remove(words.begin(), words.end(), "none"), words.end());
    std::vector<Values> sets = {has_none ? Values{std::string("none")} : Values{}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        sets.push_back({words[i]});
        for (std::size_t j = i + 1; j < words.size(); ++j) sets.push_back({words[i], words[j]});
    }
    return sets;
}

std::vector<Values> values_of_axis(const FactRow& fact, const std::vector<Wanted>& tests, const Ruleset& ruleset) {
    const std::vector<std::string> words = words_to_try(fact, tests);
    if (fact.type == FactType::list) return small_sets(fact, words);
    std::vector<Values> values;
    if (fact.type == FactType::yes_no) values = {{true}, {false}};
    if (fact.type == FactType::number) {
        for (const std::int64_t start : starts_of_ranges(tests, ruleset)) values.push_back({start});
    }
    for (const std::string& word : words) values.push_back({word});
    return values;
}

/// What always holds in an incident of these kinds.
std::vector<const KindFact*> facts_given_by(const std::vector<Kind>& kinds) {
    std::vector<const KindFact*> rows;
    for (const KindFact& row : facts_of_kinds()) {
        if (covers_any(row.kind, kinds)) rows.push_back(&row);
    }
    return rows;
}

std::optional<std::int64_t> no_parameter(const std::string&) {
    return std::nullopt;
}

/// A fixed pseudo-random sequence (splitmix64).
std::uint64_t mixed(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15ULL;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBULL;
    return number ^ (number >> 31);
}

/// The range of numbers that begins here: "1", "2 to 4", "5 or more".
std::string words_of_range(const Axis& axis, std::size_t index, std::int64_t start) {
    if (index + 1 == axis.values.size()) return std::to_string(start) + " or more";
    const auto* next = std::get_if<std::int64_t>(&axis.values[index + 1].front());
    if (next == nullptr) return std::to_string(start) + " or more";  // only words follow
    if (*next == start + 1) return std::to_string(start);
    return std::to_string(start) + " to " + std::to_string(*next - 1);
}

std::string words_of_value(const Axis& axis, std::size_t index) {
    const Values& values = axis.values[index];
    if (values.empty()) return "none";
    if (const auto* start = std::get_if<std::int64_t>(&values.front())) return words_of_range(axis, index, *start);
    std::vector<std::string> words;
    for (const Value& value : values) words.push_back(to_text(value));
    return list_of(words);
}

}  // namespace

Combinations::Combinations(const Ruleset& ruleset, const std::vector<Kind>& kinds,
                           const std::vector<const Condition*>& conditions)
    : ruleset_(ruleset) {
    TestsByFact tests = tests_by_fact(ruleset, conditions);
    const std::vector<const KindFact*> given = facts_given_by(kinds);
    add_implied_tests(tests);
    for (const KindFact* row : given) {
        if (const auto found = tests.find(std::string(row->fact)); found != tests.end()) {
            found->second.push_back(row->wanted);
        }
    }
    for (const auto& [fact, wanted] : tests) {
        const std::string& name = fact;
        const bool is_had = std::any_of(kinds.begin(), kinds.end(), [&](Kind kind) { return can_have(kind, name); });
        if (is_had) {
            add_axis(fact, wanted);
        } else {
            axes_.push_back({fact, {Values{}}});
        }
    }
    keep_facts_of(given);
    add_exclusions();
}

void Combinations::keep_facts_of(const std::vector<const KindFact*>& rows) {
    for (const KindFact* row : rows) {
        const auto axis = axis_of(row->fact);
        if (!axis) continue;
        std::vector<Values> kept;
        for (Values& values : axes_[*axis].values) {
            if (meets(values, row->wanted, no_parameter) == Truth::yes) kept.push_back(std::move(values));
        }
        axes_[*axis].values = std::move(kept);
    }
}

void Combinations::add_axis(const std::string& fact, const std::vector<Wanted>& tests) {
    const FactRow* row = fact_named(fact);
    if (fact == "play") {
        Axis axis{.fact = fact};
        for (const Play play : kPlays) axis.values.push_back({std::string(name_of(play))});
        axes_.push_back(std::move(axis));
    } else if (row != nullptr) {
        axes_.push_back({fact, values_of_axis(*row, tests, ruleset_)});
    }
}

void Combinations::add_exclusions() {
    for (const Implication& row : implications()) {
        const auto a = axis_of(row.fact);
        const auto b = axis_of(row.other);
        if (!a || !b) continue;
        Exclusion exclusion{*a, *b, {}};
        for (const Values& value : axes_[*a].values) {
            std::vector<bool> allowed;
            for (const Values& other : axes_[*b].values) {
                allowed.push_back(meets(value, row.wanted, no_parameter) != Truth::yes ||
                                  meets(other, row.then, no_parameter) == Truth::yes);
            }
            exclusion.allowed.push_back(std::move(allowed));
        }
        exclusions_.push_back(std::move(exclusion));
    }
}

std::optional<std::size_t> Combinations::axis_of(std::string_view fact) const {
    const auto found = std::find_if(axes_.begin(), axes_.end(), [&](const Axis& axis) { return axis.fact == fact; });
    if (found == axes_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - axes_.begin());
}

std::optional<std::vector<Combination>> Combinations::all(std::uint64_t most) const {
    std::vector<Combination> begun = {{}};
    for (const Axis& axis : axes_) {
        std::vector<Combination> longer;
        for (Combination& combination : begun) {
            combination.push_back(0);
            for (std::size_t value = 0; value < axis.values.size(); ++value) {
                combination.back() = static_cast<std::uint8_t>(value);
                if (!is_excluded(combination)) longer.push_back(combination);
            }
            if (longer.size() > most) return std::nullopt;
        }
        begun = std::move(longer);
    }
    return begun;
}

/// Whether the last value chosen does not go with one chosen before.
bool Combinations::is_excluded(const Combination& begun) const {
    const std::size_t last = begun.size() - 1;
    return std::any_of(exclusions_.begin(), exclusions_.end(), [&](const Exclusion& exclusion) {
        if (std::max(exclusion.a, exclusion.b) != last) return false;
        return !exclusion.allowed[begun[exclusion.a]][begun[exclusion.b]];
    });
}

Combination Combinations::drawn(std::uint64_t number) const {
    Combination combination;
    for (std::size_t i = 0; i < axes_.size(); ++i) {
        combination.push_back(static_cast<std::uint8_t>(mixed(number * 1000 + i) % axes_[i].values.size()));
    }
    return combination;
}

bool Combinations::can_occur(const Combination& combination) const {
    return std::all_of(exclusions_.begin(), exclusions_.end(), [&](const Exclusion& exclusion) {
        return exclusion.allowed[combination[exclusion.a]][combination[exclusion.b]];
    });
}

Play Combinations::play_of(const Combination& combination) const {
    const auto axis = axis_of("play");
    if (!axis) return Play::standard;
    return named<Play>(std::get<std::string>(axes_[*axis].values[combination[*axis]].front())).value_or(Play::standard);
}

Truth Combinations::evaluate(const Condition& condition, const Combination& combination) const {
    const Play play = play_of(combination);
    const FactLookup facts = [&](const std::string& fact) -> std::optional<Values> {
        const auto axis = axis_of(fact);
        if (!axis) return std::nullopt;
        return axes_[*axis].values[combination[*axis]];
    };
    return rules::evaluate(condition, facts, [&](const std::string& name) { return ruleset_.parameter(name, play); });
}

std::vector<std::pair<std::string, std::string>> Combinations::to_words(const Combination& combination,
                                                                        const std::vector<std::size_t>& axes) const {
    std::vector<std::pair<std::string, std::string>> words;
    for (const std::size_t axis : axes) {
        words.emplace_back(axes_[axis].fact, words_of_value(axes_[axis], combination[axis]));
    }
    return words;
}

}  // namespace jadoube::rules
