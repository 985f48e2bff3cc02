// Movetext as lines: words with single spaces between them, at most 79 characters a line where the words allow it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace jadoube::game {

/// Puts words on lines.
class PgnLayout {
public:
    /// One word. Its text may hold spaces: it is not broken.
    void word(std::string_view text);
    /// Text that the next word follows without a space: an opening bracket.
    void open(std::string_view text) { prefix_ += text; }
    /// Text that follows the word before without a space: a closing bracket.
    void close(std::string_view text);
    /// A comment: `commands` first and unbroken, then the words of `text`. In braces, or after semicolons where the
    /// text itself holds a closing brace.
    void comment(std::string_view commands, std::string_view text);
    /// The lines, each with its end.
    [[nodiscard]] std::string take() &&;

private:
    void brace_comment(std::string_view commands, std::string_view text);
    void line_comment(std::string_view text);
    void end_line();

    std::string text_;
    std::string prefix_;
    std::size_t column_ = 0;
};

}  // namespace jadoube::game
