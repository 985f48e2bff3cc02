// What somebody finds, held against the position and the record that were entered.
#pragma once

#include <optional>
#include <string>

#include "adjudicate/cases/dispute.hpp"
#include "rules/vocabulary/definitions.hpp"
#include "rules/vocabulary/kind.hpp"

namespace jadoube::adjudicate {

/// What they show against it, in words; nothing where they leave it open. A game of which nothing was entered shows
/// nothing. `now` is the board on which it is found.
[[nodiscard]] std::optional<std::string> shown_against(rules::Kind found, const GameState& game,
                                                       const std::optional<chess::Setup>& now,
                                                       const rules::Definitions& definitions);

}  // namespace jadoube::adjudicate
