#include "game/pgn/pgn_tag.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::game {
namespace {

constexpr std::string_view kSpace = " \t";

bool is_name_byte(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '+' || c == ':' || c == '#' || c == '=';
}

std::size_t skip_space(std::string_view text, std::size_t from) {
    return std::min(text.find_first_not_of(kSpace, from), text.size());
}

struct NameText {
    std::string_view name;
    std::size_t end;  // where the value begins
};

NameText read_name(std::string_view text) {
    const std::size_t begin = skip_space(text, 1);
    std::size_t end = begin;
    while (end < text.size() && is_name_byte(text[end])) ++end;
    return {text.substr(begin, end - begin), skip_space(text, end)};
}

bool is_escape(std::string_view text, std::size_t at) {
    return text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == '"' || text[at + 1] == '\\');
}

/// The quote before a `]` that ends a value.
struct ClosingQuote {
    std::size_t at = std::string_view::npos;
    std::size_t after_bracket = std::string_view::npos;
    bool has_inner_quotes = false;
};

ClosingQuote find_closing(std::string_view text, std::size_t from, bool honours_escapes) {
    ClosingQuote closing;
    for (std::size_t at = from; at < text.size(); ++at) {
        if (honours_escapes && is_escape(text, at)) {
            ++at;
        } else if (text[at] == '"') {
            const std::size_t next = skip_space(text, at + 1);
            if (next < text.size() && text[next] == ']') {
                closing.at = at;
                closing.after_bracket = next + 1;
                return closing;
            }
            closing.has_inner_quotes = true;
        }
    }
    return closing;
}

std::string without_escapes(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_escape(text, at)) ++at;
        result += text[at];
    }
    return result;
}

/// A value that no quote and bracket end: the rest of the line without what is left of them.
TagText unclosed(std::string_view name, std::string_view rest, std::size_t length) {
    rest = trim(rest);
    if (!rest.empty() && rest.back() == ']') rest.remove_suffix(1);
    rest = trim(rest);
    if (!rest.empty() && rest.back() == '"') rest.remove_suffix(1);
    return {{std::string(name), std::string(rest)}, length, true};
}

}  // namespace

bool looks_like_tag(std::string_view text) {
    const NameText name = read_name(text);
    return !name.name.empty() && name.end < text.size() && text[name.end] == '"';
}

std::optional<TagText> parse_tag(std::string_view text) {
    const auto [name, begin] = read_name(text);
    if (name.empty()) return std::nullopt;
    if (begin >= text.size() || text[begin] != '"') {
        const std::size_t bracket = std::min(text.find(']', begin), text.size());
        return unclosed(name, text.substr(begin, bracket - begin), std::min(bracket + 1, text.size()));
    }
    if (const ClosingQuote closing = find_closing(text, begin + 1, true); closing.at != std::string_view::npos) {
        const std::string_view value = text.substr(begin + 1, closing.at - begin - 1);
        return TagText{{std::string(name), without_escapes(value)}, closing.after_bracket, closing.has_inner_quotes};
    }
    // A backslash before the last quote, as in "Madrid \", escapes nothing.
    if (const ClosingQuote closing = find_closing(text, begin + 1, false); closing.at != std::string_view::npos) {
        const std::string_view value = text.substr(begin + 1, closing.at - begin - 1);
        return TagText{{std::string(name), std::string(value)}, closing.after_bracket, true};
    }
    return unclosed(name, text.substr(begin + 1), text.size());
}

std::string to_text(const Tag& tag) {
    std::string text = "[" + tag.first + " \"";
    for (const char c : tag.second) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + "\"]";
}

}  // namespace jadoube::game
