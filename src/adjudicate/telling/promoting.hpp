// The piece put on for a pawn, or called.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// A Rook upside down may be a Queen.
[[nodiscard]] rules::PieceName piece_put_on(const Story& story, rules::PieceName piece);

}  // namespace jadoube::adjudicate
