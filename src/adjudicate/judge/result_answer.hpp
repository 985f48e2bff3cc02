// The result question: the score that a result word means here, and the mate that it turned on.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The score where this side has lost.
[[nodiscard]] game::Score loss_of(chess::Color color);

/// The score that the word means; nothing where it is not known whose result it is.
[[nodiscard]] std::optional<game::Score> score_of(const Scene& scene, rules::ResultWord result);

/// Whether the offender's opponent could still mate in the position that the ruling leaves; nothing where that is not
/// known or what is due restricts the moves.
[[nodiscard]] std::optional<MateAnswer> mate_answer(const Scene& scene);

}  // namespace jadoube::adjudicate
