// One matter judged under the code in force, and under the one that it leaves matters to.
#pragma once

#include <functional>

#include "adjudicate/judge/judge.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

struct CodesInForce {
    const rules::Ruleset& own;
    const rules::Ruleset* deferred;  // if any
};

/// The context of the matter under one of the codes.
using ContextUnder = std::function<Context(const rules::Ruleset& code)>;

/// One ruling, or two where the own code has articles on some of the kinds only: the others go to the code that it
/// defers to, and what was answered about the board is not answered again.
[[nodiscard]] std::vector<Judged> judge_under_codes(const CodesInForce& codes, const Incident& incident,
                                                    const ContextUnder& context);

/// Whether the code has an article on it.
[[nodiscard]] bool regulates(const rules::Ruleset& code, rules::Kind kind);

}  // namespace jadoube::adjudicate
