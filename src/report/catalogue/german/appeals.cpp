// Appeals against decisions.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanAppeals = std::to_array<Phrase>({
    {"appeal.against", "die Entscheidung in Eintrag {decision}"},
    {"appeal.answers", "{code}, {articles}: zuständig ist {body}"},
    {"appeal.both_needed",
     "{code} kennt keine Berufung; sind beide Spieler einverstanden, geht die Frage an: {body} ({articles})"},
    {"appeal.closed", "Berufung {outcome}"},
    {"appeal.heading", "Berufung, Eintrag {entry}"},
    {"appeal.in_time", "{after} nach der Entscheidung; rechtzeitig, Frist {window}"},
    {"appeal.late", "{after} nach der Entscheidung; {late} zu spät, die Frist war {window}"},
    {"appeal.no_law", "{code} sagt nicht, wer über Berufungen entscheidet"},
    {"appeal.no_window", "{after} nach der Entscheidung; weder Regelwerk noch Turnier nennen eine Frist"},
    {"appeal.of_fact", ", eine Tatfrage an: {body} ({article})"},
    {"appeal.panel", "verhandelt von {members}"},
    {"appeal.panel_without", "verhandelt von {members}; ohne {recused}"},
    {"appeal.told", "{who} legt Berufung gegen die Entscheidung in Eintrag {decision} ein: {time}"},
    {"appeal.until", "bis {time}, noch {left}"},
    {"appeal.waits_for_decision", "die Berufung wartet auf ihre Entscheidung"},
    {"appeal_outcome.dismissed", "zurückgewiesen; die Entscheidung in Eintrag {decision} bleibt bestehen"},
    {"appeal_outcome.upheld", "stattgegeben; die Entscheidung in Eintrag {decision} wird ersetzt"},
    {"appeal_outcome.withdrawn", "zurückgezogen; die Entscheidung in Eintrag {decision} bleibt bestehen"},
    {"appeal_short.dismissed", "zurückgewiesen"},
    {"appeal_short.upheld", "stattgegeben"},
    {"appeal_short.withdrawn", "zurückgezogen"},
    {"deposit.kept", "einbehalten"},
    {"deposit.returned", "zurückgezahlt"},
});
static_assert(is_in_order(kGermanAppeals));

}  // namespace

std::span<const Phrase> appeals() {
    return kGermanAppeals;
}

}  // namespace jadoube::report::in_german
