// What is asked, and what an answer says.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kQuestionsPhrases = std::to_array<Phrase>({
    {"question.clock", "the clock"},
    {"question.game", "the game"},
    {"question.obligation", "the obligation"},
    {"question.other", "the other consequences"},
    {"question.position", "the position"},
    {"question.result", "the result"},
    {"question.right", "the right"},
    {"questions.answers", "Fact: {fact}; answers: {answers}{asked}"},
    {"questions.any", "whatever it is, if the rest is as usual: {line}"},
    {"questions.asked", ", asked{under}"},
    {"questions.fact", "Fact: {fact}{asked}"},
    {"questions.from", "{line}; play goes on from {position}"},
    {"questions.if_usual", "If nothing else is told"},
    {"questions.lead", "{answers}: {line}"},
    {"questions.of_act", "{question} (act {number}, by {player})"},
    {"questions.open_if", "Open until somebody says so. It is supposed: {facts}."},
    {"questions.told_of_act", "{told} (act {number})"},
    {"value.cannot_be_established", "cannot be established"},
});
static_assert(is_in_order(kQuestionsPhrases));

}  // namespace

std::span<const Phrase> questions() {
    return kQuestionsPhrases;
}

}  // namespace jadoube::report::in_english
