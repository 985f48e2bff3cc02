// Facts as a person tells them at the terminal.
#pragma once

#include "desk/incident/answers.hpp"

namespace jadoube::cli {

/// "deliberate=yes", in the order told. Fails with all that cannot be read, and with facts that are told twice.
[[nodiscard]] tl::expected<desk::ToldValues, Errors> read_told(const std::vector<std::string>& words);

}  // namespace jadoube::cli
