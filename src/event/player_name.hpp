// Whether two spellings name one player.
#pragma once

#include <string_view>

namespace jadoube::event {

/// Letters count without case, accents and order, and what parts them does not: "Müller, Hans" is "hans MULLER". A part
/// of a name is no whole one.
[[nodiscard]] bool is_same_name(std::string_view a, std::string_view b);

/// Whether each word of the one stands in the other too: "Müller" may be "Müller, Hans".
[[nodiscard]] bool may_be_same_name(std::string_view a, std::string_view b);

}  // namespace jadoube::event
