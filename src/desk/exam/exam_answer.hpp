// What is answered in an examination, and its marks.
#pragma once

#include "base/result.hpp"
#include "desk/exam/exam.hpp"

namespace jadoube::desk {

struct ExamAnswer {
    std::vector<bool> articles = {};           // of those offered; empty: not answered
    std::optional<std::size_t> standing = {};  // of those offered, from 0
    friend bool operator==(const ExamAnswer&, const ExamAnswer&) = default;
};

/// The letter of the article offered in that place: "a".
[[nodiscard]] std::string exam_letter(std::size_t place);

/// Reads "a c 2": letters for the articles, a number for what follows; either may be missing, and an empty line is no
/// answer. Fails with usage where a sign is neither, or nothing of that name is offered.
[[nodiscard]] Result<ExamAnswer> read_exam_answer(std::string_view line, const ExamQuestion& question);

inline constexpr int kMarksOfQuestion = 2;
/// One mark for exactly the articles that decide, one for what follows.
[[nodiscard]] int marks_of(const ExamAnswer& answer, const ExamQuestion& question);

}  // namespace jadoube::desk
