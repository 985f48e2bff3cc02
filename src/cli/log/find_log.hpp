// Which log a command works on, and which files belong to it.
#pragma once

#include <filesystem>
#include <string>

#include "cli/session.hpp"
#include "cli/setting.hpp"

namespace jadoube::cli {

/// The log given, else that of JADOUBE_LOG, else the one *.jadoube of this folder or of the nearest folder above it
/// that holds any. A path given is not looked at. Fails with log_missing where there is none, or several, with their
/// list.
[[nodiscard]] Result<std::filesystem::path> find_log(const Session& session, const std::string& given);

/// The same as a setting: with what names the log.
[[nodiscard]] Result<Setting> log_setting(const Session& session, const std::string& given);

/// Whether the file is the log, its key or what else is kept beside it; or, by its name, that of any log.
[[nodiscard]] bool is_of_a_log(const std::filesystem::path& file, const std::filesystem::path& log);

/// That a copy or a bundle does not get a name that belongs beside a log, where the next command would replace or
/// remove it. The name of a log itself may be that of a copy. Fails with usage.
[[nodiscard]] Result<void> require_apart(const std::filesystem::path& file, const std::filesystem::path& log,
                                         std::string_view what);

}  // namespace jadoube::cli
