#include "cli/installed_rules.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

fs::path share_folder(const Session& session) {
    return session.executable.parent_path().parent_path() / "share" / "jadoube";
}

}  // namespace

std::vector<Setting> rules_folders(const Session& session) {
    std::vector<Setting> folders;
    const auto add = [&](const fs::path& path, SettingOrigin origin, std::string where) {
        std::error_code problem;
        std::string remark = fs::is_directory(path, problem) ? "" : "not there";
        folders.push_back({"rules", path.string(), origin, std::move(where), std::move(remark)});
    };
    for (const fs::path& folder : session.rules_dirs) add(folder, SettingOrigin::option, "--rules-dir");
    if (const auto named = session.environment("JADOUBE_RULES"); named && !named->empty())
        add(*named, SettingOrigin::environment, "JADOUBE_RULES");
    add(share_folder(session) / "rules", SettingOrigin::folder, "beside the program");
    add(fs::path(JADOUBE_SOURCE_SHARE) / "rules", SettingOrigin::built_in, "the source tree of the build");
    return folders;
}

rules::RulesetStore ruleset_store(const Session& session) {
    std::vector<fs::path> folders;
    for (const Setting& folder : rules_folders(session)) folders.emplace_back(folder.value);
    return rules::RulesetStore(std::move(folders));
}

fs::path exam_folder(const Session& session) {
    std::error_code problem;
    fs::path installed = share_folder(session) / "data" / "exam";
    if (fs::is_directory(installed, problem)) return installed;
    return fs::path(JADOUBE_SOURCE_SHARE) / "data" / "exam";
}

}  // namespace jadoube::cli
