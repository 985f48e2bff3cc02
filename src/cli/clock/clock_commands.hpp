// The parts of `jadoube clock`, each made where it is written.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

[[nodiscard]] Command clock_show_command();
[[nodiscard]] Command clock_check_command();
[[nodiscard]] Command clock_set_command();
[[nodiscard]] Command clock_total_command();
[[nodiscard]] Command clock_read_command();
[[nodiscard]] Command clock_sheet_command();
[[nodiscard]] Command clock_rebuild_command();

}  // namespace jadoube::cli
