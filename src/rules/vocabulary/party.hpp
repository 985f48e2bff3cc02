// Who is meant, seen from the matter or by name: who raises it, who chooses, whose clock it is.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class Party {
    white,
    black,
    player,
    opponent,
    either,
    each,
    offender,
    claimant,
    arbiter,
    both,
    replier,
    spectator,
    supervisor,
    nobody,
    giver,
    checked_player,
    odds_giver,
    odds_receiver,
    last_winner,
    last_loser,
    team,
    opponents_team,
    both_teams,
    organizer
};

/// What it means in each place; empty where it may not stand there.
struct PartyRow {
    Party value;
    std::string_view name;
    std::string_view meaning;
    std::string_view raising = {};       // in `raised_by`
    std::string_view choosing = {};      // in `by` of choices and rights
    std::string_view owning_clock = {};  // in `to` of clock remedies
    std::string_view counted = {};       // in `of` of counts
    std::string_view addressed = {};     // in `to` of penalties and grants
    std::string_view receiving = {};     // in `paid_to` of penalties
    std::string_view told_by = {};       // the fact that tells his colour, where the matter does not
    bool is_the_other = false;           // of that fact the other player is meant
};
template <>
struct RowType<Party> {
    using type = PartyRow;
};
template <>
std::span<const PartyRow> rows<Party>();

[[nodiscard]] std::vector<Party> parties_that_raise();
[[nodiscard]] std::vector<Party> parties_that_choose();
[[nodiscard]] std::vector<Party> parties_with_clocks();
[[nodiscard]] std::vector<Party> parties_addressed();
[[nodiscard]] std::vector<Party> parties_receiving();
/// Whose a man that is put on the board can be.
[[nodiscard]] std::vector<Party> parties_with_men();

}  // namespace jadoube::rules
