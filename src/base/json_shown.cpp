#include "base/json_shown.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube {
namespace {

/// The bytes of the UTF-8 character that begins here, by its first byte.
std::size_t length_of_character(unsigned char first) {
    if (first >= 0xF0) return 4;
    if (first >= 0xE0) return 3;
    return first >= 0xC0 ? 2 : 1;
}

unsigned value_of_character(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes.front());
    unsigned value = bytes.size() == 1 ? first : first & (0xFFU >> (bytes.size() + 1));
    for (const char byte : bytes.substr(1)) value = value << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    return value;
}

std::string escaped(unsigned value) {
    if (value < 0x10000) return fmt::format("\\u{:04x}", value);
    const unsigned rest = value - 0x10000;
    return fmt::format("\\u{:04x}\\u{:04x}", 0xD800 + (rest >> 10U), 0xDC00 + (rest & 0x3FFU));
}

}  // namespace

std::string for_json(std::string_view json) {
    std::string shown;
    shown.reserve(json.size());
    while (!json.empty()) {
        const auto first = static_cast<unsigned char>(json.front());
        const std::string_view character = json.substr(0, length_of_character(first));
        const bool is_plain = first == '\n' || (first >= 0x20 && first < 0x7F);
        if (is_plain || for_terminal(character) == character) {
            shown += character;
        } else {
            shown += escaped(is_utf8(character) ? value_of_character(character) : 0xFFFD);
        }
        json.remove_prefix(character.size());
    }
    return shown;
}

}  // namespace jadoube
