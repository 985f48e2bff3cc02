// The result question: the score that a result word means here, and the mate that it turned on.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The score where this side has lost.
[[nodiscard]] game::Score loss_of(chess::Color color);

/// The score that the word means; nothing where it is not known whose result it is.
[[nodiscard]] std::optional<game::Score> score_of(const Scene& scene, rules::ResultWord result);

/// How the offender's opponent could still mate in the position that the ruling leaves ("Black could still mate: 61...
/// Kh4 62. Bg1 ..."), or why he could not; empty where that is not known or nothing restricts the moves.
[[nodiscard]] std::string mate_words(const Scene& scene);

}  // namespace jadoube::adjudicate
