// The record of the game in the story: half-moves of it that somebody objects to, and those that were not in order.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// What was not in order in it lies there as matters, in the order of the game, before anybody has looked.
void take_the_record(Story& story);
/// The record comes first: what is not in order in it is looked at before what asks for that.
void read_the_record(Story& story);
[[nodiscard]] bool brings_up_the_record(const Story& story, const Incident& incident);
[[nodiscard]] std::optional<bool> is_passed_check_announced(const Story& story);
std::optional<std::size_t> doubt_record(Story& story, Person by, int ply);
/// An illegal position is found because of the first half-move that was not in order.
bool finds_in_the_record(Story& story, Person by, rules::Kind kind);

/// Somebody else has raised it last, and nothing has been done since: who finds it now confirms it. A claim has brought
/// up what was illegal before it.
[[nodiscard]] bool is_just_ruled_upon(const Story& story, Person by, rules::Kind kind,
                                      std::optional<chess::Color> offender);

}  // namespace jadoube::adjudicate
