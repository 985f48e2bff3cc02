// A file that is made whole under another name and then gets its own, which must be free.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.hpp"

namespace jadoube::log {

/// Removed again unless it was given its name.
class TemporaryFile {
public:
    explicit TemporaryFile(std::filesystem::path path) : path_(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// Fails with usage where a file of this name is there.
[[nodiscard]] Result<void> require_free_name(const std::filesystem::path& path);

/// Writes a file for its owner alone, whole or not at all, and syncs it. Fails with usage where its name is taken, with
/// output_failed where it cannot be written.
[[nodiscard]] Result<void> write_own_file(const std::filesystem::path& path, std::string_view content);

/// Gives a file its own name and syncs the folder. Fails with output_failed where that name is taken meanwhile, too.
[[nodiscard]] Result<void> name_file(const std::filesystem::path& made, const std::filesystem::path& path);

}  // namespace jadoube::log
