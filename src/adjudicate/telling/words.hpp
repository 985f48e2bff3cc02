// What is said at the board, and what happens beside it.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void said_check(Story& story, Person by);
[[nodiscard]] bool may_still_press_move_before_the_acts(const Story& story, chess::Color color);
/// What has ended the game before this act; `no` while it goes on.
rules::Ending over_by(const Story& story);
[[nodiscard]] bool is_mated(const Story& story, std::optional<chess::Color> side);
void keep_first_half(Story& story);
std::optional<std::size_t> join_conduct_of_other(Story& story, rules::Kind kind, std::optional<chess::Color> offender);
[[nodiscard]] bool other_does_the_same_next(const Story& story, rules::Kind kind, std::optional<chess::Color> offender);

}  // namespace jadoube::adjudicate
