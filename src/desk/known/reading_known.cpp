#include "desk/known/reading_known.hpp"

namespace jadoube::desk {

std::optional<ReadingKnown> last_reading(const log::State& state, const event::GameReference& board) {
    std::optional<ReadingKnown> last;
    for (const auto& [read, entry] : state.readings)
        for (const log::BoardReading& one : read.boards)
            if (one.game == board) last = ReadingKnown{entry, read.watch, one.clocks};
    return last;
}

}  // namespace jadoube::desk
