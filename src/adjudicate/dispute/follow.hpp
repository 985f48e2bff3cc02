// Follows one dispute, act by act: each act is told to the standing, what it raises is judged there and then, and the
// ruling is applied before the next act is read (STORY section 2).
#pragma once

#include <set>
#include <string>

#include "adjudicate/dispute/disputes_before.hpp"
#include "adjudicate/facts/possible_counts.hpp"
#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// What is heard before it is judged: the dispute in its game, with those that it goes on from, and the codes that it
/// is judged under.
struct Hearing {
    const rules::Ruleset& ruleset;
    const rules::Ruleset* deferred;
    const GameState& game;
    const Dispute& dispute;  // its acts come after those of the disputes before
    MateAnswers& mates;
    const DisputesBefore& before;
};

/// A ruling while facts may be missing in it, with their names.
struct ProvisionalRuling {
    Ruling ruling;
    std::set<std::string> unknown;
    BoundsByFact bounds = {};  // what they can be
};

/// The ruling on what was heard with some facts assumed that nobody told. Fails with bad_case where an act cannot have
/// been done.
[[nodiscard]] Result<ProvisionalRuling> follow(const Hearing& hearing, const Facts& assumed);

}  // namespace jadoube::adjudicate
