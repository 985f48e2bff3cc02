// What words name is what they are about: an answer, a refusal or an admission of one thing is none of another.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

/// Asks where the words name something that the act would not be about.
[[nodiscard]] Result<void> check_what_is_meant(const LineSoFar& line, const SaidGroup& group);

/// It is said that nothing was done, or what was told is only admitted: a remark.
[[nodiscard]] bool changes_nothing(const LineSoFar& line, const SaidGroup& group);

/// "agree to a draw", and not only "agree".
[[nodiscard]] bool names_draw(const SaidGroup& group);

/// "plays on", "continues".
[[nodiscard]] bool plays_on(const SaidGroup& group);

/// Something is demanded of him, and nobody has moved since.
[[nodiscard]] bool has_demand_open(const LineSoFar& line, Person by);

/// The draw offered by another than this person is not the last thing that he could answer: something was pointed out,
/// demanded of him or said by an official since.
[[nodiscard]] bool may_answer_something_else(const LineSoFar& line, const SaidGroup& group, Person by);

/// Of what was offered or demanded: "declines the draw", though something else is demanded of him; asked where it may
/// be either.
[[nodiscard]] Result<void> decline_what_is_named(LineSoFar& line, const SaidGroup& group, Person by);

}  // namespace jadoube::desk
