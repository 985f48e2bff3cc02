#include "adjudicate/dispute/put_together.hpp"

#include <algorithm>
#include <utility>

#include "adjudicate/dispute/disputes_before.hpp"
#include "adjudicate/dispute/final_standing.hpp"
#include "adjudicate/dispute/missing_facts.hpp"

namespace jadoube::adjudicate {
namespace {

/// How much a matter is what the dispute is about.
int weight_of(const Ruled& ruled, const MatterRuling& ruling) {
    return (ruled.incident.objection.doubted ? 2 : 0) + (ruling.conclusion == Conclusion::breach ? 1 : 0);
}

bool says_nothing(const Ruled& ruled, const MatterRuling& ruling) {
    return ruling.status == Status::silent && ruled.incident.is_incidental && !ruled.incident.objection.doubted;
}

Places take_matters(ProvisionalRuling& provisional, const RuledStory& story) {
    Ruling& whole = provisional.ruling;
    Places places;
    MissingFacts missing(story.dispute, story.assumed);
    int weight = 0;
    for (Ruled& ruled : story.ruled) {
        for (Judged& one : ruled.judged) {
            if (says_nothing(ruled, one.ruling)) continue;
            missing.add(one);
            widen(provisional.bounds, one.bounds);
            const bool is_gone_on = story.board && story.standing.ply > ruled.incident.ply;
            if (is_gone_on) show_where_play_has_come_to(one.ruling, *story.board);
            whole.unverified = whole.unverified || one.unverified;
            const int own = weight_of(ruled, one.ruling);
            const bool is_end = ruled.matter == kEndOnTheBoard && !whole.matters.empty();
            const bool is_before = is_of_acts_before(story.acts_before, ruled.incident.acts);
            if (own >= weight && !is_end && !is_before) {
                weight = own;
                whole.main_matter = whole.matters.size();
            }
            places[ruled.matter].push_back(whole.matters.size());
            whole.matters.push_back(std::move(one.ruling));
        }
    }
    provisional.unknown.merge(missing.names());
    return places;
}

/// Of what was judged together the ruling that gives the result: the other player's may give none.
std::optional<std::size_t> ended_by(const Places& places, std::size_t matter,
                                    const std::vector<MatterRuling>& matters) {
    const auto place = places.find(matter);
    if (place == places.end()) return std::nullopt;
    const auto& numbers = place->second;
    const auto scored =
        std::find_if(numbers.begin(), numbers.end(), [&](std::size_t number) { return has_score(matters[number]); });
    return scored != numbers.end() ? *scored : numbers.front();
}

std::optional<GameEnd> game_end(const RuledStory& story, const Places& places,
                                const std::vector<MatterRuling>& matters) {
    if (!story.over) return std::nullopt;
    GameEnd end{.by = story.over->by, .score = story.over->score};
    const auto& act = story.over->act;
    if (act && *act < story.standing.effects.size()) end.act = act;
    end.matter = ended_by(places, story.over->matter, matters);
    return end;
}

/// What both did is judged together, with the last of it; the game ended with what he did who lost it. An end that the
/// board showed came with the move that left that board, whichever matter says so.
void tell_with_which_act(Ruling& whole, GameEnd& end) {
    if (!end.act || !end.matter || whole.story[*end.act].matter == end.matter) return;
    Effect& with = whole.story[*end.act];
    const bool is_shown = rules::kind_showing(end.by).has_value();
    if (with.what == EffectWord::ended_game && (is_shown || !with.matter)) with.matter = end.matter;
    if (is_shown || with.matter == end.matter) return;
    const std::vector<std::size_t>& acts = whole.matters[*end.matter].acts;
    if (acts.empty() || whole.story[*end.act].what != EffectWord::ended_game) return;
    const auto last_of_both = std::exchange(end.act, acts.back());
    whole.story[*last_of_both].what = EffectWord::on_board;
    whole.story[*end.act] = {.what = EffectWord::ended_game, .matter = end.matter};
    for (Effect& effect : whole.story)
        if (effect.why == NoEffect::game_over && effect.since == last_of_both) effect.since = end.act;
}

/// A move that stands though it was taken back: the board goes back to it.
void note_what_goes_back(Ruling& whole) {
    for (const Effect& effect : whole.story) {
        if (effect.what != EffectWord::taken_back || !effect.matter) continue;
        auto& position = whole.matters[*effect.matter].position;
        if (position && position->place == rules::Place::stand) position->undoes_later = true;
    }
}

}  // namespace

void put_together(ProvisionalRuling& provisional, const RuledStory& story) {
    const Places places = take_matters(provisional, story);
    Ruling& whole = provisional.ruling;
    auto end = game_end(story, places, whole.matters);
    whole.story = told_story(story.standing.effects, places, whole.matters);
    if (end) tell_what_came_after(whole.story, *end, whole.matters, story.is_over_before_the_close);
    const bool was_over_before = end && story.over->matter == kEndBefore;
    if (end) reject_claims_after_the_end(whole.matters, *end, was_over_before);
    if (end && !story.is_over_before_the_close) tell_what_was_done_after(whole.story, *end);
    if (end) tell_with_which_act(whole, *end);
    note_what_goes_back(whole);
    for (const std::size_t act : story.waiting_acts) whole.story.at(act) = {.what = EffectWord::waits};
    if (const MatterRuling* main = whole.main()) whole.conclusion = main->conclusion;
    const bool all_in_order =
        whole.matters.empty() && std::any_of(story.standing.matters.begin(), story.standing.matters.end(),
                                             [](const Incident& one) { return one.fate != Fate::unread; });
    if (all_in_order) whole.conclusion = Conclusion::no_breach;
    whole.standing = final_standing(whole.matters, end, story.board, story.clocks);
    whole.status = Status::decided;
    for (const MatterRuling& matter : whole.matters) whole.status = std::max(whole.status, matter.status);
    leave_acts_before(story.acts_before, whole);
}

}  // namespace jadoube::adjudicate
