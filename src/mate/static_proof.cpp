// A mate is a King on a square, attacked by a man, with every square beside it that it could ever go to guarded by the
// mating side or occupied by its own. The test looks at every square of the King, every man that attacks it from
// somewhere, and every square of the mating King; of the other mating men it lets each guard all that it ever could,
// and of the loser's men it asks only that each stands on one square at a time. So it finds room for every mate there
// is, and for some that are none.
#include "mate/static_proof.hpp"

#include <array>
#include <cassert>

#include "chess/attacks.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Piece;
using chess::Position;
using chess::Role;
using chess::Square;

class Mates {
public:
    Mates(const std::vector<ManReach>& men, Color side) : men_(men), side_(side), steady_(steady_squares(men)) {
        for (const ManReach& man : men) {
            if (man.piece.role != Role::king) continue;
            (man.piece.color == side ? mating_king_ : king_) = man.squares;
        }
    }

    /// Squares beside `square` that stay open in a picture that comes as near to mate as any; nothing where one is
    /// mate.
    [[nodiscard]] std::optional<SafeSquare> why_safe(Square square) const {
        const Bitboard beside = king_attacks(square) & king_;
        // The King itself is in nobody's way: what attacks it attacks the squares behind it too.
        const Bitboard obstacles = steady_ & ~Bitboard::of(square);
        std::array<Bitboard, 64> all_of;
        for (std::size_t i = 0; i < men_.size(); ++i) all_of[i] = all_attacks(men_[i], obstacles, square);
        SafeSquare safe{square, {}};
        for (std::size_t i = 0; i < men_.size(); ++i) {
            if (!is_attacker(men_[i]) || !all_of[i].has(square)) continue;
            Bitboard others;
            for (std::size_t j = 0; j < men_.size(); ++j) {
                if (j != i) others |= all_of[j];
            }
            for (const Square from : men_[i].squares & ~Bitboard::of(square)) {
                const Bitboard guarded = attacks_over(men_[i], from, obstacles);
                if (!guarded.has(square)) continue;
                const Bitboard open = beside & ~others & ~guarded;
                if (can_be_closed(open, square, from)) return std::nullopt;
                if (safe.flights.empty() || open.count() < safe.flights.count()) safe.flights = open;
            }
        }
        return safe;
    }

private:
    [[nodiscard]] bool is_attacker(const ManReach& man) const {
        return man.piece.color == side_ && man.piece.role != Role::king;
    }

    [[nodiscard]] Bitboard all_attacks(const ManReach& man, Bitboard obstacles, Square square) const {
        Bitboard set;
        if (!is_attacker(man)) return set;
        for (const Square from : man.squares & ~Bitboard::of(square)) set |= attacks_over(man, from, obstacles);
        return set;
    }

    /// Whether the mating King somewhere and the loser's men can deal with the squares that are open.
    [[nodiscard]] bool can_be_closed(Bitboard open, Square square, Square attacker) const {
        if (can_be_occupied(open, attacker)) return true;
        for (const Square king :
             mating_king_ & ~king_attacks(square) & ~Bitboard::of(square) & ~Bitboard::of(attacker)) {
            const Bitboard left = open & ~king_attacks(king);
            if (left != open && can_be_occupied(left, attacker)) return true;
        }
        return false;
    }

    /// Whether the loser's men can stand on all of the squares at once, a man on each. Where the attacker stands none
    /// can.
    [[nodiscard]] bool can_be_occupied(Bitboard squares, Square attacker) const {
        if (squares.has(attacker)) return false;
        std::array<int, 64> square_of;
        square_of.fill(-1);
        for (const Square square : squares) {
            Bitboard tried;
            if (!place(square, square_of, tried)) return false;
        }
        return true;
    }

    /// Finds the square a man, moving others to other squares where need be. `tried` are the men asked, by their homes.
    bool place(Square square, std::array<int, 64>& square_of, Bitboard& tried) const {
        for (std::size_t i = 0; i < men_.size(); ++i) {
            const ManReach& man = men_[i];
            if (man.piece.color == side_ || man.piece.role == Role::king || !man.squares.has(square)) continue;
            if (tried.has(man.home)) continue;
            tried |= Bitboard::of(man.home);
            if (square_of[i] >= 0 && !place(Square::from_index(square_of[i]), square_of, tried)) continue;
            square_of[i] = square.index();
            return true;
        }
        return false;
    }

    const std::vector<ManReach>& men_;
    Color side_;
    Bitboard steady_;
    Bitboard king_, mating_king_;
};

}  // namespace

std::optional<StaticProof> prove_statically(const Position& position, Color side) {
    assert(position.turn() == side || !position.is_checkmate());
    if (position.after_null().is_check()) return std::nullopt;  // irregular, and reach.cpp takes it that this is not so
    auto men = reach_of(position, side);
    if (!men) return std::nullopt;
    StaticProof proof{std::move(*men), {}};
    const Mates mates(proof.men, side);
    for (const ManReach& man : proof.men) {
        if (man.piece != Piece{!side, Role::king}) continue;
        for (const Square square : man.squares) {
            const auto safe = mates.why_safe(square);
            if (!safe) return std::nullopt;
            proof.squares.push_back(*safe);
        }
    }
    return proof;
}

}  // namespace jadoube::mate
