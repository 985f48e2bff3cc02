#include "base/json_fault.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace jadoube {
namespace {

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The character that holds the byte at this place.
std::string_view character_at(std::string_view text, std::size_t at) {
    std::size_t begin = at;
    while (begin > 0 && is_continuation(text[begin])) --begin;
    std::size_t end = begin + 1;
    while (end < text.size() && is_continuation(text[end])) ++end;
    return text.substr(begin, end - begin);
}

bool is_of_a_word(char byte) {
    const bool is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    return is_letter || (byte >= '0' && byte <= '9') || byte == '.' || byte == '-' || byte == '+';
}

/// How much of what was read last is one thing: a text with its quotes, a word or number, else one character. `recent`
/// is what the reader has kept: it begins with the last text or word, and may have commas and the like after it.
std::string_view last_thing(std::string_view text, std::size_t bytes_read, std::string_view recent) {
    const std::size_t at = bytes_read - 1;
    const bool is_text = recent.size() > 1 && recent.starts_with('"') && recent.find('"', 1) == recent.size() - 1;
    if (is_text && text.substr(0, bytes_read).ends_with(recent)) {
        return text.substr(bytes_read - recent.size(), recent.size());
    }
    std::size_t begin = at;
    while (is_of_a_word(text[at]) && begin > 0 && is_of_a_word(text[begin - 1])) --begin;
    return begin < at ? text.substr(begin, bytes_read - begin) : character_at(text, at);
}

/// The last character before this place that is no white space; 0 where there is none.
char last_before(std::string_view text, std::size_t at) {
    const auto found = text.substr(0, at).find_last_not_of(" \t\r\n");
    return found == std::string_view::npos ? '\0' : text[found];
}

/// "True", "yes": a word without quotes that JSON does not have.
bool is_word_of_no_json(std::string_view text, std::size_t at) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return at < text.size() && is_letter(text[at]);
}

bool is_digit_at(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// "60,000" and "1:00": what stands between digits, or the digits behind it.
bool splits_number(std::string_view text, std::size_t at) {
    const bool parts = at > 0 && is_digit_at(text, at - 1) && (text[at] == ':' || text[at] == ',' || text[at] == '.');
    const bool is_behind = at > 1 && is_digit_at(text, at) && is_digit_at(text, at - 2) &&
                           (text[at - 1] == ',' || text[at - 1] == ':' || text[at - 1] == '.');
    return parts || is_behind;
}

std::string hint_for(std::string_view text, std::size_t at, std::string_view found) {
    static constexpr std::array<std::string_view, 6> kCurly = {"“", "”", "„", "‘", "’", "«"};
    if (std::find(kCurly.begin(), kCurly.end(), found) != kCurly.end()) {
        return "write straight quotes, \"; an editor for letters makes curly ones";
    }
    if (found == "'") return "a text stands in double quotes, \"";
    if (found == "/" || found == "#") return "JSON has no comments; what is to be said goes into a 'note'";
    if (found == "\xC2\xA0") return "this blank is one that does not break; write an ordinary one";
    if (found == "\n" || found == "\r") return "a text stands on one line; close its quotes before the line ends";
    if (is_word_of_no_json(text, at))
        return "yes and no are written true and false, in small letters; a text stands in quotes";
    if (splits_number(text, at)) return "a number is written with digits alone; a time in milliseconds, such as 60000";
    const bool closes = found == "}" || found == "]";
    if (closes && last_before(text, at) == ',') return fmt::format("leave out the comma before the {}", found);
    return "look for a missing comma, quote or bracket just before";
}

}  // namespace

JsonFault json_fault(std::string_view text, std::size_t bytes_read, std::string_view token) {
    const bool is_blank = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (is_blank) return {"the text is empty", "jadoube rules new writes a first ruleset", 1};
    if (bytes_read == 0 || bytes_read > text.size()) {
        return {"the text ends too early", "look for a missing quote or bracket", 1};
    }
    const std::string_view found = last_thing(text, bytes_read, token);
    const auto begin = static_cast<std::size_t>(found.data() - text.data());
    const auto line_end = text.substr(0, begin).rfind('\n');
    const std::size_t line = line_end == std::string_view::npos ? 0 : line_end + 1;
    return {fmt::format("unexpected '{}'", for_terminal(found, kMostQuoted)), hint_for(text, begin, found),
            static_cast<int>(count_code_points(text.substr(line, begin - line))) + 1};
}

bool looks_like_utf16(std::string_view text) {
    const bool has_mark = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
    return has_mark || (text.size() > 1 && (text[0] == '\0') != (text[1] == '\0'));
}

}  // namespace jadoube
