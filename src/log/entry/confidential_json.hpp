// The data of entries on confidential notes as JSON, and back.
#pragma once

#include "log/entry/entries.hpp"
#include "log/entry/fields.hpp"

namespace jadoube::log {

[[nodiscard]] Json json_of(const EncryptedField& field);
[[nodiscard]] EncryptedField read_encrypted_field(Fields& fields);
[[nodiscard]] Json confidential_json(const ConfidentialNote& note);
[[nodiscard]] Json confidential_json(const Redacted& redacted);
/// Of a confidential note or a redaction. Fails as read_data does.
[[nodiscard]] Result<EntryData> read_confidential_data(EntryKind kind, const Json& data);

}  // namespace jadoube::log
