// Compares a ruling with what a case file expects (`then`).
#pragma once

#include <string>
#include <vector>

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// What differs, one sentence each; empty where the ruling is as expected. Only what `then` names is compared: status,
/// finding, articles, not_articles, chooser, options, unavailable, lost, position, place, result, game, ended_by,
/// deferred_to, other, clocks, questions.
/// Move lists must be complete; an option may be named by its moves alone. A square of passing that no pawn can use
/// makes no difference between positions. Unknown members of `then` are differences too.
[[nodiscard]] std::vector<std::string> differences(const Json& then, const Ruling& ruling);

}  // namespace jadoube::adjudicate
