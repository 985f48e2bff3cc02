// Conditions, windows and remedies in as few words as a table has room for; words.hpp says them in full.
#pragma once

#include <string>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// "move a man touched, else the King", "0:02:00 more for the opponent". No full stop.
[[nodiscard]] std::string brief(const Remedy& remedy, const Ruleset& ruleset);
/// What follows from the article, one remedy after the other; of an informing article what it enforces.
[[nodiscard]] std::string brief_consequences(const Article& article, const Ruleset& ruleset);
/// "claimant touches", "4 moves each"; empty where there is no end.
[[nodiscard]] std::string brief_window(const Article& article, const Ruleset& ruleset);

}  // namespace jadoube::rules
