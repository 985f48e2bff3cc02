// C++ text, as far as the scan needs to understand it.
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube::architecture {

/// What stands in a file; nothing where it cannot be read.
[[nodiscard]] std::string text_of_file(const std::filesystem::path& path);

/// The code without its comments. Line ends stay, so that lines keep their numbers; literals stay as written.
[[nodiscard]] std::string without_comments(std::string_view code);

/// A name, a number, a literal with its quotes, or a mark: "::", "==" and "!=" are one each.
struct Token {
    std::size_t line = 1;
    std::string text;
};

/// The tokens of the code; comments and the paths of #include are none.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view code);

/// The text of one of them; empty behind the last, and before the first (a number too large).
[[nodiscard]] const std::string& text_at(const std::vector<Token>& tokens, std::size_t at);

/// Whether a text is one of these.
template <std::size_t N>
[[nodiscard]] bool is_one_of(const std::array<std::string_view, N>& texts, std::string_view text) {
    return std::ranges::find(texts, text) != texts.end();
}

/// Whether it is a literal in quotes; what stands between them.
[[nodiscard]] bool is_literal(const Token& token);
[[nodiscard]] std::string_view content_of(const Token& literal);

/// The place of the bracket that the token at `at` stands in, within its statement; nothing where it stands in none.
[[nodiscard]] std::optional<std::size_t> bracket_around(const std::vector<Token>& tokens, std::size_t at);

}  // namespace jadoube::architecture
