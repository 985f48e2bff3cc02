// An entry on a matter for few eyes. Anybody can read that it is there, on which board, who recorded it, of what it
// speaks, and what the laws count of it; what it says is encrypted, all entries on one incident under one key, which is
// kept beside them (table field_keys) and can be destroyed.
#pragma once

#include "log/entry/entries.hpp"
#include "log/keys/secret.hpp"

namespace jadoube::log {

/// Whether such an entry can be one: what was told of an incident, proposed, decided and appealed.
[[nodiscard]] bool can_be_veiled(EntryKind kind);

/// The same data without what it says: ids, rules, the status of a ruling, the manner of a decision, who made it and
/// what it counts stay. Of a kind that can be veiled.
[[nodiscard]] EntryData veiled(const EntryData& data);

/// What it says, under that key. Fails as encrypt_field does.
[[nodiscard]] Result<EncryptedField> veil_over(const EntryData& data, const Secret& key);
/// Fails with key_unusable where the key is another, and with log_damaged where what is opened is no data of that kind
/// or does not belong to what can be read by anybody.
[[nodiscard]] Result<EntryData> opened_veil(const EntryData& shown, const EncryptedField& veil, const Secret& key);

}  // namespace jadoube::log
