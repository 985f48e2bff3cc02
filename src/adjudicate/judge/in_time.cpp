#include "adjudicate/judge/in_time.hpp"

namespace jadoube::adjudicate {

Incident as_if_in_time(Incident incident) {
    incident.due.deemed["claimant_touched"] = {false};
    incident.due.deemed["opponent_replied"] = {false};
    incident.due.deemed["game_ended_by"] = {std::string(name_of(rules::Ending::no))};
    incident.ended_by = rules::Ending::no;
    return incident;
}

bool was_nothing_wrong(const MatterRuling& in_time) {
    const bool in_order =
        in_time.conclusion == Conclusion::no_breach || in_time.conclusion == Conclusion::claim_rejected;
    const bool is_met = !in_time.obligation || in_time.obligation->discharged;
    const bool stands = in_time.position && in_time.position->place == rules::Place::stand;
    return in_order && is_met && stands && in_time.status == Status::decided;
}

}  // namespace jadoube::adjudicate
