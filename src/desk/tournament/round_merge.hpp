// A round as a file has it beside the round as the log has it.
#pragma once

#include "event/import_finding.hpp"
#include "log/state/fold.hpp"
#include "report/event/import_page.hpp"

namespace jadoube::desk {

struct MergedRound {
    event::PairedGames games = {};  // as the round is paired now, by board
    bool is_new = false;            // nothing was paired in it before
    std::vector<report::PairingChange> changes = {};
    event::ImportFindings findings = {};
};

/// The games of a round that a file tells. A game that the log knows, by its players, keeps its board, whichever the
/// file has or would count; a name that the log knows in part becomes whole. Of a board with an incident, a record or
/// an adjournment the log keeps the players, and what else the file has there is left out with a finding.
[[nodiscard]] MergedRound merged(const log::State& state, const event::RoundReference& round,
                                 const event::PairedGames& told);

}  // namespace jadoube::desk
