// Which board of a round is which: number_boards of pairings.hpp.
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "event/pairings.hpp"

namespace jadoube::event {
namespace {

/// Where a game or a match stands in the list of a round; the smallest first.
using Place = std::tuple<int, int, int>;

struct Contender {
    int number = 0;
    Points points = {};
};

Place place_of(const Contender& a, const Contender& b) {
    const bool a_first = std::tuple(-a.points.value, a.number) < std::tuple(-b.points.value, b.number);
    const Contender& higher = a_first ? a : b;
    return {-higher.points.value, -(a.points + b.points).value, higher.number};
}

Points fictitious_for(const Tournament& tournament, int number, int round) {
    Points points;
    for (const FictitiousPoints& extra : tournament.fictitious) {
        const bool holds =
            extra.from_round <= round && round <= extra.to_round && extra.first <= number && number <= extra.last;
        if (holds) points = points + extra.points;
    }
    return points;
}

Place place_of_game(const Tournament& tournament, const Pairing& pairing) {
    const auto contender = [&](int number) {
        const Player& player = tournament.players.at(number);
        const Points played = points_after(tournament, player, pairing.game.round - 1);
        return Contender{number, played + fictitious_for(tournament, number, pairing.game.round)};
    };
    return place_of(contender(pairing.players.white), contender(pairing.players.black));
}

/// The teams of a tournament, round by round.
class TeamRounds {
public:
    explicit TeamRounds(const Tournament& tournament) : tournament_(&tournament) {
        for (const auto& [number, team] : tournament.teams)
            for (const int player : team.players) team_of_.emplace(player, number);
    }

    [[nodiscard]] bool is_match(const Pairing& pairing) const {
        return team_of_.count(pairing.players.white) != 0 && team_of_.count(pairing.players.black) != 0;
    }
    /// The lower number first.
    [[nodiscard]] std::pair<int, int> teams_of(const Pairing& pairing) const {
        return std::minmax({team_of_.at(pairing.players.white), team_of_.at(pairing.players.black)});
    }

    /// The games of that round are its matches; to be told in the order of the rounds.
    void number(int round, std::vector<Pairing*>& games) {
        std::vector<std::pair<Place, std::pair<int, int>>> matches;
        for (const Pairing* game : games) {
            const auto teams = teams_of(*game);
            const auto contender = [&](int team) {
                return Contender{team, match_points_[team] + fictitious_for(*tournament_, team, round)};
            };
            matches.emplace_back(place_of(contender(teams.first), contender(teams.second)), teams);
        }
        std::sort(matches.begin(), matches.end());
        matches.erase(std::unique(matches.begin(), matches.end()), matches.end());
        for (Pairing* game : games) {
            const auto found = std::find_if(matches.begin(), matches.end(),
                                            [&](const auto& match) { return match.second == teams_of(*game); });
            game->game.match = static_cast<int>(found - matches.begin()) + 1;
            game->game.board = board_of(*game);
        }
        part_boards(games);
        for (const auto& match : matches) count(match.second, round);
    }

private:
    /// No two games of a match have one board, whatever the line-ups say.
    static void part_boards(std::vector<Pairing*>& games) {
        std::stable_sort(games.begin(), games.end(),
                         [](const Pairing* a, const Pairing* b) { return a->game < b->game; });
        for (std::size_t i = 1; i < games.size(); ++i) {
            const GameReference& before = games[i - 1]->game;
            GameReference& here = games[i]->game;
            if (here.match == before.match) here.board = std::max(here.board, before.board + 1);
        }
    }

    /// By the line-up of either team, else by the order of the one with the lower number.
    [[nodiscard]] int board_of(const Pairing& game) const {
        for (const int player : {game.players.white, game.players.black})
            if (const auto board = board_in_line_up(player, game.game.round)) return *board;
        const bool is_whites = team_of_.at(game.players.white) == teams_of(game).first;
        return board_in_team(is_whites ? game.players.white : game.players.black, game.game.round);
    }

    [[nodiscard]] std::optional<int> board_in_line_up(int player, int round) const {
        const int team = team_of_.at(player);
        for (const LineUp& line_up : tournament_->line_ups) {
            const auto found = std::find(line_up.players.begin(), line_up.players.end(), player);
            if (line_up.round == round && line_up.team == team && found != line_up.players.end())
                return static_cast<int>(found - line_up.players.begin()) + 1;
        }
        return std::nullopt;
    }

    /// Counted among those of the team who were at a board.
    [[nodiscard]] int board_in_team(int player, int round) const {
        const int team = team_of_.at(player);
        int board = 1;
        for (const int other : tournament_->teams.at(team).players) {
            if (other == player) return board;
            if (is_at_board(other, round)) ++board;
        }
        return board;
    }

    [[nodiscard]] const RoundCell* cell_of(int player, int round) const {
        const auto found = tournament_->players.find(player);
        const auto place = static_cast<std::size_t>(round) - 1;
        if (found == tournament_->players.end() || place >= found->second.rounds.size()) return nullptr;
        return &found->second.rounds[place];
    }

    [[nodiscard]] bool is_at_board(int player, int round) const {
        const RoundCell* cell = cell_of(player, round);
        return cell != nullptr && (cell->opponent != 0 || !row_of(cell->score).by_forfeit.empty());
    }

    [[nodiscard]] Points game_points(int team, int round) const {
        Points points;
        for (const int player : tournament_->teams.at(team).players)
            if (const RoundCell* cell = cell_of(player, round))
                points = points + given_for(tournament_->scoring, cell->score);
        return points;
    }

    void count(const std::pair<int, int>& teams, int round) {
        const Points first = game_points(teams.first, round);
        const Points second = game_points(teams.second, round);
        const auto score = [](Points own, Points other) {
            return own > other ? RoundScore::win : own < other ? RoundScore::loss : RoundScore::draw;
        };
        add(teams.first, score(first, second));
        add(teams.second, score(second, first));
    }
    void add(int team, RoundScore score) {
        match_points_[team] = match_points_[team] + given_for(tournament_->match_scoring, score);
    }

    const Tournament* tournament_;
    std::map<int, int> team_of_;
    std::map<int, Points> match_points_;
};

void number_by_place(const Tournament& tournament, std::vector<Pairing*>& games) {
    std::vector<std::pair<Place, Pairing*>> placed;
    for (Pairing* game : games) placed.emplace_back(place_of_game(tournament, *game), game);
    std::sort(placed.begin(), placed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    int board = 0;
    for (const auto& one : placed) one.second->game.board = ++board;
}

}  // namespace

void number_boards(const Tournament& tournament, Pairings& pairings) {
    std::map<int, std::vector<Pairing*>> single;
    std::map<int, std::vector<Pairing*>> matches;
    TeamRounds teams(tournament);
    for (Pairing& pairing : pairings.games)
        (teams.is_match(pairing) ? matches : single)[pairing.game.round].push_back(&pairing);
    for (auto& [round, games] : single) number_by_place(tournament, games);
    for (auto& [round, games] : matches) teams.number(round, games);
    if (!pairings.games.empty())
        pairings.findings.push_back(
            {ImportFindingKind::boards_counted, 0, 0,
             "the file does not number its boards: they are counted by points before the round, then by number"});
    std::sort(pairings.games.begin(), pairings.games.end(),
              [](const Pairing& a, const Pairing& b) { return a.game < b.game; });
}

}  // namespace jadoube::event
