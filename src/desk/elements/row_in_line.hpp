// Where a row of the table stands in a line.
#pragma once

#include <optional>
#include <vector>

#include "desk/sayings/saying.hpp"
#include "desk/words/tokens.hpp"

namespace jadoube::desk {

struct RowInLine {
    const Saying* saying = nullptr;
    std::size_t end = 0;                     // one past its last token
    std::vector<std::size_t> left_out = {};  // incidental words between
    std::optional<Who> whom = {};            // of conduct: to whom it was done
    bool is_perfect = false;                 // "had" stands between
    bool is_filled = false;                  // something stands in it for a slot
};

/// Who is spoken of: what only outsiders do, as speaking about the game, is read of others only where nothing else
/// fits.
enum class Speaker { anybody, player_or_arbiter };

/// What the clause has told before. What can be demanded is read only where something is.
struct ClauseSoFar {
    Speaker speaker = Speaker::anybody;
    bool demands = false;
};

/// The row of which most words stand here, one behind the other: words that say nothing and incidental ones may stand
/// between.
[[nodiscard]] std::optional<RowInLine> row_at(const Tokens& tokens, std::size_t at, const ClauseSoFar& clause = {});

}  // namespace jadoube::desk
