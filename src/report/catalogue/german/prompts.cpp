// The conversation at the desk, and what is said of what was recorded.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanPrompts = std::to_array<Phrase>({
    {"prompt.a_number", "eine Zahl"},
    {"prompt.agrees", "Es stimmt mit dem Geöffneten überein."},
    {"prompt.answer_idle",
     "{fact}: davon hängt in der Beurteilung nichts ab, niemand fragte danach oder es war bekannt; trotzdem "
     "eingetragen"},
    {"prompt.arbiter_finds", "Was es ist, stellt der Schiedsrichter fest."},
    {"prompt.ask_board", "Brett> "},
    {"prompt.ask_decision", "wie vorgeschlagen entscheiden? [yes]> "},
    {"prompt.ask_penalty", "mit welcher Strafe entscheiden?> "},
    {"prompt.ask_reason", "Grund> "},
    {"prompt.at_resumption", "bei der Wiederaufnahme: {command}"},
    {"prompt.clock_shows", "Uhr von {side}: {time}"},
    {"prompt.clocks_read",
     "Die Uhren wurden abgelesen, {when} (Eintrag {entry}): {times}. Seither sind sie gelaufen, also werden daraus "
     "keine einzustellenden Zeiten; was sie jetzt zeigen, sagt {command}"},
    {"prompt.commitment", "Siegel: {value}"},
    {"prompt.decided", "{recorded}: entschieden"},
    {"prompt.decided_so", "{recorded}: entschieden {what}"},
    {"prompt.differs", "Es stimmt NICHT mit dem Geöffneten überein: das ist nicht, was abgegeben wurde."},
    {"prompt.earlier_try", "durch einen früheren Versuch dieses Befehls"},
    {"prompt.enter_records", "Enter trägt es ein."},
    {"prompt.goes_on", "die Partie geht weiter"},
    {"prompt.goes_on_with", "die Partie geht mit {move} weiter"},
    {"prompt.help_acts",
     "Was geschah, Handlung für Handlung, auf Englisch: white Nf3-d3, presses; black points it out. 'jadoube words' "
     "nennt mehr.\nfen FEN, pgn FILE, at 27w oder no-position sagen, wo die Figuren standen, names White - Black, wer "
     "spielt,\nclocks 0:58:30 1:02:00, was Weiß' und Schwarz' Uhr zeigte, fact deliberate=yes eine Tatsache. note: "
     "beginnt eine Anmerkung.\nEnter fragt, was fehlt, und trägt dann ein; 'decide' oder 'decide penalty warning' "
     "trägt ein und entscheidet.\nback nimmt die letzte Zeile weg, drop alles; later trägt mit dem ein, was bekannt "
     "ist;\nnothing-else: alles ist gesagt; another: es ist ein anderer Vorfall als der ähnliche eingetragene."},
    {"prompt.help_board",
     "Ein Brett, gern mit dem, was dort geschah: r5b3, oder r5b3 white touches f3; b4 ist dann in "
     "derselben Runde.\nAuch Befehle sind möglich: open, "
     "player NAME, standing r5b3, report. quit beendet."},
    {"prompt.help_decision",
     "Es ist eingetragen. Enter entscheidet wie vorgeschlagen, eine Zahl wählt diese Möglichkeit; later lässt es "
     "offen.\npenalty NAME, time black +2:00 und points white -1 wählen unter den offenen Strafen, mit "
     "Strichpunkten\ndazwischen; otherwise WAS because WARUM entscheidet etwas anderes."},
    {"prompt.law_leaves", "Die Regeln überlassen dies dem Schiedsrichter: warum?"},
    {"prompt.next", "weiter: {command}"},
    {"prompt.not_recorded", "nicht eingetragen: was von {game} gesagt wurde"},
    {"prompt.only_shown", "nichts wurde eingetragen; es wäre Vorfall {number}"},
    {"prompt.opened", "{side} gab ab: {text}"},
    {"prompt.otherwise", "anders: {what}"},
    {"prompt.page", "Blatt: {file}"},
    {"prompt.passphrase", "Kennwort: {words} (nur für den Schiedsrichter; es wird nicht aufbewahrt)"},
    {"prompt.read_as", "Gelesen als: {line}"},
    {"prompt.recorded", "eingetragen als {entry}"},
    {"prompt.recorded_before", "schon eingetragen als {entry}"},
    {"prompt.recorded_of", "{recorded} (Vorfall {number})"},
    {"prompt.sealed", "{recorded}: {side} hat abgegeben"},
    {"prompt.sealed_for_good", "{recorded}: der Abgabezug kann nicht mehr geändert werden"},
    {"prompt.slip", "Zettel: {code} (in den Umschlag aus Papier, und sonst nirgends hin)"},
    {"prompt.stays_shut", "der Umschlag bleibt zu"},
    {"prompt.to_choose", "davon ist etwas zu wählen: {penalties}"},
    {"prompt.waits_for_answer", "es wartet auf eine Antwort: {command}"},
    {"prompt.waits_for_decision", "Vorfall {number} wartet auf die Entscheidung: {command}"},
    {"prompt.welcome",
     "Ein Brett, dann, was dort geschah; Enter trägt ein. '?' sagt, was getippt werden kann, quit beendet."},
    {"prompt.when_paused", "wenn die Uhr angehalten ist: {command}"},
    {"prompt.who_opened", "Wer ihn öffnete: {standing}"},
    {"prompt.why", "Warum?"},
    {"prompt.with_option", "wie vorgeschlagen, mit der Möglichkeit: {what}"},
});
static_assert(is_in_order(kGermanPrompts));

}  // namespace

std::span<const Phrase> prompts() {
    return kGermanPrompts;
}

}  // namespace jadoube::report::in_german
