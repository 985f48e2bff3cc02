// A decision as it is typed at the prompt: "2", "penalty warning; time black +2:00", "otherwise ... because ...".
#pragma once

#include <string_view>

#include "desk/incident/decisions.hpp"

namespace jadoube::desk {

/// The words behind "decide", where the line is that; nothing where it is an act.
[[nodiscard]] std::optional<std::string_view> told_to_decide(std::string_view line);

/// Parts with semicolons between, in the words of the options of `jadoube decide`, with dashes or without: a number or
/// "option 2", "penalty NAME", "time black +2:00", "points white -1", "otherwise WHAT", and "because WHY" behind all.
/// Nothing, or "yes", is as proposed. Fails with usage, unknown_name or bad_time.
[[nodiscard]] Result<DecisionTold> decision_told(std::string_view line);

}  // namespace jadoube::desk
