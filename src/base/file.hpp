// Reading and writing whole files, with errors that say what to do.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace jadoube {

/// The bytes of a regular file, or of standard input for "-". Refuses directories, devices, pipes by name and files
/// over `most` bytes. Fails with file_missing, file_unreadable or too_large.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path, std::size_t most);

/// That the path names a regular file which can be opened, for readers that take it line by line. Fails as read_file
/// does.
[[nodiscard]] Result<void> require_readable(const std::filesystem::path& path);

/// Writes the file whole or not at all: to a temporary name beside it, synced, then renamed over it. An existing file
/// is replaced; links, folders, devices and pipes are left as they are. Fails with output_failed.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view content);

}  // namespace jadoube
