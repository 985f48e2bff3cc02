// Examinations in the laws.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kExamPhrases = std::to_array<Phrase>({
    {"exam.article", "{letter}  {number} {heading}"},
    {"exam.articles_label", "Articles"},
    {"exam.earlier", "{who}: {what}"},
    {"exam.earlier_label", "Before it"},
    {"exam.follows_label", "What follows"},
    {"exam.marked", "Question {number}: {marks} of {most}"},
    {"exam.marks_heading", "Marks"},
    {"exam.no_answer", "no answer; right is {right}"},
    {"exam.nothing_else", "Nothing else happened."},
    {"exam.play_label", "Play"},
    {"exam.question", "Question {number} of {count}"},
    {"exam.reason", "{number} {heading}. {summary}"},
    {"exam.right", "{given}, right"},
    {"exam.source_label", "Source"},
    {"exam.standing", "{number}: {standing}"},
    {"exam.total", "{marks} of {most} marks, {percent} %."},
    {"exam.what_follows", "What follows (a number)?"},
    {"exam.which_articles", "Which articles decide (letters)?"},
    {"exam.wrong", "{given}; right is {right}"},
});
static_assert(is_in_order(kExamPhrases));

}  // namespace

std::span<const Phrase> exam() {
    return kExamPhrases;
}

}  // namespace jadoube::report::in_english
