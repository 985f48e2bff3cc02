#include "event/text_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Bytes 0x80 to 0x9F of Windows-1252; 0: not a character of it.
constexpr std::array<char32_t, 32> kWindows1252{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                                0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

std::u32string from_windows_1252(std::string_view bytes) {
    std::u32string characters;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        const bool is_special = value >= 0x80 && value <= 0x9F;
        const char32_t special = is_special ? kWindows1252[value - 0x80] : value;
        characters += special == 0 ? char32_t{0xFFFD} : special;
    }
    return characters;
}

/// Valid UTF-8 is taken for granted.
std::u32string from_utf8(std::string_view text) {
    std::u32string characters;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t value = size == 1 ? lead : lead & (0xFFU >> (size + 1));
        for (std::size_t next = 1; next < size; ++next)
            value = (value << 6) | (static_cast<unsigned char>(text[at + next]) & 0x3FU);
        characters += value;
        at += size;
    }
    return characters;
}

void add_utf8(std::string& text, char32_t value) {
    const auto add = [&](char32_t bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (value < 0x80) return add(value);
    if (value < 0x800) {
        add(0xC0 | (value >> 6));
    } else if (value < 0x10000) {
        add(0xE0 | (value >> 12));
        add(0x80 | ((value >> 6) & 0x3F));
    } else {
        add(0xF0 | (value >> 18));
        add(0x80 | ((value >> 12) & 0x3F));
        add(0x80 | ((value >> 6) & 0x3F));
    }
    add(0x80 | (value & 0x3F));
}

std::string to_utf8(std::u32string_view characters) {
    std::string text;
    for (const char32_t value : characters) add_utf8(text, value);
    return text;
}

bool is_space(char32_t c) {
    return c == U' ' || c == U'\u00A0';
}

bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
}

/// Takes the lines of a text apart.
class LineCutter {
public:
    explicit LineCutter(DecodedText& decoded) : decoded_(&decoded) {}

    void cut(const std::u32string& characters) {
        for (std::size_t at = 0; at <= characters.size(); ++at) {
            const char32_t c = at < characters.size() ? characters[at] : U'\n';
            if (c != U'\n' && c != U'\r') {
                line_ += c;
                continue;
            }
            if (c == U'\r' && at + 1 < characters.size() && characters[at + 1] == U'\n') ++at;
            end_line();
        }
    }

private:
    void end_line() {
        ++number_;
        const auto control = std::find_if(line_.begin(), line_.end(), is_control);
        if (control != line_.end())
            decoded_->findings.push_back({ImportFindingKind::control_character, number_,
                                          static_cast<int>(control - line_.begin()) + 1,
                                          fmt::format("U+{:04X}", static_cast<std::uint32_t>(*control))});
        std::replace_if(line_.begin(), line_.end(), is_control, U' ');
        while (!line_.empty() && is_space(line_.back())) line_.pop_back();
        if (!line_.empty()) decoded_->lines.emplace_back(number_, line_);
        line_.clear();
    }

    DecodedText* decoded_;
    std::u32string line_;
    int number_ = 0;
};

}  // namespace

std::string Line::field(int first, int last) const {
    auto begin = static_cast<std::size_t>(std::clamp(first - 1, 0, width()));
    auto end = static_cast<std::size_t>(std::clamp(last, static_cast<int>(begin), width()));
    while (begin < end && is_space(characters_[begin])) ++begin;
    while (begin < end && is_space(characters_[end - 1])) --end;
    return to_utf8(std::u32string_view(characters_).substr(begin, end - begin));
}

char Line::at(int column) const {
    if (column < 1 || column > width()) return ' ';
    const char32_t c = characters_[static_cast<std::size_t>(column) - 1];
    if (is_space(c)) return ' ';
    return c < 0x80 ? static_cast<char>(c) : '?';
}

bool Line::is_blank(int first, int last) const {
    return field(first, last).empty();
}

std::string Line::text() const {
    return to_utf8(characters_);
}

std::string_view name_of(TextEncoding encoding) {
    return encoding == TextEncoding::utf_8 ? "UTF-8" : "Windows-1252";
}

DecodedText decode(std::string_view bytes) {
    DecodedText decoded;
    if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
    const bool is_readable = is_utf8(bytes);
    const std::u32string characters = is_readable ? from_utf8(bytes) : from_windows_1252(bytes);
    decoded.text = is_readable ? std::string(bytes) : to_utf8(characters);
    if (!is_readable) {
        decoded.encoding = TextEncoding::windows_1252;
        decoded.findings.push_back({ImportFindingKind::other_encoding, 0, 0, "read as Windows-1252"});
    }
    LineCutter(decoded).cut(characters);
    return decoded;
}

}  // namespace jadoube::event
