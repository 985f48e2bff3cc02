// Can this log still be believed? Reads only, changes nothing, and never stops at the first finding.
//
// What it cannot see: that the end of the log was cut off, or that the whole log was written anew. Only a head that
// left the machine can show that, so a log without one is "end unproven".
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "log/chain_check.hpp"

namespace jadoube::log {

/// A chain that was read, and where it ends.
struct VerifiedChain {
    ChainId chain = {};
    std::string device = {};
    std::int64_t entries = 0;
    EntryHash head = {};
};

struct Verification {
    std::vector<Finding> findings = {};     // of the file first, then of the entries by number, then of texts
    std::vector<std::string> remarks = {};  // strange, but no damage
    std::vector<VerifiedChain> chains = {};

    [[nodiscard]] bool is_ok() const { return findings.empty(); }
    [[nodiscard]] std::int64_t entries() const;
    /// The finding on the first damaged entry; nothing where no entry is.
    [[nodiscard]] const Finding* first_bad() const;
};

/// What was found, and the entries that were read to find it: what is built on them is built on what was checked.
struct Checked {
    Verification verification;
    std::vector<Entry> entries;  // in order; where something is damaged, those that can be read
};

/// Checks a log through this connection, in the transaction that the caller has begun: the file's header, its tables
/// letter by letter, SQLite's own check, then every entry (types, body, copies, link, hash, signature, what it refers
/// to) and every text.
[[nodiscard]] Checked check(const Database& database, const std::filesystem::path& path);

/// Checks a log and changes nothing. `wait` is for another program that holds the file.
/// Fails only where there is nothing to check: log_missing, log_foreign for what is no regular file, file_unreadable,
/// log_busy, log_readonly.
[[nodiscard]] Result<Verification> verify(const std::filesystem::path& path, std::chrono::milliseconds wait);

/// The first finding and how many more there are; empty where all is well.
[[nodiscard]] std::string damage_words(const Verification& verification);
/// In one line: "OK, 117 entries; end unproven", or the first finding and how many there are.
[[nodiscard]] std::string summary(const Verification& verification);

/// For --json: ok, class and first_bad, findings, remarks, chains.
[[nodiscard]] Json to_json(const Verification& verification);

}  // namespace jadoube::log
