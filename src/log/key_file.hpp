// The file of the device key: beside the log, for its owner alone.
#pragma once

#include <chrono>
#include <filesystem>

#include "log/signing.hpp"

namespace jadoube::log {

/// `open.jadoube` keeps its key in `open.jadoube.key`.
[[nodiscard]] std::filesystem::path key_path_of(const std::filesystem::path& log);

/// Writes the key of a new log and syncs it; mode 0600. Never replaces a file: one that is there may be the only key of
/// a log that was moved. Fails with key_unusable, log_full or log_readonly.
[[nodiscard]] Result<void> write_key_file(const std::filesystem::path& path, const DeviceKey& key);

/// That no key stands there: one may be the only key of a log that was moved. Fails with key_unusable.
[[nodiscard]] Result<void> require_no_key(const std::filesystem::path& path);

/// Reads a key. Fails with key_unusable where the file is missing, is no regular file, may be read by others (any mode
/// but 0600) or is no key.
[[nodiscard]] Result<DeviceKey> read_key_file(const std::filesystem::path& path);

/// The key in the hand of one program at a time: of the one that makes a log with it, or writes to that log. SQLite
/// alone is not enough for that: up to version 3.51.2 two programs of which one carries the -wal file into the main
/// file while the other begins it anew can lose what was committed ("WAL-reset bug", https://sqlite.org/wal.html). Let
/// go when this ends, or the program does, however it ends.
class HeldKey {
public:
    /// Waits so long while another program holds it.
    explicit HeldKey(const std::filesystem::path& path, std::chrono::milliseconds wait = {});
    HeldKey(const HeldKey&) = delete;
    HeldKey& operator=(const HeldKey&) = delete;
    ~HeldKey();
    [[nodiscard]] bool is_held() const { return problem_ == 0; }
    /// Why it is not held: key_unusable where the file cannot be opened, log_busy where another program holds it.
    [[nodiscard]] Error error() const;

private:
    std::filesystem::path path_;
    int file_;
    int problem_;  // of the system, errno; 0 where it is held
};

}  // namespace jadoube::log
