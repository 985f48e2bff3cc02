// What has to be seen to before clocks are set: times that no clock can show after the press that was told, and what a
// press added where nobody knows the time control.
#pragma once

#include <vector>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::report {

/// Sentences; none where the ruling sets no clock, and nothing is to be taken off one.
[[nodiscard]] std::vector<Text> clock_notes(const adjudicate::Case& given, const adjudicate::Ruling& ruling,
                                            const rules::Ruleset* ruleset);

/// The same, one after the other.
[[nodiscard]] Text clock_notes_in_line(const adjudicate::Case& given, const adjudicate::Ruling& ruling,
                                       const rules::Ruleset* ruleset);

}  // namespace jadoube::report
