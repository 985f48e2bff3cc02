// jadoube clock: time controls, readings and times to set.
#include <ostream>

#include "cli/clock_commands.hpp"
#include "cli/commands.hpp"
#include "report/clock_page.hpp"

namespace jadoube::cli {

Result<game::TimeControl> control_option(const std::string& text, const std::string& option) {
    if (text.empty()) {
        return failure(ErrorCode::usage, "the time control is not known", option,
                       option + " \"90 min for 40 moves + 30 min, 30 s per move from move 1\"");
    }
    auto control = game::read_typed_control(text);
    if (!control) {
        control.error().where = option;
    } else if (control->kind != game::TimeControl::Kind::periods) {
        return failure(ErrorCode::bad_time, "'" + text + "' names no times", option,
                       "write it as in 40/5400+30:1800+30");
    }
    return control;
}

void tell_control(const Session& session, const game::TimeControl& control) {
    session.err << "time control: " << report::control_words(control) << '\n';
}

Result<Millis> time_option(const std::string& text, const std::string& option) {
    auto time = parse_millis(text);
    if (!time) time.error().where = option;
    return time;
}

Command clock_command() {
    Command command;
    command.name = "clock";
    command.summary = "Work with time controls, clock readings and times to set";
    command.parts = {clock_show_command(), clock_check_command(), clock_set_command(),    clock_total_command(),
                     clock_read_command(), clock_sheet_command(), clock_rebuild_command()};
    return command;
}

}  // namespace jadoube::cli
