// What both players do, told one after the other and not ruled upon in between, is one matter of both.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// The matter of the other player that this act has joined; nothing where it is one of its own.
std::optional<std::size_t> join_conduct_of_other(Story& story, rules::Kind kind, std::optional<chess::Color> offender);
/// What comes next, but for what is done in passing, tells the same of the other player: it is ruled upon with that.
[[nodiscard]] bool other_does_the_same_next(const Story& story, rules::Kind kind, std::optional<chess::Color> offender);

}  // namespace jadoube::adjudicate
