#include "report/clock_page.hpp"

#include <fmt/format.h>

#include "report/words.hpp"

namespace jadoube::report {
namespace {

using game::ClockFinding;
using game::PeriodPlace;
using game::PerMove;
using game::TimeControl;
using game::TimePeriods;
using Kind = game::ClockFindingKind;

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kHour = 60 * kMinute;
constexpr int kMovesReckoned = 60;  // a game is often reckoned as so many moves

std::string per_move_words(const game::TimePeriod& period) {
    if (period.is_sandclock) return ", and what one player uses the other gains";
    if (period.per_move == Millis{}) return "";
    const std::string amount = span_words(period.per_move);
    switch (period.manner) {
        case PerMove::increment: return fmt::format(", {} added with each move", amount);
        case PerMove::delay: return fmt::format(", the clock waits {} before each move", amount);
        case PerMove::bronstein: break;
    }
    return fmt::format(", of each move up to {} are given back", amount);
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
        lines.push_back(fmt::format("and so on: {}", period_words(next)));
    }
    return lines;
}

void add_side(Blocks& blocks, const std::string& label, const TimePeriods& periods) {
    std::vector<ListItem> items;
    for (const std::string& line : lines_of(periods)) items.push_back({Text(capital(line))});
    if (!periods.front().is_sandclock) {
        const Millis total = given_for(periods, kMovesReckoned);
        items.push_back({Text(fmt::format("For {} moves: {} in all", kMovesReckoned, to_text(total)))});
    }
    add_list(blocks, label, std::move(items));
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
    const std::string moves = fmt::format("{} {} made", finding.moves, finding.moves == 1 ? "move" : "moves");
    if (finding.expected == 0) return moves;
    return fmt::format("{}, {} prescribed", moves, finding.expected);
}

}  // namespace

std::string span_words(Millis time) {
    if (time < Millis{}) return "-" + span_words(Millis{-time.count});
    std::vector<std::string> parts;
    if (time.count >= kHour) parts.push_back(fmt::format("{} h", time.count / kHour));
    if (time.count % kHour >= kMinute) parts.push_back(fmt::format("{} min", time.count % kHour / kMinute));
    if (const auto rest = time.count % kMinute; rest > 0 || parts.empty()) {
        std::string seconds = std::to_string(rest / kSecond);
        if (rest % kSecond != 0) {
            seconds += fmt::format(".{:03}", rest % kSecond);
            seconds.erase(seconds.find_last_not_of('0') + 1);
        }
        parts.push_back(seconds + " s");
    }
    return fmt::format("{}", fmt::join(parts, " "));
}

std::string period_words(const PeriodPlace& place) {
    const std::string time = span_words(place.period.time);
    std::string words;
    if (place.last_move && place.is_last) {
        words = fmt::format("the whole game in {}", time);
    } else if (place.last_move) {
        words = fmt::format("moves {} to {} in {}", place.first_move, *place.last_move, time);
    } else if (place.first_move == 1) {
        words = fmt::format("the whole game in {}", time);
    } else if (place.period.time == Millis{}) {
        words = fmt::format("from move {} no further time", place.first_move);
    } else {
        words = fmt::format("from move {} to the end {} more", place.first_move, time);
    }
    if (place.last_move && !place.is_last && place.first_move > 1) words += " more";
    return words + per_move_words(place.period);
}

std::string control_words(const TimeControl& control) {
    const std::string white = fmt::format("{}", fmt::join(lines_of(control.periods.white), "; "));
    const std::string black = fmt::format("{}", fmt::join(lines_of(control.periods.black), "; "));
    if (control.is_equal()) return fmt::format("{} ({})", game::to_text(control), white);
    return fmt::format("{} (White: {}. Black: {})", game::to_text(control), white, black);
}

Blocks control_page(const TimeControl& control) {
    Blocks blocks;
    if (control.kind != TimeControl::Kind::periods) {
        const bool unlimited = control.kind == TimeControl::Kind::unlimited;
        blocks.push_back({Paragraph{unlimited ? "Played without clocks." : "The time control is not known."}});
        return blocks;
    }
    Particulars particulars;
    particulars.rows = {{"Time control", code(game::to_text(control))}};
    blocks.push_back({std::move(particulars)});
    if (control.is_equal()) {
        add_side(blocks, "Each player:", control.periods.white);
    } else {
        add_side(blocks, "White:", control.periods.white);
        add_side(blocks, "Black:", control.periods.black);
    }
    return blocks;
}

Json to_json(const TimeControl& control) {
    Json json = Json::object({{"schema", "jadoube/time-control/1"}, {"control", game::to_text(control)}});
    if (control.kind != TimeControl::Kind::periods) return json;
    return json.set("white", to_json(control.periods.white)).set("black", to_json(control.periods.black));
}

std::string finding_words(const ClockFinding& finding) {
    const std::string readings = fmt::format(" ({} to {})", to_text(finding.before), to_text(finding.reading));
    const std::string figure = span_words(finding.figure);
    switch (finding.kind) {
        case Kind::increment_missing: return fmt::format("the {} for each move do not show{}", figure, readings);
        case Kind::increment_twice:
            return fmt::format("{} more than one move gains{}: pressed twice?", figure, readings);
        case Kind::increment_doubled:
            return fmt::format("{} moves gained more than the increment, up to {} more: set to a larger one?",
                               finding.expected, figure);
        case Kind::jump: return fmt::format("{} more than can be{}: corrected by hand?", figure, readings);
        case Kind::loss: return fmt::format("{} less than the time spent leaves{}", figure, readings);
        case Kind::reading_late:
            return fmt::format("{} more than one move gains{}, and no more than the moves before allow: read late",
                               figure, readings);
        case Kind::dip:
            return fmt::format("{} more than can be{}, and back to where it was: a wrong reading, or time put back",
                               figure, readings);
        case Kind::not_read: return fmt::format("the clock was not read{}", readings);
        case Kind::elapsed_shifted:
            return fmt::format("{} counted with the other player's move{}: the board was late", figure, readings);
        case Kind::period_early:
        case Kind::period_late:
            if (finding.moves == finding.expected) {
                return fmt::format("time of the next period was used before move {} was made{}", finding.moves,
                                   readings);
            }
            return fmt::format("{} of the next period came with move {} in place of move {}{}", figure, finding.moves,
                               finding.expected, readings);
        case Kind::period_twice: return fmt::format("{} of the period came once more{}", figure, readings);
        case Kind::flag_fell: return fmt::format("nothing left, and the game went on: {}", flag_words(finding));
        case Kind::nothing_left:
            return fmt::format("less than a second left, or the flag down: {}", flag_words(finding));
        case Kind::lost_on_time:
            return fmt::format("lost on time, {} left after the last move: {}", figure, flag_words(finding));
        case Kind::total_changed: break;
    }
    return fmt::format("both clocks together show {} too much ({} and {})", figure, to_text(finding.before),
                       to_text(finding.reading));
}

}  // namespace jadoube::report
