#include "adjudicate/facts/possible_counts.hpp"

#include <algorithm>
#include <set>

#include "adjudicate/cases/fact_of_act.hpp"

namespace jadoube::adjudicate {
namespace {

struct Bounds {
    std::int64_t least;
    std::int64_t most;
};

/// It may be told only how many moves each player has made at least: one of them may have made one more.
std::optional<Bounds> moves_of_one(const Dispute& dispute) {
    const auto told = dispute.facts.find("moves_by_each");
    const auto* each = told == dispute.facts.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
    return each == nullptr ? std::nullopt : std::optional(Bounds{*each, *each + 1});
}

std::optional<Bounds> moves_of_both(const Dispute& dispute) {
    const auto of_one = moves_of_one(dispute);
    return of_one ? std::optional(Bounds{2 * of_one->least, of_one->least + of_one->most}) : std::nullopt;
}

struct BoundedCount {
    std::string_view fact;
    std::optional<Bounds> (*bounds)(const Dispute&);
};
constexpr BoundedCount kCounts[] = {
    {"own_moves", moves_of_one}, {"black_moves", moves_of_one}, {"moves_made", moves_of_both}};

std::optional<Bounds> bounds_of(const std::string& fact, const Dispute& dispute) {
    const auto* count = std::ranges::find(kCounts, fact, &BoundedCount::fact);
    return count == std::end(kCounts) ? std::nullopt : count->bounds(dispute);
}

}  // namespace

std::vector<rules::Value> values_that_can_be(const std::string& fact, const std::vector<rules::Value>& values,
                                             const Dispute& dispute) {
    const auto bounds = bounds_of(fact_of_act(fact).fact, dispute);
    if (!bounds) return values;
    std::set<std::int64_t> counts;
    for (const rules::Value& value : values)
        if (const auto* count = std::get_if<std::int64_t>(&value))
            counts.insert(std::clamp(*count, bounds->least, bounds->most));
    return {counts.begin(), counts.end()};
}

}  // namespace jadoube::adjudicate
