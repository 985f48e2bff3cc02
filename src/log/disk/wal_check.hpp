// The -wal file that a program left beside a log when it was killed. SQLite takes from it what comes before the first
// frame whose checksum is wrong and forgets the rest without a word; so one flipped bit would make entries vanish.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace jadoube::log {

/// The file that SQLite keeps beside a log while it is written.
[[nodiscard]] std::filesystem::path wal_path_of(const std::filesystem::path& log);

/// What is wrong with the content of a -wal file, in words; nothing where all its frames are whole, or where the last
/// commit was cut short, as a power cut leaves it before "recorded" was said (the heads beside the log then tell
/// whether it was). Each commit is synced before the next begins: a frame that is not whole with a later commit behind
/// it has changed since.
[[nodiscard]] std::optional<std::string> wal_damage(std::string_view content);

/// The same of the file beside this log, which another program may be writing: only what stays so counts. Nothing
/// where there is no such file.
[[nodiscard]] std::optional<std::string> wal_damage_beside(const std::filesystem::path& log);

}  // namespace jadoube::log
