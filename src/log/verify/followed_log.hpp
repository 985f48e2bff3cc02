// The log that a new one goes on from, because nothing more is recorded in a damaged one: named so that nobody can
// show another file in its place.
#pragma once

#include <chrono>
#include <filesystem>

#include "log/entry/entries.hpp"
#include "log/entry/entry.hpp"

namespace jadoube::log {

/// The file as it is now, and what `verify` says of it, sound or damaged. The file is only read. Fails as verify does
/// where there is nothing to check, and with too_large over 1 GiB.
[[nodiscard]] Result<FollowedLog> followed_log(const std::filesystem::path& path, std::chrono::milliseconds wait);

/// What that log says and can be believed: its entries where it is sound, or only its end is missing, else those of its
/// own device before the first that is damaged.
[[nodiscard]] Result<std::vector<Entry>> sound_entries(const std::filesystem::path& path,
                                                       std::chrono::milliseconds wait);

}  // namespace jadoube::log
