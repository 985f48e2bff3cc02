#include "cli/typed/time_options.hpp"

#include <ostream>

#include "base/error.hpp"
#include "desk/words/durations.hpp"
#include "report/game/clock_page.hpp"

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

void tell_play(const Session& session, const desk::KindOfPlay& play) {
    if (play.is_by_control) {
        session.err << "kind of play: " << name_of(play.play) << ", by the time control; --play tells another\n";
    } else if (play.by_control) {
        session.err << "kind of play: " << name_of(play.play) << ", as told; by the time control it is "
                    << name_of(*play.by_control) << '\n';
    }
}

Result<Millis> time_option(const std::string& text, const std::string& option) {
    auto time = parse_millis(text);
    if (!time) time.error().where = option;
    return time;
}

Result<Millis> lasting_option(const std::string& text, const std::string& option) {
    const auto lasts = desk::duration_in(text);
    return lasts ? *lasts : time_option(text, option);
}

}  // namespace jadoube::cli
