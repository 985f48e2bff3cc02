// What follows from a ruling, in sentences: result, position, duty with its moves and who chooses, clocks, rights. Why
// it follows stands in reasons.hpp.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/document.hpp"

namespace jadoube::report {

/// What follows from one incident. `before` is the position in which it began, used to name men; may be null.
[[nodiscard]] Blocks outcome_of(const adjudicate::MatterRuling& ruling, const chess::Setup* before);

/// The clocks to set: "White 0:14:37, Black 0:11:02"; empty where no figure is known.
[[nodiscard]] std::string clock_words(const chess::ByColor<std::optional<Millis>>& readings);

/// All that follows in a line or two, for tables.
[[nodiscard]] Text outcome_line(const adjudicate::MatterRuling& ruling, const chess::Setup* before);

}  // namespace jadoube::report
