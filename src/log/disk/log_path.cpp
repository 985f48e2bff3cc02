#include "log/disk/log_path.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kHowToName = "name a file, as in open-2026.jadoube";

bool is_database_word(const std::string& name) {
    return name.empty() || name == ":memory:" || name.rfind("file:", 0) == 0 || name.find('\0') != std::string::npos;
}

std::string_view kind_of_file(mode_t mode) {
    if (S_ISLNK(mode)) return "a symbolic link";
    if (S_ISDIR(mode)) return "a folder";
    if (S_ISFIFO(mode)) return "a pipe";
    if (S_ISSOCK(mode)) return "a socket";
    return "a device";
}

}  // namespace

std::string shown(const std::filesystem::path& path) {
    return for_terminal(path.string(), 500);
}

Result<std::filesystem::path> resolve_log_path(const std::filesystem::path& given) {
    if (is_database_word(given.string()) || !given.has_filename()) {
        return failure(ErrorCode::log_missing, fmt::format("'{}' is no name of a log file", shown(given)), {},
                       std::string(kHowToName));
    }
    std::error_code problem;
    const auto folder = std::filesystem::canonical(std::filesystem::absolute(given, problem).parent_path(), problem);
    if (problem) {
        return failure(ErrorCode::log_missing, fmt::format("the folder cannot be used: {}", problem.message()),
                       shown(given), "check the folder's name");
    }
    return folder / given.filename();
}

Result<void> require_regular_file(const std::filesystem::path& path) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0) {
        if (errno == ENOENT) {
            return failure(ErrorCode::log_missing, "no log here", shown(path), "start one: jadoube init");
        }
        return failure(ErrorCode::file_unreadable, std::strerror(errno), shown(path));
    }
    if (S_ISREG(status.st_mode)) return {};
    return failure(ErrorCode::log_foreign, fmt::format("is {}, not a log file", kind_of_file(status.st_mode)),
                   shown(path),
                   S_ISLNK(status.st_mode) ? "name the file that the link points to" : std::string(kHowToName));
}

Disk disk_of_type(std::uint32_t type) {
    switch (type) {
        case 0x6969:      // NFS
        case 0x517B:      // SMB
        case 0xFF534D42:  // CIFS
        case 0xFE534D42:  // SMB2
        case 0x65735546:  // FUSE
        case 0x01021997:  // 9p
            return Disk::shared;
        case 0x4D44:      // FAT
        case 0x2011BAB0:  // exFAT
            return Disk::removable;
        default: return Disk::local;
    }
}

Disk disk_of(const std::filesystem::path& path) {
    struct statfs status {};
    if (::statfs(path.c_str(), &status) != 0) return Disk::local;
    return disk_of_type(static_cast<std::uint32_t>(status.f_type));
}

Result<void> sync_folder_of(const std::filesystem::path& file) {
    const int folder = ::open(file.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = folder >= 0 && ::fsync(folder) == 0;
    const int problem = errno;
    if (folder >= 0) ::close(folder);
    if (synced) return {};
    return failure(ErrorCode::log_readonly, fmt::format("the folder cannot be synced: {}", std::strerror(problem)),
                   shown(file.parent_path()));
}

}  // namespace jadoube::log
