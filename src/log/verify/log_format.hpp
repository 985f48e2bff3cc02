// Whether a file is a log, and of a format that this version can check.
#pragma once

#include <filesystem>

#include "log/disk/database.hpp"

namespace jadoube::log {

/// Fails with log_foreign, with format_newer, and with log_damaged for a file without content whose heads are beside
/// it.
[[nodiscard]] Result<void> require_our_format(const Database& database, const std::filesystem::path& path);

}  // namespace jadoube::log
