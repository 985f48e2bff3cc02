// What somebody did beside the board, and the same where a fact told says more of it.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanDeeds = std::to_array<Phrase>({
    {"did.conduct", "{who} verhält sich, wie es die Regeln verbieten"},
    {"did.conduct.absent", "{who} ist nicht am Brett, obwohl es so sein sollte"},
    {"did.conduct.absent.default_time_passed", "{who} kommt nach Ablauf der Karenzzeit"},
    {"did.conduct.absent.late_ms", "{who} kommt {time} zu spät"},
    {"did.conduct.assist", "{who} benutzt unerlaubte Hilfe"},
    {"did.conduct.clock", "{who} bedient die Uhr falsch"},
    {"did.conduct.clock_hand", "{who} lässt die Hand auf oder über der Uhr"},
    {"did.conduct.device", "{who} hat ein elektronisches Gerät"},
    {"did.conduct.displaced", "{who} verschiebt Figuren"},
    {"did.conduct.disrepute", "{who} schadet dem Ansehen des Schachs"},
    {"did.conduct.disturb", "{who} stört den Gegner"},
    {"did.conduct.entering", "{who} betritt den Turnierbereich"},
    {"did.conduct.leave", "{who} verlässt den Platz"},
    {"did.conduct.leave.area", "{who} verlässt den Turnierbereich"},
    {"did.conduct.leave.board", "{who} verlässt das Brett"},
    {"did.conduct.leave.venue", "{who} verlässt das Turnierareal"},
    {"did.conduct.pause", "{who} hält die Uhren an"},
    {"did.conduct.phone_of_others", "{who} benutzt ein Telefon oder Ähnliches"},
    {"did.conduct.press_denied", "{who} hindert den Gegner am Drücken der Uhr"},
    {"did.conduct.record_incomplete", "{who} hat ein unvollständiges Partieformular"},
    {"did.conduct.recording", "{who} schreibt die Züge nicht auf, wie es die Regeln verlangen"},
    {"did.conduct.recording_ahead", "{who} schreibt einen Zug auf, bevor er ausgeführt ist"},
    {"did.conduct.recording_behind", "{who} zieht, bevor der letzte Zug aufgeschrieben ist"},
    {"did.conduct.refuse", "{who} verweigert, was verlangt wird"},
    {"did.conduct.regulations", "{who} verstößt gegen die Ausschreibung"},
    {"did.conduct.smoking", "{who} raucht, wo es nicht erlaubt ist"},
    {"did.conduct.spectator", "{who} äußert sich zur Partie"},
    {"did.conduct.upset", "{who} wirft Figuren um"},
});
static_assert(is_in_order(kGermanDeeds));

}  // namespace

std::span<const Phrase> deeds() {
    return kGermanDeeds;
}

}  // namespace jadoube::report::in_german
