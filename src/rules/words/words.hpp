// Conditions and remedies in plain English, for pages about the law. Numbers come from the parameters of the ruleset.
#pragma once

#include <string>
#include <vector>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// "own men touched: 2; enemy men touched: at least 1". Empty where the condition always holds.
[[nodiscard]] std::string to_words(const Condition& condition, const Ruleset& ruleset);
/// "the move stands", "2:00 are added to the opponent's time (rapid: 1:00)". One clause, without a full stop.
[[nodiscard]] std::string to_words(const Remedy& remedy, const Ruleset& ruleset);
/// A remedy as an outline: what it offers stands under it, to be numbered.
struct Outline {
    std::string text;
    std::vector<Outline> parts = {};
};
[[nodiscard]] Outline outline_of(const Remedy& remedy, const Ruleset& ruleset);
/// "until 4 moves have been completed on each side".
[[nodiscard]] std::string to_words(const Until& until, const Ruleset& ruleset);

}  // namespace jadoube::rules
