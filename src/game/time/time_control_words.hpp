// Time controls as people write them, in English and German: "90 min for 40 moves + 30 min, 30 s per move from move 1",
// "G/90;+30", "25m+10s", "40 Züge in 2 Stunden". What could be meant two ways is refused, never guessed.
#pragma once

#include "game/record.hpp"
#include "game/time/time_control.hpp"

namespace jadoube::game {

/// Reads the compact text first (time_control.hpp: its bare numbers are seconds), then words (there bare numbers are
/// minutes, and seconds after "+"). An increment in a control of several periods must say from which move it is given,
/// or stand with each of them. Fails with bad_time; the message quotes the text as it was written.
[[nodiscard]] Result<TimeControl> read_time_control(std::string_view text);

/// Reads what a person types, where no tag says that numbers are seconds. Blanks do not change compact text, and a
/// comma parts periods too. Its first time decides: up to 180 all times are minutes ("90+30", "40/90+30,30+30"), from
/// 300 on seconds; an increment is always seconds. Fails with bad_time, and both readings, between these, where a later
/// time is too long for minutes, and on "5:00" without a unit, hours and minutes or minutes and seconds.
[[nodiscard]] Result<TimeControl> read_typed_control(std::string_view text);

/// The control that the TimeControl tag of a game says; nothing where it says none that can be read.
[[nodiscard]] std::optional<TimeControl> time_control_of(const Record& record);

}  // namespace jadoube::game
