// Reads JSON that stands in its one canonical spelling, as to_canonical_text writes it, and no other. Where all that is
// asked of a text is whether it is that, this is many times cheaper than reading it as JSON and writing it again.
#pragma once

#include <optional>
#include <string_view>

#include "base/json.hpp"

namespace jadoube {

/// The value of which to_canonical_text writes exactly this text; nothing where there is none. What is wrong with the
/// text, parse_json says. The values have no lines.
[[nodiscard]] std::optional<Json> read_canonical_json(std::string_view text);

}  // namespace jadoube
