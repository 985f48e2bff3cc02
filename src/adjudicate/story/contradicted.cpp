#include "adjudicate/story/contradicted.hpp"

#include <algorithm>
#include <array>

#include "chess/position.hpp"
#include "game/replay.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::Kind;

/// What was entered of the game that somebody finds something about.
struct Entered {
    const GameState& game;
    const std::optional<chess::Setup>& now;
    const rules::Definitions& definitions;
};

bool is_entered(const GameState& game) {
    return game.start && !(game.whole_game && game.moves.empty());
}

bool begins_with_the_game(const GameState& game) {
    return game.whole_game || game.start->move_number == 1;
}

bool begins_as_usual(const Entered& entered) {
    return entered.game.start->board == chess::Board::initial();
}

bool has_all_men(const Entered& entered) {
    return entered.now && entered.now->board.men().count() == chess::Board::initial().men().count();
}

bool stand_at_home(const chess::Board& board) {
    const chess::Board usual = chess::Board::initial();
    for (const chess::Square square : board.men())
        if (board.at(square) != usual.at(square)) return false;
    return true;
}

/// Men that stand elsewhere than the usual array has them tell nothing of those that were taken off.
bool is_a_man_off(const Entered& entered) {
    return begins_with_the_game(entered.game) && stand_at_home(entered.game.start->board) && !begins_as_usual(entered);
}

bool is_no_man_off(const Entered& entered) {
    return begins_with_the_game(entered.game) && begins_as_usual(entered);
}

/// By who should under the code; where another than White may, the record does not tell.
bool was_begun_by_white(const Entered& entered) {
    const GameState& game = entered.game;
    if (entered.definitions.first_move_by != rules::FirstMoveBy::white || game.moves.empty()) return false;
    if (!begins_with_the_game(game)) return false;
    const game::Played& first = game.moves.front().played;
    const auto* irregular = std::get_if<game::IrregularMove>(&first);
    const bool is_known = !std::holds_alternative<game::UnknownMove>(first);
    return is_known && (irregular != nullptr ? irregular->by : game.start->turn) == Color::white;
}

/// From the usual array to the board as it stands: nothing was done on it since.
bool is_reached_by_legal_moves(const Entered& entered) {
    const GameState& game = entered.game;
    const bool all_legal = std::ranges::all_of(
        game.moves, [](const game::HalfMove& move) { return std::holds_alternative<chess::Move>(move.played); });
    if (!all_legal || !begins_as_usual(entered) || !entered.now) return false;
    const game::Replay replay(*game.start, game.moves);
    return replay.at(replay.end()).board == entered.now->board;
}

bool is_no_king_left_in_check(const Entered& entered) {
    const auto is_attacked = [&](Color side) { return chess::is_king_attacked(*entered.now, side); };
    return is_reached_by_legal_moves(entered) && !is_attacked(Color::white) && !is_attacked(Color::black);
}

struct Contradicted {
    Kind found;
    bool (*is_shown)(const Entered&);
    std::string_view what;
};

constexpr auto kContradicted = std::to_array<Contradicted>({
    {Kind::setup_men_misplaced, begins_as_usual, "the game as entered begins with every man on his square"},
    {Kind::setup_men_omitted, begins_as_usual, "the game as entered begins with every man on his square"},
    {Kind::setup_men_omitted, has_all_men, "all thirty-two men stand on the board as entered"},
    {Kind::setup_odds_man_left_on, is_a_man_off, "the game as entered begins with a man off the board"},
    {Kind::setup_wrong_odds_man, is_no_man_off, "the game as entered begins with no man off the board"},
    {Kind::setup_first_move, was_begun_by_white, "the game as entered begins with a move of White"},
    {Kind::observed_illegal_position, is_reached_by_legal_moves, "legal moves lead to the position as entered"},
    {Kind::check_found, is_no_king_left_in_check, "in the game as entered no King was left in check"},
});

}  // namespace

std::optional<std::string> shown_against(Kind found, const GameState& game, const std::optional<chess::Setup>& now,
                                         const rules::Definitions& definitions) {
    if (!is_entered(game)) return std::nullopt;
    const Entered entered{game, now, definitions};
    const auto shown = std::ranges::find_if(
        kContradicted, [&](const Contradicted& row) { return row.found == found && row.is_shown(entered); });
    return shown == kContradicted.end() ? std::nullopt : std::optional<std::string>(shown->what);
}

}  // namespace jadoube::adjudicate
