// The rows of `chains`, and which of them is the chain of the device whose log this is: the one of which no head by
// another device is kept in `heads`.
#pragma once

#include "log/chain/chain_check.hpp"
#include "log/chain/chain_names.hpp"
#include "log/disk/database.hpp"

namespace jadoube::log {

/// Fails with log_damaged where a column has a wrong type or length.
[[nodiscard]] Result<ChainRow> read_chain_row(const Row& row);
/// What every SELECT of chains names, in the order of read_chain_row.
inline constexpr std::string_view kChainColumns = "chain, device, first_key";

/// The row of that chain. Fails with log_damaged where there is none.
[[nodiscard]] Result<ChainRow> chain_row_in(const Database& database, const ChainId& chain);

/// The chain of this device; nothing where no chain or several could be it, which is damage.
[[nodiscard]] Result<std::optional<ChainId>> own_chain_in(const Database& database);
/// What the devices are called, as far as their first entries can be read.
[[nodiscard]] Result<ChainNames> names_in(const Database& database, const std::optional<ChainId>& own);

}  // namespace jadoube::log
