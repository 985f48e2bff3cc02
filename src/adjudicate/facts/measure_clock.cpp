// Facts that the clocks show: flags, the time left, whose clock ran.
#include <algorithm>
#include <array>

#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/facts/facts.hpp"
#include "adjudicate/facts/flags.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/time_standing.hpp"
#include "adjudicate/facts/values_to_try.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;

std::optional<std::int64_t> parameter(const Scene& scene, std::string_view name) {
    return scene.context.ruleset.parameter(std::string(name), scene.context.game.play);
}

bool is_about_a_flag(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                       [](rules::Kind kind) { return rules::row_of(kind).traits.about_the_flag; });
}

/// As told, with what rulings before this matter have put on it or taken off. Nothing left is what it showed when the
/// flag fell: how much it was before nobody knows.
std::optional<Millis> reading_of(const Scene& scene, Color side) {
    const auto& told = scene.context.game.clocks.reading[side];
    if (told && told->count <= 0 && scene.context.falls_later[side]) return std::nullopt;
    return told ? std::optional(*told + scene.context.clocks_set[side].change) : std::nullopt;
}

/// A flag that was entered as fallen, or a reading of nothing left. Unknown where one is entered and the other not so:
/// who sees a flag, and a clock that shows time.
Measured flag_of(const Scene& scene, Color side) {
    const auto& acts = scene.context.dispute.acts;
    const auto reading = reading_of(scene, side);
    if (is_down(scene, side)) return reading && reading->count > 0 ? Measured{} : one(true);
    const bool was_lifted =
        std::any_of(acts.begin(), acts.end(), [&](const Act& act) { return is_fall_of(act, side); });
    if (was_lifted || scene.context.falls_later[side]) return one(false);
    if (reading) return one(reading->count <= 0);
    const bool other_flag_is_the_matter = scene.incident.offender == !side && is_about_a_flag(scene.incident);
    const bool is_claimed = scene.incident.offender == side && is_about_a_flag(scene.incident);
    const bool nothing_else = scene.context.dispute.told_complete && !is_claimed;
    return nothing_else || other_flag_is_the_matter ? one(false) : Measured{};
}

/// Whether that player had made the moves prescribed for the period that he is in, by the moves that count, where his
/// last one makes no difference. The last period prescribes all that remain, and they are not made.
Measured has_made_moves_of_period(const Scene& scene, Color player) {
    const auto periods = periods_of(scene, player);
    const auto number = period_of(scene, player);
    if (!periods || !number) return std::nullopt;
    const auto prescribed = game::place_in(*periods, *number).last_move;
    if (!prescribed) return one(false);
    const auto moves = moves_completed(scene, player);
    if (!moves) return std::nullopt;
    if (moves->least >= *prescribed) return one(true);
    return moves->most < *prescribed ? one(false) : Measured{};
}

/// The flag that fell then only began the next period: its player had made his moves, as it was told of that flag, or
/// by the control.
bool only_ended_a_period(const Scene& scene, std::size_t act, Color player) {
    const std::string fact = "moves_completed_in_time";
    const auto& told = scene.context.dispute.acts[act].facts;
    const auto found = told.find(fact);
    const rules::Values* said = found != told.end() ? &found->second : said_of(scene.context.assumed, {act}, fact);
    return said != nullptr ? *said == rules::Values{true} : has_made_moves_of_period(scene, player) == one(true);
}

/// By the order of the acts, seen from the offender; a person may say that it cannot be established.
std::optional<rules::Party> first_flag(const Scene& scene) {
    if (!scene.incident.offender) return std::nullopt;
    const auto& acts = scene.context.dispute.acts;
    for (std::size_t act = 0; act < acts.size(); ++act)
        for (const Color side : {Color::white, Color::black})
            if (is_fall_of(acts[act], side) && is_down(scene, side) && !only_ended_a_period(scene, act, side))
                return side == scene.incident.offender ? rules::Party::offender : rules::Party::opponent;
    const bool only_this = flag_of(scene, !*scene.incident.offender) == one(false);
    return is_about_a_flag(scene.incident) && only_this ? std::optional(rules::Party::offender) : std::nullopt;
}

