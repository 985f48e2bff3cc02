#include "mate/directed_search.hpp"

#include <algorithm>
#include <cstdlib>

#include "chess/attacks.hpp"
#include "mate/can_mate.hpp"
#include "mate/steps.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::kLightSquares;
using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Role;
using chess::Square;

constexpr int kLongestLine = 300;

int knight_distance(Square a, Square b) {
    const int x = std::abs(a.file() - b.file()), y = std::abs(a.rank() - b.rank());
    return std::max({(x + 1) / 2, (y + 1) / 2, (x + y + 2) / 3}) * 2 + ((x + y) & 1);
}

constexpr std::uint64_t kFirstSlice = 1000;
constexpr int kFlights = 3;
constexpr std::uint64_t kGrowth = 4;

/// With or without Pawns, which may be locked for ever.
bool has_bishops_on_one_colour_only(const Board& board, Color side) {
    const Bitboard pieces = board.men(side) & ~board.men(Role::king) & ~board.men(Role::pawn);
    return !pieces.empty() && (pieces & ~board.men(Role::bishop)).empty() &&
           ((pieces & kLightSquares).empty() || (pieces & ~kLightSquares).empty());
}

bool needs_help(const Board& board, Color side) {
    const Bitboard pieces = board.men(side) & ~board.men(Role::king);
    const Bitboard others = pieces & ~board.men(Role::bishop);
    const Bitboard helpers = board.men(!side) & ~board.men(Role::king) & ~board.men(Role::pawn);
    if (others.empty()) {
        const bool light = !(pieces & kLightSquares).empty(), dark = !(pieces & ~kLightSquares).empty();
        if (light && dark) return false;
        const Bitboard useful = helpers & ~(board.men(Role::queen) | board.men(Role::rook)) &
                                ~(board.men(Role::bishop) & (light ? kLightSquares : ~kLightSquares));
        return useful.empty();
    }
    return pieces.count() == 1 && (others & ~board.men(Role::knight)).empty() &&
           (helpers & ~board.men(Role::queen)).empty();
}

std::vector<Picture> pictures_for(const Position& position, Color side) {
    const Board& board = position.board();
    const Bitboard bishops = board.men({side, Role::bishop});
    const bool dark = !(bishops & ~kLightSquares).empty() ||
                      (bishops.empty() && !(board.men({!side, Role::bishop}) & kLightSquares).empty());
    std::vector<Picture> pictures;
    for (const bool far : {true, false}) {
        for (const bool wanted_colour : {true, false}) {
            const int rank = (side == Color::white) == far ? 7 : 0;
            const int inward = rank == 7 ? -2 : 2;
            const int file = ((rank == 7) == (dark == wanted_colour)) ? 7 : 0;
            const int beside = file == 0 ? 1 : 6;
            pictures.push_back({Square::at(file, rank), Square::at(beside, rank), Square::at(beside, rank + inward)});
        }
    }
    if (has_bishops_on_one_colour_only(board, side)) {
        const bool light = !(bishops & kLightSquares).empty();
        for (Picture picture : std::vector(pictures)) {
            if (picture.corner.is_light() != light) continue;
            picture.also_blocked = Square::at(picture.corner.file(), picture.corner.rank() == 7 ? 6 : 1);
            pictures.push_back(picture);
        }
    }
    return pictures;
}

}  // namespace

bool DirectedSearch::run(const Position& start, Color side, std::uint64_t most_nodes) {
    side_ = side;
    nodes_ = 0;
    const auto pictures = pictures_for(start, side);
    std::uint64_t slice = kFirstSlice;
    for (std::size_t i = 0; nodes_ < most_nodes; ++i) {
        if (i == pictures.size()) i = 0, slice = std::min(slice * kGrowth, most_nodes);
        if (attempt(start, pictures[i], std::min(most_nodes, nodes_ + slice))) return true;
    }
    return false;
}

bool DirectedSearch::attempt(const Position& start, const Picture& picture, std::uint64_t most_nodes) {
    picture_ = picture;
    ++attempts_;
    limit_ = most_nodes;
    for (int bound = 1; nodes_ < most_nodes && bound < 100; ++bound) {
        line_.clear();
        choices_.clear();
        if (search(start, bound, false)) return true;
    }
    return false;
}

bool DirectedSearch::was_seen(const Position& position, int rest) {
    const chess::PositionKey key = position.key() ^ attempts_ * 0x9E3779B97F4A7C15ULL;
    Seen& seen = seen_[position.key() % kSlots];
    if (seen.key == key && seen.rest >= rest) return true;
    seen = {key, rest};
    return false;
}

