#include "adjudicate/facts/facts.hpp"

#include <algorithm>
#include <unordered_map>

#include "adjudicate/facts/count_earlier.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Origin;
using rules::Values;

std::vector<Measurement> all_measurements() {
    std::vector<Measurement> all;
    for (const auto part : {measurements_of_acts(), measurements_of_persons(), measurements_of_board(),
                            measurements_of_castling(), measurements_of_record(), measurements_of_checks(),
                            measurements_of_mate(), measurements_of_clock(), measurements_of_words()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

std::unordered_map<std::string_view, decltype(Measurement::measure)> measurements_by_fact() {
    std::unordered_map<std::string_view, decltype(Measurement::measure)> by_fact;
    for (const Measurement& one : all_measurements()) by_fact.emplace(one.fact, one.measure);
    return by_fact;
}

std::optional<Values> value_in(const Facts& facts, const std::string& fact) {
    const auto found = facts.find(fact);
    return found == facts.end() ? std::nullopt : std::optional(found->second);
}

const Values* told_of(const Scene& scene, const std::string& fact) {
    return told(scene.context.dispute, scene.incident, fact);
}

/// What a person says outranks the measurement of some facts; what an earlier incident of the dispute has ended is
/// ended, whatever was told of the game before it.
bool is_for_a_person(const rules::FactRow* row, const Values& told, const Scene& scene) {
    const bool is_ended_in_dispute = scene.incident.ended_by != rules::Ending::no;
    if (row != nullptr && row->traits.unless_ended_in_dispute && is_ended_in_dispute) return false;
    return told == Values{std::string(rules::kCannotBeEstablished)} || (row != nullptr && row->traits.person_outranks);
}

/// That there was such a matter before, by the count that shows it.
FoundFact shown_by_count(const Scene& scene, const rules::FactRow* row) {
    if (row == nullptr || row->traits.shown_by_count.empty()) return {};
    const std::string name(row->traits.shown_by_count);
    const FoundFact counted = find_count(scene, name, *rules::count_named(name));
    const auto* number = counted.values ? std::get_if<std::int64_t>(&counted.values->front()) : nullptr;
    return number != nullptr && *number > 0 ? FoundFact{Values{true}, counted.origin} : FoundFact{};
}

/// What only a person tells as a rule, and the record shows here.
Origin origin_of_measured(const rules::FactRow* row) {
    if (row == nullptr) return Origin::board;
    return row->origin == Origin::person ? Origin::record : row->origin;
}

}  // namespace

std::optional<Values> measure(const Scene& scene, const std::string& fact) {
    static const auto kByFact = measurements_by_fact();
    const auto found = kByFact.find(fact);
    return found == kByFact.end() ? std::nullopt : found->second(scene);
}

FoundFact find_fact(const Scene& scene, const std::string& fact) {
    if (auto values = value_in(scene.deemed, fact)) return {values, Origin::law};
    if (auto values = value_in(scene.incident.due.deemed, fact)) return {values, Origin::law};
    if (const auto count = rules::count_named(fact)) return find_count(scene, fact, *count);
    const Values* by_person = told_of(scene, fact);
    const rules::FactRow* row = rules::fact_named(fact);
    if (by_person != nullptr && is_for_a_person(row, *by_person, scene)) return {*by_person, Origin::person};
    auto of_event = value_in(scene.context.game.event, fact);
    if (of_event && row != nullptr && row->traits.person_outranks) return {of_event, Origin::event};
    if (auto values = measure(scene, fact)) return {values, origin_of_measured(row)};
    if (by_person != nullptr) return {*by_person, Origin::person};
    if (FoundFact shown = shown_by_count(scene, row); shown.values) return shown;
    if (of_event) return {of_event, Origin::event};
    if (auto values = value_in(scene.context.ruleset.event_defaults, fact)) return {values, Origin::law};
    if (const Values* values = assumed_of(scene.context.assumed, scene.incident, fact))
        return {*values, Origin::assumed};
    return {};
}

rules::Truth truth_in(const rules::Condition& condition, const Scene& scene) {
    const auto facts = [&](const std::string& fact) { return find_fact(scene, fact).values; };
    const auto parameters = [&](const std::string& name) {
        return scene.context.ruleset.parameter(name, scene.context.game.play);
    };
    return rules::evaluate(condition, facts, parameters);
}

std::optional<std::int64_t> amount_of(const Scene& scene, const rules::Bound& bound) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return *number;
    const auto& name = std::get<std::string>(bound);
    // The event may set what the law leaves to it.
    const auto& event = scene.context.game.event;
    if (const auto set = event.find(name); set != event.end()) {
        if (const auto* number = std::get_if<std::int64_t>(&set->second.front())) return *number;
    }
    const auto number_in = [](const std::optional<rules::Values>& values) -> std::optional<std::int64_t> {
        const auto* number = values && values->size() == 1 ? std::get_if<std::int64_t>(&values->front()) : nullptr;
        return number != nullptr ? std::optional(*number) : std::nullopt;
    };
    if (const Values* values = told_of(scene, name)) return number_in(*values);
    // The clocks set it where they show it: the increment that a wrong press gained.
    if (const auto measured = number_in(measure(scene, name))) return measured;
    if (const auto parameter = scene.context.ruleset.parameter(name, scene.context.game.play)) return parameter;
    return number_in(find_fact(scene, name).values);
}

namespace {

/// Those of which the own condition is met, each with what it cites.
std::vector<std::string> clauses_met(const Scene& scene, const std::vector<std::string>& by) {
    std::vector<std::string> clauses;
    for (const std::string& id : by) {
        const rules::Article* clause = scene.context.ruleset.find(id);
        if (clause == nullptr || truth_in(clause->when, scene) != rules::Truth::yes) continue;
        clauses.push_back(id);
        clauses.insert(clauses.end(), clause->cites.begin(), clause->cites.end());
    }
    return clauses;
}

bool is_measured_for(const Scene& scene, const rules::Article& article, const std::vector<std::string_view>& facts) {
    return std::ranges::any_of(rules::tests_of(article), [&](const rules::Condition* test) {
        const bool is_one = std::ranges::find(facts, test->fact) != facts.end();
        return is_one && told_of(scene, test->fact) == nullptr;
    });
}

}  // namespace

std::vector<std::string> clauses_of_definitions(const Scene& scene, const rules::Article& article) {
    std::vector<std::string> clauses;
    for (const auto& [definition, by] : scene.context.ruleset.defined_by) {
        if (!is_measured_for(scene, article, rules::facts_decided_by(definition))) continue;
        const std::vector<std::string> met = clauses_met(scene, by);
        clauses.insert(clauses.end(), met.begin(), met.end());
    }
    return clauses;
}

std::vector<std::string> clauses_of(const Scene& scene, const std::string& parameter) {
    const rules::Ruleset& code = scene.context.ruleset;
    const rules::Number* number = code.number(parameter, scene.context.game.play);
    if (number == nullptr || number->by.empty()) return {};
    if (scene.context.game.event.contains(parameter) || told_of(scene, parameter) != nullptr ||
        measure(scene, parameter)) {
        return {};
    }
    return clauses_met(scene, number->by);
}

std::vector<std::string> measured_facts() {
    std::vector<std::string> names;
    for (const Measurement& measurement : all_measurements()) names.emplace_back(measurement.fact);
    return names;
}

}  // namespace jadoube::adjudicate
