// The explanation of a ruling, for an arbiter with players waiting: how the game stands, what happened act by act, what
// follows in each matter, what must still be told, and then why. Words are made here once; document.hpp says how they
// reach the terminal, Markdown and HTML.
#pragma once

#include <span>

#include "report/words/document.hpp"

namespace jadoube::adjudicate {
struct Ruling;
}
namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::report {

/// What is said of the articles that were considered and do not apply: how many; the same with the option that shows
/// them; each of them with what it asks.
enum class Considered { counted, offered, shown };

struct Explaining {
    /// The code of the ruling, for headings and summaries; without it articles are numbers.
    const rules::Ruleset* ruleset = nullptr;
    /// The code that answers where that one does not.
    const rules::Ruleset* deferred = nullptr;
    /// The position when the first act was done, to name men that stood there.
    const chess::Setup* before = nullptr;
    /// What was done, a sentence for each act of the dispute (act_words.hpp).
    std::span<const std::string> acts = {};
    int heading_level = 2;
    /// Say what was done and draw the position from which play goes on; a report has both already.
    bool on_its_own = true;
    /// Say what was found; a page that has said already that a claim fails does not.
    bool finding = true;
    /// Say why; without it the answer, what follows and what must still be told.
    bool reasons = true;
    Considered considered = Considered::counted;
};

/// The whole explanation, beginning with a heading.
[[nodiscard]] Blocks explain(const adjudicate::Ruling& ruling, const Explaining& how);

/// Several rulings on one dispute beside each other, a row for each code, in the order given.
[[nodiscard]] Table compare(std::span<const adjudicate::Ruling> rulings, const chess::Setup* before);

}  // namespace jadoube::report