void DirectedSearch::list_choices(const Position& position, const MoveList& moves, int affordable) {
    const bool ours = position.turn() == side_;
    const std::size_t first = choices_.size();
    const Square king = position.king(!side_);
    const Bitboard all = position.board().men();
    const Bitboard diagonal = ours ? diagonal_attacks(king, all) : Bitboard(),
                   straight = ours ? straight_attacks(king, all) : Bitboard(),
                   knight = ours ? knight_attacks(king) : Bitboard();
    const bool near_mate =
        (king_attacks(king) & ~position.board().men(!side_) & ~king_attacks(position.king(side_))).count() <= kFlights;
    const auto checks = [&](Move move) {
        switch (position.board().code_at(move.from())) {
            case Board::code_of(Role::knight): return knight.has(move.to());
            case Board::code_of(Role::bishop): return diagonal.has(move.to());
            case Board::code_of(Role::rook): return straight.has(move.to());
            case Board::code_of(Role::queen): return (straight | diagonal).has(move.to());
            default: return false;
        }
    };
    for (const Move move : moves) {
        const int cost = ours ? (near_mate && checks(move) ? 0 : cost_for_mating_side(position, move))
                              : cost_for_helper(position, move);
        if (cost <= affordable) choices_.push_back({move, cost});
    }
    const auto begin = choices_.begin() + static_cast<std::ptrdiff_t>(first);
    auto cheap = begin;  // few are cheap: moving each to the front keeps the order and needs no memory
    for (auto it = begin; it != choices_.end(); ++it) {
        if (it->cost == 0) std::swap(*cheap++, *it);
    }
}

bool DirectedSearch::search(const Position& position, int rest, bool after_progress) {
    ++nodes_;
    const MoveList moves = position.legal_moves();
    if (moves.empty()) return position.turn() != side_ && position.is_checkmate();
    if (nodes_ >= limit_ || line_.size() >= kLongestLine) return false;
    if (why_men_cannot_mate(position, side_) || was_seen(position, rest)) return false;

    help_needed_ = needs_help(position.board(), side_);
    const std::size_t first = choices_.size();
    list_choices(position, moves, after_progress ? std::max(rest, 1) : rest);
    const std::size_t end = choices_.size();
    for (std::size_t i = first; i < end; ++i) {
        const Choice choice = choices_[i];
        const int price = after_progress && choice.cost == 1 ? 0 : choice.cost;
        line_.push_back(choice.move);
        if (search(position.after(choice.move), rest - price, choice.cost == 0)) return true;
        line_.pop_back();
    }
    choices_.resize(first);
    return false;
}

int DirectedSearch::cost_for_mating_side(const Position& position, Move move) const {
    const Board& board = position.board();
    const unsigned man = board.code_at(move.from());
    if (board.men(!side_).has(move.to()) || move.kind() == Move::Kind::en_passant) return help_needed_ ? 4 : 0;
    if (move.kind() == Move::Kind::promotion) return 0;
    if (man == Board::code_of(Role::pawn)) return rank_for(side_, move.to()) >= 4 ? 0 : 1;
    if (man == Board::code_of(Role::king)) {
        return king_steps(move.to(), picture_.mating_king) < king_steps(move.from(), picture_.mating_king) ? 0 : 1;
    }
    if (man == Board::code_of(Role::knight)) {
        return knight_distance(move.to(), picture_.mating_king) < knight_distance(move.from(), picture_.mating_king)
                   ? 0
                   : 1;
    }
    return 1;
}

int DirectedSearch::cost_for_helper(const Position& position, Move move) const {
    const Board& board = position.board();
    const unsigned man = board.code_at(move.from());
    if (help_needed_ && !board.men({!side_, Role::pawn}).empty()) {
        if (const auto role = move.promotes_to()) {
            return *role == Role::queen || *role == Role::rook ? 4 : 0;
        }
        return man == Board::code_of(Role::pawn) ? 0 : 4;
    }
    if (board.men(side_).has(move.to()) && move.kind() != Move::Kind::castling) return 4;
    if (man == Board::code_of(Role::king)) {
        return king_steps(move.to(), picture_.corner) < king_steps(move.from(), picture_.corner) ? 0 : 1;
    }
    if (picture_.also_blocked) return move.to() == picture_.blocked || move.to() == *picture_.also_blocked ? 0 : 1;
    if (man == Board::code_of(Role::knight)) {
        return knight_distance(move.to(), picture_.blocked) < knight_distance(move.from(), picture_.blocked) ? 0 : 1;
    }
    return 1;
}

}  // namespace jadoube::mate
