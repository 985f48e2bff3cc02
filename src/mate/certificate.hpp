// An answer and its evidence as JSON (schemas/mate.schema.json), for people to keep and for verifier/verifier.hpp to
// verify.
#pragma once

#include "base/json.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::mate {

/// Sets "why_not" or "why_unknown", where the answer is not yes.
void set_why(Json& json, const CanMate& answer);
/// {"can_mate": true, "line": [...]}, {"can_mate": false, "why_not": "lone_king", "proof": {...}} or
/// {"can_mate": null, "why_unknown": "budget_spent"}.
[[nodiscard]] Json to_json(const chess::Position& position, const CanMate& answer);

}  // namespace jadoube::mate
