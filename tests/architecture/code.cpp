#include "code.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>

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

std::string text_of_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

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

std::vector<Token> tokens_of(std::string_view code) {
    std::vector<Token> tokens;
    std::size_t line = 1;
    while (!code.empty()) {
        const bool is_pair = code.starts_with("::") || code.starts_with("==") || code.starts_with("!=");
        const std::string_view token = is_pair ? code.substr(0, 2) : code.substr(0, token_length(code));
        const bool is_path = tokens.size() > 1 && tokens.back().text == "include" && token[0] == '"';
        const bool is_blank = std::isspace(static_cast<unsigned char>(token[0])) != 0;
        if (!is_blank && !is_path && !starts_comment(token)) tokens.push_back({line, std::string(token)});
        line += static_cast<std::size_t>(std::ranges::count(token, '\n'));
        code.remove_prefix(token.size());
    }
    return tokens;
}

const std::string& text_at(const std::vector<Token>& tokens, std::size_t at) {
    static const std::string kNone;
    return at < tokens.size() ? tokens[at].text : kNone;
}

bool is_literal(const Token& token) {
    return token.text.size() > 1 && token.text.front() == '"';
}

std::string_view content_of(const Token& literal) {
    return std::string_view(literal.text).substr(1, literal.text.size() - 2);
}

std::optional<std::size_t> bracket_around(const std::vector<Token>& tokens, std::size_t at) {
    int closed = 0;
    while (at-- > 0) {
        const std::string& text = tokens[at].text;
        if (text == ";" && closed == 0) return std::nullopt;
        if (text == ")" || text == "]" || text == "}") ++closed;
        if ((text == "(" || text == "[" || text == "{") && closed-- == 0) return at;
    }
    return std::nullopt;
}

}  // namespace jadoube::architecture
