#include "log/keys/seal_keys.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/keys/proquint.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {
namespace {

static_assert(crypto_pwhash_argon2id_SALTBYTES == WrapSalt::kSize);
static_assert(crypto_secretbox_NONCEBYTES == WrapNonce::kSize);
static_assert(crypto_secretbox_MACBYTES + SealKeys::kFirstSize == WrappedKey::kSize);
static_assert(crypto_box_PUBLICKEYBYTES == EscrowKey::kSize);
static_assert(crypto_box_SEALBYTES + SealKeys::kFirstSize + SealKeys::kSecondSize == EscrowedKeys::kSize);

constexpr std::size_t kShortest = 12;
constexpr std::size_t kLeastDifferent = 5;
constexpr std::size_t kWords = 5;

bool is_within(std::int64_t value, std::int64_t least, std::int64_t most) {
    return least <= value && value <= most;
}

tl::unexpected<Error> shut(std::string why, std::string hint) {
    return failure(ErrorCode::seal_shut, std::move(why), {}, std::move(hint));
}

Result<Secret> key_of(const Secret& passphrase, const PassphraseWrap& wrap) {
    const bool allowed = is_within(wrap.operations, kLeastCost.operations, kMostCost.operations) &&
                         is_within(wrap.memory, kLeastCost.memory, kMostCost.memory);
    if (!allowed) {
        return failure(ErrorCode::log_damaged,
                       fmt::format("the passphrase is said to be hashed {} times in {} bytes, which jadoube never does",
                                   wrap.operations, wrap.memory),
                       {}, "nothing was computed; see: jadoube verify");
    }
    Secret key(crypto_secretbox_KEYBYTES);
    const int done =
        crypto_pwhash_argon2id(key.data(), key.size(), passphrase.view().data(), passphrase.size(),
                               wrap.salt.value.data(), static_cast<unsigned long long>(wrap.operations),
                               static_cast<std::size_t>(wrap.memory), crypto_pwhash_argon2id_ALG_ARGON2ID13);
    if (done == 0) return key;
    return failure(ErrorCode::internal, fmt::format("hashing the passphrase needs {} MiB", wrap.memory >> 20), {},
                   "end other programs, then try again");
}

// Base 32 as D. Crockford writes it: no letter that looks like a digit, and none that makes words.
constexpr std::string_view kCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kCodeDigits = 26;
constexpr std::size_t kCheckDigits = 2;
constexpr std::size_t kGroup = 4;

std::array<std::uint8_t, kCheckDigits> check_of(const Secret& second) {
    const TextHash hash = hash_of_text(second.view());
    return {static_cast<std::uint8_t>(hash.value[0] & 31U), static_cast<std::uint8_t>(hash.value[1] & 31U)};
}

std::optional<std::uint8_t> digit_of(char c) {
    const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const char meant = capital == 'O' ? '0' : capital == 'I' || capital == 'L' ? '1' : capital;
    const auto place = kCodeAlphabet.find(meant);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<std::uint8_t>(place);
}

/// The digits of a code, without what stands between them; 255 first where one is none.
Secret digits_in(std::string_view text) {
    Secret digits(text.size());
    std::size_t count = 0;
    for (const char c : text) {
        if (c == '-' || c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
        const auto digit = digit_of(c);
        if (!digit) return {};
        digits.data()[count++] = *digit;
    }
    digits.shorten(count);
    return digits;
}

}  // namespace

std::optional<std::string> weakness_of(std::string_view passphrase) {
    if (count_code_points(passphrase) < kShortest) return fmt::format("has fewer than {} characters", kShortest);
    const auto is_figure = [](char c) {
        return (c >= '0' && c <= '9') || std::string_view(" .,-/:+").find(c) != std::string_view::npos;
    };
    if (std::all_of(passphrase.begin(), passphrase.end(), is_figure)) return "has nothing but figures";
    if (std::set<char>(passphrase.begin(), passphrase.end()).size() < kLeastDifferent)
        return fmt::format("has fewer than {} different characters", kLeastDifferent);
    return std::nullopt;
}

Secret new_passphrase() {
    const Secret chance = Secret::random(2 * kWords);
    std::string words = proquints_of(chance.view());
    Secret passphrase = Secret::of(words);
    sodium_memzero(words.data(), words.size());
    return passphrase;
}

Result<PassphraseWrap> wrap_first(const Secret& first, const Secret& passphrase) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    if (const auto weakness = weakness_of(passphrase.view())) {
        return failure(ErrorCode::usage, "the passphrase " + *weakness, {},
                       "whoever has the log can try all of them; --new-passphrase makes one of five words");
    }
    PassphraseWrap wrap{.operations = kLeastCost.operations, .memory = kLeastCost.memory};
    randombytes_buf(wrap.salt.value.data(), WrapSalt::kSize);
    randombytes_buf(wrap.nonce.value.data(), WrapNonce::kSize);
    const auto key = key_of(passphrase, wrap);
    if (!key) return tl::unexpected<Error>(key.error());
    crypto_secretbox_easy(wrap.key.value.data(), first.data(), first.size(), wrap.nonce.value.data(), key->data());
    return wrap;
}

