// A time that was told and is hardly meant: before the event, or after it.
#pragma once

#include "log/state/fold.hpp"
#include "report/words/document.hpp"

namespace jadoube::desk {

/// What is odd about it; empty where nothing is. The days are those of the event where it tells them, else it begins
/// with its log.
[[nodiscard]] report::Text what_is_odd(const log::State& state, log::UtcTime moment);

}  // namespace jadoube::desk
