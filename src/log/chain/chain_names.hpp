// What the devices of a log are called: the letters before the numbers of each. They follow from the chains alone, so
// every device that has the same chains uses the same letters.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "log/chain/log_number.hpp"
#include "log/entry/entry.hpp"

namespace jadoube::log {

/// A chain by its first entry.
struct ChainBegun {
    ChainId chain = {};
    std::string device = {};  // what its first entry says that it is called
    LogicalTime hlc = {};
};

class ChainNames {
public:
    /// Of a log with one chain: no letters.
    ChainNames() = default;
    /// A device has the letters that it gave itself; where the device of an earlier chain has them, or they are none,
    /// the first that are free of A to Z, AA, AB and so on. Numbers of `own` are shown without letters.
    ChainNames(std::vector<ChainBegun> begun, const std::optional<ChainId>& own);

    /// The letters of a device, its own log or not; empty for a chain that is not known.
    [[nodiscard]] std::string letters(const ChainId& chain) const;
    /// The number as people see it in this log.
    [[nodiscard]] LogNumber number(const ChainId& chain, std::int64_t value) const;
    [[nodiscard]] LogNumber number(const Entry& entry) const { return number(entry.chain, entry.seq.value); }
    /// The number as it was typed, as this log shows it: without letters where they are those of its own device.
    [[nodiscard]] LogNumber settled(LogNumber typed) const;
    /// The chain of the numbers with these letters, or without; nothing where there is none.
    [[nodiscard]] std::optional<ChainId> chain_of(const std::string& letters) const;
    /// The other chains, by their letters.
    [[nodiscard]] std::map<std::string, ChainId> others() const;

    friend bool operator==(const ChainNames&, const ChainNames&) = default;

private:
    std::map<ChainId, std::string> letters_;
    std::optional<ChainId> own_;
};

/// The names of the chains whose first entry is among these.
[[nodiscard]] ChainNames names_in(std::span<const Entry> entries, const std::optional<ChainId>& own);

/// The order in which the entries of several chains are taken in: by logical time, then chain, then number.
[[nodiscard]] bool comes_before(const Entry& a, const Entry& b);

}  // namespace jadoube::log
