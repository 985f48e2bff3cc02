// The keys of a sealed move, put away: the first part under a passphrase, the second as a code for the slip in the
// paper envelope, both together for people who keep a key of their own elsewhere (escrow). Step 4 of the protocol.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "log/keys/seal.hpp"

namespace jadoube::log {

using WrapSalt = Bytes<struct WrapSaltTag, 16>;
using WrapNonce = Bytes<struct WrapNonceTag, 24>;
using WrappedKey = Bytes<struct WrappedKeyTag, 48>;  // the first part with the tag
using EscrowKey = Bytes<struct EscrowKeyTag, 32>;    // public; X25519
using EscrowedKeys = Bytes<struct EscrowedTag, 96>;  // both parts, for one escrow key

/// The first part under Argon2id of a passphrase.
struct PassphraseWrap {
    WrapSalt salt = {};
    std::int64_t operations = 0;
    std::int64_t memory = 0;  // bytes
    WrapNonce nonce = {};
    WrappedKey key = {};
    friend bool operator==(const PassphraseWrap&, const PassphraseWrap&) = default;
};

/// Both parts for the holder of another key, who needs neither passphrase nor slip.
struct EscrowWrap {
    EscrowKey to = {};
    EscrowedKeys keys = {};
    friend bool operator==(const EscrowWrap&, const EscrowWrap&) = default;
};

/// What the work of a guess costs; a file may ask for no less and no more than these.
struct GuessCost {
    std::int64_t operations;
    std::int64_t memory;  // bytes
};
inline constexpr GuessCost kLeastCost{3, std::int64_t{256} << 20};
inline constexpr GuessCost kMostCost{10, std::int64_t{1} << 30};

/// Why a passphrase can be guessed: nothing where it will do. Five words of new_passphrase always do.
[[nodiscard]] std::optional<std::string> weakness_of(std::string_view passphrase);
/// Five words of five letters that can be spoken: 80 bits of chance.
[[nodiscard]] Secret new_passphrase();

/// Half a second and 256 MiB, by intent. Fails with usage for a weak passphrase, with internal without the memory.
[[nodiscard]] Result<PassphraseWrap> wrap_first(const Secret& first, const Secret& passphrase);
/// Fails with seal_shut for another passphrase; with log_damaged, before any work is done, for a cost out of bounds.
[[nodiscard]] Result<Secret> unwrap_first(const PassphraseWrap& wrap, const Secret& passphrase);

/// 26 characters of base 32 and two that check them, in groups of four: "0G4M-...". No I, L, O or U.
[[nodiscard]] Secret slip_code(const Secret& second);
/// Reads a code in small or capital letters, with I and L for 1 and O for 0, whatever stands between. Fails with
/// seal_shut where it is none.
[[nodiscard]] Result<Secret> read_slip_code(std::string_view text);

/// A key pair of somebody who can open without passphrase and slip. The secret belongs on paper or a stick.
struct EscrowPair {
    EscrowKey to;
    Secret secret;  // 32 bytes
};
[[nodiscard]] Result<EscrowPair> new_escrow_pair();
/// Fails with usage for a key that no pair has.
[[nodiscard]] Result<EscrowWrap> wrap_for(const EscrowKey& to, const SealKeys& keys);
/// Fails with seal_shut where the secret is not that of the wrap.
[[nodiscard]] Result<SealKeys> unwrap_escrow(const EscrowWrap& wrap, const Secret& secret);
/// The public key of a secret; nothing for another number of bytes.
[[nodiscard]] std::optional<EscrowKey> escrow_key_of(const Secret& secret);

}  // namespace jadoube::log
