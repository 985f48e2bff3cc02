#include "event/trf/trf_changes.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr std::string_view kMarkOfUtf8 = "\xEF\xBB\xBF";

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Where each line begins and ends, without its line end.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Stretch> lines_of(std::string_view bytes) {
    std::vector<Stretch> lines;
    std::size_t begin = bytes.starts_with(kMarkOfUtf8) ? kMarkOfUtf8.size() : 0;
    for (;;) {
        const std::size_t end = std::min(bytes.find_first_of("\r\n", begin), bytes.size());
        lines.push_back({begin, end});
        if (end == bytes.size()) return lines;
        begin = end + (bytes.substr(end).starts_with("\r\n") ? 2 : 1);
    }
}

std::string_view line_end_of(std::string_view bytes) {
    const auto at = bytes.find_first_of("\r\n");
    if (at == std::string_view::npos) return "\n";
    return bytes.substr(at, bytes.substr(at).starts_with("\r\n") ? 2 : 1);
}

/// Puts the character at its column, counted in characters.
void put(std::string& bytes, const Stretch& line, const CharacterChange& change, bool is_unicode) {
    std::size_t at = line.begin;
    int column = 1;
    for (; at < line.end && column < change.column; ++column) {
        ++at;
        while (is_unicode && at < line.end && is_continuation(bytes[at])) ++at;
    }
    if (at < line.end) {
        std::size_t next = at + 1;
        while (is_unicode && next < line.end && is_continuation(bytes[next])) ++next;
        bytes.replace(at, next - at, 1, change.becomes);
    } else {
        bytes.insert(at, std::string(static_cast<std::size_t>(change.column - column), ' ') + change.becomes);
    }
}

}  // namespace

std::string with_changes(std::string_view bytes, const std::vector<CharacterChange>& changes,
                         const std::vector<std::string>& lines) {
    const bool is_unicode = is_utf8(bytes);
    const std::vector<Stretch> stretches = lines_of(bytes);
    std::vector<CharacterChange> from_the_end = changes;
    std::ranges::sort(from_the_end, std::ranges::greater(),
                      [](const CharacterChange& change) { return std::pair(change.line, change.column); });
    std::string changed(bytes);
    // From the end, so that what comes before stays where it is; of one line too, for a change adds bytes behind it
    // alone, or takes some off.
    for (const CharacterChange& change : from_the_end) {
        Stretch line = stretches[static_cast<std::size_t>(change.line) - 1];
        line.end = std::min(changed.find_first_of("\r\n", line.begin), changed.size());
        put(changed, line, change, is_unicode);
    }
    const std::string_view line_end = line_end_of(bytes);
    for (const std::string& line : lines) {
        if (!changed.empty() && !changed.ends_with('\n') && !changed.ends_with('\r')) changed += line_end;
        changed += line;
        changed += line_end;
    }
    return changed;
}

}  // namespace jadoube::event
