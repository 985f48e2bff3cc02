// The file that a rebuild keeps of a log as it was: evidence, and out of the way of what must be destroyed.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.hpp"

namespace jadoube::log {

/// `open.jadoube` is kept as `open.jadoube.before-rebuild` where anything is changed in it.
[[nodiscard]] std::filesystem::path before_rebuild_path_of(const std::filesystem::path& log);

/// Writes zeros over these bytes wherever they stand in the file that a rebuild of this log kept; nothing where there
/// is none. Fails with output_failed where they may stand there still.
[[nodiscard]] Result<void> destroy_in_before_rebuild(const std::filesystem::path& log, std::string_view bytes);

}  // namespace jadoube::log
