// Time controls and what was found about clocks, in words and as JSON.
#pragma once

#include "base/json.hpp"
#include "game/time/clock_check.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// "30 s", "2 min", "1 h 30 min", "2.5 s": a span of time as it is said.
[[nodiscard]] std::string span_words(Millis time);

/// "moves 1 to 40 in 1 h 30 min, 30 s added with each move".
[[nodiscard]] std::string period_words(const game::PeriodPlace& place);

/// "40/5400:1800 (moves 1 to 40 in 1 h 30 min; from move 41 to the end 30 min more)".
[[nodiscard]] std::string control_words(const game::TimeControl& control);

/// The periods of each side with the time given in all.
[[nodiscard]] Blocks control_page(const game::TimeControl& control);
[[nodiscard]] Json to_json(const game::TimeControl& control);

/// What a finding says, with its figure, without the move.
[[nodiscard]] std::string finding_words(const game::ClockFinding& finding);

}  // namespace jadoube::report
