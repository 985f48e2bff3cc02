// The file of an escrow key: for its owner alone, and not beside the log.
#pragma once

#include <filesystem>

#include "log/keys/seal_keys.hpp"

namespace jadoube::log {

/// Writes the secret of a pair and syncs it; mode 0600. Never replaces a file. Fails with output_failed.
[[nodiscard]] Result<void> write_escrow_file(const std::filesystem::path& path, const EscrowPair& pair);

/// The secret in such a file. Fails as read_file does, and with key_unusable where it is none.
[[nodiscard]] Result<Secret> read_escrow_file(const std::filesystem::path& path);

}  // namespace jadoube::log
