// The same done by both players, in one word or in two acts: one matter, in which each has his own acts and facts.
#pragma once

#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// Whom the act is about: who did it himself, or of whom something was found; an objection is about nobody alone.
[[nodiscard]] std::optional<Person> subject_of(const Act& act);
/// Conduct of both players.
[[nodiscard]] bool has_act_of_each(const Incident& incident, const Dispute& dispute);
[[nodiscard]] bool is_of_both(const Incident& incident, const Dispute& dispute);
/// What one of them did in it. `together`: looked at as what both did, else for himself.
[[nodiscard]] Incident part_of(const Incident& incident, const Dispute& dispute, chess::Color player, bool together);

}  // namespace jadoube::adjudicate
