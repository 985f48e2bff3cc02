// What is confidential of a log: the keys, kept beside the entries and destroyed.
#include "base/error.hpp"
#include "log/chain/entry_rows.hpp"
#include "log/disk/before_rebuild.hpp"
#include "log/disk/log_path.hpp"
#include "log/entry/veil.hpp"
#include "log/recording/checked_log.hpp"

namespace jadoube::log {

namespace {

/// What is encrypted of an entry under a key that can be destroyed.
const EncryptedField* field_of(const Entry& entry) {
    if (const auto* note = std::get_if<ConfidentialNote>(&entry.data)) return &note->note;
    return entry.veil ? &*entry.veil : nullptr;
}

/// With it the key comes; what is recorded of it later has the same.
bool brings_its_key(EntryKind kind) {
    return kind == EntryKind::confidential || kind == EntryKind::incident;
}

std::optional<EncryptedField> kept(EncryptedField veil) {
    return veil;
}

}  // namespace

/// In the transaction of the entry, as it was made.
Result<void> CheckedLog::keep_or_destroy_field_key(const NewEntry& entry, const Entry& made) {
    if (const auto* field = field_of(made); field != nullptr && brings_its_key(made.kind())) {
        if (!entry.field_key) return failure(ErrorCode::internal, "a confidential note without its key");
        return database_.run("INSERT INTO main.field_keys(field, key) VALUES(?, ?)",
                             {to_blob(field->field), Blob{std::string(entry.field_key->view())}});
    }
    const auto* redacted = std::get_if<Redacted>(&entry.data);
    if (redacted == nullptr) return {};
    const auto target = find_entry(database_, redacted->entry);
    if (!target) return tl::unexpected(target.error());
    const auto* field = *target ? field_of(**target) : nullptr;
    if (field == nullptr) return failure(ErrorCode::no_such_entry, "no confidential note has this id");
    const auto key = field_key(field->field);
    if (!key) return tl::unexpected(key.error());
    if (*key != nullptr)
        if (auto gone = destroy_in_before_rebuild(path_, (*key)->view()); !gone) return gone;
    return database_.run("DELETE FROM main.field_keys WHERE field = ?", {to_blob(field->field)});
}

/// None where it was destroyed, or never was here.
Result<std::shared_ptr<const Secret>> CheckedLog::field_key(const FieldId& field) const {
    const auto there = database_.value("SELECT key FROM main.field_keys WHERE field = ?", {to_blob(field)});
    if (!there) return tl::unexpected(there.error());
    const auto* key = std::get_if<Blob>(&*there);
    if (key == nullptr) return std::shared_ptr<const Secret>();
    return std::make_shared<const Secret>(Secret::of(key->value));
}

/// What an entry speaks of is for few eyes: then so is the entry, under the same key.
Result<std::optional<EncryptedField>> CheckedLog::veil_for(const NewEntry& entry) const {
    const EntryKind kind = kind_of(entry.data);
    if (kind == EntryKind::incident && entry.field_key) return veil_over(entry.data, *entry.field_key).map(kept);
    if (kind == EntryKind::incident || !can_be_veiled(kind)) return std::optional<EncryptedField>();
    for (const Reference& of : references_of(entry.data)) {
        const auto there = find_entry(database_, of.id);
        if (!there) return tl::unexpected(there.error());
        if (!*there || !(*there)->veil) continue;
        const auto key = field_key((*there)->veil->field);
        if (!key) return tl::unexpected(key.error());
        if (*key != nullptr) return veil_over(entry.data, **key).map(kept);
        return failure(ErrorCode::key_unusable, "what it is on is confidential, and the key of that is not here",
                       shown(path_), "it was destroyed, or is on the device that entered it");
    }
    return std::optional<EncryptedField>();
}

Result<Entry> CheckedLog::revealed(Entry entry) const {
    if (!entry.is_veiled) return entry;
    const auto key = field_key(entry.veil->field);
    if (!key) return tl::unexpected(key.error());
    if (*key == nullptr) return entry;
    auto data = opened_veil(entry.data, *entry.veil, **key);
    if (!data) return tl::unexpected(data.error());
    entry.data = std::move(*data);
    entry.is_veiled = false;
    return entry;
}

Result<void> CheckedLog::reveal_all() {
    for (Entry& entry : entries_) {
        if (!entry.is_veiled) continue;
        auto open = revealed(entry);
        if (!open) return tl::unexpected(open.error());
        entry = std::move(*open);
    }
    return {};
}

Result<std::optional<std::string>> CheckedLog::read_note(const ConfidentialNote& note) const {
    const auto key = field_key(note.note.field);
    if (!key) return tl::unexpected(key.error());
    if (*key == nullptr) return std::optional<std::string>();
    auto text = decrypt_field(note.note, **key);
    if (!text) return tl::unexpected(text.error());
    return std::optional(std::move(*text));
}

}  // namespace jadoube::log
