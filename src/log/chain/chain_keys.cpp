#include "log/chain/chain_keys.hpp"

namespace jadoube::log {

void ChainKeys::take(const Entry& entry) {
    if (const auto* change = std::get_if<KeyChanged>(&entry.data))
        keys_.emplace_back(EntrySeq{entry.seq.value + 1}, change->key);
}

const PublicKey* ChainKeys::at(EntrySeq seq) const {
    const PublicKey* found = nullptr;
    for (const auto& [from, key] : keys_)
        if (from <= seq) found = key ? &*key : nullptr;
    return found;
}

const PublicKey* ChainKeys::last() const {
    return keys_.empty() || !keys_.back().second ? nullptr : &*keys_.back().second;
}

std::optional<EntrySeq> ChainKeys::retired_with(const PublicKey& key) const {
    for (std::size_t i = 0; i + 1 < keys_.size(); ++i)
        if (keys_[i].second == key) return EntrySeq{keys_[i + 1].first.value - 1};
    return std::nullopt;
}

bool ChainKeys::has_signed(EntrySeq seq, const EntryHash& hash, const Signature& sig) const {
    const PublicKey* key = at(seq);
    return key != nullptr && is_signed_by(*key, hash, sig);
}

bool ChainKeys::has_signed(const HeadNote& note) const {
    const PublicKey* then = at(note.seq);
    const PublicKey* next = at(EntrySeq{note.seq.value + 1});
    if (then != nullptr && is_signed_by(*then, note)) return true;
    return next != nullptr && next != then && is_signed_by(*next, note);
}

bool ChainKeys::has_signed(const SignedCheckNote& note) const {
    const EntrySeq seq = note.note.head.seq;
    const PublicKey* then = at(seq);
    const PublicKey* next = at(EntrySeq{seq.value + 1});
    if (then != nullptr && is_signed_by(*then, note)) return true;
    return next != nullptr && next != then && is_signed_by(*next, note);
}

std::optional<EntrySeq> ChainKeys::retired_signer(const EntryHash& hash, const Signature& sig) const {
    for (const auto& [from, key] : keys_)
        if (key && is_signed_by(*key, hash, sig)) return retired_with(*key);
    return std::nullopt;
}

ChainKeys keys_in(const PublicKey& first, std::span<const Entry> entries) {
    ChainKeys keys(first);
    for (const Entry& entry : entries) keys.take(entry);
    return keys;
}

}  // namespace jadoube::log
