// Files of the tournament that were imported.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kImportPhrases = std::to_array<Phrase>({
    {"import.against", "{board} is {result} in the file; incident {number} was decided with {decided}"},
    {"import.changed", "{now}; before: {before}"},
    {"import.changes", "Changed:"},
    {"import.columns", "Columns, as they were read:"},
    {"import.faults", "To be looked at:"},
    {"import.forfeit", "{board} ended by forfeit, {result}, and no incident tells of it"},
    {"import.games", "games: {count}"},
    {"import.gone", "no longer paired: {game}"},
    {"import.more", "and {count} more; --json lists all"},
    {"import.new", "New:"},
    {"import.new_game", "new: {game}"},
    {"import.no_result", "no result yet"},
    {"import.nothing_new", "Nothing in it is new."},
    {"import.other_control", "{told}; the event was begun with {holds}, which holds"},
    {"import.players_kept",
     "{board} is {known} in the log, and more is known of it; the file has {told} there, which is left out"},
    {"import.points", "{points} points for {player}, and no incident tells why"},
    {"import.points_in_round", "{points} points for {player} in round {round}, and no incident tells why"},
    {"import.read", "{name}: {players} players, {games} games ({format}, {encoding})."},
    {"import.remarks", "Remarks:"},
    {"import.round", "round {number}, {games}"},
    {"import.round_of_section", "section {section}, round {number}, {games}"},
});
static_assert(is_in_order(kImportPhrases));

}  // namespace

std::span<const Phrase> imports() {
    return kImportPhrases;
}

}  // namespace jadoube::report::in_english
