#include "rules/vocabulary/party.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr std::string_view kNever;
constexpr bool kTheOther = true;

constexpr auto kParties = std::to_array<PartyRow>({
    {Party::white, "white", "White", kNever, "White", "White", kNever, "White", "White"},
    {Party::black, "black", "Black", kNever, "Black", "Black", kNever, "Black", "Black"},
    {Party::player, "player", "the person bound", "the offender himself", "the person bound", "the person bound"},
    {Party::opponent, "opponent", "the other player", "the opponent of the offender", "the other player",
     "the other player", "the other player", "the other player", "the other player"},
    {Party::either, "either", "either player", "either player", "either player"},
    {Party::each, "each", "each player", kNever, "each player"},
    {Party::offender, "offender", "the offender", kNever, "the offender", "the offender",
     "the offender; of a claim the claimant", "the offender"},
    {Party::claimant, "claimant", "the claimant", kNever, "the claimant", "the claimant", kNever, "the claimant",
     "the claimant"},
    {Party::arbiter, "arbiter", "the arbiter", "an arbiter", "the arbiter"},
    {Party::both, "both", "both players", kNever, "both players together", "both players", "either of them",
     "both players"},
    {Party::replier, "replier", "the player who has to reply to the sealed move", kNever, kNever,
     "the player who has to reply to the sealed move"},
    {Party::spectator, "spectator", "a spectator", "a spectator"},
    {Party::supervisor, "supervisor", "a supervisor", "a supervisor"},
    {Party::nobody, "nobody", "nobody", "nobody"},
    {Party::giver, "giver", "the player who gave the check"},
    {Party::checked_player, "checked_player", "the player whose King stands in the check"},
    {Party::odds_giver, "odds_giver", "the player who gives the odds", kNever, "the player who gives the odds",
     "the player who gives the odds", kNever, "the player who gives the odds", "the player who gives the odds",
     "odds_giver"},
    {Party::odds_receiver, "odds_receiver", "the player who receives the odds", kNever,
     "the player who receives the odds", "the player who receives the odds", kNever, "the player who receives the odds",
     "the player who receives the odds", "odds_giver", kTheOther},
    {Party::last_winner, "last_winner", "the winner of the last game of the series", kNever,
     "the winner of the last game of the series", "the winner of the last game of the series", kNever,
     "the winner of the last game of the series", kNever, "last_game_winner"},
    {Party::last_loser, "last_loser", "the loser of the last game of the series", kNever,
     "the loser of the last game of the series", "the loser of the last game of the series", kNever,
     "the loser of the last game of the series", kNever, "last_game_winner", kTheOther},
    {Party::team, "team", "the team of the offender", kNever, kNever, kNever, kNever, "the team of the offender"},
    {Party::opponents_team, "opponents_team", "the team of the other player", kNever, kNever, kNever, kNever,
     "the team of the other player", "the team of the other player"},
    {Party::both_teams, "both_teams", "both teams of the match, each", kNever, kNever, kNever, kNever,
     "each of the two teams"},
    {Party::organizer, "organizer", "the organizer of the event", kNever, kNever, kNever, kNever, kNever,
     "the organizer of the event"},
});
static_assert(is_in_order(kParties));

}  // namespace

template <>
std::span<const PartyRow> rows<Party>() {
    return kParties;
}

std::vector<Party> parties_that_raise() {
    return words_where<Party>([](const PartyRow& row) { return !row.raising.empty(); });
}
std::vector<Party> parties_that_choose() {
    return words_where<Party>([](const PartyRow& row) { return !row.choosing.empty(); });
}
std::vector<Party> parties_with_clocks() {
    return words_where<Party>([](const PartyRow& row) { return !row.owning_clock.empty(); });
}

std::vector<Party> parties_addressed() {
    return words_where<Party>([](const PartyRow& row) { return !row.addressed.empty(); });
}

std::vector<Party> parties_receiving() {
    return words_where<Party>([](const PartyRow& row) { return !row.receiving.empty(); });
}

std::vector<Party> parties_with_men() {
    return {Party::white, Party::black, Party::opponent, Party::offender};
}

}  // namespace jadoube::rules
