// A command typed at the prompt, where no shell parts its words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/session.hpp"

namespace jadoube::cli {

/// The words of a line, parted at blanks outside of quotes.
[[nodiscard]] std::vector<std::string> words_of_line(const std::string& line);

/// The words where the first is a command of the program, with or without "jadoube" before it, but not the prompt
/// itself; nothing where it is none.
[[nodiscard]] std::optional<std::vector<std::string>> typed_command(const Session& session, const std::string& line);

}  // namespace jadoube::cli
