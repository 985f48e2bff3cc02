// The times to set, step by step, in words and as JSON.
#pragma once

#include "base/json.hpp"
#include "game/time/clock_setting.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// `white_ms`, `white_moves`, `black_ms`, `black_moves`; null is what is not known.
[[nodiscard]] Json state_json(const game::ClockState& state);

/// A table: before, each step with its change, set to; then the move counter.
[[nodiscard]] Blocks setting_page(const game::ClockSetting& setting, const game::Record& record);
[[nodiscard]] Json to_json(const game::ClockSetting& setting, const game::Record& record);

/// What is certain, and what is for the arbiter to estimate.
[[nodiscard]] Blocks total_page(const game::TotalLeft& total);
[[nodiscard]] Json to_json(const game::TotalLeft& total);

}  // namespace jadoube::report
