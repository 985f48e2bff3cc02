// One record of the log: its place in a chain, who wrote it and when, and what it says. The canonical JSON body is the
// evidence; everything else about an entry follows from it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/strong.hpp"
#include "event/reference.hpp"
#include "log/entry/entries.hpp"
#include "log/entry/utc_time.hpp"
#include "log/keys/bytes.hpp"

namespace jadoube::log {

/// The number of an entry in its chain, from 1. People see it; entries name each other by id.
using EntrySeq = Strong<struct EntrySeqTag, std::int64_t>;

/// What a command gives to be recorded; the log adds the rest.
struct NewEntry {
    EntryId id;  // of the command: the same in a retry
    EntryData data;
    std::string author;  // who records; one line
    std::optional<event::GameReference> game = {};
    std::optional<EntryId> supersedes = {};  // for withdrawals
    /// Of a confidential note or incident: kept beside the entries, with the entry or not at all.
    std::shared_ptr<const Secret> field_key = {};
};

struct Entry {
    ChainId chain = {};
    EntrySeq seq{};
    EntryId id = {};
    EntryData data = Withdrawn{};
    std::string author = {};
    std::optional<event::GameReference> game = {};
    std::optional<EntryId> supersedes = {};
    UtcTime at = {};
    LogicalTime hlc = {};
    EntryHash prev = {};
    EntryHash hash = {};                      // of the body; not in it
    std::optional<EncryptedField> veil = {};  // what it says, where that is for few eyes (veil.hpp)
    bool is_veiled = false;                   // `data` is only what anybody can read; not in the body

    friend bool operator==(const Entry&, const Entry&) = default;
    [[nodiscard]] EntryKind kind() const { return kind_of(data); }
};

/// The body: keys v, chain, seq, prev, id, kind, at, hlc, author, game, supersedes, data in canonical JSON; of
/// one that is for few eyes also confidential.
[[nodiscard]] std::string body_of(const Entry& entry);

/// Reads a body as stored, and its hash from its bytes. Fails with log_damaged where it is not what body_of writes, to
/// the last byte.
[[nodiscard]] Result<Entry> read_body(std::string_view body);
/// The same where the hash of its bytes is known.
[[nodiscard]] Result<Entry> read_body(std::string_view body, const EntryHash& hash);

/// Whether such an entry may stand at its number: the event first and only there, a game where one belongs,
/// `supersedes` where one belongs. Fails with json_shape, naming the member.
[[nodiscard]] Result<void> check_place(const Entry& entry);

/// Whether the entry may be recorded: its place, its length, and that it can be read back exactly. Fails with
/// json_shape or too_large, naming the member.
[[nodiscard]] Result<void> check_entry(const Entry& entry);

/// For --json: `{"body": {...}, "hash": ...}`.
[[nodiscard]] Json to_json(const Entry& entry);

}  // namespace jadoube::log
