#include "game/pgn/pgn_layout.hpp"

#include <utility>
#include <vector>

#include "base/text.hpp"
#include "game/pgn/pgn_comment.hpp"

namespace jadoube::game {
namespace {

constexpr std::size_t kWidth = 79;  // PGN discourages lines of 80 characters

/// At the beginning of a line these would mean something else, to some reader at least.
bool may_begin_line(std::string_view word) {
    return word.empty() || std::string_view("[%;").find(word[0]) == std::string_view::npos;
}

/// Whether a command has begun in it and not ended.
bool is_within_command(std::string_view text) {
    const std::size_t begin = text.rfind("[%");
    return begin != std::string_view::npos && text.find(']', begin) == std::string_view::npos;
}

/// The words of a text; those that must not begin a line and those within a command are joined to the word before. A
/// part of a command, read by itself, could be another.
std::vector<std::string> unbreakable_words(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : split(text, ' ')) {
        const std::string_view rest = text.substr(static_cast<std::size_t>(word.data() - text.data()));
        const bool is_in_command =
            !words.empty() && is_within_command(words.back()) && rest.find(']') != std::string_view::npos;
        if (words.empty() || (may_begin_line(word) && !is_in_command)) {
            words.emplace_back(word);
        } else {
            words.back().append(" ").append(word);
        }
    }
    return words;
}

/// The space after the name of the first command: words that only look like one, having been joined from two comments,
/// are parted there again.
std::size_t middle_of_command(std::string_view text) {
    for (std::size_t begin = text.find("[%"); begin != std::string_view::npos; begin = text.find("[%", begin + 1)) {
        const std::size_t end = text.find(']', begin);
        if (end == std::string_view::npos) break;
        const std::string_view command = text.substr(begin, end + 1 - begin);
        if (parse_comment(command).text != command) return text.find(' ', begin);
    }
    return text.size();
}

}  // namespace

void PgnLayout::end_line() {
    if (column_ == 0) return;
    text_ += '\n';
    column_ = 0;
}

void PgnLayout::word(std::string_view text) {
    const std::string whole = std::exchange(prefix_, {}).append(text);
    const std::size_t width = count_code_points(whole);
    if (column_ > 0 && column_ + 1 + width > kWidth) end_line();
    if (column_ > 0) {
        text_ += ' ';
        ++column_;
    }
    text_ += whole;
    column_ += width;
}

void PgnLayout::close(std::string_view text) {
    if (column_ == 0 || !prefix_.empty() || column_ + text.size() > kWidth) return word(text);
    text_ += text;
    column_ += text.size();
}

void PgnLayout::comment(std::string_view commands, std::string_view text) {
    const std::string plain = with_single_spaces(text);
    const bool needs_line = plain.find('}') != std::string::npos;  // of its own, apart from the commands
    if (parse_comment(needs_line ? plain : joined(std::string(commands), plain)).text != plain) {
        const std::size_t middle = middle_of_command(plain);
        comment(commands, std::string_view(plain).substr(0, middle));
        return comment({}, std::string_view(plain).substr(middle));
    }
    if (!needs_line) return brace_comment(commands, plain);
    brace_comment(commands, {});
    line_comment(plain);
}

void PgnLayout::brace_comment(std::string_view commands, std::string_view text) {
    if (commands.empty() && text.empty()) return;
    open("{");
    if (!commands.empty()) word(commands);
    if (!text.empty()) {
        for (const std::string& next : unbreakable_words(text)) word(next);
    }
    close("}");
}

/// Each line a comment of its own; readers join them with a space.
void PgnLayout::line_comment(std::string_view text) {
    if (!prefix_.empty()) word({});
    end_line();
    std::string line;
    for (const std::string& next : unbreakable_words(text)) {
        if (!line.empty() && 1 + count_code_points(line) + 1 + count_code_points(next) > kWidth) {
            text_ += ";" + std::exchange(line, {}) + "\n";
        }
        line = joined(std::move(line), next);
    }
    text_ += ";" + line + "\n";
}

std::string PgnLayout::take() && {
    end_line();
    return std::move(text_);
}

}  // namespace jadoube::game
