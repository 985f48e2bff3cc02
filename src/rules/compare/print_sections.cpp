#include "rules/compare/print_sections.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

constexpr std::array<std::string_view, 4> kNotes{"note", "notes", "remark", "remarks"};

/// A single word in capitals may be that of a diagram, or a numeral.
constexpr std::size_t kShortestWord = 3;
constexpr std::array<std::string_view, 2> kSides{"WHITE", "BLACK"};

std::string_view line_at(std::string_view text, std::size_t at) {
    return trim(text.substr(at, text.find('\n', at) - at));
}

bool is_note(std::string_view line) {
    if (line.starts_with('(')) line.remove_prefix(1);
    const auto end = std::find_if_not(line.begin(), line.end(), is_letter);
    const std::string word = lower(line.substr(0, static_cast<std::size_t>(end - line.begin())));
    return end != line.end() && (*end == ':' || *end == '.') &&
           std::find(kNotes.begin(), kNotes.end(), word) != kNotes.end();
}

bool is_in_capitals(std::string_view line) {
    const bool has_small = std::any_of(line.begin(), line.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    const bool has_sign =
        std::any_of(line.begin(), line.end(), [](char c) { return is_digit(c) || c == '(' || c == '<'; });
    return !has_small && !has_sign && std::any_of(line.begin(), line.end(), is_letter);
}

bool is_heading(std::string_view line) {
    if (!is_in_capitals(line)) return false;
    if (line.find(' ') != std::string_view::npos) return true;
    const std::string_view word = line.substr(0, line.find_last_not_of(".:") + 1);
    const bool is_numeral = word.find_first_not_of("IVXLCDM") == std::string_view::npos;
    return word.size() >= kShortestWord && !is_numeral && std::find(kSides.begin(), kSides.end(), word) == kSides.end();
}

/// The next line that is not blank; empty where the text ends.
std::string_view line_after(std::string_view text, std::size_t at) {
    for (auto end = text.find('\n', at); end != std::string_view::npos; end = text.find('\n', end + 1))
        if (const std::string_view line = line_at(text, end + 1); !line.empty()) return line;
    return {};
}

}  // namespace

bool is_after_blank_line(std::string_view text, std::size_t at) {
    const auto line = text.substr(0, at).rfind('\n');
    if (line == std::string_view::npos) return true;
    const auto before = text.substr(0, line).rfind('\n');
    const std::size_t from = before == std::string_view::npos ? 0 : before + 1;
    return trim(text.substr(from, line - from)).empty();
}

bool begins_section(std::string_view text, std::size_t at) {
    const std::string_view line = line_at(text, at);
    if (is_note(line)) return true;
    return is_heading(line) && is_after_blank_line(text, at) && !is_in_capitals(line_after(text, at));
}

}  // namespace jadoube::rules
