// The generator of legal moves, used inside this module and where a helpmate is played out (mate/playout.cpp). It works
// out once what checks and pins leave to each man and then names only legal moves, as sets of squares; what becomes of
// them is the business of a sink, so that listing, counting and asking for any move at all share every rule.
//
// A sink has
//   void piece(Square from, Bitboard to)        a piece may go to each of these squares
//   void pawns(Bitboard to, int step)           Pawns arrive there from `to - step`
//   void promotions(Bitboard to, int step, Roles become)
//                                               as before, on the last rank, and become one of these
//   void special(Move move)                     castling, or a capture in passing
// and may have
//   Bitboard attacked()                         what `Generator::attacked` would find, where it is known already
//   bool is_done()                              no further move need be shown
#pragma once

#include "chess/attacks.hpp"
#include "chess/position.hpp"

namespace jadoube::chess {

/// What the enemy leaves to the men other than the King.
struct CheckAndPins {
    Bitboard checkers;
    Bitboard targets;        // squares on which a move may end: empty in double check
    Bitboard straight_pins;  // from beside the King up to and with the enemy that pins, on file or rank
    Bitboard diagonal_pins;
};

template <Color kUs>
[[nodiscard]] inline CheckAndPins check_and_pins(const Board& board) {
    const Bitboard ours = board.men(kUs);
    const Bitboard theirs = board.men(!kUs);
    const Bitboard their_king = theirs & board.men(Role::king);
    const Square king = (ours & board.men(Role::king)).first();

    CheckAndPins found;
    found.checkers = theirs & ((pawn_attacks(kUs, king) & board.men(Role::pawn)) |
                               (knight_attacks(king) & board.men(Role::knight)) | (king_attacks(king) & their_king));
    const auto look = [&](Bitboard snipers, Bitboard& pins) {
        for (const Square sniper : snipers) {
            const Bitboard line = between(king, sniper);
            const Bitboard shields = line & ours;
            if (shields.empty()) {
                found.checkers |= Bitboard::of(sniper);
            } else if (!shields.more_than_one()) {
                pins |= line | Bitboard::of(sniper);
            }
        }
    };
    look(straight_attacks(king, theirs) & theirs & board.straight_movers(), found.straight_pins);
    look(diagonal_attacks(king, theirs) & theirs & board.diagonal_movers(), found.diagonal_pins);

    if (found.checkers.empty()) {
        found.targets = ~(ours | their_king);
    } else if (!found.checkers.more_than_one()) {
        found.targets = (between(king, found.checkers.first()) | found.checkers) & ~their_king;
    }
    return found;
}

/// Pawns of the side that may take in passing on the square: the King is not attacked afterwards.
[[nodiscard]] Bitboard passing_captors(const Board& board, Color side, Square passed);

template <Color kUs, typename Sink>
class Generator {
public:
    Generator(const Position& position, Sink& sink)
        : position_(position),
          board_(position.board()),
          men_(board_.men()),
          ours_(board_.men(kUs)),
          theirs_(board_.men(!kUs)),
          king_((ours_ & board_.men(Role::king)).first()),
          limits_(check_and_pins<kUs>(board_)),
          sink_(sink) {}

    void run() {
        king_moves();
        if (limits_.targets.empty() || is_done()) return;
        knight_moves();
        if (is_done()) return;
        line_moves();
        if (is_done()) return;
        pawn_moves();
        if (const auto passed = position_.en_passant()) captures_in_passing(*passed);
    }

private:
    static constexpr int kForward = kUs == Color::white ? 8 : -8;
    static constexpr Bitboard kFirstRank = rank_bitboard(kUs == Color::white ? 0 : 7);
    static constexpr Bitboard kThirdRank = rank_bitboard(kUs == Color::white ? 2 : 5);
    static constexpr Bitboard kLastRank = rank_bitboard(kUs == Color::white ? 7 : 0);

    template <Color kSide>
    [[nodiscard]] static constexpr Bitboard forward(Bitboard set) {
        return kSide == Color::white ? Bitboard(set.bits() << 8) : Bitboard(set.bits() >> 8);
    }
    [[nodiscard]] static constexpr Bitboard to_a_file(Bitboard set) {
        return Bitboard((set & ~file_bitboard(0)).bits() >> 1);
    }
    [[nodiscard]] static constexpr Bitboard to_h_file(Bitboard set) {
        return Bitboard((set & ~file_bitboard(7)).bits() << 1);
    }
    [[nodiscard]] static constexpr Bitboard all_knight_attacks(Bitboard knights) {
        const Bitboard a1 = to_a_file(knights), h1 = to_h_file(knights);
        const Bitboard one = a1 | h1, two = to_a_file(a1) | to_h_file(h1);
        return Bitboard(one.bits() << 16 | one.bits() >> 16 | two.bits() << 8 | two.bits() >> 8);
    }

    [[nodiscard]] bool is_done() const {
        if constexpr (requires { sink_.is_done(); }) return sink_.is_done();
        return false;
    }

