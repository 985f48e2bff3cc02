// How people name a game of an event: `r5b12` is round 5, board 12; `A.r5b12` in section A; `r5m3b2` in a team match.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace jadoube::event {

/// One game of an event. Numbers count from 1. Ordered by section, round, match and board.
struct GameReference {
    std::string section = {};  // empty where the event has only one
    int round = 1;
    std::optional<int> match = {};  // in team events; the board is then one of this match
    int board = 1;

    friend auto operator<=>(const GameReference&, const GameReference&) = default;
};

/// A round of a section, or of the event where that has only one.
struct RoundReference {
    std::string section = {};
    int round = 1;
    friend auto operator<=>(const RoundReference&, const RoundReference&) = default;
};
[[nodiscard]] RoundReference round_of(const GameReference& game);

/// The one spelling: `r5b12`, `A.r5b12`, `r5m3b2`.
[[nodiscard]] std::string to_text(const GameReference& game);

/// Reads a reference as people type it: capital R, M and B and leading zeros are taken too. A section is a letter
/// followed by letters, digits, `-` or `_`, at most 32 bytes, and keeps its capitals; numbers reach from 1 to 9999.
/// Fails with usage, saying what was expected where.
[[nodiscard]] Result<GameReference> parse_game_reference(std::string_view text);

}  // namespace jadoube::event
