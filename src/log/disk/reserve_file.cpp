#include "log/disk/reserve_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace jadoube::log {
namespace {

bool has_room_for_reserve(const std::filesystem::path& folder) {
    constexpr std::uint64_t kTimes = 4;
    struct statvfs disk {};
    if (::statvfs(folder.c_str(), &disk) != 0) return false;
    return std::uint64_t{disk.f_bavail} * disk.f_frsize >= kTimes * static_cast<std::uint64_t>(kReserveBytes);
}

}  // namespace

std::filesystem::path reserve_path_of(const std::filesystem::path& log) {
    return log.string() + ".reserve";
}

bool has_reserve(const std::filesystem::path& log) {
    struct stat status {};
    return ::lstat(reserve_path_of(log).c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
           status.st_size >= kReserveBytes;
}

void keep_reserve(const std::filesystem::path& log) {
    if (has_reserve(log) || !has_room_for_reserve(log.parent_path())) return;
    const auto path = reserve_path_of(log);
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (file < 0) return;
    struct stat status {};
    const bool is_ours = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    const bool is_kept = is_ours && ::posix_fallocate(file, 0, kReserveBytes) == 0;
    ::close(file);
    if (is_ours && !is_kept) ::unlink(path.c_str());
}

bool give_up_reserve(const std::filesystem::path& log) {
    struct stat status {};
    const auto path = reserve_path_of(log);
    return ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 &&
           ::unlink(path.c_str()) == 0;
}

}  // namespace jadoube::log
