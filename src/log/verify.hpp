// Can this log still be believed? Reads only, changes nothing, and never stops at the first finding.
//
// That the end of the log was cut off shows by the heads beside it. What it cannot see: that somebody cut both, or
// wrote the whole log anew. Only a head that left the machine can show that, so a log without one is not proven to its
// end.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "log/chain_check.hpp"
#include "log/check_note.hpp"
#include "log/heads_file.hpp"

namespace jadoube::log {

/// A chain that was read, and where it ends.
struct VerifiedChain {
    ChainId chain = {};
    std::string device = {};
    std::int64_t entries = 0;
    EntryHash head = {};
};

/// A head from outside: the hash of an entry as a report shows it, perhaps with the entry's number.
struct GivenHead {
    EntryHash hash = {};
    std::optional<EntrySeq> seq = {};
    friend bool operator==(const GivenHead&, const GivenHead&) = default;
};
/// "12:9f2c..." or "9f2c...", 64 hexadecimal digits; or the lines of a heads file. Fails with usage.
[[nodiscard]] Result<std::vector<GivenHead>> parse_heads(std::string_view text);

struct Verification {
    std::vector<Finding> findings = {};     // of the file first, then of the entries by number, then of texts
    std::vector<std::string> remarks = {};  // strange, but no damage
    std::string heads_remark = {};          // one of them, which every command says: the heads are gone or cut
    std::vector<VerifiedChain> chains = {};
    std::optional<EntrySeq> kept = {};    // the last entry whose head is kept beside the log
    std::optional<EntrySeq> proven = {};  // the last entry whose head was given from outside

    [[nodiscard]] bool is_ok() const { return findings.empty(); }
    [[nodiscard]] std::int64_t entries() const;
    [[nodiscard]] bool is_end_proven() const { return is_ok() && proven && proven->value == entries(); }
    /// The finding on the first damaged entry; nothing where no entry is.
    [[nodiscard]] const Finding* first_bad() const;
};

/// What was found, and the entries that were read to find it: what is built on them is built on what was checked.
struct Checked {
    Verification verification;
    std::vector<Entry> entries;  // in order; where something is damaged, those that can be read
};

/// What stands beside the database: looked at before SQLite touches it.
struct Surrounds {
    std::optional<std::string> wal_damage = {};
    std::optional<HeadNotes> heads = {};
    std::optional<SignedCheckNote> checked = {};  // to which entry it was checked before
    std::string remark = {};                      // why the heads cannot be read, where they are there
};
[[nodiscard]] Surrounds surrounds_of(const std::filesystem::path& path);

/// Checks a log through this connection, in the transaction that the caller has begun: the -wal file that was beside
/// it, the file's header, its tables letter by letter, SQLite's own check, then every entry (types, body, copies, link,
/// hash, signature, what it refers to), every text, and whether it reaches the heads that are known.
[[nodiscard]] Checked check(const Database& database, const std::filesystem::path& path, const Surrounds& beside,
                            const std::vector<GivenHead>& given = {});

/// Checks a log and changes nothing. `wait` is for another program that holds the file.
/// Fails only where there is nothing to check: log_missing, log_foreign for what is no regular file, file_unreadable,
/// log_busy, log_readonly.
[[nodiscard]] Result<Verification> verify(const std::filesystem::path& path, std::chrono::milliseconds wait,
                                          const std::vector<GivenHead>& given = {});

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
