#include "game/pgn/pgn_move.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

using chess::Board;
using chess::Color;
using chess::IllegalReason;
using chess::Piece;
using chess::Position;
using chess::RawMove;
using chess::Role;
using chess::Square;

constexpr std::size_t kShortestMove = 2;
constexpr std::size_t kLongestMove = 20;  // "Qa1xb2=Q+ e.p." and the like

bool is_null_move(std::string_view word) {
    constexpr std::array<std::string_view, 7> kNullMoves = {"--", "Z0", "<>", "@@@@", "null", "0000", "NULL"};
    return std::find(kNullMoves.begin(), kNullMoves.end(), word) != kNullMoves.end();
}

bool is_castling(std::string_view word) {
    constexpr std::array<std::string_view, 3> kShort = {"O-O", "0-0", "o-o"};
    return std::find(kShort.begin(), kShort.end(), word.substr(0, 3)) != kShort.end();
}

bool is_long_castling(std::string_view word) {
    return is_castling(word) && word.size() >= 5 && word[3] == '-';
}

/// A castling, or a square with nothing around it but what moves are written with.
bool looks_like_move(std::string_view word) {
    if (is_castling(word)) return true;
    if (word.front() >= 'A' && word.front() <= 'Z') word.remove_prefix(1);
    while (!word.empty() && static_cast<unsigned char>(word.front()) >= 0x80) word.remove_prefix(1);  // figurines
    if (word.find_first_not_of("abcdefgh12345678x:-=+#QRBNKqrnkp.") != std::string_view::npos) return false;
    for (std::size_t at = 0; at + 1 < word.size(); ++at) {
        if (chess::square_named(word.substr(at, 2))) return true;
    }
    return false;
}

/// The Rook's part in a castling that was not allowed: the outermost Rook on the King's rank on that side, to the
/// square beside the King's. Nothing where no Rook stands there.
std::optional<RawMove> castling_rook(const Board& board, Color mover, const RawMove& king, bool is_long) {
    const int step = is_long ? -1 : 1;
    const chess::Bitboard rooks = board.men(Piece{mover, Role::rook});
    for (int file = step > 0 ? 7 : 0; file != king.from.file(); file -= step) {
        const Square square = Square::at(file, king.from.rank());
        if (rooks.has(square)) return RawMove{square, Square::at(king.to.file() - step, king.to.rank())};
    }
    return std::nullopt;
}

/// The Pawn beside the one that takes an empty square: taken in passing, although that was not allowed.
std::optional<Square> taken_in_passing(const Board& board, Color mover, const RawMove& move) {
    const auto man = board.at(move.from);
    if (!man || man->role != Role::pawn || move.from.file() == move.to.file() || board.at(move.to)) return std::nullopt;
    const Square beside = Square::at(move.to.file(), move.from.rank());
    if (board.at(beside) != Piece{!mover, Role::pawn}) return std::nullopt;
    return beside;
}

bool moves_as_its_kind(std::optional<IllegalReason> why_illegal) {
    return !why_illegal || why_illegal == IllegalReason::leaves_king_in_check ||
           why_illegal == IllegalReason::promotion_missing;
}

/// The one man that is meant, if one is.
std::optional<RawMove> man_meant(const Position& position, const std::vector<RawMove>& candidates) {
    if (candidates.size() == 1) return candidates.front();
    const auto fits = [&](const RawMove& move) { return moves_as_its_kind(why_illegal(position, move)); };
    const auto first = std::find_if(candidates.begin(), candidates.end(), fits);
    if (first == candidates.end() || std::any_of(first + 1, candidates.end(), fits)) return std::nullopt;
    return *first;
}

MoveReading unreadable(const Position& position, std::string why) {
    return {MoveReading::Kind::unreadable, UnknownMove{}, position, std::move(why)};
}

MoveReading no_move(const Position& position) {
    return {MoveReading::Kind::no_move, UnknownMove{}, position};
}

IrregularMove as_done(const Position& position, const RawMove& man, std::string_view word) {
    IrregularMove move{.by = position.turn(), .man = man};
    if (is_castling(word)) {
        move.rook = castling_rook(position.board(), position.turn(), man, is_long_castling(word));
    } else {
        move.taken = taken_in_passing(position.board(), position.turn(), man);
    }
    return move;
}

/// A square on which a man of the mover's own stands that neither goes away nor is said to be taken.
bool is_in_the_way(const Position& position, const IrregularMove& move, Square arrival, std::string_view word) {
    if (arrival == move.man.from || (move.rook && arrival == move.rook->from)) return false;
    const auto man = position.board().at(arrival);
    if (!man) return false;
    const bool says_taken = word.find_first_of("x:") != std::string_view::npos;
    return move.rook || (man->color == position.turn() && !says_taken);
}

bool can_stand(const Position& position, const IrregularMove& move, std::string_view word) {
    return !is_in_the_way(position, move, move.man.to, word) &&
           !(move.rook && is_in_the_way(position, move, move.rook->to, word));
}

/// Why a move is illegal; castling is asked about by its Rook, as the King's step alone does not show it everywhere.
std::optional<IllegalReason> why_not_legal(const Position& position, const IrregularMove& move, std::string_view word) {
    if (!is_castling(word)) return why_illegal(position, move.man);
    const bool has_right = move.rook && position.castling_rooks().has(move.rook->from);
    return has_right ? why_illegal(position, {move.man.from, move.rook->from}) : IllegalReason::castling_moved;
}

MoveReading read_illegal(const Position& position, std::string_view word, const std::string& why_not) {
    const auto candidates = raw_candidates(position.board(), position.turn(), word);
    const auto man = man_meant(position, candidates);
    if (!man) return looks_like_move(word) ? unreadable(position, why_not) : no_move(position);
    const IrregularMove move = as_done(position, *man, word);
    const auto why = why_not_legal(position, move, word);
    if (!why) return unreadable(position, why_not);
    std::string name(name_of(*why));
    const auto after = Position::from(stand(position.setup(), move));
    if (!after || !can_stand(position, move, word)) return unreadable(position, why_not);
    return {MoveReading::Kind::played, move, *after, std::move(name)};
}

}  // namespace

MoveReading read_move(const Position& position, std::string_view word) {
    if (word.size() < kShortestMove || word.size() > kLongestMove) return no_move(position);
    auto san = parse_san(position, word);
    if (!san && is_null_move(word)) return {MoveReading::Kind::played, UnknownMove{}, position.after_null()};
    if (!san) return read_illegal(position, with_plain_dashes(word), san.error().message);
    return {MoveReading::Kind::played, san->move, position.after(san->move), {}, std::move(san->remarks)};
}

}  // namespace jadoube::game
