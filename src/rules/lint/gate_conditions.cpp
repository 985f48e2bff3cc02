#include "rules/lint/gate_conditions.hpp"

namespace jadoube::rules {
namespace {

Condition test(std::string fact, Wanted wanted) {
    return {.kind = Condition::Kind::test, .fact = std::move(fact), .wanted = std::move(wanted)};
}

Condition is(std::string fact, Value value) {
    return test(std::move(fact), {.kind = Wanted::Kind::one_of, .values = {std::move(value)}});
}

Condition fewer_than(std::string fact, const Bound& bound) {
    Condition reached = test(std::move(fact), {.kind = Wanted::Kind::at_least, .bound = bound});
    return {.kind = Condition::Kind::negation, .parts = {std::move(reached)}};
}

}  // namespace

Condition condition_of(const Until& until) {
    const WindowRow& row = row_of(until.kind);
    const std::string fact(row.fact);
    if (row.is_counted) return fewer_than(fact, until.moves);
    if (until.kind == Window::game_ends) return is(fact, std::string(name_of(Ending::no)));
    return is(fact, false);
}

Condition condition_of_raisers(const std::vector<Party>& raisers) {
    if (raisers.empty()) return {};
    Wanted wanted{.kind = Wanted::Kind::one_of};
    const auto add = [&](Party party) { wanted.values.emplace_back(std::string(name_of(party))); };
    for (const Party raiser : raisers) {
        if (raiser == Party::either) {
            add(Party::player);
            add(Party::opponent);
        } else {
            add(raiser);
        }
    }
    return {.kind = Condition::Kind::all, .parts = {test("raised_by", std::move(wanted))}};
}

}  // namespace jadoube::rules
