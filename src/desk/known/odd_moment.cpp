#include "desk/known/odd_moment.hpp"

#include "event/moment.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

std::string day_of_moment(log::UtcTime moment, const std::string& zone) {
    constexpr std::size_t kLength = 10;
    return event::moment_text(moment.ms, zone).substr(0, kLength);
}

}  // namespace

report::Text what_is_odd(const log::State& state, log::UtcTime moment) {
    if (!state.event) return {};
    const log::EventBegun& event = state.event->what;
    const std::string day = day_of_moment(moment, event.time_zone);
    const auto odd = [&](report::Key key, const std::string& limit) {
        return report::say(key, {{"day", report::foreign(day)}, {"limit", report::foreign(limit)}});
    };
    if (!event.first_day.empty() && day < event.first_day) return odd("moment.before_event", event.first_day);
    if (!event.last_day.empty() && day > event.last_day) return odd("moment.after_event", event.last_day);
    const std::string begun = day_of_moment(state.event->entry.at, event.time_zone);
    return event.first_day.empty() && day < begun ? odd("moment.before_log", begun) : report::Text();
}

}  // namespace jadoube::desk
