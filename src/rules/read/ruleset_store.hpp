// Where rulesets are found: folders of `<id>.json` with an `index.json` that names the default and, per family, which
// edition holds from which day (DESIGN section 3). Which folders those are is for the caller to say.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/read/readings.hpp"
#include "rules/translation.hpp"

namespace jadoube::rules {

/// A ruleset with the texts that it was made from, for the log.
struct LoadedRuleset {
    std::shared_ptr<const Ruleset> ruleset;
    std::filesystem::path path;
    std::string text;                                // of the file
    std::map<std::string, std::string> others = {};  // id -> text of what it extends or defers to
};

/// A line of `rules list`. `problem` says why the file cannot be read; the title is then empty.
struct ListedRuleset {
    std::string id;
    std::string title = {};
    std::filesystem::path path = {};
    bool is_default = false;
    std::vector<std::string> holds = {};  // "fide from 2023-01-01"
    std::string problem = {};
};

/// One edition of a family.
struct Edition {
    std::string from;  // ISO date
    std::string id;
};

/// What the index files say; where two folders name the same, the first counts.
struct RulesetIndex {
    std::string default_id = {};
    std::map<std::string, std::vector<Edition>> families = {};  // editions by date, oldest first
};

/// Looks in folders, in their order; folders that do not exist are passed over. A ruleset that was loaded is kept, with
/// all that it rests on, as long as the store or a copy of it lives: a file changed meanwhile may be read as it was.
class RulesetStore {
public:
    explicit RulesetStore(std::vector<std::filesystem::path> folders);

    /// The index of all folders. Fails where an index file is damaged.
    [[nodiscard]] tl::expected<RulesetIndex, Errors> index() const;

    /// The file that a name means: an id, `family@2023-05-31` (the edition that held on that day), a family (the
    /// newest), or a path with a slash or `.json`. An empty name is the default. Fails with no_such_ruleset and the
    /// nearest name.
    [[nodiscard]] tl::expected<std::filesystem::path, Errors> find(const std::string& name) const;

    /// The ruleset that a name means, read and checked.
    [[nodiscard]] tl::expected<LoadedRuleset, Errors> load(const std::string& name) const;

    /// The text of a ruleset by its id alone. Fails with no_such_ruleset.
    [[nodiscard]] Result<std::string> text_of(const std::string& id) const;

    /// What the codes say in a language: the files of `locale/<language>` in each folder, where the first folder
    /// counts.
    [[nodiscard]] tl::expected<Translations, Errors> translations(const std::string& language) const;

    /// Every ruleset of the folders, by id.
    [[nodiscard]] std::vector<ListedRuleset> list() const;

private:
    [[nodiscard]] std::vector<std::string> ids() const;
    [[nodiscard]] std::optional<std::filesystem::path> file_of(const std::string& id) const;
    [[nodiscard]] Result<std::string> edition_named(const std::string& name, const RulesetIndex& index) const;
    [[nodiscard]] Error unknown(const std::string& name, const RulesetIndex& index) const;

    [[nodiscard]] Readings& readings_beside(const std::filesystem::path& file) const;

    std::vector<std::filesystem::path> folders_;
    /// By the folder of the file, for a file may extend one that lies beside it.
    std::shared_ptr<std::map<std::filesystem::path, Readings>> readings_;
};

}  // namespace jadoube::rules
