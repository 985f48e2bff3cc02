#include "event/pairings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace jadoube::event {
namespace {

using Kind = ImportFindingKind;

/// One player in one round.
struct Side {
    const Player* player = nullptr;
    RoundCell cell = {};  // an empty one where the file has none
};

/// The score of one player as it stands in a result.
std::string_view written(RoundScore score) {
    const RoundScoreRow& row = row_of(score);
    return row.over_board.empty() ? row.by_forfeit : row.over_board;
}

/// Whether two scores are those of one game. Both may lose, and one may be given less than a draw leaves him.
bool fit(RoundScore white, RoundScore black) {
    const RoundScoreRow& a = row_of(white);
    const RoundScoreRow& b = row_of(black);
    if (a.over_board.empty() != b.over_board.empty() || a.by_forfeit.empty() != b.by_forfeit.empty()) return false;
    const int most = a.by_forfeit.empty() ? row_of(RoundScore::win).tenths : row_of(RoundScore::forfeit_win).tenths;
    return a.tenths + b.tenths <= most;
}

/// The pairs of one round.
class Round {
public:
    Round(const Tournament& tournament, int number, Pairings& into)
        : tournament_(&tournament), number_(number), into_(&into) {}

    void pair() {
        for (const auto& [number, player] : tournament_->players)
            if (const Side side = side_of(player); side.cell.opponent != 0) pair(side);
    }

private:
    [[nodiscard]] Side side_of(const Player& player) const {
        const auto round = static_cast<std::size_t>(number_) - 1;
        return {&player, round < player.rounds.size() ? player.rounds[round] : RoundCell{}};
    }

    void pair(const Side& one) {
        const auto found = tournament_->players.find(one.cell.opponent);
        if (found == tournament_->players.end())
            return note(Kind::opponent_missing, one, fmt::format("nobody has the number {}", one.cell.opponent));
        const Side other = side_of(found->second);
        const bool is_mutual = other.cell.opponent == one.player->number && &found->second != one.player;
        if (!is_mutual) {
            note(Kind::opponents_disagree, one,
                 fmt::format(
                     "{} plays {}, who {}", one.player->number, one.cell.opponent,
                     other.cell.opponent == 0 ? "has no opponent" : fmt::format("plays {}", other.cell.opponent)));
            if (other.cell.opponent != 0) return;
        }
        if (!paired_.insert(one.player->number).second || !paired_.insert(other.player->number).second) return;
        add(one, other);
    }

    void add(const Side& one, const Side& other) {
        const bool is_white = has_white(one, other);
        const Side& white = is_white ? one : other;
        const Side& black = is_white ? other : one;
        into_->games.push_back({.game = {.round = number_},
                                .players = {white.player->number, black.player->number},
                                .result = result_of(white, black)});
    }

    bool has_white(const Side& one, const Side& other) {
        if (one.cell.color == other.cell.color) note_colours(one, other);
        if (one.cell.color) return *one.cell.color == chess::Color::white;
        return other.cell.color != chess::Color::white;
    }

    void note_colours(const Side& one, const Side& other) {
        const std::string both = fmt::format("{} and {}", one.player->number, other.player->number);
        if (one.cell.color)
            return note(Kind::colours_disagree, one, fmt::format("{} both have {}", both, name_of(*one.cell.color)));
        note(Kind::colour_missing, one,
             fmt::format("{} have no colour; {} is taken for White", both, one.player->number));
    }

    std::string result_of(const Side& white, const Side& black) {
        const std::string_view scores[] = {written(white.cell.score), written(black.cell.score)};
        const bool are_open = white.cell.score == RoundScore::open && black.cell.score == RoundScore::open;
        if (are_open) return {};
        if (scores[0].empty() || scores[1].empty() || !fit(white.cell.score, black.cell.score)) {
            note(Kind::results_disagree, white,
                 fmt::format("{} has '{}' and {} has '{}'", white.player->number, row_of(white.cell.score).sign,
                             black.player->number, row_of(black.cell.score).sign));
            return {};
        }
        const bool is_forfeit = row_of(white.cell.score).over_board.empty();
        return fmt::format("{}{}{}", scores[0], is_forfeit ? "/" : "-", scores[1]);
    }

    void note(Kind kind, const Side& side, std::string text) {
        into_->findings.push_back(
            {kind, side.player->line, side.cell.column, fmt::format("round {}: {}", number_, text)});
    }

    const Tournament* tournament_;
    int number_;
    Pairings* into_;
    std::set<int> paired_;
};

std::size_t rounds_in(const Tournament& tournament) {
    std::size_t rounds = 0;
    for (const auto& [number, player] : tournament.players) rounds = std::max(rounds, player.rounds.size());
    return rounds;
}

}  // namespace

Pairings pairings_of(const Tournament& tournament) {
    Pairings pairings;
    const int rounds = static_cast<int>(rounds_in(tournament));
    for (int round = 1; round <= rounds; ++round) Round(tournament, round, pairings).pair();
    return pairings;
}

PairedGames with_names(const Tournament& tournament, const Pairings& pairings, const std::string& section) {
    PairedGames games;
    for (const Pairing& pairing : pairings.games) {
        const auto name = [&](int number) { return tournament.players.at(number).name; };
        PairedGame game{pairing.game, {name(pairing.players.white), name(pairing.players.black)}, pairing.result};
        game.game.section = section;
        games.push_back(std::move(game));
    }
    return games;
}

}  // namespace jadoube::event
