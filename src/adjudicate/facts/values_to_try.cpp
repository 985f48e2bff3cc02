#include "adjudicate/facts/values_to_try.hpp"

#include <algorithm>
#include <set>

#include "adjudicate/cases/fact_of_act.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Article;
using rules::Bound;
using rules::Condition;
using rules::Ruleset;
using rules::Value;
using rules::Wanted;

std::set<std::int64_t> numbers_of(const Bound& bound, const Ruleset& ruleset) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return {*number};
    std::set<std::int64_t> numbers;
    const auto values = ruleset.parameters.find(std::get<std::string>(bound));
    if (values == ruleset.parameters.end()) return numbers;
    for (const auto& [play, number] : values->second) numbers.insert(number.is);
    return numbers;
}

std::set<std::int64_t> numbers_tested(const Wanted& wanted, const Ruleset& ruleset) {
    if (wanted.kind == Wanted::Kind::at_least || wanted.kind == Wanted::Kind::at_most) {
        return numbers_of(wanted.bound, ruleset);
    }
    std::set<std::int64_t> numbers;
    for (const Value& value : wanted.values) {
        if (const auto* number = std::get_if<std::int64_t>(&value)) numbers.insert(*number);
    }
    return numbers;
}

std::vector<Value> numbers_to_try(std::string_view fact, const Ruleset& ruleset) {
    std::set<std::int64_t> numbers;
    for (const Article& article : ruleset.articles) {
        if (article.until && rules::row_of(article.until->kind).fact == fact) {
            for (const std::int64_t number : numbers_of(article.until->moves, ruleset))
                numbers.insert({number - 1, number, number + 1});
        }
        for (const Condition* test : tests_of(article)) {
            if (test->fact != fact) continue;
            for (const std::int64_t number : numbers_tested(test->wanted, ruleset)) {
                numbers.insert({number - 1, number, number + 1});
            }
        }
    }
    numbers.erase(numbers.begin(), numbers.lower_bound(0));  // counts and times are never negative
    if (numbers.empty()) numbers = {0, 1};
    if (!rules::is_time_name(fact)) numbers.insert(0);  // to what was before the dispute its own matters are added
    return {numbers.begin(), numbers.end()};
}

}  // namespace

std::vector<Value> values_to_try(const std::string& told_name, const Ruleset& ruleset) {
    const std::string fact = fact_of_act(told_name).fact;
    const rules::FactRow* row = rules::fact_named(fact);
    if (row == nullptr) return {};
    std::vector<Value> values;
    if (row->type == rules::FactType::yes_no) values = {true, false};
    if (row->type == rules::FactType::number) values = numbers_to_try(fact, ruleset);
    for (const std::string_view word : row->words) values.emplace_back(std::string(word));
    return values;
}

std::vector<Value> values_to_try(const std::string& fact, const Ruleset& ruleset, const Ruleset* deferred) {
    std::vector<Value> values = values_to_try(fact, ruleset);
    if (deferred == nullptr) return values;
    for (Value& value : values_to_try(fact, *deferred))
        if (std::ranges::find(values, value) == values.end()) values.push_back(std::move(value));
    return values;
}

}  // namespace jadoube::adjudicate
