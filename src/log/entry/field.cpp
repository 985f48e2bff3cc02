#include "log/entry/field.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"

namespace jadoube::log {
namespace {

constexpr std::size_t kPadding = 256;
constexpr std::size_t kKey = crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
constexpr std::string_view kTitle = "jadoube-field-v1\n";
static_assert(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES == FieldNonce::kSize);

const unsigned char* bytes_in(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

FieldId field_of_key(const Secret& key) {
    crypto_hash_sha256_state state;
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, bytes_in(kTitle), kTitle.size());
    crypto_hash_sha256_update(&state, key.data(), key.size());
    crypto_hash_sha256_final(&state, hash.data());
    FieldId id;
    std::copy_n(hash.begin(), FieldId::kSize, id.value.begin());
    return id;
}

std::string bound_to(const FieldId& field) {
    return std::string(kTitle) + to_raw(field);
}

}  // namespace

Secret new_field_key() {
    return Secret::random(kKey);
}

Result<NewField> encrypt_field(std::string_view text) {
    Secret key = new_field_key();
    auto field = encrypt_field(text, key);
    if (!field) return tl::unexpected(field.error());
    return NewField{std::move(*field), std::move(key)};
}

Result<EncryptedField> encrypt_field(std::string_view text, const Secret& key) {
    if (const auto started = start_signing(); !started) return tl::unexpected<Error>(started.error());
    EncryptedField made{.field = field_of_key(key)};
    randombytes_buf(made.nonce.value.data(), FieldNonce::kSize);
    Secret padded(text.size() / kPadding * kPadding + kPadding);
    std::copy(text.begin(), text.end(), padded.data());
    std::size_t size = 0;
    sodium_pad(&size, padded.data(), text.size(), kPadding, padded.size());
    made.text.resize(size + crypto_aead_xchacha20poly1305_ietf_ABYTES);
    const std::string bound = bound_to(made.field);
    crypto_aead_xchacha20poly1305_ietf_encrypt(reinterpret_cast<unsigned char*>(made.text.data()), nullptr,
                                               padded.data(), size, bytes_in(bound), bound.size(), nullptr,
                                               made.nonce.value.data(), key.data());
    return made;
}

Result<std::string> decrypt_field(const EncryptedField& field, const Secret& key) {
    if (const auto started = start_signing(); !started) return tl::unexpected<Error>(started.error());
    const auto refused = [] {
        return failure(ErrorCode::key_unusable, "the key that is kept for this field does not open it");
    };
    constexpr std::size_t kTag = crypto_aead_xchacha20poly1305_ietf_ABYTES;
    if (key.size() != kKey || field_of_key(key) != field.field || field.text.size() < kTag + kPadding) return refused();
    Secret padded(field.text.size() - kTag);
    const std::string bound = bound_to(field.field);
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(padded.data(), nullptr, nullptr, bytes_in(field.text),
                                                                  field.text.size(), bytes_in(bound), bound.size(),
                                                                  field.nonce.value.data(), key.data());
    std::size_t size = 0;
    if (opened != 0 || sodium_unpad(&size, padded.data(), padded.size(), kPadding) != 0) return refused();
    return std::string(padded.view().substr(0, size));
}

}  // namespace jadoube::log
