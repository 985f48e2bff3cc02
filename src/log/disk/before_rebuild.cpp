#include "log/disk/before_rebuild.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/disk/log_path.hpp"

namespace jadoube::log {
namespace {

bool write_zeros(int file, const std::vector<std::size_t>& places, std::size_t size) {
    const std::string zeros(size, '\0');
    const bool written = std::all_of(places.begin(), places.end(), [&](std::size_t at) {
        return ::pwrite(file, zeros.data(), size, static_cast<off_t>(at)) == static_cast<ssize_t>(size);
    });
    return written && ::fsync(file) == 0;
}

}  // namespace

std::filesystem::path before_rebuild_path_of(const std::filesystem::path& log) {
    return log.string() + ".before-rebuild";
}

Result<void> destroy_in_before_rebuild(const std::filesystem::path& log, std::string_view bytes) {
    const auto path = before_rebuild_path_of(log);
    std::error_code problem;
    if (!std::filesystem::exists(path, problem) && !problem) return {};
    const auto content = read_file(path, std::numeric_limits<int>::max());
    if (!content) return tl::unexpected(content.error());
    std::vector<std::size_t> places;
    for (auto at = content->find(bytes); at != std::string::npos; at = content->find(bytes, at + bytes.size()))
        places.push_back(at);
    if (places.empty()) return {};
    const int file = ::open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    const bool destroyed = file >= 0 && write_zeros(file, places, bytes.size());
    const int reason = errno;
    if (file >= 0) ::close(file);
    if (destroyed) return {};
    return failure(ErrorCode::output_failed,
                   fmt::format("the key stands in it and cannot be written over: {}", std::strerror(reason)),
                   shown(path), "let it be written, or take it away");
}

}  // namespace jadoube::log
