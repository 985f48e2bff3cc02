// Judges the incidents of one dispute in order, each in the state that the one before leaves (KERNEL section 8).
#pragma once

#include <set>
#include <string>

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "adjudicate/story/fold.hpp"

namespace jadoube::adjudicate {

/// What is judged, under which codes.
struct Matter {
    const rules::Ruleset& ruleset;
    const rules::Ruleset* deferred;
    const GameState& game;
    const Dispute& dispute;
    const Folded& folded;
    MateAnswers& mates;

    [[nodiscard]] Context under(const rules::Ruleset& code, const Facts& assumed) const {
        return {.ruleset = code,
                .deferred = &code == &ruleset ? deferred : nullptr,
                .game = game,
                .dispute = dispute,
                .line = folded.line,
                .notices = folded.notices,
                .adjourned_at = folded.adjourned_at,
                .assumed = assumed,
                .mates = mates};
    }
};

/// A ruling with the facts that were missing in it.
struct Draft {
    Ruling ruling;
    std::set<std::string> unknown;
};

/// The ruling on the matter with some facts assumed that nobody told.
[[nodiscard]] Draft draft_ruling(const Matter& matter, const Facts& assumed);

}  // namespace jadoube::adjudicate