Result<Secret> unwrap_first(const PassphraseWrap& wrap, const Secret& passphrase) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    const auto key = key_of(passphrase, wrap);
    if (!key) return tl::unexpected<Error>(key.error());
    Secret first(SealKeys::kFirstSize);
    const int opened = crypto_secretbox_open_easy(first.data(), wrap.key.value.data(), WrappedKey::kSize,
                                                  wrap.nonce.value.data(), key->data());
    if (opened == 0) return first;
    return shut("the passphrase is another than the one at the sealing", "capital letters and spaces count");
}

Secret slip_code(const Secret& second) {
    Secret code(kCodeDigits + kCheckDigits + (kCodeDigits + kCheckDigits) / kGroup - 1);
    const auto check = check_of(second);
    std::size_t at = 0;
    for (std::size_t i = 0; i < kCodeDigits + kCheckDigits; ++i) {
        if (i != 0 && i % kGroup == 0) code.data()[at++] = '-';
        unsigned digit = 0;
        for (std::size_t bit = 5 * i; i < kCodeDigits && bit < 5 * i + 5; ++bit) {
            const unsigned byte = bit / 8 < second.size() ? second.data()[bit / 8] : 0U;
            digit = digit << 1U | (byte >> (7 - bit % 8) & 1U);
        }
        if (i >= kCodeDigits) digit = check[i - kCodeDigits];
        code.data()[at++] = static_cast<std::uint8_t>(kCodeAlphabet[digit]);
    }
    return code;
}

Result<Secret> read_slip_code(std::string_view text) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    const Secret digits = digits_in(text);
    const auto mistyped = [] {
        return shut("the code of the slip is mistyped",
                    "it has seven groups of four characters, 0 to 9 and A to Z without I, L, O and U");
    };
    if (digits.size() != kCodeDigits + kCheckDigits) return mistyped();
    Secret second(SealKeys::kSecondSize);
    const auto bit_at = [&](std::size_t bit) { return digits.data()[bit / 5] >> (4 - bit % 5) & 1; };
    for (std::size_t bit = 0; bit < 8 * second.size(); ++bit) {
        std::uint8_t& byte = second.data()[bit / 8];
        byte = static_cast<std::uint8_t>(byte << 1U | bit_at(bit));
    }
    bool spare = false;
    for (std::size_t bit = 8 * second.size(); bit < 5 * kCodeDigits; ++bit) spare = spare || bit_at(bit) != 0;
    const auto check = check_of(second);
    if (spare || !std::equal(check.begin(), check.end(), digits.data() + kCodeDigits)) return mistyped();
    return second;
}

Result<EscrowPair> new_escrow_pair() {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    EscrowPair pair{{}, Secret(crypto_box_SECRETKEYBYTES)};
    crypto_box_keypair(pair.to.value.data(), pair.secret.data());
    return pair;
}

Result<EscrowWrap> wrap_for(const EscrowKey& to, const SealKeys& keys) {
    Secret both(keys.first.size() + keys.second.size());
    std::copy_n(keys.first.data(), keys.first.size(), both.data());
    std::copy_n(keys.second.data(), keys.second.size(), both.data() + keys.first.size());
    EscrowWrap wrap{to, {}};
    if (crypto_box_seal(wrap.keys.value.data(), both.data(), both.size(), to.value.data()) == 0) return wrap;
    return failure(ErrorCode::usage, "this is no escrow key", "--escrow", "make one with: jadoube key escrow FILE");
}

Result<SealKeys> unwrap_escrow(const EscrowWrap& wrap, const Secret& secret) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    Secret both(SealKeys::kFirstSize + SealKeys::kSecondSize);
    const bool fits = escrow_key_of(secret) == wrap.to &&
                      crypto_box_seal_open(both.data(), wrap.keys.value.data(), EscrowedKeys::kSize,
                                           wrap.to.value.data(), secret.data()) == 0;
    if (!fits) return shut("the escrow key is not one that this move was sealed for", "the envelope names its keys");
    return SealKeys{Secret::of(both.view().substr(0, SealKeys::kFirstSize)),
                    Secret::of(both.view().substr(SealKeys::kFirstSize))};
}

std::optional<EscrowKey> escrow_key_of(const Secret& secret) {
    if (secret.size() != crypto_box_SECRETKEYBYTES) return std::nullopt;
    EscrowKey key;
    crypto_scalarmult_base(key.value.data(), secret.data());
    return key;
}

}  // namespace jadoube::log
