// Help pages, made from the commands themselves.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

/// What the program is for, with examples; paragraphs, and lines as typed behind two blanks.
[[nodiscard]] std::string about_program();
/// "-r, --rules RULES", "CODE".
[[nodiscard]] std::string shown_name(const OptionSpec& spec);
/// "jadoube rules lint [RULES...] [OPTIONS]"; `prefix` is "rules lint ".
[[nodiscard]] std::string usage(const Command& command, const std::string& prefix);

/// The list of commands with two examples.
[[nodiscard]] std::string overview(const std::vector<Command>& commands);
/// One command: summary, usage, details, options, example. `prefix` is "rules lint ".
[[nodiscard]] std::string page(const Command& command, const std::string& prefix);

}  // namespace jadoube::cli
