// The result question: the score that a result word means here, and the mate that it turned on.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The score where this side has lost.
[[nodiscard]] game::Score loss_of(chess::Color color);

/// The score that the word means; nothing where it is not known whose result it is.
[[nodiscard]] std::optional<game::Score> score_of(const Scene& scene, rules::ResultWord result);

/// With so many quarters of the point for the winner, and the rest for the other.
[[nodiscard]] game::Score shared(const game::Score& score, int winners_quarters);

/// What the board, or an act before, shows to have ended the game; nothing where the score contradicts it (a conceded
/// mate on a board of stalemate: NSW notes, a(i)).
[[nodiscard]] rules::Ending end_shown_by(const Scene& scene, const std::optional<game::Score>& score);

/// Whether the offender's opponent could still mate in the position that the ruling leaves; nothing where that is not
/// known or what is due restricts the moves.
[[nodiscard]] std::optional<MateAnswer> mate_answer(const Scene& scene);

}  // namespace jadoube::adjudicate
