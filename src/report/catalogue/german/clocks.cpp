// Pages on clocks.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanClocks = std::to_array<Phrase>({
    {"control.and_so_on", "und so weiter: {period}"},
    {"control.black", "Schwarz:"},
    {"control.bronstein", ", je Zug wird bis zu {amount} zurückgegeben"},
    {"control.delay", ", die Uhr wartet vor jedem Zug {amount}"},
    {"control.each_player", "Jeder Spieler:"},
    {"control.each_side", "{control} (Weiß: {white}. Schwarz: {black})"},
    {"control.hours", "{count} h"},
    {"control.in_all", "Für {count} Züge: insgesamt {time}"},
    {"control.increment", ", {amount} Gutschrift je Zug"},
    {"control.made", "{count} Züge ausgeführt"},
    {"control.minutes", "{count} min"},
    {"control.more", " weitere"},
    {"control.moves", "Züge {first} bis {last} in {time}"},
    {"control.no_further", "ab Zug {first} keine weitere Zeit"},
    {"control.one_made", "{count} Zug ausgeführt"},
    {"control.prescribed", "{made}, vorgeschrieben sind {count}"},
    {"control.sandclock", ", und was ein Spieler verbraucht, erhält der andere"},
    {"control.seconds", "{count} s"},
    {"control.to_the_end", "ab Zug {first} bis zum Ende weitere {time}"},
    {"control.unknown", "Die Bedenkzeit ist nicht bekannt."},
    {"control.unlimited", "Ohne Uhren gespielt."},
    {"control.white", "Weiß:"},
    {"control.whole", "die ganze Partie in {time}"},
    {"rebuilt.estimate",
     "Im Tempo beider Spieler bis zu dieser Ablesung: Weiß {white}, Schwarz {black}. Das ist eine Schätzung, die der "
     "Schiedsrichter gegen die Angaben der Spieler und die Partieformulare abwägt; bewiesen ist sie nicht."},
    {"rebuilt.from", "{time} (Eintrag {entry}): {white}, {black}"},
    {"rebuilt.last_right", "Letzte richtige Ablesung"},
    {"rebuilt.no_estimate", "Nichts im Protokoll stützt eine Schätzung der Aufteilung."},
    {"rebuilt.reading", "{side} {time} nach {moves} Zügen"},
    {"setting.added", "Gutgeschrieben"},
    {"setting.added_since", "Seither für Züge und Perioden gutgeschrieben"},
    {"setting.as_at_start", "Wie zu Beginn"},
    {"setting.as_recorded", "Wie aufgezeichnet nach {move}"},
    {"setting.black_time", "Schwarz {time}"},
    {"setting.both_at_reading", "Beide Uhren bei der Ablesung"},
    {"setting.both_now", "Beide zusammen müssen jetzt zeigen"},
    {"setting.from_to", "{left} bis {most}: was innerhalb der Verzögerungen verging, wurde nicht gezählt"},
    {"setting.gained", "Durch das Drücken erhaltene Gutschrift, zurückgenommen"},
    {"setting.passed_since", "Seither vergangene Zeit"},
    {"setting.ran", "Gelaufene Zeit, die nicht gezählt wurde"},
    {"setting.set", "Gestellt"},
    {"setting.set_to", "Zu stellen auf"},
    {"setting.shared", "Die Aufteilung ist eine Schätzung des Schiedsrichters; höchstens:"},
    {"setting.taken_off", "Abgezogen"},
    {"setting.white_black", "Weiß {white}, Schwarz {black}"},
    {"setting.white_time", "Weiß {time}"},
    {"sheet.key", "In Klammern die ausgeführten Züge; * die Uhr, die lief."},
    {"sheet.match", ", Wettkampf {match}"},
    {"sheet.notes", "Bemerkungen"},
    {"sheet.read", "{time} (Eintrag {entry})"},
    {"sheet.round", "Uhrenablesung, Runde {round}"},
    {"sheet.section", ", Gruppe {section}"},
    {"timing.dip",
     "{figure} mehr, als sein kann ({before} auf {reading}), und wieder wie zuvor: falsch abgelesen, oder Zeit "
     "zurückgestellt"},
    {"timing.elapsed_shifted",
     "{figure} beim Zug des anderen Spielers gezählt ({before} auf {reading}): das Brett meldete spät"},
    {"timing.flag_fell", "keine Zeit mehr, und die Partie ging weiter: {flag}"},
    {"timing.game", "Partie {number}: {title}"},
    {"timing.increment_doubled",
     "{expected} Züge brachten mehr als die Gutschrift, bis zu {figure} mehr: zu hoch eingestellt?"},
    {"timing.increment_missing", "die {figure} je Zug sind nicht zu sehen ({before} auf {reading})"},
    {"timing.increment_twice", "{figure} mehr, als ein Zug bringt ({before} auf {reading}): zweimal gedrückt?"},
    {"timing.jump", "{figure} mehr, als sein kann ({before} auf {reading}): von Hand korrigiert?"},
    {"timing.loss", "{figure} weniger, als nach der verbrauchten Zeit bliebe ({before} auf {reading})"},
    {"timing.lost_on_time", "Zeitüberschreitung, {figure} Rest nach dem letzten Zug: {flag}"},
    {"timing.not_read", "die Uhr wurde nicht abgelesen ({before} auf {reading})"},
    {"timing.nothing_left", "weniger als eine Sekunde Rest, oder das Fallblättchen gefallen: {flag}"},
    {"timing.period_moved",
     "{figure} der nächsten Periode kamen mit Zug {moves} statt mit Zug {expected} ({before} auf {reading})"},
    {"timing.period_twice", "{figure} der Periode kamen ein zweites Mal ({before} auf {reading})"},
    {"timing.period_used", "Zeit der nächsten Periode wurde vor Zug {moves} verbraucht ({before} auf {reading})"},
    {"timing.reading_late",
     "{figure} mehr, als ein Zug bringt ({before} auf {reading}), und nicht mehr, als die Züge davor erlauben: spät "
     "abgelesen"},
    {"timing.total_changed", "beide Uhren zusammen zeigen {figure} zu viel ({before} und {reading})"},
});
static_assert(is_in_order(kGermanClocks));

}  // namespace

std::span<const Phrase> clocks() {
    return kGermanClocks;
}

}  // namespace jadoube::report::in_german
