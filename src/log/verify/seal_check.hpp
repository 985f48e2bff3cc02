// Whether sealed moves were sealed, replaced and opened as the protocol has it, for every log and for ever.
#pragma once

#include <vector>

#include "log/chain/chain_check.hpp"

namespace jadoube::log {

/// Findings of the kind `seal`: a commitment that what was opened does not give, a sealed move of another log, game or
/// envelope, one sealed after the player's clock was paused, one that was withdrawn. `entries` are those of
/// the log, in any order. What another device sealed without knowing that it came too late is none: it does not count.
[[nodiscard]] std::vector<DamageFound> check_seals(const std::vector<Entry>& entries, const ChainNames& names = {});

}  // namespace jadoube::log