    /// Squares the enemy attacks once our King has left its square.
    [[nodiscard]] Bitboard attacked() const {
        if constexpr (requires { sink_.attacked(); }) return sink_.attacked();
        const Bitboard men = men_ & ~Bitboard::of(king_);
        const Bitboard pawns = forward<!kUs>(theirs_ & board_.men(Role::pawn));
        Bitboard set = to_a_file(pawns) | to_h_file(pawns) | all_knight_attacks(theirs_ & board_.men(Role::knight));
        set |= king_attacks((theirs_ & board_.men(Role::king)).first());
        const Bitboard diagonal = theirs_ & board_.diagonal_movers();
        const Bitboard straight = theirs_ & board_.straight_movers();
        for (const Square from : diagonal) set |= diagonal_attacks(from, men);
        for (const Square from : straight) set |= straight_attacks(from, men);
        return set;
    }

    void king_moves() {
        const Bitboard near = king_attacks(king_) & ~ours_ & ~board_.men(Role::king);
        const Bitboard rooks = limits_.checkers.empty() ? rooks_with_free_path() : Bitboard();
        if ((near | rooks).empty()) return;
        const Bitboard unsafe = attacked();
        sink_.piece(king_, near & ~unsafe);
        for (const Square rook : rooks) castle(rook, unsafe);
    }

    [[nodiscard]] Bitboard rooks_with_free_path() const {
        Bitboard free;
        for (const Square rook : position_.castling_rooks() & kFirstRank) {
            const auto arrival = Position::castling_arrival(Move::castling(king_, rook));
            const Bitboard path = between(king_, arrival.king) | Bitboard::of(arrival.king) |
                                  between(rook, arrival.rook) | Bitboard::of(arrival.rook);
            if ((path & others_than(rook)).empty()) free |= Bitboard::of(rook);
        }
        return free;
    }

    [[nodiscard]] Bitboard others_than(Square rook) const { return men_ & ~(Bitboard::of(king_) | Bitboard::of(rook)); }

    void castle(Square rook, Bitboard unsafe) {
        const Move move = Move::castling(king_, rook);
        const auto arrival = Position::castling_arrival(move);
        if (!((between(king_, arrival.king) | Bitboard::of(arrival.king)) & unsafe).empty()) return;
        // In Chess960 the Rook may have shielded the King's square of arrival from a man beside it.
        const Bitboard seen = straight_attacks(arrival.king, others_than(rook) | Bitboard::of(arrival.rook));
        if ((seen & theirs_ & board_.straight_movers()).empty()) sink_.special(move);
    }

    [[nodiscard]] Bitboard unpinned() const { return ours_ & ~(limits_.straight_pins | limits_.diagonal_pins); }

    void knight_moves() {
        for (const Square from : unpinned() & board_.men(Role::knight)) {
            sink_.piece(from, knight_attacks(from) & limits_.targets);
        }
    }

    /// A Queen takes part twice: along diagonals and along files and ranks.
    void line_moves() {
        const Bitboard diagonal = ours_ & board_.diagonal_movers();
        const Bitboard straight = ours_ & board_.straight_movers();
        for (const Square from : diagonal& unpinned()) {
            sink_.piece(from, diagonal_attacks(from, men_) & limits_.targets);
        }
        for (const Square from : straight& unpinned()) {
            sink_.piece(from, straight_attacks(from, men_) & limits_.targets);
        }
        for (const Square from : diagonal& limits_.diagonal_pins) {
            sink_.piece(from, diagonal_attacks(from, men_) & limits_.targets & limits_.diagonal_pins);
        }
        for (const Square from : straight& limits_.straight_pins) {
            sink_.piece(from, straight_attacks(from, men_) & limits_.targets & limits_.straight_pins);
        }
    }

    void pawn_moves() {
        const Bitboard pawns = ours_ & board_.men(Role::pawn);
        const Bitboard free = pawns & unpinned();
        const Bitboard may_step = pawns & limits_.straight_pins;
        const Bitboard may_take = pawns & limits_.diagonal_pins;

        const Bitboard one = (forward<kUs>(free) | (forward<kUs>(may_step) & limits_.straight_pins)) & ~men_;
        const Bitboard two = forward<kUs>(one & kThirdRank) & ~men_;
        const Bitboard victims = theirs_ & limits_.targets;
        const Bitboard ahead = forward<kUs>(free), pinned_ahead = forward<kUs>(may_take);
        pawns_arrive(one & limits_.targets, kForward);
        sink_.pawns(two & limits_.targets, 2 * kForward);
        pawns_arrive((to_a_file(ahead) | (to_a_file(pinned_ahead) & limits_.diagonal_pins)) & victims, kForward - 1);
        pawns_arrive((to_h_file(ahead) | (to_h_file(pinned_ahead) & limits_.diagonal_pins)) & victims, kForward + 1);
    }

    void pawns_arrive(Bitboard to, int step) {
        sink_.pawns(to & ~kLastRank, step);
        if (const Bitboard last = to & kLastRank; !last.empty()) {
            sink_.promotions(last, step, position_.promotions(kUs));
        }
    }

    void captures_in_passing(Square passed) {
        for (const Square from : passing_captors(board_, kUs, passed)) {
            sink_.special(Move::en_passant(from, passed));
        }
    }

    const Position& position_;
    const Board& board_;
    const Bitboard men_, ours_, theirs_;
    const Square king_;
    const CheckAndPins limits_;
    Sink& sink_;
};

/// Shows all legal moves to the sink.
template <typename Sink>
inline void generate(const Position& position, Sink& sink) {
    if (position.turn() == Color::white) {
        Generator<Color::white, Sink>(position, sink).run();
    } else {
        Generator<Color::black, Sink>(position, sink).run();
    }
}

}  // namespace jadoube::chess
