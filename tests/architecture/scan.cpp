#include "scan.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <string_view>

#include "base/text.hpp"
#include "code.hpp"

namespace jadoube::architecture {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 10> kLibrariesOfSources = {"nlohmann/", "valijson/", "sqlite3.h", "SQLiteCpp/",
                                                                  "sodium.h",  "sodium/",   "CLI/",      "histedit.h",
                                                                  "date/",     "keyutils.h"};
constexpr std::string_view kOwnerOfSqlite = "log/disk/database.cpp";

struct Include {
    std::string path;
    bool is_quoted;
};

std::optional<Include> include_on(const std::string& line) {
    static const std::regex pattern(R"re(\s*#\s*include\s*([<"])([^>"]+)[>"].*)re");
    std::smatch match;
    if (!std::regex_match(line, match, pattern)) return std::nullopt;
    return Include{.path = match[2], .is_quoted = match[1] == "\""};
}

/// "chess" for "chess/board.hpp"; nothing where there is no folder.
std::optional<std::string> folder_of(const std::string& path) {
    const std::size_t slash = path.find('/');
    if (slash == std::string::npos) return std::nullopt;
    return path.substr(0, slash);
}

/// "adjudicate/judge" for "adjudicate/judge/gates.hpp"; "adjudicate/top" for "adjudicate/adjudicate.hpp".
std::string room_of(const std::string& path) {
    const std::size_t slash = path.find('/');
    const std::size_t second = path.find('/', slash + 1);
    return second == std::string::npos ? path.substr(0, slash) + "/top" : path.substr(0, second);
}

bool belongs_to_sources(const std::string& path) {
    return std::ranges::any_of(kLibrariesOfSources, [&](auto prefix) { return path.starts_with(prefix); });
}

bool is_sqlite(const std::string& path) {
    return path.starts_with("sqlite3.h") || path.starts_with("SQLiteCpp/");
}

/// Whether `id` stands in the line as a word of its own; letters, digits, `-` and `_` make words.
bool names(std::string_view line, std::string_view id) {
    const auto continues = [&](std::size_t at) {
        return at < line.size() &&
               (std::isalnum(static_cast<unsigned char>(line[at])) != 0 || line[at] == '-' || line[at] == '_');
    };
    for (std::size_t at = line.find(id); at != std::string_view::npos; at = line.find(id, at + 1)) {
        if (!(at > 0 && continues(at - 1)) && !continues(at + id.size())) return true;
    }
    return false;
}

/// The scan of one tree; faults gather in the order in which they are met.
class Scan {
public:
    Scan(fs::path src, const Edges& edges, const std::vector<std::string>& ids)
        : src_(std::move(src)), edges_(edges), ids_(ids) {}

    std::vector<std::string> faults() && {
        for (const fs::path& path : files()) {
            name_ = path.lexically_relative(src_).generic_string();
            const auto folder = folder_of(name_);
            if (!folder) continue;
            module_ = *folder;
            room_ = room_of(name_);
            line_ = 1;
            if (!edges_.contains(module_)) {
                fault("the folder '" + module_ + "' is no module");
            } else if (path.filename() == "CMakeLists.txt") {
                check_uses(text_of_file(path));
            } else if (!is_room(room_)) {
                fault("the folder '" + room_ + "' is no room of " + module_);
            } else {
                check_code(text_of_file(path));
            }
        }
        return std::move(faults_);
    }

private:
    [[nodiscard]] std::vector<fs::path> files() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::recursive_directory_iterator(src_)) {
            const fs::path& path = entry.path();
            const bool is_ours =
                path.extension() == ".cpp" || path.extension() == ".hpp" || path.filename() == "CMakeLists.txt";
            if (entry.is_regular_file() && is_ours) found.push_back(path);
        }
        std::ranges::sort(found);
        return found;
    }

    void check_code(const std::string& content) {
        const std::string code = without_comments(content);
        for (const std::string_view line : split(code, '\n')) {
            if (const auto include = include_on(std::string(line))) check_include(*include);
            for (const std::string& id : ids_) {
                if (names(line, id)) fault("names the ruleset " + id + "; an edition of the laws is data");
            }
            ++line_;
        }
    }

    void check_include(const Include& include) {
        const auto folder = folder_of(include.path);
        if (include.is_quoted && (!folder || !edges_.contains(*folder))) {
            fault("includes \"" + include.path + "\"; expected \"module/file.hpp\"");
        } else if (folder && edges_.contains(*folder) && !may_use(*folder)) {
            fault("includes " + include.path + "; " + module_ + " may not use " + *folder);
        } else if (folder == module_ && has_rooms() && !may_use_room(room_of(include.path))) {
            fault("includes " + include.path + "; " + room_ + " may not use " + room_of(include.path));
        }
        if (name_.ends_with(".hpp") && belongs_to_sources(include.path)) {
            fault("includes <" + include.path + "> in a header; it belongs to the .cpp file that owns the library");
        } else if (is_sqlite(include.path) && name_ != kOwnerOfSqlite) {
            fault("includes <" + include.path + ">; SQLite belongs to " + std::string(kOwnerOfSqlite));
        }
    }

    void check_uses(const std::string& cmake) {
        static const std::regex call(R"(jadoube_module\(\w+\s+USES\s+([^)]*)\))");
        std::smatch match;
        if (!std::regex_search(cmake, match, call)) return;
        line_ = 1 + std::count(cmake.begin(), cmake.begin() + match.position(), '\n');
        std::istringstream words(match[1]);
        for (std::string word; words >> word && word != "LIBRARIES";) {
            if (!may_use(word)) fault("USES " + word + "; " + module_ + " may not use it");
        }
    }

    [[nodiscard]] bool may_use(const std::string& other) const {
        return reachable_from(edges_, module_).contains(other);
    }

    /// A module without rows has no folders within.
    [[nodiscard]] bool is_room(const std::string& room) const {
        return has_rooms() ? edges_.contains(room) : room == module_ + "/top";
    }
    [[nodiscard]] bool has_rooms() const {
        return std::ranges::any_of(edges_, [&](const auto& row) { return row.first.starts_with(module_ + "/"); });
    }
    [[nodiscard]] bool may_use_room(const std::string& other) const {
        return reachable_from(edges_, room_).contains(other);
    }

    void fault(const std::string& what) { faults_.push_back(name_ + ":" + std::to_string(line_) + ": " + what); }

    fs::path src_;
    const Edges& edges_;
    const std::vector<std::string>& ids_;
    std::string name_;    // of the file, from src_ on
    std::string module_;  // that the file belongs to
    std::string room_;    // of the module: "adjudicate/judge"
    std::ptrdiff_t line_ = 1;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> ruleset_ids(const std::filesystem::path& rules) {
    std::vector<std::string> ids;
    if (!fs::is_directory(rules)) return ids;
    for (const auto& entry : fs::directory_iterator(rules)) {
        const fs::path& path = entry.path();
        if (path.extension() == ".json" && path.stem() != "index") ids.push_back(path.stem());
    }
    std::ranges::sort(ids);
    return ids;
}

std::vector<std::string> faults_in(const fs::path& src, const Edges& edges,
                                   const std::vector<std::string>& ruleset_ids) {
    return Scan(src, edges, ruleset_ids).faults();
}

}  // namespace jadoube::architecture
