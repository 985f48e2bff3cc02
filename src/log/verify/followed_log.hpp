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

/// What such a log says, as far as it can be believed.
struct SoundEntries {
    std::vector<Entry> entries = {};  // whole and signed: all where no entry is damaged, else those before the first
    std::string damage = {};          // what is found in the file, in a line; empty: nothing
};
/// Of several devices nothing is believed where an entry is damaged. Fails with log_damaged where the file is no log,
/// and as verify does where there is nothing to check.
[[nodiscard]] Result<SoundEntries> sound_entries(const std::filesystem::path& path, std::chrono::milliseconds wait);

}  // namespace jadoube::log
