// A round as a file has it beside the round as the log has it.
#pragma once

#include "event/import_finding.hpp"
#include "log/state/fold.hpp"
#include "report/event/import_page.hpp"

namespace jadoube::desk {

struct RoundTold {
    event::PairedGames games = {};
    bool has_boards = false;  // numbered by the file itself
};

struct MergedRound {
    event::PairedGames games = {};  // as the round is paired now, by board
    bool is_new = false;            // nothing was paired in it before
    std::vector<report::PairingChange> changes = {};
    event::ImportFindings findings = {};
};

/// The games of a round that a file tells. A game that the log knows, by its players, keeps its board where the file
/// does not number them, and is moved where it does; a name that the log knows in part becomes whole. A board with an
/// incident, a record or an adjournment keeps its players and they keep it; what else the file has there is left out,
/// or stays where the log has it, with a finding.
[[nodiscard]] MergedRound merged(const log::State& state, const event::RoundReference& round, const RoundTold& told);

}  // namespace jadoube::desk
