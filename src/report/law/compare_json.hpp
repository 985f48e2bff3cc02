// Codes compared, as JSON: what the pages say of them in English, whatever language is spoken: programs read it.
#pragma once

#include "base/json.hpp"
#include "rules/compare/diff.hpp"
#include "rules/compare/matrix.hpp"

namespace jadoube::report {

[[nodiscard]] Json to_json(const rules::RulesetDiff& diff);
[[nodiscard]] Json to_json(const rules::Matrix& matrix);

}  // namespace jadoube::report
