// Rulings that one code leaves to another: which code answered, and how its articles are cited.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::report {

/// A code and the one it defers to, for titles, headings and summaries; either may be null.
struct Codes {
    const rules::Ruleset* own = nullptr;
    const rules::Ruleset* deferred = nullptr;
};

/// The code that answered an incident; null where it is not at hand.
[[nodiscard]] const rules::Ruleset* code_of(const adjudicate::MatterRuling& incident, const Codes& codes);

/// The incident with the articles of its answers named with their code where that is not the ruling's own (of_code).
/// The chain is left as it is.
[[nodiscard]] adjudicate::MatterRuling as_cited(adjudicate::MatterRuling incident);

/// The standing with the articles of what is due and of the clocks named so.
[[nodiscard]] adjudicate::FinalStanding standing_as_cited(const adjudicate::Ruling& ruling);

/// "X is silent on this; it is judged under Y." or "X leaves this to Y (ARTICLE)."; empty where nothing was left.
[[nodiscard]] Text deferral(const adjudicate::Ruling& ruling, const adjudicate::MatterRuling& incident,
                            const Codes& codes);

}  // namespace jadoube::report
