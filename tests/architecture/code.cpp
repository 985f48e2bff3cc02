#include "code.hpp"

#include <algorithm>
#include <cctype>

namespace jadoube::architecture {
namespace {

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// How far it is to the end of `mark`, searched from `from`; the whole text where it does not occur.
std::size_t through(std::string_view text, std::string_view mark, std::size_t from) {
    const std::size_t found = text.find(mark, from);
    return found == std::string_view::npos ? text.size() : found + mark.size();
}

std::size_t quoted_length(std::string_view text) {
    std::size_t at = 1;
    while (at < text.size() && text[at] != text[0]) at += text[at] == '\\' ? 2U : 1U;
    return std::min(at + 1, text.size());
}

/// `text` starts with the quote of R"mark( ... )mark".
std::size_t raw_string_length(std::string_view text) {
    const std::size_t open = text.find('(');
    if (open == std::string_view::npos) return text.size();
    return through(text, ")" + std::string(text.substr(1, open - 1)) + "\"", open);
}

/// A name or a number (with its digit separators), or a raw string with its prefix.
std::size_t word_length(std::string_view text) {
    const bool is_number = std::isdigit(static_cast<unsigned char>(text[0])) != 0;
    std::size_t at = 1;
    while (at < text.size() && (is_word(text[at]) || (is_number && text[at] == '\''))) ++at;
    const bool is_raw = text[at - 1] == 'R' && text.substr(at).starts_with('"');
    return is_raw ? at + raw_string_length(text.substr(at)) : at;
}

bool starts_comment(std::string_view text) {
    return text.starts_with("//") || text.starts_with("/*");
}

std::size_t token_length(std::string_view text) {
    if (text.starts_with("//")) return std::min(text.find('\n'), text.size());
    if (text.starts_with("/*")) return through(text, "*/", 2);
    if (is_word(text[0])) return word_length(text);
    if (text[0] == '"' || text[0] == '\'') return quoted_length(text);
    return 1;
}

}  // namespace

std::string without_comments(std::string_view code) {
    std::string kept;
    while (!code.empty()) {
        const std::string_view token = code.substr(0, token_length(code));
        if (starts_comment(token)) {
            kept.append(static_cast<std::size_t>(std::ranges::count(token, '\n')), '\n');
        } else {
            kept += token;
        }
        code.remove_prefix(token.size());
    }
    return kept;
}

}  // namespace jadoube::architecture
