// Help pages, made from the commands themselves.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

/// The list of commands with two examples.
[[nodiscard]] std::string overview(const std::vector<Command>& commands);
/// One command: summary, usage, details, options, example. `prefix` is "rules lint ".
[[nodiscard]] std::string page(const Command& command, const std::string& prefix);

}  // namespace jadoube::cli
