// What the clocks of a board showed when they were read last, on the round from board to board.
#pragma once

#include <optional>

#include "log/state/fold.hpp"

namespace jadoube::desk {

struct ReadingKnown {
    log::Stamp entry = {};
    std::optional<Millis> watch = {};  // when, of the day; absent: when it was entered
    log::ClockReadings clocks = {};
};

/// The last that was entered of the board; nothing where there is none.
[[nodiscard]] std::optional<ReadingKnown> last_reading(const log::State& state, const event::GameReference& board);

}  // namespace jadoube::desk
