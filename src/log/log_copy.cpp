// How a log is copied: by SQLite, which knows what still stands in a -wal file; a copy by the system may miss it.
#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): renameat2 is POSIX, not C++
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/checked_log.hpp"
#include "log/heads_file.hpp"
#include "log/log_path.hpp"

namespace jadoube::log {
namespace {

tl::unexpected<Error> not_copied(const std::filesystem::path& path, int problem) {
    return failure(ErrorCode::output_failed, fmt::format("the copy cannot be written: {}", std::strerror(problem)),
                   shown(path), "choose a folder that can be written, with room for the log");
}

/// Removed again unless it was given its name.
class Temporary {
public:
    explicit Temporary(std::filesystem::path path) : path_(std::move(path)) {}
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    ~Temporary() { ::unlink(path_.c_str()); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

Result<void> sync_file(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    const bool synced = file >= 0 && ::fchmod(file, 0600) == 0 && ::fsync(file) == 0;
    const int problem = errno;
    if (file >= 0) ::close(file);
    return synced ? Result<void>{} : not_copied(path, problem);
}

Result<void> name_copy(const std::filesystem::path& made, const std::filesystem::path& path) {
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0) return sync_folder_of(path);
    return not_copied(path, errno);
}

Result<void> require_no_copy(const std::filesystem::path& path) {
    for (const auto& file : {path, heads_path_of(path)}) {
        std::error_code problem;
        if (std::filesystem::symlink_status(file, problem).type() == std::filesystem::file_type::not_found) continue;
        return failure(ErrorCode::usage, "a file of this name is here already, and a copy does not replace it",
                       shown(file), "choose another name");
    }
    return {};
}

}  // namespace

Result<Verification> CheckedLog::copy_to(const std::filesystem::path& path) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto free = require_no_copy(*resolved); !free) return tl::unexpected(free.error());
    const Temporary made(fmt::format("{}.{}.tmp", resolved->string(), hex_of(surroundings_.random(8))));
    if (const auto copied = database_.run("VACUUM INTO ?", {TextValue{made.path().string()}}); !copied)
        return failure(ErrorCode::output_failed, copied.error().message, shown(*resolved), copied.error().hint);
    const GivenHeads head{{given_head(entries().back().hash, entries().back().seq)}};
    auto whole = verify(made.path(), surroundings_.wait, head);
    if (!whole) return whole;
    if (!whole->is_ok())
        return failure(ErrorCode::log_damaged, "the copy is damaged: " + damage_words(*whole), shown(*resolved),
                       "try another disk");
    if (const auto synced = sync_file(made.path()); !synced) return tl::unexpected(synced.error());
    if (const auto heads = read_file(heads_path_of(path_), kMostBytesOfHeads)) {
        if (const auto kept = write_file(heads_path_of(*resolved), *heads); !kept) return tl::unexpected(kept.error());
    }
    if (const auto named = name_copy(made.path(), *resolved); !named) return tl::unexpected(named.error());
    return whole;
}

}  // namespace jadoube::log
