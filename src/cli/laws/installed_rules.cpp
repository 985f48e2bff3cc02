#include "cli/laws/installed_rules.hpp"

namespace jadoube::cli {
namespace {

std::filesystem::path share_folder(const Session& session) {
    return session.executable.parent_path().parent_path() / "share" / "jadoube";
}

}  // namespace

rules::RulesetStore ruleset_store(const Session& session) {
    std::vector<std::filesystem::path> folders = session.rules_dirs;
    if (const auto named = session.environment("JADOUBE_RULES"); named && !named->empty()) folders.emplace_back(*named);
    folders.push_back(share_folder(session) / "rules");
    folders.emplace_back(std::filesystem::path(JADOUBE_SOURCE_SHARE) / "rules");
    return rules::RulesetStore(std::move(folders));
}

std::filesystem::path exam_folder(const Session& session) {
    std::error_code problem;
    const std::filesystem::path installed = share_folder(session) / "data" / "exam";
    if (std::filesystem::is_directory(installed, problem)) return installed;
    return std::filesystem::path(JADOUBE_SOURCE_SHARE) / "data" / "exam";
}

}  // namespace jadoube::cli
