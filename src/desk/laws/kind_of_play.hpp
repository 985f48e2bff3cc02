// Of which kind the play of a game is: as somebody says it, else as the code of laws makes of the time control that is
// told, else as is usual there. No other place settles it.
#pragma once

#include <optional>

#include "game/time/time_control.hpp"
#include "rules/vocabulary/play.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::desk {

/// The kind of play that a time control is by the numbers of a code (`rapid_from_ms`, `standard_from_ms`: time for all
/// moves, `moves_for_play` of them counted where time is added); nothing where the code does not divide, or the control
/// gives no time for all moves.
[[nodiscard]] std::optional<rules::Play> play_by(const rules::Ruleset& code, const game::TimeControl& control);

struct KindOfPlay {
    rules::Play play = rules::Play::standard;
    bool is_by_control = false;                  // nobody said it, and the control makes it another than the usual
    std::optional<rules::Play> by_control = {};  // somebody said it, and the control makes it this instead
};
/// `told` and `control`: what was said now; the control that a record or the event has decides nothing.
[[nodiscard]] KindOfPlay kind_of_play(const rules::Ruleset& code, std::optional<rules::Play> told,
                                      const std::optional<game::TimeControl>& control,
                                      rules::Play usual = rules::Play::standard);

}  // namespace jadoube::desk
