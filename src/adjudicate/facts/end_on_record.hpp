// Where a recorded game was over under a code, whatever was played after it.
#pragma once

#include <optional>

#include "adjudicate/facts/mate_answers.hpp"
#include "game/replay.hpp"
#include "rules/vocabulary/ending.hpp"
#include "rules/vocabulary/play.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// The half-move after which the game was over, and by what.
struct EndOnRecord {
    rules::Ending by = rules::Ending::no;
    game::Ply ply;
    friend bool operator==(const EndOnRecord&, const EndOnRecord&) = default;
};

/// The first position of the game that ended it: checkmate, stalemate, a position that has stood often enough or so
/// many quiet moves where the code says that these end it, a dead position where it says so. A move that was not in
/// order ends nothing (FIDE 2023 5.1.1, 5.2.1, 5.2.2). A position not proved dead does not end a game unasked; one that
/// was dead for some moves is found at the first of them that is proved.
[[nodiscard]] std::optional<EndOnRecord> end_on_record(const game::Replay& replay, const rules::Ruleset& code,
                                                       rules::Play play, MateAnswers& mates);

}  // namespace jadoube::adjudicate
