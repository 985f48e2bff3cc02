// What a verdict does not say, in the order in which an arbiter acts on it: clocks, position, what else is due, rights
// and penalties, what must be told, the finding.
#pragma once

#include <vector>

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"
#include "report/words/key.hpp"

namespace jadoube::report {

struct StandingLine {
    Key name;
    Text words;
    bool is_named_in_line = false;  // where what it is about would not be plain
};

/// Those that have something to say. `before` names men where no position is left; may be null.
[[nodiscard]] std::vector<StandingLine> lines_below(const adjudicate::Ruling& ruling, const chess::Setup* before);

/// "set White 0:14:37, Black 0:11:02", and what is added or taken off where no reading is known.
[[nodiscard]] Text clocks_to_set(const adjudicate::FinalStanding& standing);

/// Empty where the verdict gives it as the reason, or says it itself.
[[nodiscard]] Text finding_line(const adjudicate::Ruling& ruling);

}  // namespace jadoube::report
