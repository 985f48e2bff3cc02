// Comma-separated values that a spreadsheet shows as they are: no formula, no date, no number made of an id. Undone by
// removing the quotes and then one leading apostrophe; JSON is the form without loss.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/record.hpp"

namespace jadoube::report {

/// A text in quotes, quotes in it doubled (RFC 4180), controls and what hides text shown (for_document). An apostrophe
/// goes before it where a spreadsheet would read a formula, and where it begins with an apostrophe.
[[nodiscard]] std::string csv_text(std::string_view text);
/// "1-0", "½-½": halves as one character, so that no date is seen.
[[nodiscard]] std::string csv_score(game::Score score);
/// Fields made by the two above, with commas and CR LF.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& fields);

}  // namespace jadoube::report
