#include "base/text.hpp"

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <numeric>

namespace jadoube {
namespace {

struct CodePoint {
    utf8proc_int32_t value;  // -1: not UTF-8
    std::size_t bytes;
};

CodePoint first_code_point(std::string_view text) {
    utf8proc_int32_t value = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    const utf8proc_ssize_t used = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &value);
    if (used <= 0) return {-1, 1};
    return {value, static_cast<std::size_t>(used)};
}

bool is_bidirectional_control(utf8proc_int32_t c) {
    return c == 0x61C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool is_invisible(utf8proc_int32_t c) {
    return c == 0xAD || c == 0x34F || c == 0x115F || c == 0x1160 || c == 0x17B4 || c == 0x17B5 ||
           (c >= 0x180B && c <= 0x180F) || (c >= 0x200B && c <= 0x200D) || (c >= 0x2060 && c <= 0x206F) ||
           c == 0x3164 || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || c == 0xFFA0 || (c >= 0xFFF0 && c <= 0xFFFB) ||
           (c >= 0xE0000 && c <= 0xE0FFF);
}

bool is_shown_as_it_is(utf8proc_int32_t c) {
    if (is_bidirectional_control(c) || is_invisible(c)) return false;
    switch (utf8proc_category(c)) {
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_CS:
        case UTF8PROC_CATEGORY_CO:
        case UTF8PROC_CATEGORY_CN:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP: return false;
        default: return true;
    }
}

/// Letters left out, added, changed, and two neighbours in the wrong order: each is one edit.
std::size_t edits_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
            const bool are_swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (are_swapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

/// What stands in a terminal for a character that is not shown as it is; empty where it is.
std::string spelled_out(char first, std::int32_t code_point) {
    if (code_point < 0) return fmt::format("\\x{{{:02x}}}", static_cast<unsigned char>(first));
    return is_shown_as_it_is(code_point) ? std::string() : fmt::format("\\u{{{:x}}}", code_point);
}

}  // namespace

std::optional<std::int64_t> parse_int(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string_view trim(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n\f\v";
    const auto first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

std::string folded(std::string_view text) {
    constexpr auto kOptions = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                                             UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK);
    utf8proc_uint8_t* mapped = nullptr;
    const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                   static_cast<utf8proc_ssize_t>(text.size()), &mapped, kOptions);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> held(mapped, &std::free);
    if (size < 0) return lower(text);
    return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(size)};
}

std::string counted(std::int64_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

std::string list_of(const std::vector<std::string>& words, std::string_view last) {
    if (words.empty()) return {};
    std::string text = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) {
        text += i + 1 == words.size() ? fmt::format(" {} ", last) : std::string(", ");
        text += words[i];
    }
    return text;
}

std::optional<std::string> nearest(std::string_view name, const std::vector<std::string>& candidates) {
    constexpr std::size_t kLongestName = 100;
    if (name.size() > kLongestName) return std::nullopt;
    const std::string wanted = lower(name);
    std::optional<std::string> best;
    std::size_t fewest = 0;
    for (const std::string& candidate : candidates) {
        const std::size_t edits = edits_between(wanted, lower(candidate));
        if (edits > std::max<std::size_t>(1, candidate.size() / 3)) continue;
        if (!best || edits < fewest) {
            best = candidate;
            fewest = edits;
        }
    }
    return best;
}

bool is_utf8(std::string_view text) {
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    while (!text.empty()) {
        const auto* const other = std::find_if_not(text.begin(), text.end(), is_ascii);  // most of every text is
        text.remove_prefix(static_cast<std::size_t>(other - text.begin()));
        if (text.empty()) return true;
        const CodePoint point = first_code_point(text);
        if (point.value < 0) return false;
        text.remove_prefix(point.bytes);
    }
    return true;
}

std::string latin1_to_utf8(std::string_view text) {
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            result += c;
        } else {
            result += static_cast<char>(0xC0 | (byte >> 6));
            result += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return result;
}

std::string with_plain_dashes(std::string_view text) {
    constexpr std::string_view kHyphenToBar = "\xE2\x80", kMinus = "\xE2\x88\x92";  // U+2010 to U+2015; U+2212
    std::string plain;
    while (!text.empty()) {
        const bool is_dash =
            text.size() > 2 && text.starts_with(kHyphenToBar) && text[2] >= '\x90' && text[2] <= '\x95';
        const bool is_wide = is_dash || text.starts_with(kMinus);
        plain += is_wide ? '-' : text.front();
        text.remove_prefix(is_wide ? kMinus.size() : 1);
    }
    return plain;
}

std::size_t count_code_points(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) text.remove_prefix(first_code_point(text).bytes);
    return count;
}

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        width += point.value < 0 ? 1 : static_cast<std::size_t>(std::max(0, utf8proc_charwidth(point.value)));
        text.remove_prefix(point.bytes);
    }
    return width;
}

std::string for_terminal(std::string_view text, std::size_t most) {
    std::string shown;
    for (std::size_t room = most; !text.empty();) {
        const CodePoint point = first_code_point(text);
        const std::string spelled = spelled_out(text.front(), point.value);
        const std::size_t needs = spelled.empty() ? 1 : spelled.size();
        if (needs > room) return shown + fmt::format("... ({} more characters)", count_code_points(text));
        shown += spelled.empty() ? text.substr(0, point.bytes) : spelled;
        room -= needs;
        text.remove_prefix(point.bytes);
    }
    return shown;
}

std::string for_document(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        if (text.starts_with("\r\n")) {
            // Shown by the line feed that follows.
        } else if (point.value == '\n' || point.value == '\r') {
            shown += '\n';
        } else if (point.value < 0) {
            shown += fmt::format("[0x{:02X}]", static_cast<unsigned char>(text.front()));
        } else if (is_shown_as_it_is(point.value)) {
            shown += text.substr(0, point.bytes);
        } else {
            shown += fmt::format("[U+{:04X}]", point.value);
        }
        text.remove_prefix(point.bytes);
    }
    return shown;
}

}  // namespace jadoube
