#include "mate/verifier/verifier_room.hpp"

#include <algorithm>

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Role;
using chess::Square;

/// The mates of one King on one square.
class RoomCheck {
public:
    RoomCheck(const CheckedMen& men, Color side, Square square) : men_(men), side_(side), square_(square) {
        in_the_way_ = steady_squares_of(men);
        in_the_way_[static_cast<std::size_t>(square.index())] = false;
    }

    [[nodiscard]] bool is_safe() const {
        return std::none_of(men_.begin(), men_.end(),
                            [&](const CheckedMan& man) { return is_attacker(man) && may_mate(man); });
    }

private:
    [[nodiscard]] bool is_attacker(const CheckedMan& man) const {
        return man.piece.color == side_ && man.piece.role != Role::king;
    }

    [[nodiscard]] SquareSet guarded_by_others(const CheckedMan& attacker) const {
        SquareSet guarded{};
        for (const CheckedMan& other : men_) {
            if (!is_attacker(other) || other.home == attacker.home) continue;
            for (const Square from : listed(other.at)) {
                if (from == square_) continue;
                for (const Square to : attacks(other, from, in_the_way_)) put(guarded, to);
            }
        }
        return guarded;
    }

    [[nodiscard]] bool may_mate(const CheckedMan& attacker) const {
        const SquareSet by_others = guarded_by_others(attacker);
        for (const Square from : listed(attacker.at)) {
            if (from == square_) continue;
            SquareSet guarded = by_others;
            bool gives_check = false;
            for (const Square to : attacks(attacker, from, in_the_way_)) {
                put(guarded, to);
                gives_check = gives_check || to == square_;
            }
            if (gives_check && may_be_shut_in(guarded, from)) return true;
        }
        return false;
    }

    /// Whether the mating King somewhere and the loser's men can deal with the squares that are not guarded.
    [[nodiscard]] bool may_be_shut_in(const SquareSet& guarded, Square attacker) const {
        for (const Square king : listed(king_of(men_, side_).at)) {
            if (king == square_ || king == attacker || are_neighbours(king, square_)) continue;
            Squares open;
            for (const Square flight : neighbours(square_)) {
                if (!has(king_of(men_, !side_).at, flight) || has(guarded, flight)) continue;
                if (!are_neighbours(flight, king)) open.push_back(flight);
            }
            if (can_be_occupied(open, attacker)) return true;
        }
        return false;
    }

    /// By Hall's theorem: as many men as squares for every choice among the squares.
    [[nodiscard]] bool can_be_occupied(const Squares& squares, Square attacker) const {
        if (std::find(squares.begin(), squares.end(), attacker) != squares.end()) return false;
        for (unsigned choice = 1; choice < 1U << squares.size(); ++choice) {
            Squares chosen;
            for (std::size_t i = 0; i < squares.size(); ++i) {
                if ((choice >> i & 1) != 0) chosen.push_back(squares[i]);
            }
            if (men_for(chosen) < chosen.size()) return false;
        }
        return true;
    }

    /// The loser's men that can get to any of the squares.
    [[nodiscard]] std::size_t men_for(const Squares& squares) const {
        const auto count = std::count_if(men_.begin(), men_.end(), [&](const CheckedMan& man) {
            if (man.piece.color == side_ || man.piece.role == Role::king) return false;
            return std::any_of(squares.begin(), squares.end(), [&](Square square) { return has(man.at, square); });
        });
        return static_cast<std::size_t>(count);
    }

    const CheckedMen& men_;
    Color side_;
    Square square_;
    SquareSet in_the_way_;
};

}  // namespace

bool leave_no_room_for_mate(const CheckedMen& men, Color side) {
    const Squares squares = listed(king_of(men, !side).at);
    return std::all_of(squares.begin(), squares.end(),
                       [&](Square square) { return RoomCheck(men, side, square).is_safe(); });
}

}  // namespace jadoube::mate
