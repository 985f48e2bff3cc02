// The file of the device key: beside the log, for its owner alone.
#pragma once

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

}  // namespace jadoube::log
