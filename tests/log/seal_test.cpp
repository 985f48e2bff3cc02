// Sealed moves, steps 1 to 3 of the protocol: what is stored tells nothing and binds to everything.
#include "log/keys/seal.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "base/error.hpp"
#include "catch.hpp"
#include "log/keys/signing.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

const std::string kEnvelope = R"({"adjournment":{"fen":"8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 41"},"game":"r5b12"})";

Sealed seal(const std::string& text) {
    REQUIRE(start_signing());
    auto sealed = seal_text(Secret::of(text), kEnvelope);
    REQUIRE(sealed);
    return std::move(*sealed);
}

/// How far counts of 256 values are from even: about 255 where they come from chance.
double chi_square(const std::array<std::int64_t, 256>& counts) {
    std::int64_t all = 0;
    for (const std::int64_t count : counts) all += count;
    const double expected = static_cast<double>(all) / 256;
    double sum = 0;
    for (const std::int64_t count : counts) {
        const double off = static_cast<double>(count) - expected;
        sum += off * off / expected;
    }
    return sum;
}

template <typename T>
void count_bytes(const T& bytes, std::array<std::int64_t, 256>& counts) {
    for (const std::uint8_t byte : bytes.value) ++counts[byte];
}

}  // namespace

TEST_CASE("what was sealed is opened again, byte for byte, and its commitment is the one that was made") {
    const std::string texts[] = {"Bd7", "41.Bd3-d7 (=)", std::string("\0\xFF\n\x80\0", 5), "\xE2\x99\x97", " "};
    for (const std::string& text : texts) {
        const Sealed sealed = seal(text);
        const auto opening = open_text(sealed.sealing, sealed.keys, kEnvelope);
        REQUIRE(opening);
        CHECK(opening->text == text);
        CHECK(opening->commitment == sealed.sealing.commitment);
        CHECK(commitment_of(opening->value, kEnvelope, text) == sealed.sealing.commitment);
        CHECK(commitment_of(opening->value, kEnvelope, text + "+") != sealed.sealing.commitment);
        CHECK(commitment_of(opening->value, kEnvelope + " ", text) != sealed.sealing.commitment);
    }
}

TEST_CASE("the commitment is the SHA-256 that the protocol lays down") {
    // Made with sha256sum: the title, 32 bytes 0x01, SHA-256 of "{}", "Bd7", 0x80 and 124 zeros.
    SealValue ones;
    ones.value.fill(1);
    CHECK(to_hex(commitment_of(ones, "{}", "Bd7")) ==
          "2a832b7a14483ea8dc956daa5d0b4ec4498fc2aee5690cead795cf32f64a7528");
}

TEST_CASE("every length from 1 to 120 is sealed to the same size, and no bit of it can be changed") {
    for (std::size_t length = 1; length <= kLongestSealed; ++length) {
        const Sealed sealed = seal(std::string(length, 'x'));
        CHECK(to_raw(sealed.sealing.text).size() == 176);
        CHECK(open_text(sealed.sealing, sealed.keys, kEnvelope)->text.size() == length);
    }
    const Sealed sealed = seal("Bd7");
    const auto refused = [&](const Sealing& changed) {
        const auto opening = open_text(changed, sealed.keys, kEnvelope);
        return !opening && opening.error().code == ErrorCode::seal_shut;
    };
    int open = 0;
    for (std::size_t bit = 0; bit < 8 * SealedText::kSize; ++bit) {
        Sealing changed = sealed.sealing;
        changed.text.value[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
        open += refused(changed) ? 0 : 1;
    }
    for (std::size_t bit = 0; bit < 8 * Commitment::kSize; ++bit) {
        Sealing changed = sealed.sealing;
        changed.commitment.value[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
        open += refused(changed) ? 0 : 1;
    }
    for (std::size_t bit = 0; bit < 8 * SealNonce::kSize; ++bit) {
        Sealing changed = sealed.sealing;
        changed.nonce.value[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
        open += refused(changed) ? 0 : 1;
    }
    CHECK(open == 0);
}

TEST_CASE("a text of no byte or of 121 is refused without being repeated") {
    REQUIRE(start_signing());
    for (const std::string& text : {std::string(), std::string(121, 'Q')}) {
        const auto sealed = seal_text(Secret::of(text), kEnvelope);
        REQUIRE_FALSE(sealed);
        CHECK(sealed.error().code == ErrorCode::usage);
        CHECK(to_text(sealed.error()).find("QQ") == std::string::npos);
    }
}

TEST_CASE("a sealed move opens with its own two keys, its own envelope and its own text alone") {
    const Sealed sealed = seal("Bd7");
    const Sealed other = seal("Kf2");
    const auto shut = [](const Result<Opening>& opening) {
        return !opening && opening.error().code == ErrorCode::seal_shut;
    };
    const SealKeys other_first{Secret::of(other.keys.first.view()), Secret::of(sealed.keys.second.view())};
    const SealKeys other_second{Secret::of(sealed.keys.first.view()), Secret::of(other.keys.second.view())};
    CHECK(shut(open_text(sealed.sealing, other_first, kEnvelope)));
    CHECK(shut(open_text(sealed.sealing, other_second, kEnvelope)));
    CHECK(shut(open_text(sealed.sealing, SealKeys{}, kEnvelope)));
    CHECK(shut(open_text(sealed.sealing, sealed.keys, kEnvelope + " ")));
    Sealing swapped = sealed.sealing;
    swapped.text = other.sealing.text;
    CHECK(shut(open_text(swapped, sealed.keys, kEnvelope)));
    CHECK(shut(open_text(swapped, other.keys, kEnvelope)));
    swapped.nonce = other.sealing.nonce;
    CHECK(shut(open_text(swapped, other.keys, kEnvelope)));
}

TEST_CASE("seals of one move are not alike, and their bytes are those of chance", "[sized]") {
    const auto many = sized(4'000, 20'000, 100'000);
    std::set<Commitment> commitments;
    std::set<SealedText> texts;
    std::array<std::int64_t, 256> of_commitments{};
    std::array<std::int64_t, 256> of_texts{};
    for (std::int64_t i = 0; i < many; ++i) {
        const Sealed sealed = seal("Bd7");
        commitments.insert(sealed.sealing.commitment);
        texts.insert(sealed.sealing.text);
        count_bytes(sealed.sealing.commitment, of_commitments);
        count_bytes(sealed.sealing.text, of_texts);
    }
    CHECK(static_cast<std::int64_t>(commitments.size()) == many);
    CHECK(static_cast<std::int64_t>(texts.size()) == many);
    // 255 degrees of freedom: beyond 330.5 with p = 0.001, beyond 377 once in a million.
    CHECK(chi_square(of_commitments) < 377);
    CHECK(chi_square(of_texts) < 377);
}
