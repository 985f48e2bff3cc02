#include "game/pgn/pgn_section.hpp"

namespace jadoube::game {
namespace {

constexpr std::string_view kEvent = "[Event";

/// The text before `end` without one line end (LF, CR LF, CR); nothing where it does not end with one.
std::optional<std::size_t> before_line_end(std::string_view text, std::size_t end) {
    if (end == 0 || (text[end - 1] != '\n' && text[end - 1] != '\r')) return std::nullopt;
    const bool is_two_bytes = end >= 2 && text[end - 1] == '\n' && text[end - 2] == '\r';
    return end - (is_two_bytes ? 2 : 1);
}

/// A line begins at `at`, and the one before it is blank.
bool follows_blank_line(std::string_view text, std::size_t at) {
    const auto end = before_line_end(text, at);
    if (!end) return false;
    std::size_t begin = *end;
    while (begin > 0 && std::string_view(" \t\v\f").find(text[begin - 1]) != std::string_view::npos) --begin;
    return begin == 0 || before_line_end(text, begin).has_value();
}

/// A line begins at `at`, and the one before it ends with a result.
bool follows_result(std::string_view text, std::size_t at) {
    const auto end = before_line_end(text, at);
    if (!end) return false;
    const std::string_view before = text.substr(0, *end);
    return before.ends_with("1-0") || before.ends_with("0-1") || before.ends_with("1/2") || before.ends_with('*');
}

/// What follows the name is a value.
bool is_event_tag(std::string_view text, std::size_t at) {
    const std::size_t value = text.find_first_not_of(" \t", at + kEvent.size());
    return value != std::string_view::npos && text[value] == '"';
}

}  // namespace

bool begins_section(std::string_view text, std::size_t at) {
    return text.substr(at).starts_with(kEvent) && follows_blank_line(text, at) && is_event_tag(text, at);
}

std::optional<std::size_t> find_section(std::string_view text, std::size_t from) {
    for (std::size_t at = text.find(kEvent, from); at != std::string_view::npos; at = text.find(kEvent, at + 1))
        if (at > 0 && begins_section(text, at)) return at;
    return std::nullopt;
}

std::optional<std::size_t> find_last_section(std::string_view text) {
    for (std::size_t at = text.rfind(kEvent); at != std::string_view::npos && at > 0; at = text.rfind(kEvent, at - 1))
        if (begins_section(text, at)) return at;
    return std::nullopt;
}

std::optional<std::size_t> find_last_first_move(std::string_view text) {
    for (std::size_t at = text.rfind("1."); at != std::string_view::npos && at > 0; at = text.rfind("1.", at - 1))
        if (follows_blank_line(text, at) || follows_result(text, at)) return at;
    return std::nullopt;
}

}  // namespace jadoube::game
