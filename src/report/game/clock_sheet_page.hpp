// The clock-reading sheet: boards by rows, times of reading by columns.
#pragma once

#include "base/json.hpp"
#include "log/state/fold.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

using ClockRounds = std::vector<log::Entered<log::ClocksRead>>;

/// When the clocks were read: "14:30" by the arbiter's watch, "14:30 +02:00" by the device.
[[nodiscard]] std::string reading_time(const log::Entered<log::ClocksRead>& read);

/// A table for each round, or each match of a round, under its heading. Nothing where nothing was read.
[[nodiscard]] Blocks clock_sheet(const ClockRounds& rounds, int heading_level = 2);

/// A list: `entry`, `at`, `by`, and `read` as the log has it.
[[nodiscard]] Json to_json(const ClockRounds& rounds);

}  // namespace jadoube::report
