// Counts of earlier matters: in this game, in the event, and in the dispute itself.
#pragma once

#include "adjudicate/facts/facts.hpp"
#include "rules/vocabulary/count.hpp"

namespace jadoube::adjudicate {

/// How many matters the law counts before the one that is judged. Those of the dispute itself, ruled upon before it,
/// are always known; to them comes what the game, the event or a person tells of those before the dispute. Nothing
/// where nobody tells, or where it is not known of an earlier matter whether it counts. `name` is that of the count.
[[nodiscard]] FoundFact find_count(const Scene& scene, const std::string& name, const rules::Count& count);

}  // namespace jadoube::adjudicate
