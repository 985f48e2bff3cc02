// The sets grow from the squares the men stand on until no rule adds to them. That they hold every position that can
// still arise is shown by induction over the moves: suppose every man still on the board stands in its set, and none is
// missing that may not be taken. Then every legal move leads to such a position again, because each move that a rule
// below leaves out would be illegal in every position of that kind. The rules only ever leave out less as the sets
// grow, so the order of growing does not matter.
#include "mate/reach.hpp"

#include "chess/attacks.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::ByColor;
using chess::Color;
using chess::file_bitboard;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Role;
using chess::Square;

constexpr Bitboard forward(Color color, Bitboard set) {
    return color == Color::white ? Bitboard(set.bits() << 8) : Bitboard(set.bits() >> 8);
}

constexpr int kFree = 24;

class Growth {
public:
    Growth(const Position& position, Color side) : position_(position), side_(side) {
        const Board& board = position.board();
        for (const Square square : board.men()) men_.push_back({*board.at(square), square, Bitboard::of(square)});
        add_castling();
        add_capture_in_passing();
    }

    std::optional<std::vector<ManReach>> run() {
        do {
            if (is_hopeless()) return std::nullopt;
            changed_ = false;
            steady_ = steady_squares(men_);
            note_for_ever_attacked();
            for (ManReach& man : men_) grow(man);
        } while (changed_);
        return std::move(men_);
    }

private:
    [[nodiscard]] bool is_hopeless() const {
        for (const ManReach& man : men_) {
            if (man.piece.color != side_ || man.piece.role == Role::king) continue;
            if (man.may_be_promoted || (man.piece.role != Role::bishop && man.squares.count() > kFree)) return true;
        }
        return false;
    }

    void add(ManReach& man, Bitboard squares) {
        if ((squares & ~man.squares).empty()) return;
        man.squares |= squares;
        changed_ = true;
    }

    /// Where castling is not lost, King and Rook may arrive, whatever stands between.
    void add_castling() {
        for (const Square rook : position_.castling_rooks()) {
            const Color color = position_.board().men(Color::white).has(rook) ? Color::white : Color::black;
            const auto arrival = Position::castling_arrival(Move::castling(position_.king(color), rook));
            for (ManReach& man : men_) {
                if (man.home == rook) man.squares |= Bitboard::of(arrival.rook);
                if (man.home == position_.king(color)) man.squares |= Bitboard::of(arrival.king);
            }
        }
    }

    /// The capture in passing that is possible at once.
    void add_capture_in_passing() {
        const auto passed = position_.en_passant();
        if (!passed) return;
        const Color taker = position_.turn();
        const Bitboard victim = forward(!taker, Bitboard::of(*passed));
        for (ManReach& man : men_) {
            if (victim.has(man.home)) man.may_be_taken = true;
            if (man.piece == Piece{taker, Role::pawn} && pawn_attacks(taker, man.home).has(*passed)) {
                man.squares |= Bitboard::of(*passed);
            }
        }
    }

    /// Squares that a man which is never taken attacks from each of its squares, with every square on which another man
    /// may ever stand counted as in its way. No enemy King ever goes there: that holds for pinned men too.
    void note_for_ever_attacked() {
        Bitboard once, twice;
        for (const ManReach& man : men_) {
            twice |= once & man.squares;
            once |= man.squares;
        }
        attacked_ = attacked_by_men_ = {};
        for (const ManReach& man : men_) {
            if (man.may_be_taken || man.may_be_promoted) continue;
            const Bitboard others = twice | (once & ~man.squares);
            Bitboard always = ~Bitboard();
            for (const Square from : man.squares) {
                always &= attacks_over(man, from, others);
                if (always.empty()) break;
            }
            attacked_[man.piece.color] |= always;
            const bool by_line = man.piece.role != Role::pawn && man.piece.role != Role::knight;
            if (man.piece.role != Role::king && !by_line) attacked_by_men_[man.piece.color] |= always;
        }
    }

    void grow(ManReach& man) {
        const Bitboard before = man.squares;
        for (const Square from : before) {
            // A man that stands for ever is in the way of all others; its own side cannot take it, and if the other
            // side could, it would not be one.
            if (man.piece.role == Role::pawn) grow_pawn(man, from);
            if (man.piece.role != Role::pawn || man.may_be_promoted) grow_piece(man, from);
        }
    }

    void grow_piece(ManReach& man, Square from) {
        const Bitboard to = man.piece.role == Role::king ? king_steps(man, from) : attacks_over(man, from, steady_);
        take(man, to);
        add(man, to & ~steady_of(man.piece.color));
    }

    [[nodiscard]] Bitboard king_steps(const ManReach& king, Square from) const {
        Bitboard to = king_attacks(from) & ~attacked_[!king.piece.color];
        if (!only_king_moves(!king.piece.color, from)) return to;
        for (const Square square : to & ~king.squares) {
            if (ends_game(king.piece.color, from, square)) to &= ~Bitboard::of(square);
        }
        return to;
    }

    /// Whether no man of the side but the King can ever move, not even once the other King, which may have stood in a
    /// Pawn's way for ever, leaves `left`.
    [[nodiscard]] bool only_king_moves(Color color, Square left) const {
        if (!position_.castling_rooks().empty()) return false;
        for (const ManReach& man : men_) {
            if (man.piece.color != color || man.piece.role == Role::king) continue;
            if (man.squares.more_than_one()) return false;
            if (man.piece.role == Role::pawn && forward(color, man.squares).has(left)) return false;
        }
        return true;
    }

