// The options that the commands on a log share.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

[[nodiscard]] inline OptionSpec log_option(std::string& log) {
    return {"--log", "the log (default: JADOUBE_LOG, else the one *.jadoube here or above)", &log, "FILE"};
}

[[nodiscard]] inline OptionSpec id_option(std::string& id) {
    return {"--id", "the id of an earlier try of this command, so as not to record it twice", &id, "HEX"};
}

}  // namespace jadoube::cli
