#include "report/game/clock_page.hpp"

#include <fmt/format.h>

#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using game::ClockFinding;
using game::PeriodPlace;
using game::PerMove;
using game::TimeControl;
using game::TimePeriods;
constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kHour = 60 * kMinute;
constexpr int kMovesReckoned = 60;  // a game is often reckoned as so many moves

std::string per_move_words(const game::TimePeriod& period) {
    if (period.is_sandclock) return phrase("control.sandclock");
    if (period.per_move == Millis{}) return "";
    const std::string amount = span_words(period.per_move);
    switch (period.manner) {
        case PerMove::increment: return phrase("control.increment", {{"amount", amount}});
        case PerMove::delay: return phrase("control.delay", {{"amount", amount}});
        case PerMove::bronstein: break;
    }
    return phrase("control.bronstein", {{"amount", amount}});
}

/// The time for so many moves, with what is added for each of them.
Millis given_for(const TimePeriods& periods, int moves) {
    Millis total = game::place_after(periods, moves - 1).given;
    for (int move = 0; move < moves; ++move) total = total + game::place_after(periods, move).period.per_move;
    return total;
}

std::vector<std::string> lines_of(const TimePeriods& periods) {
    std::vector<std::string> lines;
    for (int number = 1; number <= static_cast<int>(periods.size()); ++number) {
        lines.push_back(period_words(game::place_in(periods, number)));
    }
    if (periods.back().moves) {
        const auto next = game::place_in(periods, static_cast<int>(periods.size()) + 1);
        lines.push_back(phrase("control.and_so_on", {{"period", period_words(next)}}));
    }
    return lines;
}

void add_side(Blocks& blocks, Key label, const TimePeriods& periods) {
    std::vector<ListItem> items;
    for (const std::string& line : lines_of(periods)) items.push_back({Text(capital(line))});
    if (!periods.front().is_sandclock) {
        const Millis total = given_for(periods, kMovesReckoned);
        items.push_back({say("control.in_all", {{"count", kMovesReckoned}, {"time", to_text(total)}})});
    }
    add_list(blocks, say(label), std::move(items));
}

Json to_json(const TimePeriods& periods) {
    JsonArray list;
    for (int number = 1; number <= static_cast<int>(periods.size()); ++number) {
        const PeriodPlace place = game::place_in(periods, number);
        const bool is_repeated = number == static_cast<int>(periods.size()) && place.last_move;
        list.push_back(Json::object({{"first_move", place.first_move},
                                     {"last_move", place.last_move ? Json(*place.last_move) : Json(nullptr)},
                                     {"time_ms", place.period.time.count},
                                     {"per_move_ms", place.period.per_move.count},
                                     {"manner", name_of(place.period.manner)},
                                     {"sandclock", place.period.is_sandclock},
                                     {"repeated", is_repeated}}));
    }
    return list;
}

std::string flag_words(const ClockFinding& finding) {
    const std::string moves =
        phrase(finding.moves == 1 ? Key("control.one_made") : Key("control.made"), {{"count", finding.moves}});
    if (finding.expected == 0) return moves;
    return phrase("control.prescribed", {{"made", moves}, {"count", finding.expected}});
}

}  // namespace

std::string span_words(Millis time) {
    if (time < Millis{}) return "-" + span_words(Millis{-time.count});
    std::vector<std::string> parts;
    if (time.count >= kHour) parts.push_back(phrase("control.hours", {{"count", time.count / kHour}}));
    if (time.count % kHour >= kMinute)
        parts.push_back(phrase("control.minutes", {{"count", time.count % kHour / kMinute}}));
    if (const auto rest = time.count % kMinute; rest > 0 || parts.empty()) {
        std::string seconds = std::to_string(rest / kSecond);
        if (rest % kSecond != 0) {
            seconds += fmt::format(".{:03}", rest % kSecond);
            seconds.erase(seconds.find_last_not_of('0') + 1);
        }
        parts.push_back(phrase("control.seconds", {{"count", seconds}}));
    }
    return fmt::format("{}", fmt::join(parts, " "));
}