Measured flag_fallen(const Scene& scene) {
    const Measured white = flag_of(scene, Color::white);
    const Measured black = flag_of(scene, Color::black);
    if (white == one(true) || black == one(true)) return one(true);
    return white && black ? one(false) : Measured{};
}

/// Of a claim the claimant's, of an act that of the person offended.
Measured time_left(const Scene& scene) {
    const auto claimant = scene.incident.offender ? claimant_of(scene.incident) : std::nullopt;
    const auto reading = claimant ? reading_of(scene, *claimant) : std::nullopt;
    return reading ? one(reading->count) : Measured{};
}

Measured own_time_left(const Scene& scene) {
    const auto reading = scene.incident.offender ? reading_of(scene, *scene.incident.offender) : std::nullopt;
    return reading ? one(reading->count) : Measured{};
}

/// Whether the other player pressed after his last move before the incident, as far as acts tell; a move of the record
/// was pressed.
bool was_pressed_before(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const std::size_t until = scene.incident.acts.empty() ? acts.size() : scene.incident.acts.front();
    for (std::size_t i = until; i > 0; --i) {
        const Act& act = acts[i - 1];
        if (color_of(act.by) != !*scene.incident.offender) continue;
        if (std::holds_alternative<Press>(act.what)) return true;
        if (std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Castle>(act.what)) return false;
    }
    return true;
}

/// One clock alone tells it where no less time than it shows makes a difference to the code.
Measured least_time_left(const Scene& scene) {
    const auto white = reading_of(scene, Color::white);
    const auto black = reading_of(scene, Color::black);
    if (white && black) return one(std::min(white->count, black->count));
    const auto known = white ? white : black;
    const auto tried = values_to_try("least_time_left_ms", scene.context.ruleset);
    const auto* least = tried.empty() ? nullptr : std::get_if<std::int64_t>(&tried.front());
    return known && least != nullptr && known->count <= *least ? one(known->count) : Measured{};
}

/// Whether the claimant pressed after his last move; where that lies in the record, he did.
bool has_pressed(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const std::size_t until = scene.incident.acts.empty() ? acts.size() : scene.incident.acts.front();
    for (std::size_t i = until; i > 0; --i) {
        const Act& act = acts[i - 1];
        if (color_of(act.by) != scene.incident.offender) continue;
        if (std::holds_alternative<Press>(act.what)) return true;
        if (std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Castle>(act.what)) return false;
    }
    return true;
}

/// By the clocks as they were given; else, where all is told, the clock of the player on turn runs once the other has
/// pressed.
Measured own_clock_runs(const Scene& scene) {
    const auto& running = scene.context.game.clocks.running;
    if (!scene.incident.offender) return std::nullopt;
    if (running) return one(*running == *scene.incident.offender);
    if (!scene.incident.base || !scene.context.dispute.told_complete) return std::nullopt;
    const bool is_claim = scene.incident.claim.ground.has_value();
    if (is_claim && scene.incident.base->turn != *scene.incident.offender) return one(!has_pressed(scene));
    return one(scene.incident.base->turn == *scene.incident.offender && was_pressed_before(scene));
}

/// Yes where clocks were read or a control was told; of what has nothing to do with clocks, no. Where the times of a
/// game adjourned are the matter it is for the event to say.
Measured time_limit(const Scene& scene) {
    const Clocks& clocks = scene.context.game.clocks;
    if (clocks.reading.white || clocks.reading.black || clocks.control) return one(true);
    const bool is_of_the_times = rules::covers_any(rules::Kind::resume_times, scene.incident.kinds);
    return !is_of_the_times && !scene.context.game.event.contains("time_limit") ? one(false) : Measured{};
}

/// Where it was told how late he came, against the time that the event or else the law sets.
Measured default_time_passed(const Scene& scene) {
    const auto late = amount_of(scene, "late_ms");
    const auto allowed = amount_of(scene, "default_time_ms");
    if (late && *late <= 0) return one(false);
    return late && allowed ? one(*late > *allowed) : Measured{};
}

/// Of the offender; where nobody is one, what holds of both players alike.
template <auto kOfPlayer>
Measured of_the_player(const Scene& scene) {
    if (scene.offender()) return kOfPlayer(scene, *scene.offender());
    const Measured white = kOfPlayer(scene, Color::white);
    return white == kOfPlayer(scene, Color::black) ? white : Measured{};
}

