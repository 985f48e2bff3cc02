// A tournament report written again, with what rulings changed.
#pragma once

#include <string>

#include "cli/session.hpp"

namespace jadoube::cli {

struct TrfWords {
    std::string file;    // as the pairing program wrote it
    std::string output;  // never replaced
    std::string log;
};

/// Writes the file and says each change.
[[nodiscard]] ExitCode export_trf(Session& session, const TrfWords& words);

}  // namespace jadoube::cli
