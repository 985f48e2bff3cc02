// Identifiers, hashes, keys and signatures: bytes of a fixed number, each kind a type of its own, written in
// hexadecimal.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace jadoube::log {

/// Exactly `size` bytes with a meaning; zero until set.
template <typename Tag, std::size_t size>
struct Bytes {
    static constexpr std::size_t kSize = size;
    std::array<std::uint8_t, size> value{};

    friend auto operator<=>(const Bytes&, const Bytes&) = default;
};

using EntryId = Bytes<struct EntryIdTag, 16>;      // of the command that recorded it, random
using ChainId = Bytes<struct ChainIdTag, 32>;      // follows from the key of the device
using EntryHash = Bytes<struct EntryHashTag, 32>;  // SHA-256
using TextHash = Bytes<struct TextHashTag, 32>;    // SHA-256
using PublicKey = Bytes<struct PublicKeyTag, 32>;  // Ed25519
using Signature = Bytes<struct SignatureTag, 64>;  // Ed25519

/// The bytes as they stand in the database.
template <typename Tag, std::size_t size>
[[nodiscard]] std::string to_raw(const Bytes<Tag, size>& bytes) {
    return {bytes.value.begin(), bytes.value.end()};
}

/// The value of these bytes; nothing where there are more or fewer.
template <typename T>
[[nodiscard]] std::optional<T> from_raw(std::string_view raw) {
    if (raw.size() != T::kSize) return std::nullopt;
    T bytes;
    for (std::size_t i = 0; i < raw.size(); ++i) bytes.value[i] = static_cast<std::uint8_t>(raw[i]);
    return bytes;
}

/// Two small hexadecimal digits a byte.
[[nodiscard]] std::string hex_of(std::string_view raw);
/// Reads small hexadecimal digits; nothing where the text is anything else.
[[nodiscard]] std::optional<std::string> raw_of_hex(std::string_view hex);

template <typename Tag, std::size_t size>
[[nodiscard]] std::string to_hex(const Bytes<Tag, size>& bytes) {
    return hex_of(to_raw(bytes));
}

template <typename T>
[[nodiscard]] std::optional<T> from_hex(std::string_view hex) {
    const auto raw = raw_of_hex(hex);
    return raw ? from_raw<T>(*raw) : std::nullopt;
}

}  // namespace jadoube::log
