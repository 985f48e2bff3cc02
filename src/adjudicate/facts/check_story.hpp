// A check that was not met: since when a King has stood in it, and what was played meanwhile.
#pragma once

#include <optional>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

/// The check in which a King stands at the incident, followed back through the record as long as he stood in check
/// after every half-move.
struct CheckStory {
    chess::Color checked;
    std::optional<chess::Setup> given;  // the position when it was given; nothing where that lies before the record
    std::optional<game::Ply> ply;       // of the half-move that gave it; nothing where the record begins in check
    int moves_by_giver = 0;             // completed after the check was given
    int moves_by_checked = 0;
};

/// Of the offender's King or, where it is not attacked, of the other. Nothing where no King stands in check, or no
/// position is known.
[[nodiscard]] std::optional<CheckStory> check_story(const Scene& scene);

}  // namespace jadoube::adjudicate