/// Of a player who comes late to a game not yet begun, whether his first period had run out: White's clock runs from
/// the start, Black's from White's first move, which may have come later.
Measured time_run_out_by_lateness(const Scene& scene, Color player) {
    const auto late = amount_of(scene, "late_ms");
    const auto periods = periods_of(scene, player);
    const bool is_resumed = measure(scene, "adjourned") == one(true);
    if (!late || is_resumed || !periods || periods->empty()) return std::nullopt;
    const game::TimePeriod& first = periods->front();
    if (*late < first.time.count) return one(false);
    const bool has_run_out = player == Color::white && *late >= first.time.count + first.per_move.count;
    return has_run_out ? one(true) : Measured{};
}

/// His flag, where it was seen or his clock read; of one who comes late, by how late he came.
Measured time_exceeded(const Scene& scene) {
    if (!scene.offender()) return std::nullopt;
    const Color player = *scene.offender();
    const bool is_late = rules::covers_any(rules::Kind::conduct_absent, scene.incident.kinds);
    if (is_late && !is_down(scene, player) && !reading_of(scene, player))
        if (const auto by_lateness = time_run_out_by_lateness(scene, player)) return by_lateness;
    return flag_of(scene, player);
}

/// What the first period gives.
Measured time_at_start(const Scene& scene, Color player) {
    const auto periods = periods_of(scene, player);
    return periods && !periods->empty() ? one(periods->front().time.count) : Measured{};
}

template <typename T>
std::optional<T> told_as(const Scene& scene, const std::string& fact) {
    const rules::Values* values = told(scene.context.dispute, scene.incident, fact);
    const T* value = values != nullptr ? std::get_if<T>(&values->front()) : nullptr;
    return value != nullptr ? std::optional(*value) : std::nullopt;
}

/// What the clock adds with each move: by the control, or as somebody told.
std::optional<Millis> added_or_told(const Scene& scene, Color player) {
    if (const auto added = added_with_each_move(scene, player)) return added;
    if (const auto size = told_as<std::int64_t>(scene, "increment_ms")) return Millis{*size};
    return told_as<bool>(scene, "has_increment") == false ? std::optional(Millis{}) : std::nullopt;
}

Measured increment(const Scene& scene, Color player) {
    const auto added = added_or_told(scene, player);
    return added ? one(added->count) : Measured{};
}

Measured has_increment(const Scene& scene, Color player) {
    const auto added = added_with_each_move(scene, player);
    return added ? one(*added > Millis{}) : Measured{};
}

/// Rapid and blitz games have one period, where no other control was told (FIDE 2023 A.1, B.1).
bool has_one_period(const Scene& scene, Color player) {
    return scene.context.game.play != rules::Play::standard && !periods_of(scene, player);
}

bool is_told(const Scene& scene, const std::string& fact) {
    return told(scene.context.dispute, scene.incident, fact) != nullptr;
}

Measured last_period(const Scene& scene, Color player) {
    if (has_one_period(scene, player) && !is_told(scene, "last_period")) return one(true);
    const auto periods = periods_of(scene, player);
    const auto number = period_of(scene, player);
    return periods && number ? one(game::place_in(*periods, *number).is_last) : Measured{};
}

/// In the last period all remaining moves were to be made, and they are not. Else by the moves that count.
Measured moves_completed_in_time(const Scene& scene, Color player) {
    if (!is_about_a_flag(scene.incident)) return std::nullopt;
    const rules::Values* last = told(scene.context.dispute, scene.incident, "last_period");
    const bool is_last = has_one_period(scene, player) || (last != nullptr && *last == rules::Values{true});
    if (is_last && !is_told(scene, "moves_completed_in_time")) return one(false);
    const auto moves = moves_completed(scene, player);
    const bool is_by_number = moves && moves->by_number && last_period(scene, player) != one(true);
    if (is_by_number && is_told(scene, "moves_completed_in_time")) return std::nullopt;
    return has_made_moves_of_period(scene, player);
}

/// The move taken back would have been the last of a period: a clock that counts moves added the next period's time
/// too, which only its reading tells.
bool may_have_added_period(const Scene& scene, Color player, const game::TimePeriods& periods) {
    const auto moves = moves_completed(scene, player);
    if (!moves) return false;
    const auto ends_a_period = [&](int made) {
        return game::place_after(periods, made).number != game::place_after(periods, made + 1).number;
    };
    return ends_a_period(moves->least) || ends_a_period(moves->most);
}

