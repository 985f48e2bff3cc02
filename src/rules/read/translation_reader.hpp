// Reads `rules/locale/<language>/<id>.json`.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "rules/translation.hpp"

namespace jadoube::rules {

/// `name` stands in errors. Fails with all problems: bad JSON, keys that are not known, an article said twice. Which
/// articles the code has is not looked at.
[[nodiscard]] tl::expected<Translation, Errors> read_translation(std::string_view text, std::string_view name);

}  // namespace jadoube::rules