std::string period_words(const PeriodPlace& place) {
    const std::string time = span_words(place.period.time);
    std::string words;
    if (place.last_move && place.is_last) {
        words = phrase("control.whole", {{"time", time}});
    } else if (place.last_move) {
        words = phrase("control.moves", {{"first", place.first_move}, {"last", *place.last_move}, {"time", time}});
    } else if (place.first_move == 1) {
        words = phrase("control.whole", {{"time", time}});
    } else if (place.period.time == Millis{}) {
        words = phrase("control.no_further", {{"first", place.first_move}});
    } else {
        words = phrase("control.to_the_end", {{"first", place.first_move}, {"time", time}});
    }
    if (place.last_move && !place.is_last && place.first_move > 1) words += phrase("control.more");
    return words + per_move_words(place.period);
}

std::string control_words(const TimeControl& control) {
    const std::string white = fmt::format("{}", fmt::join(lines_of(control.periods.white), "; "));
    const std::string black = fmt::format("{}", fmt::join(lines_of(control.periods.black), "; "));
    if (control.is_equal()) return fmt::format("{} ({})", game::to_text(control), white);
    return phrase("control.each_side", {{"control", game::to_text(control)}, {"white", white}, {"black", black}});
}

Blocks control_page(const TimeControl& control) {
    Blocks blocks;
    if (control.kind != TimeControl::Kind::periods) {
        const bool unlimited = control.kind == TimeControl::Kind::unlimited;
        blocks.push_back({Paragraph{say(unlimited ? Key("control.unlimited") : Key("control.unknown"))}});
        return blocks;
    }
    Particulars particulars;
    particulars.rows = {{say("label.time_control"), code(game::to_text(control))}};
    blocks.push_back({std::move(particulars)});
    if (control.is_equal()) {
        add_side(blocks, "control.each_player", control.periods.white);
    } else {
        add_side(blocks, "control.white", control.periods.white);
        add_side(blocks, "control.black", control.periods.black);
    }
    return blocks;
}

Json to_json(const TimeControl& control) {
    Json json = Json::object({{"schema", "jadoube/time-control/1"}, {"control", game::to_text(control)}});
    if (control.kind != TimeControl::Kind::periods) return json;
    return json.set("white", to_json(control.periods.white)).set("black", to_json(control.periods.black));
}

std::string finding_words(const ClockFinding& finding) {
    const auto saying = [&, figure = span_words(finding.figure)](Key key) {
        return phrase(key, {{"figure", figure},
                            {"before", to_text(finding.before)},
                            {"reading", to_text(finding.reading)},
                            {"moves", finding.moves},
                            {"expected", finding.expected},
                            {"flag", flag_words(finding)}});
    };
    switch (finding.kind) {
        case game::ClockFindingKind::increment_missing: return saying("timing.increment_missing");
        case game::ClockFindingKind::increment_twice: return saying("timing.increment_twice");
        case game::ClockFindingKind::increment_doubled: return saying("timing.increment_doubled");
        case game::ClockFindingKind::jump: return saying("timing.jump");
        case game::ClockFindingKind::loss: return saying("timing.loss");
        case game::ClockFindingKind::reading_late: return saying("timing.reading_late");
        case game::ClockFindingKind::dip: return saying("timing.dip");
        case game::ClockFindingKind::not_read: return saying("timing.not_read");
        case game::ClockFindingKind::elapsed_shifted: return saying("timing.elapsed_shifted");
        case game::ClockFindingKind::period_early:
        case game::ClockFindingKind::period_late:
            return saying(finding.moves == finding.expected ? Key("timing.period_used") : Key("timing.period_moved"));
        case game::ClockFindingKind::period_twice: return saying("timing.period_twice");
        case game::ClockFindingKind::flag_fell: return saying("timing.flag_fell");
        case game::ClockFindingKind::nothing_left: return saying("timing.nothing_left");
        case game::ClockFindingKind::lost_on_time: return saying("timing.lost_on_time");
        case game::ClockFindingKind::total_changed: break;
    }
    return saying("timing.total_changed");
}

}  // namespace jadoube::report
