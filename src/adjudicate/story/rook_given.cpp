#include "adjudicate/story/rook_given.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Square;

std::optional<rules::Value> told(const GameState& game, const std::string& fact) {
    const auto found = game.event.find(fact);
    return found == game.event.end() ? std::nullopt : std::optional(found->second.front());
}

bool has_own_rook(const chess::Setup& setup, Square corner, chess::Color by) {
    return setup.board.at(corner) == chess::Piece{by, chess::Role::rook};
}

/// One Rook was given. Where the game began it is the one that was missing then; later, where the other still stands
/// as it began, it is this one.
std::optional<bool> is_missing_from_the_start(const GameState& game, const chess::Setup& base, Square corner,
                                              chess::Color by) {
    if (!game.start) return std::nullopt;
    const Square other = Square::at(7 - corner.file(), corner.rank());
    const bool from_the_start = game.whole_game || game.start->move_number == 1;
    if (from_the_start && has_own_rook(*game.start, corner, by)) return false;
    if (from_the_start && has_own_rook(*game.start, other, by)) return true;
    const bool is_other_at_home = has_own_rook(base, other, by) && base.castling_rooks.has(other);
    return is_other_at_home ? std::optional(true) : std::nullopt;
}

}  // namespace

Square corner_of(const game::IrregularMove& castling) {
    return Square::at(castling.man.to > castling.man.from ? 7 : 0, castling.man.from.rank());
}

std::optional<bool> is_rook_given(const GameState& game, const chess::Setup& base,
                                  const game::IrregularMove& castling) {
    if (const auto given = told(game, "rook_given"))
        return *given == rules::Value{true} ? std::optional(true) : std::nullopt;  // what the code says of the other
    const auto man = told(game, "odds_man");
    const auto giver = told(game, "odds_giver");
    const bool is_other_man = !man || *man != rules::Value{std::string(chess::name_of(chess::Role::rook))};
    const bool by_the_other = giver && *giver != rules::Value{std::string(chess::name_of(castling.by))};
    if (told(game, "game_at_odds") == rules::Value{false} || is_other_man || by_the_other) return false;
    return is_missing_from_the_start(game, base, corner_of(castling), castling.by);
}

}  // namespace jadoube::adjudicate
