// Before a disk is pulled out, or a log is carried elsewhere: everything in the one file, and that on the disk.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

#include "log/verify/verify.hpp"

namespace jadoube::log {

/// A file that goes with the log.
struct CarriedFile {
    enum class What { log, key, heads };
    What what = What::log;
    std::filesystem::path path;
    std::int64_t bytes = 0;
};
[[nodiscard]] std::string_view name_of(CarriedFile::What what);

struct Ejected {
    std::vector<CarriedFile> files = {};  // the log first; the others where they are there
    TextHash sha256 = {};                 // of the log's file
    Verification verification = {};
};

/// What stands in a -wal file is carried over, the whole log checked and closed, and file, key, heads and folder are
/// synced. Records nothing and needs no passphrase. Fails with log_damaged, where the files stay as they are; with
/// log_busy while another program reads or writes the log; with log_unknown where the disk fails; and as verify does.
[[nodiscard]] Result<Ejected> eject(const std::filesystem::path& path, std::chrono::milliseconds wait);

}  // namespace jadoube::log
