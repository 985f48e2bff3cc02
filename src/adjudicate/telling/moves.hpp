// Men touched, placed and moved; the turn that ends with it, and who is on turn next.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void moved_with_piece(Story& story, Person by, const MoveMan& move, bool is_put_on);
void moved_as_read(Story& story, Person by, const game::Played& move);
/// A move played where a ruling has left him a duty, in place of what he did, is his answer.
bool answers_with(Story& story, chess::Color by, const Done& done);
[[nodiscard]] bool regulates(const Story& story, rules::Kind kind);
void pass_turn(Story& story, const Incident& press, chess::Color to);
void close_if_complete(Story& story);

}  // namespace jadoube::adjudicate
