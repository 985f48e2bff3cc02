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
/// As named; else who did it himself, the player in check where a check is found, where a sealed move is the matter
/// the player whose move it is, and of an offence that a player finds the other player.
[[nodiscard]] std::optional<chess::Color> offender_of(const Story& story, Person by, const Happening& happening,
                                                      rules::Kind kind);

}  // namespace jadoube::adjudicate
