#include "adjudicate/final_standing.hpp"

#include <algorithm>

#include "adjudicate/judge/play_on.hpp"

namespace jadoube::adjudicate {
namespace {

bool stands(Status status) {
    return status != Status::needs_facts && status != Status::conflict;
}

bool has_score(const MatterRuling& matter) {
    return matter.result && matter.result->score && matter.result->status == Status::decided;
}

/// Of the matter that ended the game, else of the last that gives one.
std::optional<game::Score> score_in(const std::vector<MatterRuling>& matters, const GameEnd& end) {
    if (end.matter && has_score(matters[*end.matter])) return matters[*end.matter].result->score;
    const auto scored = std::find_if(matters.rbegin(), matters.rend(), has_score);
    return scored == matters.rend() ? std::nullopt : scored->result->score;
}

/// What the matter that ended the game leaves of its own (the arbiter may waive it) stands.
void leave_nothing_due(std::vector<MatterRuling>& matters, const std::optional<std::size_t>& ended_by) {
    for (std::size_t i = 0; i < matters.size(); ++i) {
        if (i == ended_by) continue;
        matters[i].obligation.reset();
        matters[i].rights.clear();
        matters[i].clock.reset();
        const bool was_left_open = matters[i].status == Status::choice || matters[i].status == Status::discretion;
        if (was_left_open && matters[i].other.empty()) matters[i].status = Status::decided;
    }
}

std::optional<std::size_t> matter_with(std::size_t act, const std::vector<MatterRuling>& matters) {
    const auto found = std::find_if(matters.begin(), matters.end(), [&](const MatterRuling& matter) {
        return std::find(matter.acts.begin(), matter.acts.end(), act) != matter.acts.end();
    });
    return found == matters.end() ? std::nullopt : std::optional<std::size_t>(found - matters.begin());
}

/// The clocks that one matter sets show what the one before has set.
void carry_on(ClockAnswer& clock, FinalStanding& standing) {
    clock.before = standing.clocks;
    for (const ClockStep& step : clock.steps) {
        auto& reading = standing.clocks[step.side];
        if (reading) reading = std::max(Millis{}, *reading + step.change);  // no clock shows less than nothing
        standing.clock_steps.push_back(step);
    }
    clock.after = standing.clocks;
}

}  // namespace

std::vector<Effect> told_story(std::vector<Effect> effects, const std::map<std::size_t, std::size_t>& places,
                               const std::vector<MatterRuling>& matters) {
    for (std::size_t act = 0; act < effects.size(); ++act) {
        auto& matter = effects[act].matter;
        const auto ruled = matter ? places.find(*matter) : places.end();
        matter = ruled != places.end() ? std::optional(ruled->second) : matter_with(act, matters);
        const bool is_ruled_on = effects[act].what == EffectWord::opened && matter;
        if (is_ruled_on) effects[act].what = EffectWord::on_board;
    }
    return effects;
}

void show_where_play_has_come_to(MatterRuling& ruling, const chess::Setup& board) {
    auto& position = ruling.position;
    const bool leaves_alone = position && position->place == rules::Place::stand && position->articles.empty();
    if (!leaves_alone || position->setup == board) return;
    position->setup = board;
    if (ruling.obligation && ruling.obligation->articles.empty()) ruling.obligation = play_on_from(board);
}

FinalStanding final_standing(std::vector<MatterRuling>& matters, std::optional<GameEnd> over,
                             const std::optional<chess::Setup>& board,
                             const chess::ByColor<std::optional<Millis>>& readings) {
    FinalStanding last{.clocks = readings};
    if (over) {
        over->score = score_in(matters, *over);
        leave_nothing_due(matters, over->matter);
        last.over = over;
        return last;
    }
    last.play_from = board;
    for (MatterRuling& matter : matters) {
        const auto& duty = matter.obligation;
        if (duty && !duty->discharged && stands(duty->status)) last.due.push_back(*duty);
        if (!matter.clock || !stands(matter.clock->status)) continue;
        carry_on(*matter.clock, last);
    }
    // What is due now comes before what waits for a later turn.
    std::stable_partition(last.due.begin(), last.due.end(), [](const Obligation& due) { return !due.first_due; });
    return last;
}

}  // namespace jadoube::adjudicate
