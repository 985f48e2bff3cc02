// Which counts of moves can be, by those that each player is told to have made.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

/// Of a count these values as they can be: for one that cannot the nearest that can. Of other facts the same values.
[[nodiscard]] std::vector<rules::Value> values_that_can_be(const std::string& fact,
                                                           const std::vector<rules::Value>& values,
                                                           const Dispute& dispute);

}  // namespace jadoube::adjudicate
