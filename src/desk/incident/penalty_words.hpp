// Penalties as they are typed: by name, or as a change of somebody's time or points.
#pragma once

#include <string>

#include "desk/incident/penalties.hpp"

namespace jadoube::desk {

/// A penalty by its name. Fails with unknown_name, naming the nearest.
[[nodiscard]] Result<rules::Penalty> penalty_named(const std::string& name);

/// "black +2:00" of time, "white -0.5" of points. Fails with usage or bad_time.
[[nodiscard]] Result<ChangeTold> change_named(const std::string& text, rules::Measure measure);

}  // namespace jadoube::desk
