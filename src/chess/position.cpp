#include "chess/position.hpp"

#include "base/error.hpp"
#include "chess/movegen.hpp"
#include "chess/zobrist.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace jadoube::chess {
namespace {

PositionKey key_from_scratch(const Setup& setup, std::optional<Square> en_passant) {
    PositionKey key = setup.turn == Color::black ? kZobrist.black_to_move() : 0;
    for (const Square square : setup.board.men()) {
        const Color color = setup.board.men(Color::white).has(square) ? Color::white : Color::black;
        key ^= kZobrist.man(color, setup.board.code_at(square), square);
    }
    for (const Square rook : setup.castling_rooks) key ^= kZobrist.castling(rook);
    if (en_passant) key ^= kZobrist.en_passant(*en_passant);
    return key;
}

}  // namespace

Bitboard passing_captors(const Board& board, Color side, Square passed) {
    const Square king = board.men({side, Role::king}).first();
    const Square victim = Square::at(passed.file(), passed.rank() + (side == Color::white ? -1 : 1));
    Bitboard captors;
    for (const Square from : pawn_attacks(!side, passed) & board.men({side, Role::pawn})) {
        Board after = board;
        after.move(from, passed);
        after.remove(victim);
        if (after.attackers(king, !side).empty()) captors |= Bitboard::of(from);
    }
    return captors;
}

Position Position::initial() {
    return *from(Setup::initial());
}

Result<Position> Position::from(const Setup& setup) {
    for (const Color color : {Color::white, Color::black}) {
        const int kings = setup.board.men({color, Role::king}).count();
        if (kings == 1) continue;
        const std::string_view side = color == Color::white ? "White" : "Black";
        return failure(ErrorCode::bad_position, fmt::format("{} has {} Kings, expected 1", side, kings), "",
                       "play needs one King a side; a board without one can only be shown");
    }
    Setup playable = setup;
    playable.castling_rooks = tenable_castling_rooks(setup);
    if (!setup.takes_in_passing || !is_en_passant_possible(setup)) playable.en_passant.reset();

    Position position;
    position.board_ = playable.board;
    position.castling_rooks_ = playable.castling_rooks;
    position.quiet_halfmoves_ = playable.quiet_halfmoves;
    position.move_number_ = playable.move_number;
    position.turn_ = playable.turn;
    position.promotion_ = playable.promotion;
    position.takes_in_passing_ = playable.takes_in_passing;
    position.castles_after_check_ = playable.castles_after_check;
    position.just_passed_ = playable.en_passant;
    position.may_take_in_passing_ =
        playable.en_passant && !passing_captors(playable.board, playable.turn, *playable.en_passant).empty();
    position.key_ = key_from_scratch(playable, position.en_passant());
    if (!position.castles_after_check_) position.lose_rights_by_check();
    return position;
}

Setup Position::setup() const {
    return Setup{.board = board_,
                 .turn = turn_,
                 .castling_rooks = castling_rooks_,
                 .en_passant = en_passant(),
                 .quiet_halfmoves = quiet_halfmoves_,
                 .move_number = move_number_,
                 .promotion = promotion_,
                 .takes_in_passing = takes_in_passing_,
                 .castles_after_check = castles_after_check_};
}

Roles Position::unusual_promotions(Color side) const {
    constexpr std::array<std::pair<Role, int>, 4> kUsual = {
        {{Role::queen, 1}, {Role::rook, 2}, {Role::bishop, 2}, {Role::knight, 2}}};
    if (promotion_ == Promotion::queen) return {Role::queen};
    Roles roles;
    if (promotion_ == Promotion::piece_or_pawn) roles.add(Role::pawn);
    for (const auto& [role, count] : kUsual) {
        const bool is_taken = board_.men({side, role}).count() < count;
        if (is_taken || promotion_ != Promotion::captured_piece) roles.add(role);
    }
    return roles;
}

Bitboard Position::checkers() const {
    return board_.attackers(king(turn_), !turn_);
}

std::optional<Square> Position::captured(Move move) const {
    if (move.kind() == Move::Kind::castling) return std::nullopt;
    if (move.kind() == Move::Kind::en_passant) return Square::at(move.to().file(), move.from().rank());
    if (!board_.men().has(move.to())) return std::nullopt;
    return move.to();
}

bool operator==(const Position& a, const Position& b) {
    return a.key_ == b.key_ && a.board_ == b.board_ && a.turn_ == b.turn_ && a.castling_rooks_ == b.castling_rooks_ &&
           a.en_passant() == b.en_passant() && a.quiet_halfmoves_ == b.quiet_halfmoves_ &&
           a.move_number_ == b.move_number_ && a.promotion_ == b.promotion_ &&
           a.takes_in_passing_ == b.takes_in_passing_ && a.castles_after_check_ == b.castles_after_check_;
}

}  // namespace jadoube::chess