    /// Whether the step of this side's King leaves the other side, of which only the King can ever move, without a
    /// move, wherever that King stands: every square beside it that it may ever enter is beside this King too. Then no
    /// position with this King there is ever gone on from. It is no mate either by the side asked about, unless the
    /// step uncovers a line to that King.
    [[nodiscard]] bool ends_game(Color color, Square from, Square to) const {
        const Bitboard near = king_attacks(to);
        for (const Square other : squares_of_king(!color) & ~near & ~Bitboard::of(to)) {
            const Bitboard steps = king_attacks(other) & ~attacked_by_men_[color] & ~steady_of(!color);
            if (!(steps & ~near).empty()) return false;
            if (color == side_ && may_uncover(from, other)) return false;
        }
        return true;
    }

    [[nodiscard]] Bitboard squares_of_king(Color color) const {
        for (const ManReach& man : men_) {
            if (man.piece == Piece{color, Role::king}) return man.squares;
        }
        return {};
    }

    /// Whether a man of the side that moves along lines could attack `target` once its King leaves `from`.
    [[nodiscard]] bool may_uncover(Square from, Square target) const {
        for (const ManReach& man : men_) {
            if (man.piece.color != side_ || man.piece.role == Role::king) continue;
            const bool diagonal =
                man.may_be_promoted || man.piece.role == Role::bishop || man.piece.role == Role::queen;
            const bool straight = man.may_be_promoted || man.piece.role == Role::rook || man.piece.role == Role::queen;
            if (diagonal && diagonal_attacks(target, steady_).has(from)) return true;
            if (straight && straight_attacks(target, steady_).has(from)) return true;
        }
        return false;
    }

    [[nodiscard]] Bitboard steady_of(Color color) const {
        Bitboard set;
        for (const ManReach& man : men_) {
            if (man.piece.color == color && (steady_ & man.squares) == man.squares) set |= man.squares;
        }
        return set;
    }

    /// Every enemy man that may stand on one of the squares may be taken.
    bool take(const ManReach& taker, Bitboard to) {
        bool any = false;
        for (ManReach& man : men_) {
            if (man.piece.color == taker.piece.color || man.piece.role == Role::king) continue;
            if ((man.squares & to).empty()) continue;
            any = true;
            changed_ = changed_ || !man.may_be_taken;
            man.may_be_taken = true;
        }
        return any;
    }

    void grow_pawn(ManReach& man, Square from) {
        const Color color = man.piece.color;
        const Bitboard free = ~steady_ & ~behind_rival(man);
        const Bitboard one = forward(color, Bitboard::of(from)) & free;
        arrive(man, one);
        if (rank_for(color, from) == 1) arrive(man, forward(color, one) & free);
        for (const Square to : pawn_attacks(color, from)) {
            if (take(man, Bitboard::of(to)) || take_in_passing(man, to)) arrive(man, Bitboard::of(to));
        }
    }

    void arrive(ManReach& man, Bitboard to) {
        add(man, to);
        for (const Square square : to) {
            if (rank_for(man.piece.color, square) != 7 || man.may_be_promoted) continue;
            man.may_be_promoted = true;
            changed_ = true;
        }
    }

    /// Two Pawns face to face that never leave their file, the other never taken: this one never gets to where the
    /// other stands now, for the other only comes nearer and stays ahead.
    [[nodiscard]] Bitboard behind_rival(const ManReach& man) const {
        const Bitboard file = file_bitboard(man.home.file());
        if (!(man.squares & ~file).empty() || man.may_be_promoted) return {};
        Bitboard behind;
        for (const ManReach& rival : men_) {
            if (rival.piece != Piece{!man.piece.color, Role::pawn} || rival.may_be_taken || rival.may_be_promoted)
                continue;
            if (!(rival.squares & ~file).empty()) continue;
            if (rank_for(man.piece.color, rival.home) < rank_for(man.piece.color, man.home)) continue;
            for (const Square square : file) {
                if (rank_for(man.piece.color, square) >= rank_for(man.piece.color, rival.home))
                    behind |= Bitboard::of(square);
            }
        }
        return behind;
    }

    /// A Pawn that can get from before to beyond a square of its third rank may be taken on it.
    bool take_in_passing(const ManReach& taker, Square to) {
        const Color other = !taker.piece.color;
        if (rank_for(other, to) != 2) return false;
        const Bitboard before = forward(!other, Bitboard::of(to)), beyond = forward(other, Bitboard::of(to));
        bool any = false;
        for (ManReach& man : men_) {
            if (man.piece != Piece{other, Role::pawn}) continue;
            if ((man.squares & before).empty() || (man.squares & beyond).empty()) continue;
            any = true;
            changed_ = changed_ || !man.may_be_taken;
            man.may_be_taken = true;
        }
        return any;
    }

    const Position& position_;
    Color side_;  // that is to mate
    std::vector<ManReach> men_;
    Bitboard steady_;
    ByColor<Bitboard> attacked_;
    ByColor<Bitboard> attacked_by_men_;  // by Pawns and Knights, whatever stands where
    bool changed_ = false;
};

}  // namespace

std::optional<std::vector<ManReach>> reach_of(const Position& position, Color side) {
    return Growth(position, side).run();
}

Bitboard attacks_over(const ManReach& man, Square from, Bitboard obstacles) {
    Bitboard set = attacks_of(man.piece, from, obstacles);
    if (man.may_be_promoted) {
        set |= knight_attacks(from) | diagonal_attacks(from, obstacles) | straight_attacks(from, obstacles);
    }
    return set;
}

Bitboard steady_squares(const std::vector<ManReach>& men) {
    Bitboard set;
    for (const ManReach& man : men) {
        if (!man.may_be_taken && man.squares == Bitboard::of(man.home)) set |= man.squares;
    }
    return set;
}

}  // namespace jadoube::mate
