// Which rulings may rest on what the log no longer says.
#pragma once

#include <vector>

#include "log/state/fold.hpp"

namespace jadoube::desk {

/// It has a ruling that stands, by a decision or before one, and is not decided in words of the arbiter's own.
[[nodiscard]] bool rests_on_ruling(const log::LoggedIncident& incident);

/// Whether the device of an entry had the other when it made it: entered there before, or merged.
[[nodiscard]] bool had_heard(const log::State& state, const log::Stamp& entry, const log::Stamp& other);

/// Those of whose game another device had entered something before, which the one that ruled had not heard of.
[[nodiscard]] std::vector<const log::LoggedIncident*> ruled_unheard(const log::State& state);

/// Those before which something in their game was changed or entered after they were ruled upon.
[[nodiscard]] std::vector<const log::LoggedIncident*> after_changes(const log::State& state);

}  // namespace jadoube::desk
