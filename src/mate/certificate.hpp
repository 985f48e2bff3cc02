// An answer and its evidence as JSON (schemas/mate.schema.json), for people to keep and for check.hpp to verify.
#pragma once

#include "base/json.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::mate {

/// {"can_mate": true, "line": [...]}, {"can_mate": false, "proof": {...}} or {"can_mate": null}; each with "reason".
[[nodiscard]] Json to_json(const chess::Position& position, const CanMate& answer);

}  // namespace jadoube::mate
