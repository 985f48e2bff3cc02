// Files of the tournament that were imported.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanImports = std::to_array<Phrase>({
    {"import.against", "{board} steht in der Datei mit {result}; Vorfall {number} wurde mit {decided} entschieden"},
    {"import.board_kept", "{game} bleibt an {board} wie im Protokoll; in der Datei steht die Partie an {told}"},
    {"import.board_moves", "{board}: {game}, Züge: {moves}"},
    {"import.boards", "Züge eingetragen:"},
    {"import.changed", "{now}; vorher: {before}"},
    {"import.changes", "Geändert:"},
    {"import.colours_reversed", "{game}: an {board} sitzen sie mit den anderen Farben"},
    {"import.columns", "So wurden die Spalten gelesen:"},
    {"import.faults", "Zu prüfen:"},
    {"import.forfeit", "{board} endete kampflos, {result}, und kein Vorfall berichtet davon"},
    {"import.game_twice", "{game}: eine zweite Partie von {board}"},
    {"import.games", "{count} Partien"},
    {"import.games_read", "{name}: {games} Partien ({format}, {encoding})."},
    {"import.gone", "nicht mehr gepaart: {game}"},
    {"import.more", "und {count} weitere; --json nennt alle"},
    {"import.new", "Neu:"},
    {"import.new_game", "neu: {game}"},
    {"import.no_board", "{game}: im Protokoll sitzen sie an keinem Brett"},
    {"import.no_result", "noch kein Ergebnis"},
    {"import.nothing_new", "Nichts darin ist neu."},
    {"import.of_board", "{board}: {what}"},
    {"import.other_control", "{told}; das Turnier wurde mit {holds} begonnen, und das gilt"},
    {"import.other_moves", "{board}: das Protokoll hat ab {move} andere Züge und behält sie"},
    {"import.other_result", "{board} hat im Protokoll {known} und in der Datei {told}"},
    {"import.players_kept",
     "{board}: das Protokoll nennt {known} und weiß mehr davon; {told} aus der Datei bleibt weg"},
    {"import.points", "{points} Punkte für {player}, und kein Vorfall sagt warum"},
    {"import.points_in_round", "{points} Punkte für {player} in Runde {round}, und kein Vorfall sagt warum"},
    {"import.read", "{name}: {players} Spieler, {games} Partien ({format}, {encoding})."},
    {"import.remarks", "Anmerkungen:"},
    {"import.round", "Runde {number}, {games}"},
    {"import.round_of_section", "Gruppe {section}, Runde {number}, {games}"},
    {"import.several_boards", "{game}: das kann {board} sein"},
    {"import.unread", "{board}: {moves} Halbzüge sind eingetragen; dann {what}"},
});
static_assert(is_in_order(kGermanImports));

}  // namespace

std::span<const Phrase> imports() {
    return kGermanImports;
}

}  // namespace jadoube::report::in_german
