#include "cli/installed_rules.hpp"

namespace jadoube::cli {

rules::RulesetStore ruleset_store(const Session& session) {
    std::vector<std::filesystem::path> folders = session.rules_dirs;
    if (const auto named = session.environment("JADOUBE_RULES"); named && !named->empty()) folders.emplace_back(*named);
    folders.push_back(session.executable.parent_path().parent_path() / "share" / "jadoube" / "rules");
    folders.emplace_back(std::filesystem::path(JADOUBE_SOURCE_SHARE) / "rules");
    return rules::RulesetStore(std::move(folders));
}

}  // namespace jadoube::cli
