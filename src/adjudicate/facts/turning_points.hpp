// Facts by which the judge does more than answer the article that asked for them, by their names.
#pragma once

#include <string_view>

namespace jadoube::adjudicate {

/// A result that turned on it is told with how the mate comes about.
inline constexpr std::string_view kOpponentCanMate = "opponent_can_mate";

}  // namespace jadoube::adjudicate
