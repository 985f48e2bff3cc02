// What follows from a ruling, in sentences: result, position, duty with its moves and who chooses, clocks, rights. Why
// it follows stands in reasons.hpp.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// What follows from one matter. `before` is the position in which it began, used to name men; may be null. By what
/// the dispute has left in the end there may be no position from which to go on, or play may have gone on from it.
[[nodiscard]] Blocks outcome_of(const adjudicate::MatterRuling& ruling, const chess::Setup* before,
                                const adjudicate::FinalStanding& in_the_end);

/// What becomes of the position, as a sentence; empty where that is not said.
[[nodiscard]] std::string place_words(const adjudicate::MatterRuling& ruling);
/// A right that somebody has or has lost, in a sentence.
[[nodiscard]] Text right_line(const adjudicate::Right& right, const chess::Setup* board);
/// What is said and not computed: "Penalty: a warning under 12.9."
[[nodiscard]] Text other_line(const adjudicate::OtherAnswer& answer);

/// The clocks to set: "White 0:14:37, Black 0:11:02"; empty where no figure is known.
[[nodiscard]] std::string clock_words(const chess::ByColor<std::optional<Millis>>& readings);

/// "+0:02:00", "-0:00:30".
[[nodiscard]] std::string signed_time(Millis change);

/// Those that may still be used: what has been required is done, and said as the position.
[[nodiscard]] std::vector<adjudicate::Right> rights_left(const adjudicate::MatterRuling& ruling);

}  // namespace jadoube::report
