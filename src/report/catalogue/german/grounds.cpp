// The grounds of a ruling, and earlier matters counted.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanGrounds = std::to_array<Phrase>({
    {"count.ask", "Wie viele frühere Fälle von {person} gibt es {span} ({what})?"},
    {"count.found", "festgestellt: {findings}"},
    {"count.many", "{count} frühere Fälle von {person} {span} sind verzeichnet ({what})"},
    {"count.one", "{count} früherer Fall von {person} {span} ist verzeichnet ({what})"},
    {"count.penalty", "mit der Strafe: {penalties}"},
    {"count.proposed", "entschieden oder nur vorgeschlagen"},
    {"count.remembered", "abgeschlossen oder offengelassen"},
    {"count.under", "beurteilt nach {articles}"},
    {"ground.and", " und "},
    {"ground.any_time", "mehr als keine"},
    {"ground.assumed", "{asked}; nicht mitgeteilt, doch die Beurteilung ist in jedem Fall dieselbe"},
    {"ground.assumed_in", "{asked} (nicht mitgeteilt)"},
    {"ground.at_least", "mindestens {number}"},
    {"ground.at_most", "höchstens {number}"},
    {"ground.both", "{all}"},
    {"ground.either", "entweder {any}"},
    {"ground.fails", "{asked}: das trifft nicht zu ({origin})"},
    {"ground.fails_in", "{asked} (trifft nicht zu, {origin})"},
    {"ground.fewer_than", "weniger als {number}"},
    {"ground.found", "{asked}; festgestellt: {found} ({origin})"},
    {"ground.found_in", "{asked} (festgestellt: {found}, {origin})"},
    {"ground.holds", "{asked} ({origin})"},
    {"ground.holds_in", "{asked} ({origin})"},
    {"ground.is", "{fact}: {values}"},
    {"ground.is_not", "{fact}: alles außer {values}"},
    {"ground.less_than", "weniger als {number}"},
    {"ground.more_than", "mehr als {number}"},
    {"ground.no", "nein"},
    {"ground.no_count", "0"},
    {"ground.no_time", "keine"},
    {"ground.none_found", "keine"},
    {"ground.not_so", "es trifft nicht zu: {statement}"},
    {"ground.of_parameter", "{asked} ({parameter})"},
    {"ground.or", ", oder "},
    {"ground.some_number", "{fact}: {count}"},
    {"ground.unknown", "{asked}; noch nicht bekannt"},
    {"ground.unknown_in", "{asked} (noch nicht bekannt)"},
    {"ground.window", "Frist: {until}; {open}"},
    {"ground.window_closed", "abgelaufen"},
    {"ground.window_open", "nicht abgelaufen"},
    {"ground.window_unknown", "noch nicht bekannt"},
    {"ground.yes", "ja"},
    {"span.event", "in diesem Turnier"},
    {"span.game", "in dieser Partie"},
});
static_assert(is_in_order(kGermanGrounds));

}  // namespace

std::span<const Phrase> grounds() {
    return kGermanGrounds;
}

}  // namespace jadoube::report::in_german
