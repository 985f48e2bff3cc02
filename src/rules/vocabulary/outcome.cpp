#include "rules/vocabulary/outcome.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr bool kAboutAPlayer = true;
constexpr bool kHasWinner = true;

constexpr auto kResultWord = std::to_array<ResultRow>({
    {ResultWord::offender_loses, "offender_loses", "the offender loses", {}, kAboutAPlayer},
    {ResultWord::claimant_wins, "claimant_wins", "the claimant wins", {}, kAboutAPlayer},
    {ResultWord::claimant_loses, "claimant_loses", "the claimant loses", {}, kAboutAPlayer},
    {ResultWord::opponent_wins, "opponent_wins", "the other player wins", {}, kAboutAPlayer},
    {ResultWord::mating_side_wins, "mating_side_wins", "the player who gave mate wins"},
    {ResultWord::draw, "draw", "the game is drawn", {}, !kAboutAPlayer, !kHasWinner},
    {ResultWord::both_lose, "both_lose", "both players lose", {}, !kAboutAPlayer, !kHasWinner},
    {ResultWord::opponent_draws,
     "opponent_draws",
     "the offender loses, and the other player gets half a point",
     {},
     kAboutAPlayer,
     !kHasWinner},
    {ResultWord::as_on_board, "as_on_board", "the result that the board shows stands", {}, !kAboutAPlayer, !kHasWinner},
    {ResultWord::white_wins, "white_wins", "White wins", Party::white},
    {ResultWord::black_wins, "black_wins", "Black wins", Party::black},
    {ResultWord::odds_giver_wins, "odds_giver_wins", "the player who gives the odds wins", Party::odds_giver},
    {ResultWord::odds_receiver_wins, "odds_receiver_wins", "the player who receives the odds wins",
     Party::odds_receiver},
    {ResultWord::last_winner_wins, "last_winner_wins", "the winner of the last game of the series wins",
     Party::last_winner},
    {ResultWord::player_on_turn_loses, "player_on_turn_loses", "the player who has the move loses"},
});
static_assert(is_in_order(kResultWord));

constexpr auto kGameWord = std::to_array<WordRow<GameWord>>({
    {GameWord::annul, "annul", "the game is annulled"},
    {GameWord::new_game, "new_game", "a new game is begun"},
    {GameWord::adjust_board, "adjust_board", "the board is placed rightly and the game goes on"},
    {GameWord::adjust_men, "adjust_men", "the men are placed rightly and the game goes on"},
    {GameWord::play_on, "play_on", "the game goes on as it stands"},
});
static_assert(is_in_order(kGameWord));

constexpr auto kConclusion = std::to_array<WordRow<Conclusion>>({
    {Conclusion::breach, "breach", "an act against the laws, with consequences"},
    {Conclusion::no_breach, "no_breach", "an act in order"},
    {Conclusion::waived, "waived", "nothing binds any more, because a right lapsed or was lost"},
    {Conclusion::claim_upheld, "claim_upheld", "the claim is good"},
    {Conclusion::claim_rejected, "claim_rejected", "the claim is not good"},
    {Conclusion::annulled, "annulled", "the game is annulled"},
    {Conclusion::referred, "referred", "the question goes to somebody else"},
});
static_assert(is_in_order(kConclusion));

}  // namespace

template <>
std::span<const ResultRow> rows<ResultWord>() {
    return kResultWord;
}

template <>
std::span<const WordRow<GameWord>> rows<GameWord>() {
    return kGameWord;
}

template <>
std::span<const WordRow<Conclusion>> rows<Conclusion>() {
    return kConclusion;
}

}  // namespace jadoube::rules
