// Examinations in the laws.
#include "report/catalogue/german/german.hpp"

namespace jadoube::report::in_german {
namespace {

constexpr auto kExamPhrases = std::to_array<Phrase>({
    {"exam.article", "{letter}  {number} {heading}"},
    {"exam.articles_label", "Artikel"},
    {"exam.earlier", "{who}: {what}"},
    {"exam.earlier_label", "Zuvor"},
    {"exam.follows_label", "Was folgt"},
    {"exam.marked", "Frage {number}: {marks} von {most}"},
    {"exam.marks_heading", "Punkte"},
    {"exam.no_answer", "keine Antwort; richtig ist {right}"},
    {"exam.nothing_else", "Sonst ist nichts geschehen."},
    {"exam.play_label", "Spielart"},
    {"exam.question", "Frage {number} von {count}"},
    {"exam.reason", "{number} {heading}. {summary}"},
    {"exam.right", "{given}, richtig"},
    {"exam.source_label", "Quelle"},
    {"exam.standing", "{number}: {standing}"},
    {"exam.total", "{marks} von {most} Punkten, {percent} %."},
    {"exam.what_follows", "Was folgt (eine Nummer)?"},
    {"exam.which_articles", "Welche Artikel entscheiden (Buchstaben)?"},
    {"exam.wrong", "{given}; richtig ist {right}"},
});
static_assert(is_in_order(kExamPhrases));

}  // namespace

std::span<const Phrase> exam() {
    return kExamPhrases;
}

}  // namespace jadoube::report::in_german
