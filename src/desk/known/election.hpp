// What a decision does to the play: an option that was chosen is an election by whom the ruling names; a decision of
// the arbiter's own leaves nothing of the ruling.
#pragma once

#include "adjudicate/cases/act.hpp"
#include "log/state/fold.hpp"

namespace jadoube::desk {

/// Whether what was ruled on the incident is where the game goes on: there is a ruling, neither the incident is
/// withdrawn nor decided otherwise, and no penalty was imposed that ends the game.
[[nodiscard]] bool leaves_what_was_ruled(const log::LoggedIncident& incident);

/// Who has lost the game by a penalty that stands; nothing where none ends it.
[[nodiscard]] std::optional<chess::Color> loser_by_penalty(const log::LoggedIncident& incident);

/// The option that the decision took, as the demand of the player who had the choice; nothing where it took none.
[[nodiscard]] std::optional<adjudicate::Act> election_in(const log::LoggedIncident& incident);

}  // namespace jadoube::desk
