// The positions that the laws name: those to be restored, and the one that stands.
#pragma once

#include <optional>
#include <string>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

/// The position of a place named in `restore`; nothing where it is not known.
[[nodiscard]] std::optional<chess::Setup> position_at(const Scene& scene, rules::Place place);

/// The board where what was done stands: with the reply, where one was made since.
[[nodiscard]] std::optional<chess::Setup> position_that_stands(const Scene& scene);

}  // namespace jadoube::adjudicate
