// How the game stands when a dispute has been told and judged: the answer to it as a whole.
#pragma once

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// `over`: by what the game has ended, and which matter ended it; its score is found in the matters. `board`: where the
/// story has left it. The end silences the matters that did not bring it: nothing is due of them any more.
[[nodiscard]] FinalStanding final_standing(std::vector<MatterRuling>& matters, std::optional<GameEnd> over,
                                           const std::optional<chess::Setup>& board,
                                           const chess::ByColor<std::optional<Millis>>& readings);

}  // namespace jadoube::adjudicate