/// What the clock added when it was pressed after a move that is taken back; without a control what was told to be
/// added with each move, and nothing without a press. Delays add nothing that is kept.
Measured increment_taken_off(const Scene& scene) {
    if (!scene.offender() || !scene.incident.play.pressed) return one(std::int64_t{0});
    const Color player = *scene.offender();
    const auto periods = periods_of(scene, player);
    if (!periods) return one(added_or_told(scene, player).value_or(Millis{}).count);
    if (periods->front().manner != game::PerMove::increment) return one(std::int64_t{0});
    return may_have_added_period(scene, player, *periods) ? Measured{} : increment(scene, player);
}

/// What his clock shows, given with the clocks or told of him.
std::optional<Millis> left_or_told(const Scene& scene, Color player) {
    if (const auto& reading = scene.context.game.clocks.reading[player]) return reading;
    const auto left = told_as<std::int64_t>(scene, "own_time_left_ms");
    return left ? std::optional(Millis{*left}) : std::nullopt;
}

/// By the clock of the player himself. With less added than relieves nobody, a reading above the limit does not show
/// that he was never below it.
Measured recording_required(const Scene& scene) {
    if (scene.context.game.play != rules::Play::standard || !scene.incident.offender) return std::nullopt;
    const Color player = *scene.incident.offender;
    const auto limit = parameter(scene, "recording_limit_ms");
    const auto relief = parameter(scene, "full_increment_ms");
    const auto added = added_or_told(scene, player);
    if (!limit || !relief || !added) return std::nullopt;
    if (added->count >= *relief) return one(true);
    const auto left = left_or_told(scene, player);
    if (!left) return std::nullopt;
    if (left->count < *limit) return one(false);
    return *added == Millis{} ? one(true) : Measured{};
}

bool has_demand(const Dispute& dispute) {
    return std::any_of(dispute.acts.begin(), dispute.acts.end(),
                       [](const Act& act) { return std::holds_alternative<Demand>(act.what); });
}

/// Where all is told and nobody has demanded anything, nobody was seen to consider; before a flag it may have been over
/// another matter.
Measured thinking_time(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const bool is_of_flag = rules::covers_any(rules::Kind::claim_flag, scene.incident.kinds) ||
                            rules::covers_any(rules::Kind::observed_flag, scene.incident.kinds);
    const bool is_demanded = scene.incident.choice.demand || (is_of_flag && has_demand(dispute));
    const bool nobody_did = dispute.told_complete && !is_demanded && !is_told(scene, "thinking_time_ms");
    return nobody_did ? number(0) : Measured{};
}

constexpr std::array kClockMeasurements{
    Measurement{"recording_required", recording_required},
    Measurement{"thinking_time_ms", thinking_time},
    Measurement{"has_increment", of_the_player<has_increment>},
    Measurement{"time_at_start_ms", of_the_player<time_at_start>},
    Measurement{"increment_ms", of_the_player<increment>},
    Measurement{"increment_taken_off_ms", increment_taken_off},
    Measurement{"last_period", of_the_player<last_period>},
    Measurement{"moves_completed_in_time", of_the_player<moves_completed_in_time>},
    Measurement{"default_time_passed", default_time_passed},
    Measurement{"time_limit", time_limit},
    Measurement{"white_flag_fallen", [](const Scene& s) { return flag_of(s, Color::white); }},
    Measurement{"black_flag_fallen", [](const Scene& s) { return flag_of(s, Color::black); }},
    Measurement{"flag_fallen", flag_fallen},
    Measurement{"held_up_by_opponent", held_up_by_opponent},
    Measurement{"penalty_considered", penalty_considered},
    Measurement{"first_flag", worded<first_flag>},
    Measurement{"time_exceeded", time_exceeded},
    Measurement{"time_left_ms", time_left},
    Measurement{"own_time_left_ms", own_time_left},
    Measurement{"least_time_left_ms", least_time_left},
    Measurement{"own_clock_runs", own_clock_runs},
};

}  // namespace

std::span<const Measurement> measurements_of_clock() {
    return kClockMeasurements;
}

}  // namespace jadoube::adjudicate
