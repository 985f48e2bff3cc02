// Names of players as files have them: whether two spellings may name one, and whether a log can hold them.
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

/// The name as a log can hold it: in one line, without control characters, at most 512 bytes; another is cut, and says
/// so itself.
[[nodiscard]] std::string made_fit(const std::string& name);

}  // namespace jadoube::event
