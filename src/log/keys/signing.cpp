#include "log/keys/signing.hpp"

#include <sodium.h>

#include <cassert>

#include "base/error.hpp"

namespace jadoube::log {
namespace {

static_assert(crypto_hash_sha256_BYTES == EntryHash::kSize);
static_assert(crypto_sign_BYTES == Signature::kSize);
static_assert(crypto_sign_PUBLICKEYBYTES == PublicKey::kSize);
static_assert(crypto_sign_SEEDBYTES == DeviceKey::kSeedSize);
static_assert(crypto_sign_SECRETKEYBYTES == 64);

const unsigned char* unsigned_bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

template <typename T>
T sha256(std::string_view prefix, std::string_view text) {
    crypto_hash_sha256_state state;
    T hash;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, unsigned_bytes(prefix), prefix.size());
    crypto_hash_sha256_update(&state, unsigned_bytes(text), text.size());
    crypto_hash_sha256_final(&state, hash.value.data());
    return hash;
}

std::string signed_message(const EntryHash& hash) {
    return "jadoube-sig-v1\n" + to_raw(hash);
}

}  // namespace

Result<void> start_signing() {
    if (sodium_init() < 0) return failure(ErrorCode::internal, "libsodium cannot start: no random numbers here");
    return {};
}

Result<Random> system_random() {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    return [](std::size_t size) {
        std::string bytes(size, '\0');
        randombytes_buf(bytes.data(), bytes.size());
        return bytes;
    };
}

EntryId new_entry_id(const Random& random) {
    const auto id = from_raw<EntryId>(random(EntryId::kSize));
    assert(id);
    return *id;
}

EntryHash hash_of_entry(std::string_view body) {
    return sha256<EntryHash>("jadoube-entry-v1\n", body);
}

TextHash hash_of_text(std::string_view text) {
    return sha256<TextHash>("", text);
}

ChainId chain_of_key(const PublicKey& first_key) {
    return sha256<ChainId>("jadoube-chain-v1\n", to_raw(first_key));
}

Result<DeviceKey> DeviceKey::from_seed(const Seed& seed) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    return DeviceKey(seed);
}

DeviceKey::DeviceKey(const Seed& seed) : seed_(seed) {
    crypto_sign_seed_keypair(public_key_.value.data(), secret_.data(), seed_.data());
}

DeviceKey::~DeviceKey() {
    sodium_memzero(seed_.data(), seed_.size());
    sodium_memzero(secret_.data(), secret_.size());
}

Signature DeviceKey::sign(const EntryHash& hash) const {
    return sign_text(signed_message(hash));
}

Signature DeviceKey::sign_text(std::string_view statement) const {
    Signature signature;
    crypto_sign_detached(signature.value.data(), nullptr, unsigned_bytes(statement), statement.size(), secret_.data());
    return signature;
}

bool is_signed_by(const PublicKey& key, const EntryHash& hash, const Signature& signature) {
    return is_text_signed_by(key, signed_message(hash), signature);
}

bool is_text_signed_by(const PublicKey& key, std::string_view statement, const Signature& signature) {
    return crypto_sign_verify_detached(signature.value.data(), unsigned_bytes(statement), statement.size(),
                                       key.value.data()) == 0;
}

}  // namespace jadoube::log
