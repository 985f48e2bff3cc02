#include "mate/defence.hpp"

#include "mate/guarded.hpp"

namespace jadoube::mate {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Role;
using chess::Square;

Defence::Defence(const Board& board, Color side)
    : board_(board),
      side_(side),
      all_(board.men()),
      men_(board.men(side) & ~board.men(Role::king)),
      pawns_(men_ & board.men(Role::pawn)) {
    const Bitboard ahead = forward(side, pawns_);
    attacked_ = towards_a(ahead) | towards_h(ahead);
    for (const Square from : men_& board.men(Role::knight)) attacked_ |= chess::knight_attacks(from);
    for (const Square from : men_& board.diagonal_movers()) attacked_ |= chess::diagonal_attacks(from, all_);
    for (const Square from : men_& board.straight_movers()) attacked_ |= chess::straight_attacks(from, all_);
    stepped_ = ahead & ~all_;
    stepped_ |= forward(side, stepped_) & ~all_ & chess::rank_bitboard(side == Color::white ? 3 : 4);
}

Bitboard Defence::answering(Square king, Square check) const {
    const Bitboard line = chess::between(king, check);
    Bitboard found;
    if (attacked_.has(check)) found = board_.attackers(check, side_);
    for (const Square square : line& attacked_) found |= board_.attackers(square, side_) & ~pawns_;
    for (const Square square : line& stepped_) found |= pawn_stepping_to(square);
    return found & men_;
}

Bitboard Defence::pawn_stepping_to(Square square) const {
    const Bitboard one = forward(!side_, Bitboard::of(square));
    return ((one & all_).empty() ? forward(!side_, one) : one) & pawns_;
}

std::optional<Square> Defence::able_to_reach(Square square, Bitboard men) const {
    Bitboard able = attacked_.has(square) ? board_.attackers(square, side_) & men_ & men : Bitboard();
    if (!all_.has(square)) able &= ~pawns_;
    if (stepped_.has(square)) able |= pawn_stepping_to(square) & men;
    if (chess::rank_for(side_, square) == 7) able &= ~pawns_;
    if (able.empty()) return std::nullopt;
    return able.first();
}

std::optional<Square> Defence::retreat(Square man, Bitboard men, Bitboard quiet, Bitboard taken) const {
    const Bitboard others = men & ~Bitboard::of(man);
    const unsigned code = board_.code_at(man);
    const bool is_pawn = code == Board::code_of(Role::pawn);
    Bitboard to = is_pawn ? forward(side_, Bitboard::of(man)) : attacks_by_code(code, side_, man, men);
    if (is_pawn && chess::rank_for(side_, man) == 6) return std::nullopt;
    constexpr int kTries = 6;
    int tries = 0;
    for (const Square square : to & ~men & ~taken) {
        if (++tries > kTries) break;
        if ((attacks_by_code(code, side_, square, others) & quiet).empty()) return square;
    }
    return std::nullopt;
}

}  // namespace jadoube::mate
