// What has been told of an incident.
#pragma once

#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// In this incident: with one of its acts, the last of them first; else of the whole dispute. Null where nobody has.
[[nodiscard]] const rules::Values* told(const Dispute& dispute, const Incident& incident, const std::string& fact);

/// What is assumed of a fact that nobody has told, in this incident.
[[nodiscard]] const rules::Values* assumed_of(const Facts& assumed, const Incident& incident, const std::string& fact);

/// Whether the move had been begun when somebody objected to it, and has been completed since.
[[nodiscard]] bool is_completed_since_objection(const Incident& incident);

/// Whether the last move told of the incident came after somebody had objected.
[[nodiscard]] bool has_moved_since_objection(const Dispute& dispute, const Incident& incident);

}  // namespace jadoube::adjudicate
