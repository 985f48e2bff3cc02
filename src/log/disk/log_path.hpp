// Where a log may stand: a regular file on a local disk, named by its path and by nothing else.
#pragma once

#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace jadoube::log {

/// What kind of disk holds a folder: on a shared one SQLite's locks cannot be trusted, a stick may be pulled out.
enum class Disk { local, removable, shared };

/// The absolute path with every link in its folder resolved; the file itself need not exist. Refuses, with log_missing,
/// the empty path and names that SQLite would not take for a file (`:memory:`, `file:...`), and folders that do not
/// exist.
[[nodiscard]] Result<std::filesystem::path> resolve_log_path(const std::filesystem::path& given);

/// Whether the path names an existing regular file. Fails with log_missing, or with log_foreign for links, folders,
/// pipes and devices.
[[nodiscard]] Result<void> require_regular_file(const std::filesystem::path& path);

/// The disk of a file system with this number (statfs(2), f_type).
[[nodiscard]] Disk disk_of_type(std::uint32_t type);
/// The disk that holds this file or folder; local where the system does not say.
[[nodiscard]] Disk disk_of(const std::filesystem::path& path);

/// Syncs the folder of a file, so that the file's name outlives a power cut. Fails with log_readonly.
[[nodiscard]] Result<void> sync_folder_of(const std::filesystem::path& file);

/// A path for an error message.
[[nodiscard]] std::string shown(const std::filesystem::path& path);

}  // namespace jadoube::log
