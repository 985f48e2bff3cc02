// Which rulings may rest on what the log no longer says.
#pragma once

#include <vector>

#include "log/state/fold.hpp"

namespace jadoube::desk {

/// It has a ruling that stands, by a decision or before one, and is not decided in words of the arbiter's own.
[[nodiscard]] bool rests_on_ruling(const log::LoggedIncident& incident);

/// Those before which something in their game was changed or entered after they were ruled upon.
[[nodiscard]] std::vector<const log::LoggedIncident*> after_changes(const log::State& state);

}  // namespace jadoube::desk
