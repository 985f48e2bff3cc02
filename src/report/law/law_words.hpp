// What an article makes the program do, in words made from its data alone: for somebody who holds the print beside it
// and reads no JSON. Its summary is not among them, for that is what somebody wrote about it. Every page on the laws
// says conditions, windows and remedies by these.
#pragma once

#include <vector>

#include "report/words/document.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {

/// Number and heading, then a sentence each: what happened, under which conditions, until when, who may raise it, what
/// follows, what it sets aside and what sets it aside, which rules of movement, numbers and definitions hold by it.
[[nodiscard]] std::vector<Text> law_sentences(const rules::Article& article, const rules::Ruleset& ruleset);

/// As a sentence says it, or as a narrow table has room for it.
enum class Length { full, brief };

/// What follows by one remedy, without full stop: "the opponent chooses one of: (1) ...; (2) ...".
[[nodiscard]] Text remedy_words(const rules::Remedy& remedy, const rules::Ruleset& ruleset,
                                Length length = Length::full);
/// A remedy in full; what it offers stands under it, to be numbered.
struct Outline {
    Text text;
    std::vector<Outline> parts = {};
};
[[nodiscard]] Outline outline_of(const rules::Remedy& remedy, const rules::Ruleset& ruleset);
/// All that follows from the article, briefly; of an informing one what it enforces.
[[nodiscard]] Text consequences(const rules::Article& article, const rules::Ruleset& ruleset);

/// What the article asks, the statements one after the other; empty where it always holds.
[[nodiscard]] Text conditions_words(const rules::Article& article, const rules::Ruleset& ruleset);
/// "until 4 moves have been completed on each side (blitz: 2)", by the numbers of the code.
[[nodiscard]] Text until_words(const rules::Until& until, const rules::Ruleset& ruleset);
/// Who may raise it: "the opponent or an arbiter"; empty where anybody may.
[[nodiscard]] Text raisers_words(const rules::Article& article);

}  // namespace jadoube::report
