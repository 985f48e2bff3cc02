// Tag pairs of PGN as text: [White "Morphy, Paul"].
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "game/record.hpp"

namespace jadoube::game {

/// The tags that every game has, in their order (PGN 8.1.1).
inline constexpr std::array<std::string_view, 7> kTagRoster = {"Event", "Site",  "Date",  "Round",
                                                               "White", "Black", "Result"};

/// A tag pair found in a line.
struct TagText {
    Tag tag;
    std::size_t length = 0;  // bytes of the line it takes
    bool is_broken = false;  // quotes not escaped, no closing quote or bracket, no quotes at all
};

/// Whether a text that begins with `[` goes on with a name and a quote.
[[nodiscard]] bool looks_like_tag(std::string_view text);

/// Reads the tag pair with which a line, cut at its `[`, begins. `\"` and `\\` in the value are escapes; quotes that
/// should have been escaped belong to the value, which ends with the first quote before a `]`. Without any quote the
/// rest up to `]` is the value. Nothing where no name follows the bracket.
[[nodiscard]] std::optional<TagText> parse_tag(std::string_view text);

/// `[Name "value"]`, quotes and backslashes escaped, line ends as spaces.
[[nodiscard]] std::string to_text(const Tag& tag);

}  // namespace jadoube::game
