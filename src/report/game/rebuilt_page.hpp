// What a dead clock is set up from: the last right reading, what is certain since, and an estimate.
#pragma once

#include "game/time/clock_setting.hpp"
#include "report/game/clock_sheet_page.hpp"

namespace jadoube::report {

struct RebuiltClocks {
    event::GameReference game;
    log::Entered<log::ClocksRead> read;  // the round of readings
    game::ClockState then;               // in it, or as told
    game::TimeControl control;
    game::TotalLeft total;
    std::optional<chess::ByColor<Millis>> estimate = {};
};

[[nodiscard]] Blocks rebuilt_page(const RebuiltClocks& rebuilt);
[[nodiscard]] Json to_json(const RebuiltClocks& rebuilt);

}  // namespace jadoube::report
