// Hashes, signatures and chance: what the log takes from cryptography. All of it is libsodium's, called in signing.cpp.
#pragma once

#include <array>
#include <functional>
#include <string_view>

#include "base/result.hpp"
#include "log/keys/bytes.hpp"

namespace jadoube::log {

/// Gives that many bytes that nobody can foresee. Given in, so that tests know them.
using Random = std::function<std::string(std::size_t)>;

/// Makes libsodium ready; may be called again. Fails with internal where it cannot start (no random numbers).
[[nodiscard]] Result<void> start_signing();

/// The random bytes of the operating system. Fails with internal where libsodium cannot start.
[[nodiscard]] Result<Random> system_random();

/// A fresh id for a command; sixteen bytes of `random`.
[[nodiscard]] EntryId new_entry_id(const Random& random);

/// SHA-256("jadoube-entry-v1\n" and the body as stored).
[[nodiscard]] EntryHash hash_of_entry(std::string_view body);
/// SHA-256 of the text alone, as sha256sum says it.
[[nodiscard]] TextHash hash_of_text(std::string_view text);
/// SHA-256("jadoube-chain-v1\n" and the key): whoever knows the chain's name knows its first key.
[[nodiscard]] ChainId chain_of_key(const PublicKey& first_key);

/// The key with which a device signs. The secret is wiped from memory with the object.
class DeviceKey {
public:
    static constexpr std::size_t kSeedSize = 32;
    using Seed = std::array<std::uint8_t, kSeedSize>;

    /// The Ed25519 key of a seed (RFC 8032). Fails with internal where libsodium cannot start.
    [[nodiscard]] static Result<DeviceKey> from_seed(const Seed& seed);

    DeviceKey(const DeviceKey&) = default;
    DeviceKey& operator=(const DeviceKey&) = default;
    ~DeviceKey();

    [[nodiscard]] const PublicKey& public_key() const { return public_key_; }
    [[nodiscard]] const Seed& seed() const { return seed_; }
    /// Ed25519 over "jadoube-sig-v1\n" and the hash.
    [[nodiscard]] Signature sign(const EntryHash& hash) const;
    /// Ed25519 over a statement of one line that begins with what it is: "jadoube-head-v1 ...".
    [[nodiscard]] Signature sign_text(std::string_view statement) const;

private:
    explicit DeviceKey(const Seed& seed);
    Seed seed_;
    std::array<std::uint8_t, 64> secret_{};
    PublicKey public_key_;
};

/// Whether the holder of the key signed the hash.
[[nodiscard]] bool is_signed_by(const PublicKey& key, const EntryHash& hash, const Signature& signature);
[[nodiscard]] bool is_text_signed_by(const PublicKey& key, std::string_view statement, const Signature& signature);

}  // namespace jadoube::log
