// The keys with which the device of a chain signed, one after the other: its first entry names the first, an entry of
// the kind `key` the next. An entry is signed by the key that held before it.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "log/chain/check_note.hpp"
#include "log/chain/heads_file.hpp"
#include "log/entry/entry.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

class ChainKeys {
public:
    ChainKeys() = default;
    /// As far as nothing else is known, this key signs from the first entry on.
    explicit ChainKeys(const PublicKey& first) : keys_{{EntrySeq{1}, first}} {}

    /// Where the entry changes the key; those of one chain by number.
    void take(const Entry& entry);

    /// The key that signs the entry of that number; null where the last one was retired before.
    [[nodiscard]] const PublicKey* at(EntrySeq seq) const;
    /// The key that signs what comes next; null where it was retired.
    [[nodiscard]] const PublicKey* last() const;
    /// The entry that ended the time of this key; nothing where it still holds, or is none of these.
    [[nodiscard]] std::optional<EntrySeq> retired_with(const PublicKey& key) const;

    [[nodiscard]] bool has_signed(EntrySeq seq, const EntryHash& hash, const Signature& sig) const;
    /// The head of an entry that changes the key may be signed by either.
    [[nodiscard]] bool has_signed(const HeadNote& note) const;
    [[nodiscard]] bool has_signed(const SignedCheckNote& note) const;
    /// By which key that is no more, and with which entry it was retired; nothing where none of these signed it.
    [[nodiscard]] std::optional<EntrySeq> retired_signer(const EntryHash& hash, const Signature& sig) const;

private:
    std::vector<std::pair<EntrySeq, std::optional<PublicKey>>> keys_;  // from which entry on; ascending
};

/// Of the entries of one chain, by number.
[[nodiscard]] ChainKeys keys_in(const PublicKey& first, std::span<const Entry> entries);

}  // namespace jadoube::log
