// A field of an entry that may have to be forgotten: encrypted in the body under a key of its own, which is kept beside
// the entries (table field_keys) and can be destroyed. What was hashed and signed stays as it is.
#pragma once

#include <string>
#include <string_view>

#include "log/keys/bytes.hpp"
#include "log/keys/secret.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

/// Follows from the key: the first half of SHA-256("jadoube-field-v1\n" and the key). So no other key can be passed off
/// as that of the field.
using FieldId = Bytes<struct FieldIdTag, 16>;
using FieldNonce = Bytes<struct FieldNonceTag, 24>;

/// XChaCha20-Poly1305 over the text padded to a multiple of 256 bytes, bound to the name of the field.
struct EncryptedField {
    FieldId field = {};
    FieldNonce nonce = {};
    std::string text = {};  // bytes
    friend bool operator==(const EncryptedField&, const EncryptedField&) = default;
};

struct NewField {
    EncryptedField field;
    Secret key;
};
/// Under a new key. Fails with internal without random numbers.
[[nodiscard]] Result<NewField> encrypt_field(std::string_view text);
/// A key for fields, at random.
[[nodiscard]] Secret new_field_key();
/// Under a key that other fields may have too. Fails with internal without random numbers.
[[nodiscard]] Result<EncryptedField> encrypt_field(std::string_view text, const Secret& key);
/// Fails with key_unusable where the key is not that of the field, or its bytes were altered.
[[nodiscard]] Result<std::string> decrypt_field(const EncryptedField& field, const Secret& key);

}  // namespace jadoube::log
