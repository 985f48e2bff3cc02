// Words of German arbiters, under the English basic form.
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kGermanForms[] = {
    "accept akzeptiert",
    "accident versehen",
    "adjust zurechtgerückt zurechtrückt",
    "and und",
    "arbiter schiedsrichter schiri schiedsrichters",
    "assistant assistent assistenten",
    "bishop laeufer läufer",
    "black schwarz schwarzer",
    "board brett",
    "captain mannschaftsführer mannschaftskapitän",
    "castle rochiert rochade",
    "choose wählt wählte",
    "claim beansprucht beanspruchte reklamation",
    "clock uhr",
    "coach betreuer",
    "congratulate gratuliert",
    "demand verlangt verlangte fordert forderte",
    "deny bestreitet bestritt leugnet",
    "disturb stört störte",
    "draw unentschieden",
    "empty leer",
    "envelope umschlag kuvert",
    "first zuerst erst",
    "flag blättchen fallblättchen",
    "forget vergisst vergaß",
    "illegal regelwidrig unmoeglich unerlaubt unzulässig",
    "insist besteht bestand",
    "insult beleidigt",
    "king koenig könig",
    "knight springer springers",
    "late spaet spät zu-spaet",
    "left links linker linken",
    "move zieht zog gezogen",
    "never nie niemals",
    "no kein keine",
    "not nicht",
    "note notizen",
    "offer bietet bot angebot remisangebot",
    "only nur",
    "pawn bauern",
    "phone telefon",
    "play spielt spielte gespielt spiele",
    "press drueckt drückt drueckte drückte gedrueckt gedrückt drücken",
    "promote umgewandelt verwandelt",
    "queen dame",
    "refuse weigert verweigert",
    "resign aufgegeben gibt-auf",
    "resignation aufgabe",
    "ring klingelt klingelte läutet",
    "rook turm turms türme",
    "say sagt sagte meint meinte behauptet behauptete",
    "see gesehen",
    "spectator zuschauer zuschauerin",
    "stay bleibt blieb",
    "stell stellt stellte gestellt",
    "stop stoppt stoppte hält angehalten",
    "take nimmt nahm nimm schlägt schlug geschlagen nehmen",
    "touch beruehrt berührt beruehrte berührte angefasst fasst anfasst angetippt tippt berühren",
    "white weiss weiß weisser",
    "with mit",
    "without ohne",
    "write schreibt schrieb geschrieben notiert notierte",
};

}  // namespace

std::span<const std::string_view> rows_of_german_forms() {
    return kGermanForms;
}

}  // namespace jadoube::desk
