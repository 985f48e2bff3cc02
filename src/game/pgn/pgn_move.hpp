// One word of movetext as a half-move: legal, illegal but done, unknown, or no move at all.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/notation.hpp"
#include "game/record.hpp"

namespace jadoube::game {

/// What a word says in a position.
struct MoveReading {
    enum class Kind {
        played,      // `played`, which may be irregular or unknown
        unreadable,  // a move, but no man or several fit, or play could not go on after it; `why` says so
        no_move      // no chess move in any notation we know
    };
    Kind kind = Kind::no_move;
    Played played = UnknownMove{};
    chess::Position after;                       // the position it leads to; the same one where nothing is played
    std::string why = {};                        // for irregular moves: the rule of movement they break
    std::vector<chess::SanRemark> remarks = {};  // for legal moves
};

/// Reads a word without annotation signs. An illegal move is read where it names one man of the mover's: the only one
/// of its kind that fits, or of several the only one that can go there by its way of moving; play must be able to go on
/// after it, so no King is taken. `--`, `Z0`, `<>`, `@@@@`, `null` and `0000` are unknown half-moves.
[[nodiscard]] MoveReading read_move(const chess::Position& position, std::string_view word);

}  // namespace jadoube::game
