// Facts as an arbiter types them: "deliberate=yes", "time_left_ms=0:01:30".
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "rules/condition.hpp"

namespace jadoube::desk {

/// "deliberate=yes", "illegal_moves_before=1", "notice=late": a fact of the vocabulary with its value.
[[nodiscard]] Result<std::pair<std::string, rules::Values>> parse_fact(std::string_view text);

}  // namespace jadoube::desk
