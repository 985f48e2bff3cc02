// The part of the checker that verifies proofs by reach sets.
#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"
#include "chess/position.hpp"

namespace jadoube::mate {

/// Whether reach sets grown by the checker prove that `side` can never mate.
[[nodiscard]] bool is_proved_by_reach(const chess::Position& position, chess::Color side);
/// What is wrong with the sets and squares of a proof; nothing where they prove it.
[[nodiscard]] std::optional<std::string> fault_of_static(const chess::Position& position, chess::Color side,
                                                         const Json& proof);

}  // namespace jadoube::mate
