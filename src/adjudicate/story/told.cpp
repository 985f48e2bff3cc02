#include "adjudicate/story/told.hpp"

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"

namespace jadoube::adjudicate {
namespace {

const rules::Values* values_told(const Facts& facts, const std::string& fact) {
    const auto found = facts.find(fact);
    return found == facts.end() || found->second.empty() ? nullptr : &found->second;
}

}  // namespace

const rules::Values* assumed_of(const Facts& assumed, const Incident& incident, const std::string& fact) {
    return said_of(assumed, incident.acts, fact);
}

const rules::Values* told(const Dispute& dispute, const Incident& incident, const std::string& fact) {
    for (auto act = incident.acts.rbegin(); act != incident.acts.rend(); ++act) {
        if (*act >= dispute.acts.size()) continue;
        if (const rules::Values* values = values_told(dispute.acts[*act].facts, fact)) return values;
    }
    return values_told(dispute.facts, fact);
}

bool is_completed_since_objection(const Incident& incident) {
    return incident.objection.in_its_middle && incident.play.complete.value_or(false);
}

bool has_moved_since_objection(const Dispute& dispute, const Incident& incident) {
    const auto none = incident.acts.rend();
    const auto last = [&](bool (*is_it)(const Act&)) {
        return std::find_if(incident.acts.rbegin(), none,
                            [&](std::size_t act) { return act < dispute.acts.size() && is_it(dispute.acts[act]); });
    };
    const auto move = last(is_move);
    const auto objection = last(is_objection);
    return move != none && objection != none && *move > *objection;
}

}  // namespace jadoube::adjudicate
