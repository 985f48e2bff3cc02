#include "adjudicate/story/of_both.hpp"

#include <algorithm>

namespace jadoube::adjudicate {
namespace {

bool has_act_of(const Incident& incident, const Dispute& dispute, Person who) {
    return std::any_of(incident.acts.begin(), incident.acts.end(), [&](std::size_t act) {
        return act < dispute.acts.size() && subject_of(dispute.acts[act]) == who;
    });
}

/// Where only one of them has refused what was required of both.
bool has_only_the_other_refused(const Incident& incident, const Dispute& dispute, chess::Color player) {
    const auto has_refused = [&](Person who) {
        return std::any_of(incident.acts.begin(), incident.acts.end(), [&](std::size_t act) {
            return act < dispute.acts.size() && dispute.acts[act].by == who &&
                   std::holds_alternative<Refuse>(dispute.acts[act].what);
        });
    };
    return has_refused(person_of(!player)) && !has_refused(person_of(player)) && !has_refused(Person::both);
}

}  // namespace

std::optional<Person> subject_of(const Act& act) {
    if (const auto* happening = std::get_if<Happening>(&act.what); happening != nullptr && happening->is_found())
        return happening->of ? std::optional(person_of(*happening->of)) : std::nullopt;
    return is_objection(act) ? std::nullopt : std::optional(act.by);
}

bool has_act_of_each(const Incident& incident, const Dispute& dispute) {
    return has_act_of(incident, dispute, Person::white) && has_act_of(incident, dispute, Person::black);
}

bool is_of_both(const Incident& incident, const Dispute& dispute) {
    if (incident.offender || !rules::covers_any(rules::Kind::conduct, incident.kinds)) return false;
    return has_act_of_each(incident, dispute) || has_act_of(incident, dispute, Person::both);
}

Incident part_of(const Incident& incident, const Dispute& dispute, chess::Color player, bool together) {
    Incident part = incident;
    part.offender = player;
    part.with_the_other = together;
    if (has_only_the_other_refused(incident, dispute, player)) part.choice.refused = false;
    std::erase_if(part.acts, [&](std::size_t act) {
        return act < dispute.acts.size() && subject_of(dispute.acts[act]) == person_of(!player);
    });
    return part;
}

}  // namespace jadoube::adjudicate
