// Whether the rows of one chain are what was recorded: every row by itself, and each as the continuation of the one
// before.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/chain/chain_keys.hpp"
#include "log/chain/chain_names.hpp"
#include "log/disk/database.hpp"

namespace jadoube::log {

/// The kinds of damage. Their names are stable: scripts and old reports use them.
enum class Damage {
    header,      // the file does not say that it is a log of this format
    schema,      // tables or triggers are not ours
    unreadable,  // SQLite cannot read a part of the file
    integrity,   // SQLite finds its own structures inconsistent
    row,         // a column of a wrong type or length
    altered,     // body and hash of an entry do not belong together
    body,        // a body that jadoube would not have written
    copies,      // a column says something else than the body
    link,        // entries are missing, or an entry follows another one than stands before it
    signature,   // not signed by the key that the chain had then
    key,         // chain, first entry and key do not belong together
    reference,   // an entry speaks about an entry or a text that is not there
    text,        // a text is not the one that was kept
    wal,         // the -wal file beside the log has changed
    end,         // the log ends before, or goes otherwise than, a head that is known
    seal         // a sealed move was opened, replaced or withdrawn as it cannot have been
};
[[nodiscard]] std::string_view name_of(Damage damage);

/// One thing that is wrong.
struct DamageFound {
    Damage damage = Damage::header;
    std::optional<LogNumber> entry = {};  // where it is one
    std::string words = {};
};

/// One device's chain as `chains` names it.
struct ChainRow {
    ChainId chain;
    std::string device;
    PublicKey first_key;
};

struct ChainReport {
    ChainRow chain;
    std::int64_t rows = 0;                   // read, whatever they hold
    EntryHash head = {};                     // hash of the last one
    std::vector<DamageFound> findings = {};  // by number
    std::vector<std::string> remarks = {};   // strange, but no damage: the clock went back
    ChainKeys keys = {};                     // with which it was signed
    std::vector<Entry> entries = {};         // those that can be read, in order
};

/// The keys of the chain up to, not including, that entry; as far as they can be read.
[[nodiscard]] ChainKeys read_keys(const Database& database, const ChainRow& chain, EntrySeq end);
/// All of them.
[[nodiscard]] ChainKeys read_keys(const Database& database, const ChainRow& chain);

/// Checks every row of the chain from that number on, never stopping at the first finding. Where the file cannot be
/// read in the middle, the rest is checked from its end. Entries are called by `names`.
[[nodiscard]] ChainReport check_chain(const Database& database, const ChainRow& chain, const ChainNames& names,
                                      EntrySeq from = EntrySeq{1});

}  // namespace jadoube::log
