#include "mate/can_mate.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::kLightSquares;
using chess::Position;
using chess::Role;

constexpr std::string_view kOneColour =
    "Bishops on squares of one colour cannot mate without a Pawn, a Knight or a Bishop on the other";

bool stand_on_one_colour(Bitboard bishops) {
    return (bishops & kLightSquares).empty() || (bishops & ~kLightSquares).empty();
}

}  // namespace

std::string_view why_men_cannot_mate(const Board& board, Color side) {
    const Bitboard own = board.men(side) & ~board.men(Role::king);
    const Bitboard theirs = board.men(!side) & ~board.men(Role::king);
    const Bitboard knights = board.men(Role::knight), bishops = board.men(Role::bishop);
    if (own.empty()) return "a lone King cannot mate";
    if ((own & ~knights).empty() && own.count() == 1 && (theirs & ~board.men(Role::queen)).empty()) {
        return theirs.empty() ? "King and Knight cannot mate a lone King"
                              : "King and Knight cannot mate where the other side has nothing but Queens";
    }
    const Bitboard helpful = knights | board.men(Role::pawn);  // either side's
    if ((own & ~bishops).empty() && helpful.empty() && stand_on_one_colour(bishops)) {
        return kOneColour;
    }
    return {};
}

std::string_view why_men_cannot_mate(const Position& position, Color side) {
    const std::string_view why = why_men_cannot_mate(position.board(), side);
    const bool is_regular = !position.after_null().is_check();
    return why == kOneColour && !is_regular ? std::string_view() : why;
}

}  // namespace jadoube::mate
