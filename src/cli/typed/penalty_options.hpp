// Penalties as they are typed with options of `decide`.
#pragma once

#include <string>
#include <vector>

#include "desk/incident/penalties.hpp"

namespace jadoube::cli {

/// Names of penalties, changes of time ("black +2:00") and of points ("white -0.5"). Fails with unknown_name, usage or
/// bad_time.
[[nodiscard]] Result<desk::PenaltiesTold> penalty_options(const std::vector<std::string>& names,
                                                          const std::vector<std::string>& times,
                                                          const std::vector<std::string>& points);

}  // namespace jadoube::cli
