#include "cli/laws/law_files.hpp"

#include "base/error.hpp"
#include "base/file.hpp"
#include "cli/laws/law_shelf.hpp"
#include "desk/claim/case_files.hpp"

namespace jadoube::cli {

namespace fs = std::filesystem;

std::map<std::string, std::vector<report::LawCase>> cases_by_code(const std::vector<std::string>& files) {
    std::map<std::string, std::vector<report::LawCase>> cases;
    const auto paths = desk::case_paths(files);
    if (!paths) return cases;
    for (const fs::path& file : *paths) {
        const auto read = desk::read_case_file(file);
        if (!read) continue;
        for (const adjudicate::Case& one : *read) cases[one.ruleset].push_back(report::law_case(one));
    }
    return cases;
}

tl::expected<std::optional<std::vector<adjudicate::Clause>>, Errors> clauses_of(const std::string& id,
                                                                                const std::string& folder) {
    const fs::path path = fs::path(folder.empty() ? usual_clause_folder() : folder) / (id + ".txt");
    const auto text = read_file(path, kLargestJson);
    if (!text && text.error().code == ErrorCode::file_missing) return std::nullopt;
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    auto clauses = adjudicate::read_clauses(*text, path.string());
    if (!clauses) return tl::unexpected<Errors>(clauses.error());
    return std::optional(std::move(*clauses));
}

}  // namespace jadoube::cli
