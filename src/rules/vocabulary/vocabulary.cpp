#include "rules/vocabulary/vocabulary.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary_tables.hpp"

namespace jadoube::rules {
namespace {

std::vector<FactRow> all_facts() {
    std::vector<FactRow> all;
    for (auto table :
         {facts_of_acts, facts_of_board, facts_of_record, facts_of_clock, facts_of_persons, facts_of_event}) {
        std::vector<FactRow> rows = table();
        std::move(rows.begin(), rows.end(), std::back_inserter(all));
    }
    return all;
}

template <typename Row>
const Row* row_named(std::span<const Row> rows, std::string_view name) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

std::set<std::int64_t> numbers_of(const Bound& bound, const Ruleset& ruleset) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return {*number};
    std::set<std::int64_t> numbers;
    const auto values = ruleset.parameters.find(std::get<std::string>(bound));
    if (values == ruleset.parameters.end()) return numbers;
    for (const auto& [play, number] : values->second) numbers.insert(number);
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
        for (const Condition* test : tests_of(article)) {
            if (test->fact != fact) continue;
            for (const std::int64_t number : numbers_tested(test->wanted, ruleset)) {
                numbers.insert({number - 1, number, number + 1});
            }
        }
    }
    numbers.erase(numbers.begin(), numbers.lower_bound(0));  // counts and times are never negative
    if (numbers.empty()) numbers = {0, 1};
    return {numbers.begin(), numbers.end()};
}

bool has_sub_kinds(std::string_view kind) {
    const std::string prefix = std::string(kind) + '.';
    return std::any_of(kinds().begin(), kinds().end(),
                       [&](const KindRow& row) { return row.name.substr(0, prefix.size()) == prefix; });
}

}  // namespace

std::string_view name_of(Origin origin) {
    switch (origin) {
        case Origin::acts: return "acts";
        case Origin::board: return "board";
        case Origin::record: return "record";
        case Origin::clock: return "clock";
        case Origin::mate: return "mate";
        case Origin::log: return "log";
        case Origin::event: return "event";
        case Origin::ruling: return "ruling";
        case Origin::person: return "person";
        case Origin::law: return "law";
        case Origin::assumed: return "assumed";
    }
    return {};
}

std::string_view name_of(FactType type) {
    switch (type) {
        case FactType::yes_no: return "yes_no";
        case FactType::number: return "number";
        case FactType::word: return "word";
        case FactType::list: return "list";
    }
    return {};
}

std::string_view name_of(KindClass kind_class) {
    switch (kind_class) {
        case KindClass::act: return "act";
        case KindClass::claim: return "claim";
        case KindClass::setup: return "setup";
        case KindClass::other: return "other";
    }
    return {};
}

std::span<const FactRow> facts() {
    static const std::vector<FactRow> kRows = all_facts();
    return kRows;
}

const FactRow* fact_named(std::string_view name) {
    return row_named(facts(), name);
}
const KindRow* kind_named(std::string_view name) {
    return row_named(kinds(), name);
}

std::vector<std::vector<std::string>> possible_incidents() {
    std::vector<std::vector<std::string>> sets;
    for (const KindRow& row : kinds()) {
        if (!has_sub_kinds(row.name)) sets.push_back({std::string(row.name)});
    }
    for (const KindsTogether& together : kinds_together()) {
        for (const KindRow& row : kinds()) {
            if (has_sub_kinds(row.name) || !kind_covers(std::string(together.first), std::string(row.name))) continue;
            sets.push_back({std::string(row.name)});
            sets.back().insert(sets.back().end(), together.others.begin(), together.others.end());
        }
    }
    return sets;
}

std::vector<Value> values_to_try(const FactRow& fact, const Ruleset& ruleset) {
    std::vector<Value> values;
    if (fact.type == FactType::yes_no) values = {true, false};
    if (fact.type == FactType::number) values = numbers_to_try(fact.name, ruleset);
    for (const std::string_view word : fact.words) values.emplace_back(std::string(word));
    return values;
}

}  // namespace jadoube::rules
