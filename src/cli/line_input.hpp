// Lines of standard input: edited, with a history, where it is a terminal; else as they come. libedit's header stands
// in the .cpp file alone.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace jadoube::cli {

/// Whether standard input and output are both a terminal.
[[nodiscard]] bool is_terminal();

/// Reads a line, without its end; nothing at the end of input. On a terminal what asks is shown and the line can be
/// edited; elsewhere nothing is shown.
[[nodiscard]] std::function<std::optional<std::string>(const std::string& asks)> line_input();

}  // namespace jadoube::cli
