#include "cli/laws/case_files.hpp"

#include <algorithm>

#include "adjudicate/adjudicate.hpp"
#include "base/file.hpp"
#include "cli/typed/games.hpp"

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

/// A case names its game file as seen from the folder it stands in.
Result<game::Record> record_at(const fs::path& folder, const adjudicate::GamePlace& place) {
    const std::string file = (folder / place.pgn).string();
    auto chosen = choose_game({file, place.game, place.after});
    if (!chosen) {
        Error error = chosen.error();
        error.where = file;  // whatever option would name it
        return tl::unexpected<Error>(std::move(error));
    }
    game::Record& record = chosen->game.record;
    record.moves.resize(static_cast<std::size_t>(chosen->at.value));
    return std::move(record);
}

}  // namespace

tl::expected<std::vector<fs::path>, Error> case_paths(const std::vector<std::string>& names) {
    std::vector<fs::path> files;
    for (const std::string& name : names) {
        std::error_code problem;
        if (!fs::is_directory(name, problem)) {
            files.emplace_back(name);
            continue;
        }
        for (const auto& entry : fs::recursive_directory_iterator(name, problem)) {
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        }
        if (problem) return tl::unexpected<Error>(Error{ErrorCode::file_unreadable, problem.message(), name});
    }
    std::sort(files.begin(), files.end());
    return files;
}

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

tl::expected<std::vector<adjudicate::Case>, Errors> read_case_file(const fs::path& path) {
    const auto text = read_file(path, kLargestJson);
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    const bool is_stdin = path == "-";
    const fs::path folder = is_stdin ? fs::path() : path.parent_path();
    const auto find_game = [&](const adjudicate::GamePlace& place) { return record_at(folder, place); };
    return adjudicate::read_cases(*text, is_stdin ? "standard input" : path.string(), find_game);
}

Result<adjudicate::Ruling> judged(const adjudicate::Case& one, const Laws& laws) {
    return adjudicate::adjudicate(laws.ruleset(), one.game, one.dispute, {}, laws.deferred.get());
}

const Laws* LawShelf::find(const std::string& name) {
    const auto known = laws_.find(name);
    if (known != laws_.end()) return known->second.get();
    auto loaded = load_laws(store_, name);
    if (!loaded) code_ = session_.fail(loaded.error());
    auto laws = loaded ? std::make_unique<const Laws>(std::move(*loaded)) : nullptr;
    return laws_.emplace(name, std::move(laws)).first->second.get();
}

}  // namespace jadoube::cli
