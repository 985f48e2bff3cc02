// JSON as it is mostly written, read in one pass. It says nothing of what is wrong with a text: json.cpp has a reader
// that does.
#pragma once

#include <optional>
#include <string_view>

#include "base/json.hpp"

namespace jadoube {

/// The value of a text in UTF-8 that is JSON as parse_json takes it, with places; nothing where it is not, and of some
/// rare spellings (\u, numbers of more than fifteen digits).
[[nodiscard]] std::optional<Json> read_plain_json(std::string_view text);

}  // namespace jadoube
