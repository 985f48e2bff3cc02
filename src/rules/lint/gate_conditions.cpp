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
    switch (until.kind) {
        case Until::Kind::claimant_touches: return is("claimant_touched", false);
        case Until::Kind::opponent_replies: return is("opponent_replied", false);
        case Until::Kind::speaker_moves: return is("speaker_moved", false);
        case Until::Kind::next_move: return is("next_move_made", false);
        case Until::Kind::game_ends: return is("game_ended_by", std::string("no"));
        case Until::Kind::moves_by_each: return fewer_than("moves_by_each", until.moves);
        case Until::Kind::own_moves: return fewer_than("own_moves", until.moves);
    }
    return {};
}

Condition condition_of_raisers(const std::vector<std::string>& raisers) {
    if (raisers.empty()) return {};
    Wanted wanted{.kind = Wanted::Kind::one_of};
    for (const std::string& raiser : raisers) {
        if (raiser == "either") {
            wanted.values.emplace_back(std::string("player"));
            wanted.values.emplace_back(std::string("opponent"));
        } else {
            wanted.values.emplace_back(raiser);
        }
    }
    return {.kind = Condition::Kind::all, .parts = {test("raised_by", std::move(wanted))}};
}

}  // namespace jadoube::rules
