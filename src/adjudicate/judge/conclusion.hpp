// The finding on an incident, by the rules of KERNEL section 10.
#pragma once

#include "adjudicate/judge/gates.hpp"

namespace jadoube::adjudicate {

/// What the finding depends on.
struct Findings {
    const Incident& incident;
    const std::vector<Applied>& applied;  // in all questions
    const SharedList<ArticleFinding>& chain;
    const std::optional<Obligation>& duty;  // what is left to be played
    bool discharged = false;
    bool met_since_objection = false;  // he has played or completed what was due once somebody had objected
    bool right_lost = false;
    bool referred = false;
    bool silent = false;           // the code has no article on it: what its article on silence says is no finding
    bool exhausted = false;        // the code names all cases, and this is none of them
    bool fails_by_result = false;  // what follows gives the claimant nothing
};

/// Nothing where the incident is neither act nor claim and nothing follows.
[[nodiscard]] std::optional<Conclusion> conclude(const Findings& findings);

}  // namespace jadoube::adjudicate
