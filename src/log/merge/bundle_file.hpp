// Bundles as files.
#pragma once

#include <filesystem>

#include "log/keys/signing.hpp"
#include "log/merge/bundle.hpp"
#include "log/merge/merge_plan.hpp"

namespace jadoube::log {

/// Writes a bundle to a file that must not exist: under another name, synced, then renamed. Answers the SHA-256 of the
/// file. Fails with usage where a file of that name is there, with too_large, and with output_failed.
[[nodiscard]] Result<TextHash> write_bundle(const std::filesystem::path& path, const Bundle& bundle,
                                            const Random& random);

/// Fails as reading files and parse_bundle do.
[[nodiscard]] Result<BundleFile> read_bundle(const std::filesystem::path& path);

}  // namespace jadoube::log
