// What can become of position, game and result, and the conclusion that a ruling comes to.
#pragma once

#include "rules/vocabulary/party.hpp"

namespace jadoube::rules {

/// Results, seen from the matter or by name.
enum class ResultWord {
    offender_loses,
    claimant_wins,
    claimant_loses,
    opponent_wins,
    mating_side_wins,
    draw,
    both_lose,
    opponent_draws,
    as_on_board,
    white_wins,
    black_wins,
    odds_giver_wins,
    odds_receiver_wins,
    last_winner_wins,
    player_on_turn_loses
};
struct ResultRow {
    ResultWord value;
    std::string_view name;
    std::string_view meaning;
    std::optional<Party> winner = {};  // named whatever the matter is; else it is seen from the matter
    bool about_a_player = false;       // for or against the player whom the matter is about
    bool has_winner = true;            // to whom a share of the point can be given, and the rest to the other
};
template <>
struct RowType<ResultWord> {
    using type = ResultRow;
};
template <>
std::span<const ResultRow> rows<ResultWord>();

/// What becomes of the game as a whole.
enum class GameWord { annul, new_game, adjust_board, adjust_men, play_on };
template <>
std::span<const WordRow<GameWord>> rows<GameWord>();

/// What the arbiter finds on a matter; an article may set it.
enum class Conclusion { breach, no_breach, waived, claim_upheld, claim_rejected, annulled, referred };
template <>
std::span<const WordRow<Conclusion>> rows<Conclusion>();

}  // namespace jadoube::rules
