// What is asked and told of a line once all its groups are read.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> check_whole(LineSoFar& line);
[[nodiscard]] std::set<Color> irregular_movers(const LineSoFar& line);
[[nodiscard]] const Act* counted_move(const LineSoFar& line, std::optional<Color> of);
[[nodiscard]] Error first_asked(LineSoFar& line, Error error);

}  // namespace jadoube::desk
