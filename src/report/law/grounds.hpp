// Answered conditions in sentences: what an article asks, what was found, and who says so. Of a condition only what an
// arbiter needs is said: why it holds, why it fails, or what it turns on.
#pragma once

#include <vector>

#include "adjudicate/ruling/answered.hpp"
#include "report/words/document.hpp"

namespace jadoube::rules {
struct Ruleset;
}  // namespace jadoube::rules

namespace jadoube::report {

/// What the condition comes to, a sentence for each thing that must hold, without full stops: "own men touched is 1;
/// found 2 (from what was done)". Of alternatives those that hold are said; where none does all of them, "either ... or
/// ..."; where some are unknown those. What is said of a condition that holds holds.
[[nodiscard]] std::vector<Text> grounds_of(const adjudicate::Answered& condition);

/// A fact that is so, as a statement: "it was done on purpose", "notice of adjusting: none".
[[nodiscard]] Text told_words(const std::string& fact, const rules::Values& values);

/// Values of a fact as a list: "yes", "cannot be established and late".
[[nodiscard]] Text values_in_words(const std::string& fact, const rules::Values& values);

/// What a condition asks, a statement for each thing that must hold, alternatives as "either ..., or ...". Numbers that
/// it names stand as they are in standard play.
[[nodiscard]] std::vector<Text> statements_of(const rules::Condition& condition, const rules::Ruleset& ruleset);

/// "until the opponent has replied: closed".
[[nodiscard]] Text window_words(const adjudicate::AnsweredWindow& window);

}  // namespace jadoube::report
