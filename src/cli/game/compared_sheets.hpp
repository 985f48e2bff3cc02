// Two scoresheets from files, compared.
#pragma once

#include <string>

#include "chess/color.hpp"
#include "cli/session.hpp"

namespace jadoube::cli {

/// Prints how far White's sheet and Black's agree. Answers negative where they are not the same in all; fails where one
/// cannot be read, or has no move.
[[nodiscard]] ExitCode compare_sheets(Session& session, const chess::ByColor<std::string>& files);

}  // namespace jadoube::cli
