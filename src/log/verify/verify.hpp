// Can this log still be believed? Reads only, changes nothing, and never stops at the first finding.
//
// That the end of the log was cut off shows by the heads beside it. What it cannot see: that somebody cut both, or
// wrote the whole log anew. Only a head that left the machine can show that, so a log without one is not proven to its
// end.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "log/chain/check_note.hpp"
#include "log/chain/given_heads.hpp"
#include "log/chain/heads_file.hpp"
#include "log/verify/verification.hpp"

namespace jadoube::log {

/// What was found, and the entries that were read to find it: what is built on them is built on what was checked.
struct CheckedEntries {
    Verification verification;
    std::vector<Entry> entries;  // as CheckedLog::entries(); where something is damaged, those that can be read
    ChainNames names;
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
[[nodiscard]] CheckedEntries check(const Database& database, const Surrounds& beside, const GivenHeads& given = {});

/// Checks a log and changes nothing. `wait` is for another program that holds the file.
/// Fails only where there is nothing to check: log_missing, log_foreign for what is no regular file, file_unreadable,
/// log_busy, log_readonly.
[[nodiscard]] Result<Verification> verify(const std::filesystem::path& path, std::chrono::milliseconds wait,
                                          const GivenHeads& given = {});

}  // namespace jadoube::log
