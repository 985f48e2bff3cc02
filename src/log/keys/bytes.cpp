#include "log/keys/bytes.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

}  // namespace

std::string hex_of(std::string_view raw) {
    std::string hex;
    hex.reserve(raw.size() * 2);
    for (const char c : raw) {
        const auto byte = static_cast<std::uint8_t>(c);
        hex += kHexDigits[byte >> 4U];
        hex += kHexDigits[byte & 15U];
    }
    return hex;
}

std::optional<std::string> raw_of_hex(std::string_view hex) {
    if (hex.size() % 2 != 0) return std::nullopt;
    std::string raw;
    raw.reserve(hex.size() / 2);
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const auto high = kHexDigits.find(hex[i]);
        const auto low = kHexDigits.find(hex[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        raw += static_cast<char>(high << 4U | low);
    }
    return raw;
}

}  // namespace jadoube::log
