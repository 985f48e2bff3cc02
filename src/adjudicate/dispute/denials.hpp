// What a player denies of what was told of him: the arbiter establishes whether it happened, and until he has nobody
// knows it (STORY section 3).
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "adjudicate/cases/dispute.hpp"

namespace jadoube::adjudicate {

class DisputesBefore;

/// What somebody's finding that the players differ is about: the last that he did himself, if it left no trace on the
/// board: a touch, a word, conduct. A move he does not deny, nor what belongs to a dispute before.
/// By the act that denies.
[[nodiscard]] std::map<std::size_t, std::size_t> denied_acts(const std::vector<Act>& acts,
                                                             const DisputesBefore& before);

/// What is told of the whole dispute is told of the acts that are denied in it; of what the arbiter saw himself, that
/// it happened.
[[nodiscard]] Dispute with_denials_as_told(Dispute dispute);

/// Nothing comes of what is told, or assumed, not to have happened, nor of what nobody can establish; and once it is
/// established, either way, nothing of the denial.
[[nodiscard]] Dispute with_denials_settled(Dispute dispute, const DisputesBefore& before, const Facts& assumed);

/// Of which acts it must be told whether they happened, as it is asked: "happened@1".
[[nodiscard]] std::set<std::string> untold_of_denials(const Dispute& dispute, const DisputesBefore& before,
                                                      const Facts& assumed);

}  // namespace jadoube::adjudicate
