// What the ruling on a matter does to the standing: the board goes back or stands, somebody has to play, the game ends.
#pragma once

#include "adjudicate/judge/judge.hpp"
#include "adjudicate/telling/teller.hpp"

namespace jadoube::adjudicate {

/// A consequence, with what the rest of the story has to know of it.
struct Follows {
    Consequence what = {};
    bool annuls = false;                  // the game, and with it what was done on its board
    std::optional<int> waits_at = {};     // half-moves before what hangs on an answer
    std::optional<int> restored_to = {};  // half-moves left, where the board went back to before the offence
};

/// Of the rulings on one matter, under the code itself and under the one that it defers to.
[[nodiscard]] Follows what_follows(std::size_t matter, const Incident& incident, const std::vector<Judged>& judged,
                                   const Standing& standing, const GameState& game);

/// Half-moves before what is done on the board that this matter leaves. A move that its player wanted back stands or
/// not: what he did instead goes with it.
[[nodiscard]] int ply_after(const Incident& incident);

/// Whether the position is another than the one that was on the board.
[[nodiscard]] bool is_board_changed(const PositionAnswer& position);

}  // namespace jadoube::adjudicate
