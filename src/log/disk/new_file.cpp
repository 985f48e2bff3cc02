#include "log/disk/new_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): renameat2 is POSIX, not C++
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "log/disk/log_path.hpp"

namespace jadoube::log {

TemporaryFile::~TemporaryFile() {
    ::unlink(path_.c_str());
}

Result<void> require_free_name(const std::filesystem::path& path) {
    std::error_code problem;
    if (std::filesystem::symlink_status(path, problem).type() == std::filesystem::file_type::not_found) return {};
    return failure(ErrorCode::usage, "a file of this name is here already, and is not replaced", shown(path),
                   "choose another name");
}

Result<void> name_file(const std::filesystem::path& made, const std::filesystem::path& path) {
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0) return sync_folder_of(path);
    return failure(ErrorCode::output_failed, fmt::format("the file cannot be given its name: {}", std::strerror(errno)),
                   shown(path), "choose a folder that can be written, and a name that is free");
}

}  // namespace jadoube::log
