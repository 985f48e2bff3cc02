#include "cli/laws/law_shelf.hpp"

#include "base/error.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

/// The folder below this one, or else below the source tree of the build; nothing where there is none.
std::optional<std::string> test_folder(const std::string& name) {
    for (const fs::path& top : {fs::path(), fs::path(JADOUBE_SOURCE_SHARE)}) {
        std::error_code problem;
        const fs::path folder = top / "tests" / name;
        if (fs::is_directory(folder, problem)) return folder.string();
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> usual_case_folders() {
    std::vector<std::string> folders;
    for (const char* name : {"scenarios", "cases"}) {
        if (const auto folder = test_folder(name)) folders.push_back(*folder);
    }
    return folders;
}

std::string usual_clause_folder() {
    return test_folder("clauses").value_or("tests/clauses");
}

const desk::Laws* LawShelf::find(const std::string& name) {
    const auto known = laws_.find(name);
    if (known != laws_.end()) return known->second.get();
    auto loaded = desk::load_laws(store_, name);
    if (!loaded) code_ = session_.fail(loaded.error());
    auto laws = loaded ? std::make_unique<const desk::Laws>(std::move(*loaded)) : nullptr;
    return laws_.emplace(name, std::move(laws)).first->second.get();
}

}  // namespace jadoube::cli
