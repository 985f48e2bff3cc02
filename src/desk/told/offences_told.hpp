// What a line has told that may be against a law: what it is called, and which of several things is meant.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// "points out an illegal move".
[[nodiscard]] bool names_illegal(const SaidGroup& group);

/// What may be against a law, as it is told; of a move the board says it.
[[nodiscard]] bool may_be_offence(const Act& act);

/// What an act of another may be called by who points it out; nothing where it is in order.
[[nodiscard]] std::optional<rules::Kind> kind_called(const LineSoFar& line, const Act& act);

/// Somebody else did what may be an offence, or his flag fell.
[[nodiscard]] bool tells_offence_of_another(const LineSoFar& line, Person who);

/// "points out the knight", "the phone": that has been told before, of somebody else.
[[nodiscard]] bool names_told(const LineSoFar& line, const SaidGroup& group, Person who);

/// "the touch", "the illegal move", "the phone": what the words of the group call it.
[[nodiscard]] std::optional<rules::Kind> kind_named(const LineSoFar& line, const SaidGroup& group);

/// "it": what was told last of the other player, where something of another sort was told before.
[[nodiscard]] std::optional<rules::Kind> kind_told_last(const LineSoFar& line, Person who);

/// Which of several things told of the other player he means: the illegal move, the touch, the phone.
[[nodiscard]] std::optional<rules::Kind> kind_pointed_out(const LineSoFar& line, const SaidGroup& group, Person who);

/// "points out the smoking; claims the game": what else was told of the other.
[[nodiscard]] std::optional<rules::Kind> kind_told_besides(const LineSoFar& line, Person who, rules::Kind pointed_out);

}  // namespace jadoube::desk
