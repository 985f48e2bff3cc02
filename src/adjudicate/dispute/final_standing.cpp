#include "adjudicate/dispute/final_standing.hpp"

#include <algorithm>

#include "adjudicate/judge/play_on.hpp"
#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

bool ends_game(const GameAnswer& game) {
    return game.what == rules::GameWord::annul || game.what == rules::GameWord::new_game;
}

bool has_score(const MatterRuling& matter) {
    return matter.result && matter.result->score && matter.result->status == Status::decided;
}

namespace {

using rules::OtherKind;

bool stands(Status status) {
    return status != Status::needs_facts && status != Status::conflict;
}

/// Of the matter that ended the game, else of the last that gives one.
std::optional<game::Score> score_in(const std::vector<MatterRuling>& matters, const GameEnd& end) {
    if (end.matter && has_score(matters[*end.matter])) return matters[*end.matter].result->score;
    const auto scored = std::find_if(matters.rbegin(), matters.rend(), has_score);
    return scored == matters.rend() ? std::nullopt : scored->result->score;
}

/// It would change the clocks or the score of this very game.
bool acts_on_this_game(const rules::SaidWord& word) {
    const auto* penalty = std::get_if<rules::Penalty>(&word);
    return penalty != nullptr &&
           (*penalty == rules::Penalty::loss || rules::row_of(*penalty).measure != rules::Measure::nothing);
}

void leave_penalties_for_later(MatterRuling& matter) {
    std::erase_if(matter.other, [](const OtherAnswer& other) { return rules::row_of(other.kind).needs_a_game; });
    for (OtherAnswer& other : matter.other)
        if (other.kind == OtherKind::penalty) std::erase_if(other.words, acts_on_this_game);
    std::erase_if(matter.other,
                  [](const OtherAnswer& other) { return other.kind == OtherKind::penalty && other.words.empty(); });
}

/// A result that the game has already.
bool is_given_already(const Option& option, const std::optional<game::Score>& score) {
    const auto* word = std::get_if<rules::ResultWord>(&option.about);
    if (word == nullptr) return false;
    return (*word == rules::ResultWord::draw && score == game::Score{1, 1}) ||
           (*word == rules::ResultWord::both_lose && score == game::Score{0, 0});
}

/// What a player may do in the game goes with it, but for an appeal.
bool ends_with_the_game(const Right& right, const std::optional<game::Score>& score) {
    if (right.options.empty()) return false;
    const bool is_a_players = right.holder != rules::Party::arbiter && right.holder != rules::Party::either;
    return std::all_of(right.options.begin(), right.options.end(), [&](const Option& option) {
        return (is_a_players && !is(option.action, OtherKind::refer)) || is_given_already(option, score);
    });
}

bool outlasts_the_game(const MatterRuling& matter) {
    return std::any_of(matter.kinds.begin(), matter.kinds.end(),
                       [](rules::Kind kind) { return rules::row_of(kind).traits.outlasts_the_game; });
}

/// What the matter that ended the game leaves of its own (the arbiter may waive it) stands, but for the clocks.
void leave_nothing_due(std::vector<MatterRuling>& matters, const GameEnd& end) {
    for (std::size_t i = 0; i < matters.size(); ++i) {
        matters[i].clock.reset();
        std::erase_if(matters[i].rights, [&](const Right& right) { return ends_with_the_game(right, end.score); });
        if (i == end.matter) continue;
        matters[i].obligation.reset();
        if (!outlasts_the_game(matters[i])) matters[i].rights.clear();
        if (matters[i].game && !ends_game(*matters[i].game)) matters[i].game.reset();
        leave_penalties_for_later(matters[i]);
        const bool was_left_open = matters[i].status == Status::choice || matters[i].status == Status::discretion;
        if (was_left_open) matters[i].status = Status::decided;
    }
}

bool holds(const MatterRuling& matter, std::size_t act) {
    return std::find(matter.acts.begin(), matter.acts.end(), act) != matter.acts.end();
}

std::optional<std::size_t> matter_with(std::size_t act, const std::vector<MatterRuling>& matters) {
    const auto found =
        std::find_if(matters.begin(), matters.end(), [&](const MatterRuling& matter) { return holds(matter, act); });
    return found == matters.end() ? std::nullopt : std::optional<std::size_t>(found - matters.begin());
}

/// Of rulings on what was judged together the one that is about the act.
std::size_t ruling_with(std::size_t act, const std::vector<std::size_t>& numbers,
                        const std::vector<MatterRuling>& matters) {
    const auto its =
        std::find_if(numbers.begin(), numbers.end(), [&](std::size_t number) { return holds(matters[number], act); });
    return its != numbers.end() ? *its : numbers.front();
}

/// The clocks that one matter sets show what the one before has set.
void carry_on(ClockAnswer& clock, FinalStanding& standing) {
    clock.before = standing.clocks;
    for (const ClockStep& step : clock.steps) {
        auto& reading = standing.clocks[step.side];
        if (step.to) reading = step.to;
        if (reading && !step.to) reading = std::max(Millis{}, *reading + step.change);  // none shows less than nothing
        standing.clock_steps.push_back(step);
    }
    clock.after = standing.clocks;
}

}  // namespace

bool leaves_the_game(const MatterRuling& matter) {
    // Conduct is beside the game, and an offer is answered or lapses: what either leaves to be chosen plays nothing on.
    const bool is_beside_play = rules::covers_any(rules::Kind::conduct, matter.kinds) ||
                                rules::covers_any(rules::Kind::draw_offer, matter.kinds);
    const bool is_due = matter.obligation && !matter.obligation->discharged;
    const bool keeps_board = !matter.position || matter.position->place == rules::Place::stand;
    return stands(matter.status) && keeps_board && !matter.result && !is_due && !matter.clock && !matter.game &&
           (matter.rights.empty() || is_beside_play);
}

