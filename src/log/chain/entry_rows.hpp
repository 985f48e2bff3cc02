// Entries as rows of the database: the columns as they stand, and recording the next one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "log/disk/database.hpp"
#include "log/entry/entry.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

/// One row of `entries` with columns of the right types and lengths. Whether it is true is another question
/// (verify.hpp).
struct StoredEntry {
    ChainId chain;
    EntrySeq seq;
    EntryId id;
    std::string body;
    EntryHash hash;
    Signature sig;
    EntryHash prev;
    std::string kind;
    std::optional<std::string> game;
    std::string hlc;
};

/// What every SELECT and INSERT of whole rows names, in the order of read_row.
inline constexpr std::string_view kEntryColumns = "chain, seq, id, body, hash, sig, prev, kind, game, hlc";

/// The kinds of entries that speak of the event, for `kind IN ...`.
inline constexpr std::string_view kKindsOfEvent = "('event', 'rules', 'imported', 'clocks_read', 'device_retired')";
[[nodiscard]] bool is_of_event(EntryKind kind);
/// Entries on one game, and the pairings of its round; for the values that of_game answers.
inline constexpr std::string_view kIsOfGame =
    "(game = ? OR (kind = 'pairing' AND json_extract(body, '$.data.section') = ? "
    "AND json_extract(body, '$.data.round') = ?))";
[[nodiscard]] Row of_game(const event::GameReference& game);
[[nodiscard]] bool is_of_game(const Entry& entry, const event::GameReference& game);

/// Fails with log_damaged, naming the first column of a wrong type or length.
[[nodiscard]] Result<StoredEntry> read_row(const Row& row);

/// The entry that a row holds. Fails with log_damaged where its body cannot be read or has another hash than the row
/// says.
[[nodiscard]] Result<Entry> read_entry(const Row& row);

template <typename Tag, std::size_t size>
[[nodiscard]] Blob to_blob(const Bytes<Tag, size>& bytes) {
    return Blob{to_raw(bytes)};
}

/// The entry with that id, if it is there.
[[nodiscard]] Result<std::optional<Entry>> find_entry(const Database& database, const EntryId& id);

/// The last entry of a chain; number 0 and zeros before the first.
struct Head {
    EntrySeq seq;
    EntryHash hash;
    friend bool operator==(const Head&, const Head&) = default;
};
[[nodiscard]] Result<Head> head_of(const Database& database, const ChainId& chain);

/// Keeps a text; one that is there already stays as it is.
[[nodiscard]] Result<TextHash> keep_text(Database& database, std::string_view text);

/// Adds a row with these bytes to the chain of the entry, of which it must be the next.
[[nodiscard]] Result<void> insert_entry(Database& database, const Entry& entry, const std::string& body,
                                        const Signature& sig);

/// Adds the next entry to the chain, which this key signs now, inside the transaction that the caller has begun: reads
/// the head, checks what the entry refers to, signs, inserts. Fails without a change with json_shape or too_large (the
/// entry), no_such_entry (it refers to what is not there, or is of another game) and the codes of Database.
/// With a veil only what anybody may read stands open in the body; what is answered says all.
[[nodiscard]] Result<Entry> record(Database& database, const ChainId& chain, const DeviceKey& key,
                                   const NewEntry& given, UtcTime now, const std::optional<EncryptedField>& veil = {});

}  // namespace jadoube::log
