// Follows one dispute, act by act: each act is told to the standing, what it raises is judged there and then, and the
// ruling is applied before the next act is read (STORY section 2).
#pragma once

#include <set>
#include <string>

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// What is judged, under which codes.
struct Matter {
    const rules::Ruleset& ruleset;
    const rules::Ruleset* deferred;
    const GameState& game;
    const Dispute& dispute;
    MateAnswers& mates;
};

/// A ruling with the facts that were missing in it.
struct Draft {
    Ruling ruling;
    std::set<std::string> unknown;
};

/// The ruling on the matter with some facts assumed that nobody told. Fails with bad_case where an act cannot have been
/// done.
[[nodiscard]] Result<Draft> follow(const Matter& matter, const Facts& assumed);

}  // namespace jadoube::adjudicate
