// Words for options and for who is meant: what a remedy does, and which side a role is.
#pragma once

#include <string>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

/// The word for what an option does: the phrase it was written as, else what the remedy is (KERNEL section 11).
[[nodiscard]] std::string action_of(const rules::Remedy& remedy);
/// "white", "black", "either" or "both" for player, opponent, offender, claimant, each, both.
[[nodiscard]] std::string side_named(const Scene& scene, const std::string& role);

}  // namespace jadoube::adjudicate
