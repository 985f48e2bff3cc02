// A record played out on the board: the position at every ply, through irregular moves that stand.
#pragma once

#include <cassert>
#include <optional>
#include <span>
#include <vector>

#include "game/record.hpp"

namespace jadoube::game {

/// The board after an irregular move that stands: the turn passes to the other side, rights that depend on the moved
/// men are gone, counters go on. Never fails: what does not stand on the board is simply not moved.
[[nodiscard]] chess::Setup stand(const chess::Setup& before, const IrregularMove& move);

/// The position after a half-move, whatever it was. A legal move must be legal in `before`.
[[nodiscard]] chess::Setup after(const chess::Setup& before, const Played& played);

/// All positions of a game. Position 0 is the start.
class Replay {
public:
    Replay(const chess::Setup& start, std::span<const HalfMove> moves);
    explicit Replay(const Record& record) : Replay(record.start, record.moves) {}

    [[nodiscard]] Ply end() const { return Ply{static_cast<int>(setups_.size()) - 1}; }
    /// `ply` from 0 to the end.
    [[nodiscard]] const chess::Setup& at(Ply ply) const {
        assert(ply >= Ply{0} && ply <= end());
        return setups_[static_cast<std::size_t>(ply.value)];
    }
    /// The half-move that led to `ply`, from 1 to the end.
    [[nodiscard]] const Played& move_to(Ply ply) const {
        assert(ply > Ply{0} && ply <= end());
        return moves_[static_cast<std::size_t>(ply.value) - 1];
    }
    /// The position as one that can be played; nothing where a King is missing.
    [[nodiscard]] std::optional<chess::Position> position(Ply ply) const;

private:
    std::vector<chess::Setup> setups_;
    std::vector<Played> moves_;
};

/// The same half-moves seen under the rule of promotion of `start`: what was read as irregular and is legal by it (a
/// Pawn that stays a Pawn) is a legal move, what was read as legal and is not (a piece that nobody has taken)
/// irregular.
[[nodiscard]] std::vector<HalfMove> under_rule_of(const chess::Setup& start, std::vector<HalfMove> moves);

/// The half-move that an objection to the record is about: of the side other than the objector's, or of either where
/// none is named, the last that is irregular, else the last; the end where that side has made none.
[[nodiscard]] Ply objected_to(const Replay& replay, std::optional<chess::Color> objector);

/// The way of an irregular move from square to square ("Qd1-e3", "e5xd6", "O-O"), without a word on its being
/// irregular.
[[nodiscard]] std::string squares_notation(const chess::Board& before, const IrregularMove& move);

/// SAN of a half-move with the position before it: legal moves in standard notation, irregular ones as the men went
/// with an exclamation in brackets ("Qd1-e3 [illegal]"), unknown ones as "--".
[[nodiscard]] std::string to_san(const chess::Setup& before, const Played& played);

}  // namespace jadoube::game
