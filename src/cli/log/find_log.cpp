#include "cli/log/find_log.hpp"

#include "base/error.hpp"
#include "log/keys/key_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> logs_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem)) {
        std::error_code unreadable;
        if (entry->path().extension() == ".jadoube" && entry->is_regular_file(unreadable)) {
            names.push_back(entry->path().filename().string());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// A log without its key is a copy, as `backup` makes one: where one has its key, that is the log of this device.
std::vector<std::string> without_copies(const fs::path& folder, std::vector<std::string> names) {
    std::vector<std::string> keyed = names;
    std::error_code unreadable;
    std::erase_if(keyed, [&](const std::string& name) {
        return !fs::is_regular_file(log::key_path_of(folder / name), unreadable);
    });
    return keyed.size() == 1 ? keyed : names;
}

tl::unexpected<Error> several(const fs::path& folder, const std::vector<std::string>& names) {
    std::string choices;
    for (const std::string& name : names) choices += fmt::format("{}--log {}", choices.empty() ? "" : ", or ", name);
    return failure(ErrorCode::log_missing, fmt::format("there are {} logs here; which one?", names.size()),
                   folder.string(), choices);
}

}  // namespace

Result<Setting> log_setting(const Session& session, const std::string& given) {
    if (!given.empty()) return Setting{"log", given, SettingOrigin::option, "--log"};
    if (const auto named = session.environment("JADOUBE_LOG"); named && !named->empty())
        return Setting{"log", *named, SettingOrigin::environment, "JADOUBE_LOG"};
    std::error_code problem;
    const fs::path here = fs::current_path(problem);
    for (fs::path folder = here; !folder.empty(); folder = folder.parent_path()) {
        const auto names = without_copies(folder, logs_in(folder));
        if (names.size() == 1)
            return Setting{"log", (folder / names.front()).string(), SettingOrigin::folder,
                           folder == here ? "this folder" : "a folder above this one"};
        if (names.size() > 1) return several(folder, names);
        if (folder == folder.parent_path()) break;
    }
    return failure(ErrorCode::log_missing, "there is no log in this folder or above it", here.string(),
                   "begin one with 'jadoube init open.jadoube --name \"Open 2026\"', or name one with --log");
}

Result<fs::path> find_log(const Session& session, const std::string& given) {
    const auto setting = log_setting(session, given);
    if (!setting) return tl::unexpected<Error>(setting.error());
    return fs::path(setting->value);
}

bool is_of_a_log(const fs::path& file, const fs::path& log) {
    std::error_code problem;
    for (const char* ending :
         {"", ".key", ".key.next", ".heads", ".checked", ".reserve", ".before-rebuild", "-wal", "-shm", "-journal"}) {
        if (fs::equivalent(file, log.string() + ending, problem)) return true;
        const std::string name = file.filename().string();
        const std::string of_log = std::string(".jadoube") + ending;
        if (name.size() >= of_log.size() && name.compare(name.size() - of_log.size(), of_log.size(), of_log) == 0)
            return true;
    }
    return false;
}

Result<void> require_apart(const fs::path& file, const fs::path& log, std::string_view what) {
    if (file.extension() == ".jadoube" || !is_of_a_log(file, log)) return {};
    return failure(ErrorCode::usage, fmt::format("belongs to a log, and {} would not last under this name", what),
                   file.string(), "choose another name, as in copy.jadoube or round-5.bundle");
}

}  // namespace jadoube::cli
