// Codes compared, as JSON: what the pages say of them, in the language that is spoken.
#pragma once

#include "base/json.hpp"
#include "rules/compare/diff.hpp"
#include "rules/compare/matrix.hpp"

namespace jadoube::report {

[[nodiscard]] Json to_json(const rules::RulesetDiff& diff);
[[nodiscard]] Json to_json(const rules::Matrix& matrix);

}  // namespace jadoube::report
