#include "cli/laws/laws.hpp"

namespace jadoube::cli {

rules::RulesetStore ruleset_store(const Session& session) {
    std::vector<std::filesystem::path> folders = session.rules_dirs;
    if (const auto named = session.environment("JADOUBE_RULES"); named && !named->empty()) folders.emplace_back(*named);
    folders.push_back(session.executable.parent_path().parent_path() / "share" / "jadoube" / "rules");
    folders.emplace_back(std::filesystem::path(JADOUBE_SOURCE_SHARE) / "rules");
    return rules::RulesetStore(std::move(folders));
}

tl::expected<Laws, Errors> load_laws(const rules::RulesetStore& store, const std::string& name) {
    auto loaded = store.load(name);
    if (!loaded) return tl::unexpected<Errors>(loaded.error());
    Laws laws{std::move(*loaded)};
    if (const auto& other = laws.ruleset().defers_to) {
        auto deferred = store.load(*other);
        if (!deferred) return tl::unexpected<Errors>(deferred.error());
        laws.deferred = deferred->ruleset;
    }
    return laws;
}

}  // namespace jadoube::cli
