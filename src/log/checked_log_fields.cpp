// Confidential notes of a log: their keys, kept beside the entries and destroyed.
#include "base/error.hpp"
#include "log/checked_log.hpp"
#include "log/entry_rows.hpp"

namespace jadoube::log {

/// In the transaction of the entry.
Result<void> CheckedLog::keep_or_destroy_field_key(const NewEntry& entry) {
    if (const auto* note = std::get_if<ConfidentialNote>(&entry.data)) {
        if (!entry.field_key) return failure(ErrorCode::internal, "a confidential note without its key");
        return database_.run("INSERT INTO main.field_keys(field, key) VALUES(?, ?)",
                             {to_blob(note->note.field), Blob{std::string(entry.field_key->view())}});
    }
    const auto* redacted = std::get_if<Redacted>(&entry.data);
    if (redacted == nullptr) return {};
    const auto target = find_entry(database_, redacted->entry);
    if (!target) return tl::unexpected(target.error());
    const auto* note = *target ? std::get_if<ConfidentialNote>(&(*target)->data) : nullptr;
    if (note == nullptr) return failure(ErrorCode::no_such_entry, "no confidential note has this id");
    return database_.run("DELETE FROM main.field_keys WHERE field = ?", {to_blob(note->note.field)});
}

Result<std::optional<std::string>> CheckedLog::read_note(const ConfidentialNote& note) const {
    const auto kept = database_.value("SELECT key FROM main.field_keys WHERE field = ?", {to_blob(note.note.field)});
    if (!kept) return tl::unexpected(kept.error());
    const auto* key = std::get_if<Blob>(&*kept);
    if (key == nullptr) return std::optional<std::string>();
    auto text = decrypt_field(note.note, Secret::of(key->value));
    if (!text) return tl::unexpected(text.error());
    return std::optional(std::move(*text));
}

}  // namespace jadoube::log
