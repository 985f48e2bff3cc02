// Which counts can be: by the record as far as it reaches back, and by the moves that each player is told to have made.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

struct CountBounds {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// How often the position has stood: on the record, and perhaps before it begins. Nothing where no record is known.
[[nodiscard]] std::optional<CountBounds> times_stood_within(const Scene& scene);
/// The same of occurrences four half-moves apart, back from the last.
[[nodiscard]] std::optional<CountBounds> times_stood_in_a_row_within(const Scene& scene);
/// Quiet moves by each player: the record may begin without telling when a man was last taken.
[[nodiscard]] std::optional<CountBounds> quiet_moves_within(const Scene& scene);

/// By the name of the fact; each as wide as any of the matters that miss it leaves it.
using BoundsByFact = std::map<std::string, CountBounds>;
/// Of a fact that is counted from the record and is not certain.
void add_bounds(BoundsByFact& bounds, const Scene& scene, const std::string& fact);
void widen(BoundsByFact& bounds, const BoundsByFact& by);

/// Of a count these values as they can be: for one that cannot the nearest that can. Of other facts the same values.
[[nodiscard]] std::vector<rules::Value> values_that_can_be(const std::string& fact,
                                                           const std::vector<rules::Value>& values,
                                                           const Dispute& dispute, const BoundsByFact& counted = {});

}  // namespace jadoube::adjudicate
