// Whether two spellings name one player.
#pragma once

#include <string>
#include <string_view>

#include "chess/color.hpp"

namespace jadoube::event {

/// Letters count without case, accents and order, and what parts them does not: "Müller, Hans" is "hans MULLER". A part
/// of a name is no whole one.
[[nodiscard]] bool is_same_name(std::string_view a, std::string_view b);

/// Whether each word of the one stands in the other too: "Müller" may be "Müller, Hans".
[[nodiscard]] bool may_be_same_name(std::string_view a, std::string_view b);
/// So of both players of a game.
[[nodiscard]] bool may_be_same_players(const chess::ByColor<std::string>& a, const chess::ByColor<std::string>& b);

}  // namespace jadoube::event
