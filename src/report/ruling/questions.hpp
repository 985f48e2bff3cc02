// What must still be told, and what hangs on it.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// The questions in the order of the acts that they concern.
[[nodiscard]] std::vector<adjudicate::OpenQuestion> questions_in_order(const adjudicate::Ruling& ruling);

/// Each question with what its answers lead to, under a heading; nothing where nothing is asked.
[[nodiscard]] Blocks questions_of(const adjudicate::Ruling& ruling, int heading_level);

/// What each answer of one question leads to.
[[nodiscard]] Blocks leads_of_question(const adjudicate::OpenQuestion& question);

/// What follows where all that was not told is as usual, under a heading; nothing where that is not known.
[[nodiscard]] Blocks if_usual(const adjudicate::Ruling& ruling, int heading_level);

}  // namespace jadoube::report
