// What words name is what they are about: an answer, a refusal or an admission of one thing is none of another.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// Asks where the words name something that the act would not be about.
[[nodiscard]] Result<void> check_what_is_meant(const LineSoFar& line, const SaidGroup& group);

/// It is said that nothing was done, or what was told is only admitted: a remark.
[[nodiscard]] bool changes_nothing(const LineSoFar& line, const SaidGroup& group);

/// "agree to a draw", and not only "agree".
[[nodiscard]] bool names_draw(const SaidGroup& group);

/// "plays on", "continues".
[[nodiscard]] bool plays_on(const SaidGroup& group);

}  // namespace jadoube::desk
