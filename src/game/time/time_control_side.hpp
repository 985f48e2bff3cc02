// One side's time control as people write it, word by word into a draft: periods, and time with each move.
#pragma once

#include <optional>
#include <vector>

#include "game/time/time_control.hpp"
#include "game/time/time_control_tokens.hpp"

namespace jadoube::game {

/// A period while it is read.
struct PeriodDraft {
    std::optional<int> moves = {};
    std::optional<Millis> time = {};
    bool is_rest = false;  // said to last to the end of the game
};

/// Time with each move while it is read.
struct PerMoveDraft {
    Millis amount;
    PerMove manner = PerMove::increment;
    std::optional<int> from = {};  // the first move with it, where that was said
    std::size_t period = 0;        // with which it stands
    bool is_bare = false;          // "+30", without a unit
};

/// What is written for one side.
struct SideDraft {
    std::vector<PeriodDraft> periods;
    std::vector<PerMoveDraft> gifts;
    bool is_sandclock = false;
};

/// The draft of one side's words; every period in it has a time. Nothing where they could be meant in several ways.
[[nodiscard]] std::optional<SideDraft> read_side_draft(std::vector<ControlToken> tokens);

}  // namespace jadoube::game
