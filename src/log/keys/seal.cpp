#include "log/keys/seal.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <cassert>

#include "base/error.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {
namespace {

static_assert(crypto_hash_sha256_BYTES == Commitment::kSize);
static_assert(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES == SealNonce::kSize);
static_assert(SealValue::kSize + kPaddedSize + crypto_aead_xchacha20poly1305_ietf_ABYTES == SealedText::kSize);

constexpr std::string_view kSealTitle = "jadoube-seal-v1\n";

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// The text with the padding of libsodium: one bit, then zeros.
Secret padded(std::string_view text) {
    Secret block(kPaddedSize);
    std::copy(text.begin(), text.end(), block.data());
    std::size_t length = 0;
    [[maybe_unused]] const int done = sodium_pad(&length, block.data(), text.size(), kPaddedSize, kPaddedSize);
    assert(done == 0 && length == kPaddedSize);
    return block;
}

Commitment commit(const std::uint8_t* value, const TextHash& context, const Secret& block) {
    Commitment commitment;
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, bytes_of(kSealTitle), kSealTitle.size());
    crypto_hash_sha256_update(&state, value, SealValue::kSize);
    crypto_hash_sha256_update(&state, context.value.data(), context.value.size());
    crypto_hash_sha256_update(&state, block.data(), block.size());
    crypto_hash_sha256_final(&state, commitment.value.data());
    sodium_memzero(&state, sizeof state);
    return commitment;
}

/// BLAKE2b of the second part and the commitment, keyed with the first.
Secret key_from(const SealKeys& keys, const Commitment& commitment) {
    Secret key(crypto_aead_xchacha20poly1305_ietf_KEYBYTES);
    crypto_generichash_state state;
    crypto_generichash_init(&state, keys.first.data(), keys.first.size(), key.size());
    crypto_generichash_update(&state, keys.second.data(), keys.second.size());
    crypto_generichash_update(&state, commitment.value.data(), commitment.value.size());
    crypto_generichash_final(&state, key.data(), key.size());
    sodium_memzero(&state, sizeof state);
    return key;
}

std::string bound_to(const Commitment& commitment, const TextHash& context) {
    return to_raw(commitment) + to_raw(context);
}

/// Value and padded text in one.
Secret content_of(const Secret& value, const Secret& block) {
    Secret content(SealValue::kSize + kPaddedSize);
    std::copy_n(value.data(), value.size(), content.data());
    std::copy_n(block.data(), block.size(), content.data() + value.size());
    return content;
}

tl::unexpected<Error> shut() {
    return failure(ErrorCode::seal_shut, "the sealed move does not open with these keys", {},
                   "both must be those of this envelope; see 'Lost keys' in docs/adjournment.md");
}

}  // namespace

Result<Sealed> seal_text(const Secret& text, std::string_view context) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    if (text.size() == 0 || text.size() > kLongestSealed) {
        return failure(ErrorCode::usage,
                       fmt::format("a sealed move has 1 to {} bytes, this has {}", kLongestSealed, text.size()), {},
                       "write the move alone");
    }
    Sealed sealed{{}, {Secret::random(SealKeys::kFirstSize), Secret::random(SealKeys::kSecondSize)}};
    const Secret value = Secret::random(SealValue::kSize);
    const Secret block = padded(text.view());
    const TextHash bound = hash_of_text(context);
    Sealing& sealing = sealed.sealing;
    sealing.commitment = commit(value.data(), bound, block);
    randombytes_buf(sealing.nonce.value.data(), SealNonce::kSize);
    const Secret content = content_of(value, block);
    const Secret key = key_from(sealed.keys, sealing.commitment);
    const std::string ad = bound_to(sealing.commitment, bound);
    crypto_aead_xchacha20poly1305_ietf_encrypt(sealing.text.value.data(), nullptr, content.data(), content.size(),
                                               bytes_of(ad), ad.size(), nullptr, sealing.nonce.value.data(),
                                               key.data());
    return sealed;
}

Result<Opening> open_text(const Sealing& sealing, const SealKeys& keys, std::string_view context) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    if (keys.first.size() != SealKeys::kFirstSize || keys.second.size() != SealKeys::kSecondSize) return shut();
    const TextHash bound = hash_of_text(context);
    const Secret key = key_from(keys, sealing.commitment);
    const std::string ad = bound_to(sealing.commitment, bound);
    Secret content(SealValue::kSize + kPaddedSize);
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        content.data(), nullptr, nullptr, sealing.text.value.data(), SealedText::kSize, bytes_of(ad), ad.size(),
        sealing.nonce.value.data(), key.data());
    std::size_t length = 0;
    const std::uint8_t* block = content.data() + SealValue::kSize;
    if (opened != 0 || sodium_unpad(&length, block, kPaddedSize, kPaddedSize) != 0) return shut();
    Opening opening{*from_raw<SealValue>(content.view().substr(0, SealValue::kSize)),
                    std::string(content.view().substr(SealValue::kSize, length))};
    opening.commitment = commitment_of(opening.value, context, opening.text);
    return opening;
}

Commitment commitment_of(const SealValue& value, std::string_view context, std::string_view text) {
    if (text.size() > kLongestSealed) return {};
    return commit(value.value.data(), hash_of_text(context), padded(text));
}

}  // namespace jadoube::log
