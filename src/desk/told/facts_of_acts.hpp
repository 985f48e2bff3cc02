// Of which acts a fact may be: what is told of what one player did is not told of what the other did.
#pragma once

#include <string_view>

#include "adjudicate/cases/act.hpp"

namespace jadoube::desk {

/// How many men a player touched, of his own and of the other's: seen on a board, and told where there is none.
inline constexpr const char* kOwnTouched = "own_men_touched";
inline constexpr const char* kEnemyTouched = "enemy_men_touched";

/// What one act alone may be, and not the whole dispute.
[[nodiscard]] bool is_of_acts(std::string_view fact);

/// Told of somebody's conduct.
[[nodiscard]] bool is_of_conduct(std::string_view fact);

/// Whoever is named with it is not the player whose act it is of: who consents, or was disturbed.
[[nodiscard]] bool names_the_other(std::string_view fact);

/// Whether it may be so of this act and not of another.
[[nodiscard]] bool concerns(std::string_view fact, const adjudicate::Act& act);

}  // namespace jadoube::desk
