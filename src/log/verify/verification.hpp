// What was found when a log was checked: as a value, in a line, and for --json.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "log/chain/chain_check.hpp"

namespace jadoube::log {

/// A chain that was read, and where it ends.
struct VerifiedChain {
    ChainId chain = {};
    std::string letters = {};  // before the numbers of its entries
    std::string device = {};
    PublicKey key = {};                   // the first
    std::optional<PublicKey> signs = {};  // the one that signs what comes next; none where it was retired
    std::int64_t entries = 0;
    EntryHash head = {};
    std::optional<EntrySeq> proven = {};  // the last entry whose head was given from outside
};

struct Verification {
    std::vector<DamageFound> findings = {};  // of the file first, then of the entries by number
    std::vector<std::string> remarks = {};   // strange, but no damage
    std::string heads_remark = {};           // one of them, which every command says: the heads are gone or cut
    std::vector<VerifiedChain> chains = {};  // that of the device itself first
    std::optional<EntrySeq> kept = {};       // the last entry of the device whose head is kept beside the log
    std::optional<EntrySeq> proven = {};     // the last one whose head was given from outside

    [[nodiscard]] bool is_ok() const { return findings.empty(); }
    /// Of all chains.
    [[nodiscard]] std::int64_t entries() const;
    /// Of the device itself.
    [[nodiscard]] std::int64_t own_entries() const { return chains.empty() ? 0 : chains.front().entries; }
    /// Whether the end of the device's own chain is proven; with it, the others as far as its merges name them.
    [[nodiscard]] bool is_end_proven() const { return is_ok() && proven && proven->value == own_entries(); }
    /// The finding on the first damaged entry; nothing where no entry is.
    [[nodiscard]] const DamageFound* first_bad() const;
};

/// The first finding and how many more there are; empty where all is well.
[[nodiscard]] std::string damage_words(const Verification& verification);
/// log_damaged, and how to go on without the log at this path.
[[nodiscard]] tl::unexpected<Error> damaged_log(std::string words, const std::filesystem::path& path);
/// In one line: "OK, 117 entries; end proven by the head of 117", "OK, 117 entries; end as kept beside the log, not
/// proven", or the first finding and how many there are.
[[nodiscard]] std::string summary(const Verification& verification);

/// For --json: ok, class and first_bad, findings, remarks, chains.
[[nodiscard]] Json to_json(const Verification& verification);

}  // namespace jadoube::log
