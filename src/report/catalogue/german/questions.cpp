// What is asked, and what an answer says.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kGermanQuestions = std::to_array<Phrase>({
    {"question.clock", "die Uhr"},
    {"question.game", "die Partie"},
    {"question.obligation", "die Pflicht"},
    {"question.other", "die weiteren Folgen"},
    {"question.position", "die Stellung"},
    {"question.result", "das Ergebnis"},
    {"question.right", "das Recht"},
    {"questions.answers", "Tatsache: {fact}; Antworten: {answers}{asked}"},
    {"questions.any", "in jedem Fall, wenn sonst alles wie üblich war: {line}"},
    {"questions.asked", ", gefragt{under}"},
    {"questions.fact", "Tatsache: {fact}{asked}"},
    {"questions.from", "{line}; weitergespielt wird ab {position}"},
    {"questions.if_usual", "Wenn nichts weiter mitgeteilt wird"},
    {"questions.lead", "{answers}: {line}"},
    {"questions.of_act", "{question} (Handlung {number}, {player})"},
    {"questions.open_if", "Offen, bis jemand etwas dazu sagt. Angenommen ist: {facts}."},
    {"questions.told_of_act", "{told} (Handlung {number})"},
    {"value.cannot_be_established", "nicht feststellbar"},
});
static_assert(is_in_order(kGermanQuestions));

}  // namespace

std::span<const Phrase> questions() {
    return kGermanQuestions;
}

}  // namespace jadoube::report::in_german
