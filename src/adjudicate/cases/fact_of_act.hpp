// A fact that is so of one act, where acts of both players miss it: asked, told and supposed as "device_place@2", of
// the second act.
#pragma once

#include "adjudicate/cases/dispute.hpp"
#include "base/result.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::adjudicate {

struct FactOfAct {
    std::string fact;
    std::optional<std::size_t> act = {};  // from 0; nothing: of the whole dispute

    friend bool operator==(const FactOfAct&, const FactOfAct&) = default;
};

/// "device_place@2"; the fact alone where no act is named.
[[nodiscard]] std::string to_text(const FactOfAct& one);
/// What is no number from 1 behind the sign is left with the fact, which is then none that is known.
[[nodiscard]] FactOfAct fact_of_act(const std::string& name);
/// The row of the fact, whichever act it is told of; null where there is none.
[[nodiscard]] const rules::FactRow* row_of_told(const std::string& name);

/// What was told of one act by its number is told with the act. Fails with bad_case where there is no such act.
[[nodiscard]] Result<Dispute> with_facts_at_their_acts(Dispute dispute);

/// In `facts`: what is said of one of the acts, the last of them first; else of the whole dispute. Null where nothing
/// is.
[[nodiscard]] const rules::Values* said_of(const Facts& facts, const std::vector<std::size_t>& acts,
                                           const std::string& fact);

}  // namespace jadoube::adjudicate
