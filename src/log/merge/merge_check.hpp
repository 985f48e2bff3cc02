// Whether the chains of other devices are in this log by a merge: each with the signed head to which it came, and bound
// to this device's own chain by an entry that names it.
#pragma once

#include <span>
#include <vector>

#include "log/chain/chain_check.hpp"
#include "log/chain/chain_names.hpp"
#include "log/disk/database.hpp"

namespace jadoube::log {

/// Findings on the chains other than `own`. `entries` are those of all chains that can be read, in any order.
[[nodiscard]] std::vector<DamageFound> check_merges(const Database& database, std::span<const ChainRow> chains,
                                                    const ChainId& own, std::span<const Entry> entries,
                                                    const ChainNames& names);

}  // namespace jadoube::log
