// Files of the tournament that were imported.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanImports = std::to_array<Phrase>({
    {"import.against", "{board} steht in der Datei mit {result}; Vorfall {number} wurde mit {decided} entschieden"},
    {"import.changed", "{now}; vorher: {before}"},
    {"import.changes", "Geändert:"},
    {"import.columns", "So wurden die Spalten gelesen:"},
    {"import.faults", "Zu prüfen:"},
    {"import.forfeit", "{board} endete kampflos, {result}, und kein Vorfall berichtet davon"},
    {"import.games", "{count} Partien"},
    {"import.gone", "nicht mehr gepaart: {game}"},
    {"import.more", "und {count} weitere; --json nennt alle"},
    {"import.new", "Neu:"},
    {"import.new_game", "neu: {game}"},
    {"import.no_result", "noch kein Ergebnis"},
    {"import.nothing_new", "Nichts darin ist neu."},
    {"import.other_control", "{told}; das Turnier wurde mit {holds} begonnen, und das gilt"},
    {"import.players_kept",
     "{board}: das Protokoll nennt {known} und weiß mehr davon; {told} aus der Datei bleibt weg"},
    {"import.points", "{points} Punkte für {player}, und kein Vorfall sagt warum"},
    {"import.points_in_round", "{points} Punkte für {player} in Runde {round}, und kein Vorfall sagt warum"},
    {"import.read", "{name}: {players} Spieler, {games} Partien ({format}, {encoding})."},
    {"import.remarks", "Anmerkungen:"},
    {"import.round", "Runde {number}, {games}"},
    {"import.round_of_section", "Gruppe {section}, Runde {number}, {games}"},
});
static_assert(is_in_order(kGermanImports));

}  // namespace

std::span<const Phrase> imports() {
    return kGermanImports;
}

}  // namespace jadoube::report::in_german
