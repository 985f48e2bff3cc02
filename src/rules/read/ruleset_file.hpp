// One ruleset file as JSON, before it is laid over what it extends.
#pragma once

#include <string_view>

#include "base/json.hpp"
#include "base/result.hpp"

namespace jadoube::rules {

/// The object of a ruleset file in a format that we know; `name` stands in errors. Its members are not looked at, but
/// for the format and for keys that only make sense where another ruleset is changed.
[[nodiscard]] tl::expected<Json, Errors> parse_ruleset(std::string_view text, std::string_view name);

}  // namespace jadoube::rules
