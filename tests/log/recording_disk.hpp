// A disk that remembers: every write, cut, sync and removal that SQLite asks of the system is written down, so that
// what a power cut would have left can be made at each moment of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace jadoube::log {

/// One thing that was asked of one file.
struct DiskStep {
    enum class What { write, cut, sync, removal };
    std::filesystem::path file;
    What what = What::write;
    std::int64_t at = 0;  // of a write; the new size, of a cut
    std::string bytes = {};
};

/// What stands in files; one that is not there is not in it.
using DiskImage = std::map<std::filesystem::path, std::string>;

/// While it lives SQLite works through it. One at a time, and no connection that was opened before.
class RecordingDisk {
public:
    RecordingDisk();
    RecordingDisk(const RecordingDisk&) = delete;
    RecordingDisk& operator=(const RecordingDisk&) = delete;
    ~RecordingDisk();
    [[nodiscard]] const std::vector<DiskStep>& steps() const;
    /// How often something was read.
    [[nodiscard]] std::int64_t reads() const;
    /// What is asked for after so many more steps fails, once or from then on, as a disk does that is pulled out.
    void fail_after(std::size_t steps, bool for_good);
    /// Whether it came to that.
    [[nodiscard]] bool has_failed() const;
};

/// What a power cut leaves after so many steps: what was synced, and of what was not each sector of 512 bytes, each new
/// size and each removal with this chance.
[[nodiscard]] DiskImage after_power_cut(DiskImage before, const std::vector<DiskStep>& steps, std::size_t count,
                                        double chance, std::mt19937_64& random);

}  // namespace jadoube::log
