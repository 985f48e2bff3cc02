#include "desk/claim/case_files.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "desk/known/game_files.hpp"

namespace jadoube::desk {
namespace {

namespace fs = std::filesystem;

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

tl::expected<std::vector<adjudicate::Case>, Errors> read_case_file(const fs::path& path) {
    const auto text = read_file(path, kLargestJson);
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    const bool is_stdin = path == "-";
    const fs::path folder = is_stdin ? fs::path() : path.parent_path();
    const auto find_game = [&](const adjudicate::GamePlace& place) { return record_at(folder, place); };
    return adjudicate::read_cases(*text, is_stdin ? "standard input" : path.string(), find_game);
}

}  // namespace jadoube::desk