namespace {

/// A matter that is heard though the game was over: about that, or of what can still come about.
bool is_heard_after_the_end(const MatterRuling& matter) {
    return std::any_of(matter.kinds.begin(), matter.kinds.end(), [](rules::Kind kind) {
        return rules::row_of(kind).traits.outlasts_the_game || rules::row_of(kind).traits.about_the_end;
    });
}

/// What it brings takes effect in a later game or round.
bool lays_on_later_games(const MatterRuling& matter) {
    return std::ranges::any_of(matter.other, [](const OtherAnswer& other) {
        return std::ranges::any_of(other.words, [](const rules::SaidWord& word) {
            const auto* exact = std::get_if<rules::Exact>(&word);
            return exact != nullptr && exact->stage != rules::Stage::here;
        });
    });
}

/// Whatever an act would have come to: the game was over.
bool came_too_late(const Effect& effect, const std::vector<MatterRuling>& matters) {
    if (effect.what == EffectWord::none || effect.what == EffectWord::waits) return false;
    if (!effect.matter) return true;
    const MatterRuling& matter = matters[*effect.matter];
    return !is_heard_after_the_end(matter) && !lays_on_later_games(matter);
}

}  // namespace

void tell_what_came_after(std::vector<Effect>& story, const GameEnd& end, const std::vector<MatterRuling>& matters,
                          bool was_known_then) {
    for (std::size_t act = end.act ? *end.act + 1 : 0; act < story.size(); ++act)
        if ((was_known_then || story[act].what == EffectWord::raised) && came_too_late(story[act], matters))
            story[act] = {.what = EffectWord::none, .why = NoEffect::game_over, .since = end.act};
}

void reject_claims_after_the_end(std::vector<MatterRuling>& matters, const GameEnd& end, bool was_over_before) {
    if (!end.act && !was_over_before) return;
    for (MatterRuling& matter : matters) {
        const bool is_claim = rules::covers_any(rules::Kind::claim, matter.kinds) && !is_heard_after_the_end(matter);
        const bool is_after = was_over_before || (!matter.acts.empty() && std::ranges::min(matter.acts) > *end.act);
        if (is_claim && is_after && matter.conclusion) matter.conclusion = Conclusion::claim_rejected;
    }
}

void tell_what_was_done_after(std::vector<Effect>& story, const GameEnd& end) {
    for (std::size_t act = end.act ? *end.act + 1 : story.size(); act < story.size(); ++act) {
        const EffectWord what = story[act].what;
        const bool is_done = what == EffectWord::on_board || what == EffectWord::opened || what == EffectWord::kept;
        if (is_done && !story[act].matter)
            story[act] = {.what = EffectWord::none, .why = NoEffect::game_over, .since = end.act};
    }
}

std::vector<Effect> told_story(std::vector<Effect> effects, const Places& places,
                               const std::vector<MatterRuling>& matters) {
    for (std::size_t act = 0; act < effects.size(); ++act) {
        auto& matter = effects[act].matter;
        const auto ruled = matter ? places.find(*matter) : places.end();
        matter =
            ruled != places.end() ? std::optional(ruling_with(act, ruled->second, matters)) : matter_with(act, matters);
        const bool is_ruled_on = effects[act].what == EffectWord::opened && matter;
        if (is_ruled_on) effects[act].what = EffectWord::on_board;
    }
    return effects;
}

void show_where_play_has_come_to(MatterRuling& ruling, const chess::Setup& board) {
    auto& position = ruling.position;
    const bool leaves_alone = position && position->place == rules::Place::stand;
    if (!leaves_alone || position->setup == board) return;
    position->setup = board;
    if (ruling.obligation && ruling.obligation->articles.empty()) ruling.obligation = play_on_from(board);
}

/// A flag is down, and whether the game is lost by it is still to be decided.
static bool waits_for_the_flag(const MatterRuling& matter) {
    const bool is_of_a_flag = std::any_of(matter.kinds.begin(), matter.kinds.end(),
                                          [](rules::Kind kind) { return rules::row_of(kind).traits.about_the_flag; });
    return is_of_a_flag && std::any_of(matter.other.begin(), matter.other.end(),
                                       [](const OtherAnswer& other) { return other.kind == OtherKind::wait; });
}

/// Any legal move was left to a player on a board from which play has gone on.
static bool has_been_played(const MatterRuling& matter, const std::optional<chess::Setup>& board) {
    const auto& position = matter.position;
    const bool is_free = matter.obligation && matter.obligation->articles.empty();
    return is_free && board && position && position->setup && position->setup != board;
}

FinalStanding final_standing(std::vector<MatterRuling>& matters, std::optional<GameEnd> over,
                             const std::optional<chess::Setup>& board,
                             const chess::ByColor<std::optional<Millis>>& readings) {
    FinalStanding last{.clocks = readings};
    if (over) {
        if (const auto score = score_in(matters, *over)) over->score = score;
        leave_nothing_due(matters, *over);
        last.over = over;
        return last;
    }
    const bool is_stopped = std::any_of(matters.begin(), matters.end(), waits_for_the_flag);
    if (!is_stopped) last.play_from = board;
    for (MatterRuling& matter : matters) {
        if (has_been_played(matter, last.play_from)) matter.obligation->discharged = true;
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
