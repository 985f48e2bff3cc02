// Comments of PGN and the commands in them: "[%clk 1:05:23]" is the time left after a move (PGN supplement of 2001).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/record.hpp"

namespace jadoube::game {

/// What a comment says. Commands other than these three stay in the text.
struct CommentText {
    std::string text;                        // the rest; white space of any kind and length as one space
    std::optional<Millis> clock = {};        // %clk
    std::optional<Millis> elapsed = {};      // %emt
    std::optional<IrregularMove> done = {};  // %irregular, ours: what was done where the move itself cannot say it
    std::vector<std::string>
        not_understood;  // commands of these names that are wrong or repeated; they stay in the text
};

[[nodiscard]] CommentText parse_comment(std::string_view comment);

/// The commands that say what parse_comment takes out, separated by spaces; may be empty.
[[nodiscard]] std::string command_text(std::optional<Millis> clock, std::optional<Millis> elapsed,
                                       const std::optional<IrregularMove>& done);

/// The words of a text with single spaces between them.
[[nodiscard]] std::string with_single_spaces(std::string_view text);

/// A comment and what follows it, with a space between them where neither is empty.
[[nodiscard]] std::string joined(std::string comment, std::string_view more);

}  // namespace jadoube::game
