// Which log a command works on.
#pragma once

#include <filesystem>
#include <string>

#include "cli/session.hpp"

namespace jadoube::cli {

/// The log given, else that of JADOUBE_LOG, else the one *.jadoube of this folder or of the nearest folder above it
/// that holds any. A path given is not looked at. Fails with log_missing where there is none, or several, with their
/// list.
[[nodiscard]] Result<std::filesystem::path> find_log(const Session& session, const std::string& given);

}  // namespace jadoube::cli
