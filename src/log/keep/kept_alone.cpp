#include "log/keep/kept_alone.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/wal_check.hpp"
#include "log/verify/log_format.hpp"

namespace jadoube::log {
namespace {

/// Who has a log without its key records nothing in it.
Result<std::unique_ptr<HeldKey>> key_held(const std::filesystem::path& log, std::chrono::milliseconds wait) {
    std::error_code problem;
    if (!std::filesystem::exists(key_path_of(log), problem)) return std::unique_ptr<HeldKey>();
    auto key = std::make_unique<HeldKey>(key_path_of(log), wait);
    if (!key->is_held()) return tl::unexpected<Error>(key->error());
    return key;
}

/// Before anything is carried over from a -wal file, and that is emptied: entries that are missing now may stand in it.
Result<void> require_whole_end(Database& database, const Surrounds& beside, const std::filesystem::path& log) {
    std::error_code missing;
    if (std::filesystem::file_size(wal_path_of(log), missing) == 0 || missing) return {};
    if (const auto begun = database.run("BEGIN"); !begun) return begun;
    const Verification found = check(database, beside).verification;
    if (const auto ended = database.run("ROLLBACK"); !ended) return ended;
    const bool is_cut = std::any_of(found.findings.begin(), found.findings.end(),
                                    [](const DamageFound& finding) { return finding.damage == Damage::end; });
    return is_cut ? damaged_log(damage_words(found), log) : Result<void>{};
}

Error says_who_waits(Error problem) {
    if (problem.code != ErrorCode::log_busy) return problem;
    return {ErrorCode::log_busy, "another program reads or writes the log", problem.where,
            "end it (a prompt, a report that is being made), then try again"};
}

}  // namespace

Result<KeptAlone> KeptAlone::open(const std::filesystem::path& path, std::chrono::milliseconds wait) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto regular = require_regular_file(*resolved); !regular) return tl::unexpected(regular.error());
    if (disk_of(*resolved) == Disk::shared)
        return failure(ErrorCode::log_readonly, "stands on a network disk, where two writers could destroy it",
                       shown(*resolved), "copy the log and its key to a disk of this computer");
    auto key = key_held(*resolved, wait);
    if (!key) return tl::unexpected(key.error());
    Surrounds beside = surrounds_of(*resolved);
    if (beside.wal_damage) return damaged_log(*beside.wal_damage, *resolved);
    auto database = Database::open(*resolved, Access::append, wait);
    if (!database) return tl::unexpected(database.error());
    if (const auto ours = require_our_format(*database, *resolved); !ours) return tl::unexpected(ours.error());
    if (const auto ready = database->use_write_ahead_log(); !ready) return tl::unexpected<Error>(ready.error());
    if (const auto whole = require_whole_end(*database, beside, *resolved); !whole)
        return tl::unexpected<Error>(whole.error());
    database->carry_over_on_close(true);
    if (const auto carried = database->checkpoint(); !carried)
        return tl::unexpected<Error>(says_who_waits(carried.error()));
    return KeptAlone(*resolved, std::move(beside), std::move(*key), std::move(*database));
}

}  // namespace jadoube::log
