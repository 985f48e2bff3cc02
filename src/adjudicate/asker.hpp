// What must still be told, asked exactly: an unknown fact is asked for only if it can change the ruling.
#pragma once

#include "adjudicate/dispute/follow.hpp"
#include "base/result.hpp"

namespace jadoube::adjudicate {

/// The ruling on a dispute, with its questions, what every answer leads to, and what follows if all is as usual. Facts
/// that leave the ruling the same, alone or all together, are assumed. Fails with bad_case where an act cannot have
/// been done.
[[nodiscard]] Result<Ruling> rule_and_ask(const Hearing& hearing);

}  // namespace jadoube::adjudicate
