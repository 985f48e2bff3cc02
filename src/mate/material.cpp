#include "mate/can_mate.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::kLightSquares;
using chess::Position;
using chess::Role;

bool stand_on_one_colour(Bitboard bishops) {
    return (bishops & kLightSquares).empty() || (bishops & ~kLightSquares).empty();
}

}  // namespace

std::string_view name_of(NoMate why) {
    switch (why) {
        case NoMate::is_mated: return "is_mated";
        case NoMate::stalemate: return "stalemate";
        case NoMate::lone_king: return "lone_king";
        case NoMate::lone_knight: return "lone_knight";
        case NoMate::lone_knight_against_queens: return "lone_knight_against_queens";
        case NoMate::bishops_on_one_colour: return "bishops_on_one_colour";
        case NoMate::lines_end: return "lines_end";
        case NoMate::no_position_left: return "no_position_left";
        case NoMate::no_room: return "no_room";
    }
    return "no_room";
}

std::string_view name_of(WhyUnknown why) {
    switch (why) {
        case WhyUnknown::budget_spent: return "budget_spent";
        case WhyUnknown::promotion_bound: return "promotion_bound";
    }
    return "budget_spent";
}

std::optional<NoMate> why_men_cannot_mate(const Board& board, Color side) {
    const Bitboard own = board.men(side) & ~board.men(Role::king);
    const Bitboard theirs = board.men(!side) & ~board.men(Role::king);
    const Bitboard knights = board.men(Role::knight), bishops = board.men(Role::bishop);
    if (own.empty()) return NoMate::lone_king;
    if ((own & ~knights).empty() && own.count() == 1 && (theirs & ~board.men(Role::queen)).empty())
        return theirs.empty() ? NoMate::lone_knight : NoMate::lone_knight_against_queens;
    const Bitboard helpful = knights | board.men(Role::pawn);  // either side's
    if ((own & ~bishops).empty() && helpful.empty() && stand_on_one_colour(bishops))
        return NoMate::bishops_on_one_colour;
    return std::nullopt;
}

std::optional<NoMate> why_men_cannot_mate(const Position& position, Color side) {
    const auto why = why_men_cannot_mate(position.board(), side);
    const bool is_regular = !position.after_null().is_check();
    return why == NoMate::bishops_on_one_colour && !is_regular ? std::nullopt : why;
}

}  // namespace jadoube::mate
