// What nobody has told of a matter, and what has to be known before it can be judged: who did it, of which kind it was,
// whether a move that nobody saw was legal.
#pragma once

#include "adjudicate/dispute/follow.hpp"
#include "adjudicate/judge/judge.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

class Untold {
public:
    Untold(const rules::Ruleset& ruleset, const Dispute& dispute, const Facts& assumed)
        : ruleset_(ruleset), dispute_(dispute), assumed_(assumed) {}

    /// One of the players did it: which, is a fact like any other. Where nobody saw it, nobody is the offender.
    void settle_offender(Incident& incident, std::set<std::string>& unknown) const;
    /// A family of kinds told by itself, where the code rules on the kinds alone: which of them it was, is asked; where
    /// all is told, it was what is usual.
    void settle_kind(Incident& incident, std::set<std::string>& unknown) const;
    /// A move made where no position is known: whether it was legal is for a person to tell.
    void settle_legality(Incident& incident, std::set<std::string>& unknown) const;
    /// Nobody told which of the kinds of a family it was, and the ruling is the same whichever it was.
    [[nodiscard]] bool is_kind_assumed(const Incident& incident, const std::vector<rules::Kind>& as_told) const;

private:
    [[nodiscard]] const rules::Values* known(const Incident& incident, const std::string& fact) const;

    const rules::Ruleset& ruleset_;
    const Dispute& dispute_;
    const Facts& assumed_;
};

/// Nothing can be said of it before these facts are known.
[[nodiscard]] Judged waits_for(const Incident& incident, std::set<std::string> unknown);

}  // namespace jadoube::adjudicate
