// A player's standing in the time control: which period, how many moves that count, what each move adds.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "game/time/time_control.hpp"

namespace jadoube::adjudicate {

/// The periods of that side; nothing where no control was given.
[[nodiscard]] std::optional<game::TimePeriods> periods_of(const Scene& scene, chess::Color side);

/// Moves that count for the time limit, completed before the matter was raised. Where the last one may or may not have
/// been completed, the two differ.
struct MovesCompleted {
    int least = 0;
    int most = 0;
    bool by_number = false;  // of the move, in a position that was given: whoever tells otherwise knows better
};
/// As they were told, else by a record that begins with the game, else by the number of the move in the position;
/// nothing where none of these is there.
[[nodiscard]] std::optional<MovesCompleted> moves_completed(const Scene& scene, chess::Color side);

/// The number of the period that this side is in: as it was told; else where there is one only, where too few moves
/// were made for any other, or where the recorded clock shows that the next one's time has come.
[[nodiscard]] std::optional<int> period_of(const Scene& scene, chess::Color side);

/// The period itself; also where only its number is unknown and all periods add the same with each move.
[[nodiscard]] std::optional<Millis> added_with_each_move(const Scene& scene, chess::Color side);

}  // namespace jadoube::adjudicate
