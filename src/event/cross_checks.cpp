#include "event/cross_checks.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace jadoube::event {
namespace {

/// In team events a change may be of a team by its number: then it is of none of the players.
Points changed_for(const Tournament& tournament, int number) {
    Points points;
    if (!tournament.teams.empty()) return points;
    for (const PointChange& change : tournament.changes) {
        const bool names_him = std::find(change.numbers.begin(), change.numbers.end(), number) != change.numbers.end();
        if (names_him && change.points && !change.for_score) points = points + *change.points;
    }
    return points;
}

/// A bye in a team event gives its points to the team.
bool has_bye_of_team(const Tournament& tournament, const Player& player) {
    return !tournament.teams.empty() &&
           std::any_of(player.rounds.begin(), player.rounds.end(),
                       [](const RoundCell& cell) { return cell.score == RoundScore::pairing_bye; });
}

/// Whether what a kind of result gives was changed: then the sum is not ours to make.
bool has_own_scores(const Tournament& tournament) {
    return std::any_of(tournament.changes.begin(), tournament.changes.end(),
                       [](const PointChange& change) { return change.for_score.has_value(); });
}

}  // namespace

ImportFindings contradictions_in(const Tournament& tournament) {
    ImportFindings findings;
    std::map<int, int> first_with_rank;
    const bool can_sum = !has_own_scores(tournament);
    for (const auto& [number, player] : tournament.players) {
        const Points sum =
            points_after(tournament, player, static_cast<int>(player.rounds.size())) + changed_for(tournament, number);
        if (can_sum && player.points && *player.points != sum && !has_bye_of_team(tournament, player))
            findings.push_back({ImportFindingKind::points_differ, player.line, 81,
                                fmt::format("{} has {} points, and his rounds give {}", number, to_text(*player.points),
                                            to_text(sum))});
        if (player.rank.value_or(0) == 0) continue;
        const auto [first, is_new] = first_with_rank.emplace(*player.rank, number);
        if (!is_new)
            findings.push_back({ImportFindingKind::rank_twice, player.line, 86,
                                fmt::format("{} and {} have rank {}", first->second, number, *player.rank)});
    }
    return findings;
}

}  // namespace jadoube::event
