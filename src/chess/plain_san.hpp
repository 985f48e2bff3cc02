// Moves written exactly as the standard has them, read without a word about any other.
#pragma once

#include <optional>
#include <string_view>

#include "chess/position.hpp"

namespace jadoube::chess {

/// The legal move that parse_san reads, where it has nothing to remark on it: English letters, the least of
/// disambiguation, `x` where something is taken, `=` before a promotion, `+` only where it is check (it may be
/// missing). Nothing for every other text, `#` among them, and for some that parse_san would take; then ask parse_san.
[[nodiscard]] std::optional<Move> read_plain_san(const Position& position, std::string_view text);

}  // namespace jadoube::chess
