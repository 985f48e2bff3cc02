#include "cli/typed/livechess_files.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/file.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

Result<std::vector<std::string>> names_in_livechess_folder(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code problem;
    for (fs::recursive_directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
        if (at.depth() > 0) at.disable_recursion_pending();
        const std::string name = at->path().lexically_relative(folder).generic_string();
        if (event::is_livechess_file(name)) names.push_back(name);
    }
    if (problem) return failure(ErrorCode::file_unreadable, "cannot be read: " + problem.message(), folder.string());
    std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
        return std::pair(a.size(), a) < std::pair(b.size(), b);
    });
    return names;
}

}  // namespace

std::optional<fs::path> livechess_folder_of(const fs::path& file) {
    if (event::is_livechess_file(file.filename().string())) return file.parent_path();
    const fs::path round = file.parent_path();
    if (event::is_livechess_file((round.filename() / file.filename()).generic_string())) return round.parent_path();
    return std::nullopt;
}

Result<event::FolderFiles> livechess_files(const fs::path& folder, std::size_t largest) {
    const auto names = names_in_livechess_folder(folder);
    if (!names) return tl::unexpected<Error>(names.error());
    event::FolderFiles files;
    for (const std::string& name : *names) {
        auto bytes = read_file(folder / name, largest);
        if (!bytes) return tl::unexpected<Error>(bytes.error());
        files.push_back({name, std::move(*bytes)});
    }
    return files;
}

}  // namespace jadoube::cli
