// Files of the tournament that were imported.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kImportPhrases = std::to_array<Phrase>({
    {"import.against", "{board} is {result} in the file; incident {number} was decided with {decided}"},
    {"import.board_kept", "{board} is {game} in the log, and stays; the file has them at {told}"},
    {"import.board_moves", "{board}: {game}, moves: {moves}"},
    {"import.boards", "Moves kept:"},
    {"import.changed", "{now}; before: {before}"},
    {"import.changes", "Changed:"},
    {"import.colours_reversed", "{game}: they sit at {board} with the other colours"},
    {"import.columns", "Columns, as they were read:"},
    {"import.faults", "To be looked at:"},
    {"import.forfeit", "{board} ended by forfeit, {result}, and no incident tells of it"},
    {"import.game_twice", "{game}: a second game of {board}"},
    {"import.games", "games: {count}"},
    {"import.games_read", "{name}: games {games} ({format}, {encoding})."},
    {"import.gone", "no longer paired: {game}"},
    {"import.more", "and {count} more; --json lists all"},
    {"import.new", "New:"},
    {"import.new_game", "new: {game}"},
    {"import.no_board", "{game}: the log has them at no board"},
    {"import.no_result", "no result yet"},
    {"import.nothing_new", "Nothing in it is new."},
    {"import.of_board", "{board}: {what}"},
    {"import.other_control", "{told}; the event was begun with {holds}, which holds"},
    {"import.other_moves", "{board}: the log has other moves from {move} on, and keeps them"},
    {"import.other_result", "{board} is {known} in the log, and {told} in the file"},
    {"import.players_kept",
     "{board} is {known} in the log, and more is known of it; the file has {told} there, which is left out"},
    {"import.points", "{points} points for {player}, and no incident tells why"},
    {"import.points_in_round", "{points} points for {player} in round {round}, and no incident tells why"},
    {"import.read", "{name}: players {players}, games {games} ({format}, {encoding})."},
    {"import.remarks", "Remarks:"},
    {"import.round", "round {number}, {games}"},
    {"import.round_of_section", "section {section}, round {number}, {games}"},
    {"import.several_boards", "{game}: it may be of {board}"},
    {"import.unread", "{board}: {moves} half-moves are kept as moves; then {what}"},
});
static_assert(is_in_order(kImportPhrases));

}  // namespace

std::span<const Phrase> imports() {
    return kImportPhrases;
}

}  // namespace jadoube::report::in_english
