// Whether two spellings may name one player.
#pragma once

#include <string>
#include <string_view>

#include "chess/color.hpp"

namespace jadoube::event {

/// Whether each word of the one stands in the other too, whatever their case, accents and order and what parts them:
/// "Müller" may be "Müller, Hans", who is "hans MULLER".
[[nodiscard]] bool may_be_same_name(std::string_view a, std::string_view b);
/// So of both players of a game.
[[nodiscard]] bool may_be_same_players(const chess::ByColor<std::string>& a, const chess::ByColor<std::string>& b);

}  // namespace jadoube::event
