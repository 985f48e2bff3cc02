// A matter judged under the laws that the log keeps for it.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "desk/known/logged_case.hpp"
#include "desk/known/reading_known.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::desk {

struct JudgedMatter {
    adjudicate::Case given;
    Laws laws;
    adjudicate::Ruling ruling;
    /// The last reading of the clocks, where the ruling changes them and nobody told what they showed then: they have
    /// run since, and no times to set are made of it.
    std::optional<ReadingKnown> not_used = {};
    /// What was counted before in the game, where it counts.
    std::vector<report::EarlierOffence> earlier = {};

    /// The position when the first act was done; nothing where none is known.
    [[nodiscard]] std::optional<chess::Setup> before() const;
};

/// The position when the first act of a case was done; nothing where none is known.
[[nodiscard]] std::optional<chess::Setup> position_before(const adjudicate::Case& given);

/// The ruling on a case under a code.
[[nodiscard]] Result<adjudicate::Ruling> ruling_on(const adjudicate::Case& given, const Laws& laws);

[[nodiscard]] tl::expected<JudgedMatter, Errors> judge_matter(const OpenLog& open, const GameMatter& matter);

/// The incident as it was judged last, from the log. The incident must have a ruling.
[[nodiscard]] tl::expected<JudgedMatter, Errors> recorded_ruling(const OpenLog& open,
                                                                 const log::LoggedIncident& incident);

/// That no fact told of the dispute is settled otherwise by the acts, the board or the record, which the ruling rests
/// on then. Facts that the ruling does not look at pass. Fails with usage.
[[nodiscard]] Result<void> require_heard(const adjudicate::Ruling& ruling, const adjudicate::Dispute& dispute,
                                         const adjudicate::Facts& told);

/// What the law counts later in the game, if the ruling stands: an incident counts as an illegal move where an article
/// that applies asked how many there were before.
[[nodiscard]] std::vector<log::Counted> counted_by(const adjudicate::Ruling& ruling);

}  // namespace jadoube::desk
