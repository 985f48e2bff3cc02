// A sealed move: any text of at most 120 bytes, committed to and encrypted so that before the opening nothing about it
// can be learnt, not even its length, and nothing of it can be changed. Steps 1 to 3 of the protocol in
// docs/adjournment.md; seal_keys.hpp has what is done with the two keys.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "log/keys/bytes.hpp"
#include "log/keys/secret.hpp"

namespace jadoube::log {

/// The longest text that can be sealed, and the length to which every text is padded.
inline constexpr std::size_t kLongestSealed = 120;
inline constexpr std::size_t kPaddedSize = 128;

using Commitment = Bytes<struct CommitmentTag, 32>;   // SHA-256; binds the player
using SealValue = Bytes<struct SealValueTag, 32>;     // the random value within it; public once opened
using SealNonce = Bytes<struct SealNonceTag, 24>;     // of XChaCha20-Poly1305
using SealedText = Bytes<struct SealedTextTag, 176>;  // random value and padded text, encrypted, with the tag

/// What may be seen by everybody.
struct Sealing {
    Commitment commitment = {};
    SealNonce nonce = {};
    SealedText text = {};
    friend bool operator==(const Sealing&, const Sealing&) = default;
};

/// What opens it: the first part is for a passphrase, the second for the slip in the paper envelope.
struct SealKeys {
    static constexpr std::size_t kFirstSize = 32;
    static constexpr std::size_t kSecondSize = 16;
    Secret first;
    Secret second;
};

struct Sealed {
    Sealing sealing;
    SealKeys keys;
};

/// Seals the text. `context` is the canonical JSON of all that stands on the envelope; it opens with the same bytes
/// only. Fails with usage where the text is empty or too long, without repeating it.
[[nodiscard]] Result<Sealed> seal_text(const Secret& text, std::string_view context);

/// What was in it.
struct Opening {
    SealValue value = {};
    std::string text;
    Commitment commitment = {};  // computed anew from the three
};

/// Opens a sealed text. Fails with seal_shut where the keys are not its own or a bit of it was changed. Whoever calls
/// this compares the commitments: one encrypted text can be made to open to two moves under two keys.
[[nodiscard]] Result<Opening> open_text(const Sealing& sealing, const SealKeys& keys, std::string_view context);

/// SHA-256 of "jadoube-seal-v1\n", the value, SHA-256 of the context, and the padded text.
[[nodiscard]] Commitment commitment_of(const SealValue& value, std::string_view context, std::string_view text);

}  // namespace jadoube::log
