// The one layout of ruleset files: 120 columns; the keys of a ruleset and of an article in the order of the house; what
// fits on a line stands on one; a line of space between the chapters of a code.
#pragma once

#include <string>

#include "base/json.hpp"

namespace jadoube::rules {

/// The text of a ruleset file, of the index, or of a schema. Reading it gives the same value, with the members of all
/// objects but the ruleset and its articles in the order they had; laying that out again gives the same text. A text
/// that is longer than the line is left whole.
[[nodiscard]] std::string laid_out(const Json& file);

}  // namespace jadoube::rules
