#include "adjudicate/put_together.hpp"

#include <algorithm>

#include "adjudicate/final_standing.hpp"

namespace jadoube::adjudicate {
namespace {

/// Matters of the story with their numbers in the ruling.
using Places = std::map<std::size_t, std::size_t>;

/// How much a matter is what the dispute is about.
int weight_of(const Ruled& ruled, const MatterRuling& ruling) {
    return (ruled.incident.doubted ? 2 : 0) + (ruling.conclusion == Conclusion::breach ? 1 : 0);
}

bool says_nothing(const Ruled& ruled, const MatterRuling& ruling) {
    return ruling.status == Status::silent && ruled.incident.is_incidental && !ruled.incident.doubted;
}

Places take_matters(ProvisionalRuling& provisional, const RuledStory& story) {
    Ruling& whole = provisional.ruling;
    Places places;
    int weight = 0;
    for (Ruled& ruled : story.ruled) {
        for (Judged& one : ruled.judged) {
            if (says_nothing(ruled, one.ruling)) continue;
            provisional.unknown.insert(one.unknown.begin(), one.unknown.end());
            const bool is_gone_on = story.board && story.standing.ply > ruled.incident.ply;
            if (is_gone_on) show_where_play_has_come_to(one.ruling, *story.board);
            whole.unverified = whole.unverified || one.unverified;
            const int own = weight_of(ruled, one.ruling);
            const bool is_end = ruled.matter == kEndOnTheBoard && !whole.matters.empty();
            if (own >= weight && !is_end) {
                weight = own;
                whole.main_matter = whole.matters.size();
            }
            places.try_emplace(ruled.matter, whole.matters.size());
            whole.matters.push_back(std::move(one.ruling));
        }
    }
    return places;
}

std::optional<GameEnd> game_end(const RuledStory& story, const Places& places) {
    if (!story.over) return std::nullopt;
    GameEnd end{.by = story.over->by};
    const auto& act = story.over->act;
    if (act && *act < story.standing.effects.size()) end.act = act;
    const auto place = places.find(story.over->matter);
    if (place != places.end()) end.matter = place->second;
    return end;
}

}  // namespace

void put_together(ProvisionalRuling& provisional, const RuledStory& story) {
    const Places places = take_matters(provisional, story);
    Ruling& whole = provisional.ruling;
    const auto end = game_end(story, places);
    whole.story = told_story(story.standing.effects, places, whole.matters);
    if (end && story.is_over_before_the_close) tell_what_came_after(whole.story, *end, whole.matters);
    for (const std::size_t act : story.waiting_acts) whole.story.at(act) = {.what = EffectWord::waits};
    if (const MatterRuling* main = whole.main()) whole.conclusion = main->conclusion;
    const bool all_in_order = whole.matters.empty() && !story.standing.matters.empty();
    if (all_in_order) whole.conclusion = Conclusion::no_breach;
    whole.standing = final_standing(whole.matters, end, story.board, story.clocks);
    whole.status = Status::decided;
    for (const MatterRuling& matter : whole.matters) whole.status = std::max(whole.status, matter.status);
}

}  // namespace jadoube::adjudicate
