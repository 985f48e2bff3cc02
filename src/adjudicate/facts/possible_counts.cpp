#include "adjudicate/facts/possible_counts.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <span>

#include "adjudicate/cases/defined.hpp"
#include "adjudicate/cases/fact_of_act.hpp"
#include "game/counting.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

/// It may be told only how many moves each player has made at least: one of them may have made one more.
std::optional<CountBounds> moves_of_one(const Dispute& dispute) {
    const auto told = dispute.facts.find("moves_by_each");
    const auto* each = told == dispute.facts.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
    return each == nullptr ? std::nullopt : std::optional(CountBounds{*each, *each + 1});
}

std::optional<CountBounds> moves_of_both(const Dispute& dispute) {
    const auto of_one = moves_of_one(dispute);
    return of_one ? std::optional(CountBounds{2 * of_one->least, of_one->least + of_one->most}) : std::nullopt;
}

template <typename Source>
struct BoundedCount {
    std::string_view fact;
    std::optional<CountBounds> (*bounds)(const Source&);
};
constexpr BoundedCount<Dispute> kTold[] = {
    {"own_moves", moves_of_one}, {"black_moves", moves_of_one}, {"moves_made", moves_of_both}};
constexpr BoundedCount<Scene> kOnRecord[] = {{"times_stood", times_stood_within},
                                             {"times_stood_in_a_row", times_stood_in_a_row_within},
                                             {"quiet_moves_by_each", quiet_moves_within}};

template <typename Source>
std::optional<CountBounds> bounds_of(std::span<const BoundedCount<Source>> counts, const std::string& fact,
                                     const Source& source) {
    const auto count = std::ranges::find(counts, fact, &BoundedCount<Source>::fact);
    return count == counts.end() ? std::nullopt : count->bounds(source);
}

std::vector<rules::Value> within(const std::vector<rules::Value>& values, CountBounds bounds) {
    std::set<std::int64_t> counts;
    for (const rules::Value& value : values)
        if (const auto* count = std::get_if<std::int64_t>(&value))
            counts.insert(std::clamp(*count, bounds.least, bounds.most));
    return {counts.begin(), counts.end()};
}

/// A move announced with a claim that cannot be played brings no position about.
bool announced_illegal_move(const Scene& scene) {
    return scene.incident.base && !scene.incident.claim.intended_written.empty() && !scene.incident.claim.intended;
}

constexpr std::int64_t kNobodyKnows = std::numeric_limits<std::int64_t>::max();

/// The first of the last occurrences that follow one another.
std::size_t begin_of_row(const std::vector<game::Ply>& plies) {
    std::size_t first = plies.size() - 1;
    while (first > 0 && plies[first].value - plies[first - 1].value == game::kThereAndBack) --first;
    return first;
}

std::optional<CountBounds> stood_within(const Scene& scene, bool in_a_row) {
    if (announced_illegal_move(scene)) return CountBounds{};
    const auto replay = replay_to(scene, true);
    if (!replay) return std::nullopt;
    const game::Sameness sameness = sameness_by(scene.context.ruleset.definitions);
    const auto plies = game::occurrences(*replay, replay->end(), sameness);
    const std::size_t first = in_a_row ? begin_of_row(plies) : 0;
    const auto times = std::ssize(plies) - static_cast<std::ptrdiff_t>(first);
    const bool reaches_back = !in_a_row || plies[first].value < game::kThereAndBack;
    const bool is_least = reaches_back && game::can_have_stood_before_the_record(*replay, plies[first], sameness);
    return CountBounds{times, is_least ? kNobodyKnows : times};
}

}  // namespace

std::optional<CountBounds> times_stood_within(const Scene& scene) {
    return stood_within(scene, false);
}

std::optional<CountBounds> times_stood_in_a_row_within(const Scene& scene) {
    return stood_within(scene, true);
}

std::optional<CountBounds> quiet_moves_within(const Scene& scene) {
    if (announced_illegal_move(scene)) return CountBounds{};
    const auto replay = replay_to(scene, true);
    if (!replay) return std::nullopt;
    const game::QuietReset reset = quiet_reset_by(scene.context.ruleset.definitions);
    const game::QuietCount count = game::quiet_count(*replay, replay->end(), reset);
    const bool begins_unknown = replay->at(game::Ply{0}).board != chess::Board::initial();
    // The counter of a FEN begins anew with pawn moves too, so it does not tell when a man was last taken.
    const bool is_least = reset == game::QuietReset::capture && !count.reset_at && begins_unknown;
    return CountBounds{count.halfmoves / 2, is_least ? kNobodyKnows : count.halfmoves / 2};
}

void add_bounds(BoundsByFact& bounds, const Scene& scene, const std::string& fact) {
    if (const auto counted = bounds_of<Scene>(kOnRecord, fact, scene)) widen(bounds, {{fact, *counted}});
}

void widen(BoundsByFact& bounds, const BoundsByFact& by) {
    for (const auto& [fact, more] : by) {
        CountBounds& known = bounds.try_emplace(fact, more).first->second;
        known = {std::min(known.least, more.least), std::max(known.most, more.most)};
    }
}

std::vector<rules::Value> values_that_can_be(const std::string& fact, const std::vector<rules::Value>& values,
                                             const Dispute& dispute, const BoundsByFact& counted) {
    const std::string bare = fact_of_act(fact).fact;
    if (const auto told = bounds_of<Dispute>(kTold, bare, dispute)) return within(values, *told);
    const auto on_record = counted.find(bare);
    return on_record == counted.end() ? values : within(values, on_record->second);
}

}  // namespace jadoube::adjudicate
