// Penalties that an arbiter has imposed, in words.
#pragma once

#include <string>

#include "base/json.hpp"
#include "report/words/document.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::report {

/// "0:02:00", "half a point", "1 point", "1½ points": milliseconds or halves of a point, not less than zero.
[[nodiscard]] std::string amount_words(rules::Measure measure, std::int64_t amount);
/// "¼ of a point", "half a point", "1¾ points".
[[nodiscard]] std::string quarter_words(std::int64_t quarters);

/// "a fine announced beforehand (20, the team of the offender, in the next round)": a word beside what is said, of the
/// table of the catalogue that its remedy has.
[[nodiscard]] Text said_words(std::string_view table, const rules::SaidWord& word);

/// "a warning to White (12.9.1)", "0:02:00 more for Black (12.9.2) and 1 point less for White (12.9.5)": of the option
/// of a decision. Empty where it holds no penalties.
[[nodiscard]] std::string imposed_words(const Json& option);

}  // namespace jadoube::report
