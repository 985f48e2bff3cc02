// Faults of counts of earlier matters: what is counted and can never be, or is no condition.
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

struct Count;

/// Whether a player may take back the word that ended the game, so that it goes on.
[[nodiscard]] bool lifts_ends(const Ruleset& ruleset);
/// "earlier matters of the offender in this game (touches; ruled under 4.2)".
[[nodiscard]] std::string in_words(const Count& count);

[[nodiscard]] std::vector<LintFinding> lint_counts(const Ruleset& ruleset);

}  // namespace jadoube::rules
