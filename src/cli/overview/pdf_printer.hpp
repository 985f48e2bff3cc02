// A page as PDF: printed by weasyprint or Chromium, whichever this machine has. The program makes no PDF itself.
#pragma once

#include <string>

#include "base/result.hpp"
#include "cli/session.hpp"

namespace jadoube::cli {

/// The bytes of the PDF. The page goes to the printer in a folder for the owner alone, which is removed; nothing of
/// what it says is on a command line. Fails with output_failed where no such program is in PATH, or it does not print
/// within two minutes.
[[nodiscard]] Result<std::string> printed_as_pdf(const Session& session, const std::string& html);

}  // namespace jadoube::cli
