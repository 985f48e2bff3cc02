#include "log/keep/eject.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/wal_check.hpp"
#include "log/keep/kept_alone.hpp"

namespace jadoube::log {
namespace {

Result<void> sync_carried(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    const bool is_synced = file >= 0 && ::fsync(file) == 0;
    const int problem = errno;
    if (file >= 0) ::close(file);
    if (is_synced) return {};
    return failure(ErrorCode::log_unknown, fmt::format("cannot be synced: {}", std::strerror(problem)), shown(path),
                   "leave the disk where it is, and copy the log to another one: jadoube backup FILE");
}

/// Where no program has the log open any more SQLite has removed the file; one that is there must hold nothing.
Result<void> require_nothing_outside(const std::filesystem::path& log) {
    std::error_code missing;
    const auto size = std::filesystem::file_size(wal_path_of(log), missing);
    if (missing || size == 0) return {};
    return failure(ErrorCode::log_busy, "entries still stand in the -wal file beside it", shown(log),
                   "end what has the log open, then try again");
}

Result<std::vector<CarriedFile>> carried_with(const std::filesystem::path& log) {
    using What = CarriedFile::What;
    const std::array all{std::pair{What::log, log}, std::pair{What::key, key_path_of(log)},
                         std::pair{What::heads, heads_path_of(log)}};
    std::vector<CarriedFile> files;
    for (const auto& [what, path] : all) {
        std::error_code missing;
        const auto size = std::filesystem::file_size(path, missing);
        if (missing) continue;
        if (const auto synced = sync_carried(path); !synced) return tl::unexpected(synced.error());
        files.push_back({what, path, static_cast<std::int64_t>(size)});
    }
    return files;
}

}  // namespace

std::string_view name_of(CarriedFile::What what) {
    switch (what) {
        case CarriedFile::What::log: return "log";
        case CarriedFile::What::key: return "key";
        default: return "heads";
    }
}

Result<Ejected> eject(const std::filesystem::path& path, std::chrono::milliseconds wait) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
    auto alone = KeptAlone::open(path, wait);
    if (!alone) return tl::unexpected(alone.error());
    const std::filesystem::path log = alone->path();
    if (const auto begun = alone->database().run("BEGIN"); !begun) return tl::unexpected(begun.error());
    Ejected ejected{.verification = check(alone->database(), alone->beside()).verification};
    if (!ejected.verification.is_ok()) return damaged_log(damage_words(ejected.verification), log);
    if (const auto ended = alone->database().run("COMMIT"); !ended) return tl::unexpected(ended.error());
    alone->database().close();
    if (const auto nothing = require_nothing_outside(log); !nothing) return tl::unexpected(nothing.error());
    auto files = carried_with(log);
    if (!files) return tl::unexpected(files.error());
    if (const auto synced = sync_folder_of(log); !synced) return tl::unexpected(synced.error());
    const auto content = read_file(log, kMostBytes);
    if (!content) return tl::unexpected(content.error());
    ejected.files = std::move(*files);
    ejected.sha256 = hash_of_text(*content);
    return ejected;
}

}  // namespace jadoube::log
