// Who is meant in a line, and who acts where nobody is named.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// A question that a name answers.
[[nodiscard]] bool asks_who(const Error& error);

[[nodiscard]] Result<Person> person(LineSoFar& line, Who who);
Person carry(LineSoFar& line, Color color);
[[nodiscard]] Result<Person> actor(LineSoFar& line, const SaidGroup& group, Unnamed otherwise);
[[nodiscard]] Result<Color> player(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
