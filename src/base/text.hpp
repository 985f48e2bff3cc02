// Small helpers for text: numbers, lists, nearest names, and making foreign text safe to show.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube {

/// The whole text as a decimal number; nothing where a character is left over or the number does not fit.
[[nodiscard]] std::optional<std::int64_t> parse_int(std::string_view text);

/// The parts between separators; "a,,b" has three, "" has one (empty). The views live as long as `text`.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
/// The parts are views: of a text that is gone before they are looked at there are none.
template <std::same_as<std::string> Gone>
std::vector<std::string_view> split(Gone&& text, char separator) = delete;

/// Without ASCII white space at both ends.
[[nodiscard]] std::string_view trim(std::string_view text);

/// Whether it is one of 0 to 9.
[[nodiscard]] constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Whether it is one of a to z or A to Z.
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// ASCII letters in lower case; other bytes unchanged.
[[nodiscard]] std::string lower(std::string_view text);

/// For finding names: letters of any script without case and accents ("Müller" as "muller"). Text that is not UTF-8 is
/// answered as `lower` does.
[[nodiscard]] std::string folded(std::string_view text);

/// "1 game", "4 games": a number with a noun that makes its plural with s.
[[nodiscard]] std::string counted(std::int64_t count, std::string_view noun);

/// "a; b; c".
[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between);

/// "a", "a and b", "a, b and c".
[[nodiscard]] std::string list_of(const std::vector<std::string>& words, std::string_view last = "and");

/// The name that was probably meant: the candidate with the fewest edits, if those are at most a third of its letters
/// (at least one, case not counted). The first of equals.
[[nodiscard]] std::optional<std::string> nearest(std::string_view name, const std::vector<std::string>& candidates);

[[nodiscard]] bool is_utf8(std::string_view text);

/// Latin-1 bytes as UTF-8.
[[nodiscard]] std::string latin1_to_utf8(std::string_view text);

/// Code points of valid UTF-8; bytes that are none count one each.
[[nodiscard]] std::size_t count_code_points(std::string_view text);
/// With '-' for every dash and minus sign that editors put in its place.
[[nodiscard]] std::string with_plain_dashes(std::string_view text);

/// The columns a terminal needs to show it.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// How much an error quotes of a foreign text, in characters.
inline constexpr std::size_t kMostQuoted = 40;

/// Foreign text for a terminal, an error message or a one-line field: control, bidirectional, invisible and unassigned
/// characters, line breaks and bytes that are no UTF-8 appear as \u{..} or \x{..}. Where more than `most` characters
/// would be shown, spelled ones with all their letters, it is cut and says how many are missing.
[[nodiscard]] std::string for_terminal(std::string_view text, std::size_t most = 2000);

/// Foreign text for a document that people read: the characters that for_terminal spells out appear as [U+202E], bytes
/// that are no UTF-8 as [0xFF]. Line ends (LF, CR LF, CR) become LF and are kept; nothing is cut.
[[nodiscard]] std::string for_document(std::string_view text);

}  // namespace jadoube
