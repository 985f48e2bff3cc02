// Answered conditions and windows as JSON: what the law asks in the spelling of a ruleset file, beside it what was
// found.
#pragma once

#include <optional>

#include "adjudicate/ruling/answered.hpp"
#include "base/json.hpp"

namespace jadoube::adjudicate {

/// `{"fact": "own_men_touched", "wanted": {"at_least": 2}, "found": 1, "origin": "acts", "truth": "no"}`, or
/// `{"any": [...], "truth": "yes"}`, also `all` and `not`.
[[nodiscard]] Json to_json(const Answered& condition);
/// `{"until": {"own_moves": "window_moves"}, "moves": 4, "open": "yes"}`.
[[nodiscard]] Json to_json(const AnsweredWindow& window);

/// What to_json wrote; nothing where it is anything else.
[[nodiscard]] std::optional<Answered> read_answered(const Json& json);
[[nodiscard]] std::optional<AnsweredWindow> read_window(const Json& json);

/// A window as in a ruleset file; nothing where it is anything else.
[[nodiscard]] std::optional<rules::Until> read_until(const Json& json);

/// One value as itself, several as a list, and back.
[[nodiscard]] Json to_json(const rules::Values& values);
[[nodiscard]] std::optional<rules::Values> read_values(const Json& json);

}  // namespace jadoube::adjudicate
