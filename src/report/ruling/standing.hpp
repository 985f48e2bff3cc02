// How the game stands after a ruling, the first thing that is said of it: result or board, what to play, who may choose
// until when, what to set. How it comes to that is told by explain.hpp.
#pragma once

#include "report/words/document.hpp"

namespace jadoube::adjudicate {
struct Ruling;
struct Supposed;
}  // namespace jadoube::adjudicate

namespace jadoube::report {

/// The standing in a sentence: "White has won, 1-0: Black resigned (5.1.2).", "White must move the knight on f3: Nd4
/// Ng1 (4.3.1).", "More must be known: 2 questions."
[[nodiscard]] Text verdict(const adjudicate::Ruling& ruling);

/// The standing whole: the verdict, and a line each for what it does not say: clocks, position, what else is due, what
/// must be told, and the finding if asked for. `before` names men where no position is left; may be null.
[[nodiscard]] Blocks standing_of(const adjudicate::Ruling& ruling, const chess::Setup* before,
                                 bool with_finding = true);

/// All of it in a line or two, for tables.
[[nodiscard]] Text standing_in_line(const adjudicate::Ruling& ruling, const chess::Setup* before);

/// The same without numbers of articles, and of several matters without what each is found to be: for whoever is asked
/// for them.
[[nodiscard]] Text standing_unreasoned(adjudicate::Ruling ruling, const chess::Setup* before);

/// What the matters are found to be, each with its number where there are several: "a breach by White".
[[nodiscard]] Text finding_in_line(const adjudicate::Ruling& ruling);

/// The standing that an answer leads to, in a line without a full stop: "White must move the knight on b1: Na3 Nc3
/// (4.3.1)", "nothing follows".
[[nodiscard]] Text lead_line(const adjudicate::Supposed& supposed);

/// "1 question", "3 questions".
[[nodiscard]] Text count_of_questions(std::size_t number);

}  // namespace jadoube::report
