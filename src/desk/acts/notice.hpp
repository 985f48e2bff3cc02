// "J'adoube": who said it, and of which touch.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> take_notice(LineSoFar& line, std::optional<rules::NoticeTime> when, const SaidGroup& group);
[[nodiscard]] std::optional<rules::NoticeTime> notice_for(LineSoFar& line, Color by);
[[nodiscard]] bool follows_notice(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> settle_notices(LineSoFar& line);

}  // namespace jadoube::desk
