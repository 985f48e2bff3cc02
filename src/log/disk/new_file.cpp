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
namespace {

bool write_whole(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(file) == 0;
}

}  // namespace

TemporaryFile::~TemporaryFile() {
    ::unlink(path_.c_str());
}

Result<void> require_free_name(const std::filesystem::path& path) {
    std::error_code problem;
    if (std::filesystem::symlink_status(path, problem).type() == std::filesystem::file_type::not_found) return {};
    return failure(ErrorCode::usage, "a file of this name is here already, and is not replaced", shown(path),
                   "choose another name");
}

Result<void> write_own_file(const std::filesystem::path& path, std::string_view content) {
    if (const auto free = require_free_name(path); !free) return free;
    const TemporaryFile made(fmt::format("{}.{}.tmp", path.string(), ::getpid()));
    ::unlink(made.path().c_str());  // left by a process of the same number that was killed
    const int file = ::open(made.path().c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    const bool written = file >= 0 && write_whole(file, content);
    const int problem = errno;
    if (file >= 0) ::close(file);
    if (written) return name_file(made.path(), path);
    return failure(ErrorCode::output_failed, fmt::format("could not be written: {}", std::strerror(problem)),
                   shown(path), "check that the folder exists and has room");
}

Result<void> name_file(const std::filesystem::path& made, const std::filesystem::path& path) {
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0) return sync_folder_of(path);
    return failure(ErrorCode::output_failed, fmt::format("the file cannot be given its name: {}", std::strerror(errno)),
                   shown(path), "choose a folder that can be written, and a name that is free");
}

}  // namespace jadoube::log
