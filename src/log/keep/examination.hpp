// What is wrong with a log where it stands: its entries, the files beside it, its key, folder and disk; and what to do
// about each. It only reads. What is wrong with the entries one by one `verify` says; nobody here says whether a disk
// keeps what it says it has synced.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "log/disk/log_path.hpp"
#include "log/entry/utc_time.hpp"

namespace jadoube::log {

/// What is looked at, in this order.
enum class Looked { file, folder, disk, wal, key, heads, entries, clock };
[[nodiscard]] std::string_view name_of(Looked looked);

enum class Health {
    well,
    remark,  // strange, or to be mended when there is time
    trouble  // nothing can be recorded, or what was recorded may be lost or is
};
[[nodiscard]] std::string_view name_of(Health health);

struct Diagnosis {
    Looked what = Looked::file;
    Health health = Health::well;
    std::string words = {};
    std::string advice = {};  // empty where all is well
};

struct Examination {
    std::vector<Diagnosis> all = {};  // in the order of Looked, for each at least one

    [[nodiscard]] bool has_trouble() const;
    /// Whether the entries fail verification.
    [[nodiscard]] bool is_damaged() const;
};

/// Looks at the log of this path. `wait` is for another program that holds the file. Fails only where there is no log:
/// log_missing, log_foreign for what is no regular file, file_unreadable.
[[nodiscard]] Result<Examination> examine(const std::filesystem::path& path, UtcTime now,
                                          std::chrono::milliseconds wait);

/// What the system says of the disk that holds a folder.
struct DiskState {
    Disk kind = Disk::local;
    bool is_read_only = false;
    std::uint64_t free_bytes = 0;  // for this user
    std::uint64_t free_files = 0;  // 0 also where the file system does not count them
    bool counts_files = false;
    bool keeps_reserve = true;  // for when it is full; true also where nobody records in the log
};
[[nodiscard]] std::vector<Diagnosis> findings_on(const DiskState& disk);

}  // namespace jadoube::log
