// A log held alone by somebody who looks after its file and records nothing: no other command records meanwhile, and
// nothing stands outside the main file. The key is held where there is one, but not read: it may be locked or retired.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "log/disk/database.hpp"
#include "log/keys/key_file.hpp"
#include "log/verify/verify.hpp"

namespace jadoube::log {

class KeptAlone {
public:
    /// Fails with log_damaged for a damaged -wal file, which stays as it is; with log_busy where another program reads
    /// or writes the log; with log_foreign, log_missing, log_readonly, log_full, format_newer.
    [[nodiscard]] static Result<KeptAlone> open(const std::filesystem::path& path, std::chrono::milliseconds wait);

    [[nodiscard]] Database& database() { return database_; }
    /// As it was before SQLite opened the log.
    [[nodiscard]] const Surrounds& beside() const { return beside_; }
    /// Absolute.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    KeptAlone(std::filesystem::path path, Surrounds beside, std::unique_ptr<HeldKey> key, Database database)
        : path_(std::move(path)), beside_(std::move(beside)), key_(std::move(key)), database_(std::move(database)) {}

    std::filesystem::path path_;
    Surrounds beside_;
    std::unique_ptr<HeldKey> key_;  // none where the log has no key beside it
    Database database_;
};

}  // namespace jadoube::log
