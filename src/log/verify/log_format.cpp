#include "log/verify/log_format.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/schema.hpp"
#include "log/verify/verification.hpp"

namespace jadoube::log {
namespace {

/// A file without content, beside which heads say that it had some.
Result<void> require_not_emptied(const std::filesystem::path& path) {
    std::error_code unreadable;
    if (std::filesystem::file_size(path, unreadable) > 0 || unreadable) return {};
    const auto heads = heads_beside(path);
    if (!heads || !*heads || (*heads)->notes.empty()) return {};
    return damaged_log(fmt::format("is empty, and the head of entry {} is kept beside it: its entries are gone",
                                   (*heads)->notes.back().seq.value),
                       path);
}

}  // namespace

Result<void> require_our_format(const Database& database, const std::filesystem::path& path) {
    const auto application = number(database, "PRAGMA main.application_id");
    if (!application) return tl::unexpected(application.error());
    const auto version = number(database, "PRAGMA main.user_version");
    if (!version) return tl::unexpected(version.error());
    if (auto full = require_not_emptied(path); !full) return full;
    if (*application != kApplicationId || *version < 1) {
        return failure(ErrorCode::log_foreign, "is empty or a database of another program, not a log", shown(path),
                       "name a file made by jadoube init");
    }
    if (*version <= kFormatVersion) return {};
    return failure(
        ErrorCode::format_newer,
        fmt::format("written by a newer jadoube (log format {}; this one checks {})", *version, kFormatVersion),
        shown(path), "update jadoube");
}

}  // namespace jadoube::log
