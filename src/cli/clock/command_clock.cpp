// jadoube clock: time controls, readings and times to set.
#include "cli/clock/clock_commands.hpp"
#include "cli/commands.hpp"

namespace jadoube::cli {

Command clock_command() {
    Command command;
    command.name = "clock";
    command.summary = "Work with time controls, clock readings and times to set";
    command.parts = {clock_show_command(), clock_check_command(), clock_set_command(),    clock_total_command(),
                     clock_read_command(), clock_sheet_command(), clock_rebuild_command()};
    return command;
}

}  // namespace jadoube::cli
