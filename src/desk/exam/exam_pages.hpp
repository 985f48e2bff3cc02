// The pages of an examination, and the same as JSON.
#pragma once

#include "base/json.hpp"
#include "desk/exam/exam_answer.hpp"

namespace jadoube::desk {

/// A question as it is put: what happened, the articles by letters, what may follow by numbers. `number` is from 1.
[[nodiscard]] report::Blocks exam_question_page(const ExamQuestion& question, const rules::Ruleset& ruleset,
                                                std::size_t number, std::size_t count);

/// What was answered and what is right, question by question, with the articles; the marks at the end. As many answers
/// as questions.
[[nodiscard]] report::Blocks exam_marks_page(const std::vector<ExamQuestion>& questions,
                                             const std::vector<ExamAnswer>& answers, const rules::Ruleset& ruleset);

/// The marks of all of them together.
[[nodiscard]] int exam_marks(const std::vector<ExamQuestion>& questions, const std::vector<ExamAnswer>& answers);

[[nodiscard]] Json exam_json(const std::vector<ExamQuestion>& questions, const std::vector<ExamAnswer>& answers,
                             const rules::Ruleset& ruleset, std::uint64_t seed);

}  // namespace jadoube::desk
