#include "rules/read/ruleset_store.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "rules/read/ruleset_index.hpp"
#include "rules/read/translation_reader.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {
namespace {

namespace fs = std::filesystem;

constexpr const char* kIndexName = "index.json";
constexpr const char* kLocaleFolder = "locale";
constexpr const char* kListHint = "`jadoube rules list` shows all";

tl::unexpected<Errors> refused(Error error) {
    return tl::unexpected<Errors>(Errors{std::move(error)});
}

bool is_path(const std::string& name) {
    const bool is_json = name.size() > 5 && name.substr(name.size() - 5) == ".json";
    return is_json || name.find('/') != std::string::npos;
}

/// The ids of a folder: its files without `.json`, the index apart.
std::set<std::string> ids_in(const fs::path& folder) {
    std::set<std::string> ids;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
        if (entry.path().extension() != ".json" || entry.path().filename() == kIndexName) continue;
        ids.insert(entry.path().stem().string());
    }
    return ids;
}

/// What the first index leaves open, the second fills.
void fill(RulesetIndex& index, RulesetIndex more) {
    if (index.default_id.empty()) index.default_id = std::move(more.default_id);
    index.families.merge(more.families);
}

Error wrong_id(const fs::path& path, const std::string& id) {
    return {ErrorCode::bad_ruleset, fmt::format("the file calls itself '{}'", id), path.string(),
            fmt::format("name the file {}.json", id)};
}

Result<std::string> default_of(const RulesetIndex& index) {
    if (!index.default_id.empty()) return index.default_id;
    return failure(ErrorCode::no_such_ruleset, "no ruleset is the default", {}, kListHint);
}

/// "fide from 2023-01-01", for each family of which it is an edition.
std::vector<std::string> holdings(const std::string& id, const RulesetIndex& index) {
    std::vector<std::string> holds;
    for (const auto& [family, editions] : index.families) {
        for (const Edition& edition : editions) {
            if (edition.id == id) holds.push_back(fmt::format("{} from {}", family, edition.from));
        }
    }
    return holds;
}

}  // namespace

RulesetStore::RulesetStore(std::vector<fs::path> folders)
    : folders_(std::move(folders)), readings_(std::make_shared<std::map<fs::path, Readings>>()) {}

tl::expected<RulesetIndex, Errors> RulesetStore::index() const {
    RulesetIndex index;
    for (const fs::path& folder : folders_) {
        const fs::path path = folder / kIndexName;
        std::error_code none;
        if (!fs::exists(path, none)) continue;
        const Result<std::string> text = read_file(path, kLargestJson);
        if (!text) return refused(text.error());
        auto read = read_index(*text, path.string());
        if (!read) return tl::unexpected<Errors>(read.error());
        fill(index, std::move(*read));
    }
    return index;
}

std::vector<std::string> RulesetStore::ids() const {
    std::set<std::string> all;
    for (const fs::path& folder : folders_) all.merge(ids_in(folder));
    return {all.begin(), all.end()};
}

std::optional<fs::path> RulesetStore::file_of(const std::string& id) const {
    for (const fs::path& folder : folders_) {
        const fs::path path = folder / (id + ".json");
        std::error_code none;
        if (path.filename() != kIndexName && fs::exists(path, none)) return path;
    }
    return std::nullopt;
}

Error RulesetStore::unknown(const std::string& name, const RulesetIndex& index) const {
    std::vector<std::string> known = ids();
    for (const auto& [family, editions] : index.families) known.push_back(family);
    const auto meant = nearest(name, known);
    return {ErrorCode::no_such_ruleset,
            fmt::format("no ruleset '{}'", name),
            {},
            (meant ? did_you_mean(*meant) + " " : std::string()) + std::string(kListHint)};
}

tl::expected<fs::path, Errors> RulesetStore::find(const std::string& name) const {
    if (is_path(name)) return fs::path(name);
    if (const auto path = file_of(name)) return *path;
    const tl::expected<RulesetIndex, Errors> index = this->index();
    if (!index) return tl::unexpected<Errors>(index.error());
    const Result<std::string> id = name.empty() ? default_of(*index) : edition_named(name, *index);
    if (!id) return refused(id.error());
    const auto path = file_of(*id);
    return path ? tl::expected<fs::path, Errors>(*path) : refused(unknown(*id, *index));
}

Result<std::string> RulesetStore::edition_named(const std::string& name, const RulesetIndex& index) const {
    const std::string family = name.substr(0, name.find('@'));
    const bool has_day = family.size() < name.size();
    const std::string day = has_day ? name.substr(family.size() + 1) : std::string();
    const auto editions = index.families.find(family);
    if (editions == index.families.end()) return tl::unexpected<Error>(unknown(family, index));
    if (has_day && !is_date(day)) {
        return failure(ErrorCode::no_such_ruleset, fmt::format("'{}' is no date", day), name,
                       fmt::format("write {}@2024-05-31", family));
    }
    if (const Edition* edition = edition_on(editions->second, day)) return edition->id;
    const std::string hint = editions->second.empty()
                                 ? std::string(kListHint)
                                 : fmt::format("the oldest known holds from {}", editions->second.front().from);
    return failure(ErrorCode::no_such_ruleset, fmt::format("no edition of '{}' held on {}", family, day), name, hint);
}

Result<std::string> RulesetStore::text_of(const std::string& id) const {
    const auto path = file_of(id);
    if (path) return read_file(*path, kLargestJson);
    const tl::expected<RulesetIndex, Errors> index = this->index();
    return tl::unexpected<Error>(unknown(id, index ? *index : RulesetIndex{}));
}

Readings& RulesetStore::readings_beside(const fs::path& file) const {
    const fs::path folder = file.parent_path();
    const auto known = readings_->find(folder);
    if (known != readings_->end()) return known->second;
    std::vector<fs::path> folders = folders_;
    folders.push_back(folder);
    const RulesetTexts texts = [store = RulesetStore(std::move(folders))](const std::string& id) {
        return store.text_of(id);
    };
    return readings_->emplace(folder, Readings(texts)).first->second;
}

tl::expected<LoadedRuleset, Errors> RulesetStore::load(const std::string& name) const {
    const tl::expected<fs::path, Errors> path = find(name);
    if (!path) return tl::unexpected<Errors>(path.error());
    const Result<std::string> text = read_file(*path, kLargestJson);
    if (!text) return refused(text.error());
    Readings& readings = readings_beside(*path);
    const tl::expected<Reading, Errors> reading = readings.read(*text, path->string());
    if (!reading) return tl::unexpected<Errors>(reading.error());
    if (!is_path(name) && reading->ruleset->id != path->stem()) return refused(wrong_id(*path, reading->ruleset->id));
    LoadedRuleset loaded{.ruleset = reading->ruleset, .path = *path, .text = *text};
    for (const std::string& id : reading->rests_on) {
        if (const Result<std::string>& other = readings.text_of(id)) loaded.others.emplace(id, *other);
    }
    return loaded;
}

tl::expected<Translations, Errors> RulesetStore::translations(const std::string& language) const {
    Translations all;
    for (const fs::path& folder : folders_) {
        const fs::path locale = folder / kLocaleFolder / language;
        for (const std::string& id : ids_in(locale)) {
            const fs::path path = locale / (id + ".json");
            const Result<std::string> text = read_file(path, kLargestJson);
            if (!text) return refused(text.error());
            auto read = read_translation(*text, path.string());
            if (!read) return tl::unexpected<Errors>(read.error());
            if (read->ruleset != id) return refused(wrong_id(path, read->ruleset));
            all.emplace(id, std::move(*read));
        }
    }
    return all;
}

std::vector<ListedRuleset> RulesetStore::list() const {
    const tl::expected<RulesetIndex, Errors> index = this->index();
    std::vector<ListedRuleset> all;
    for (const std::string& id : ids()) {
        ListedRuleset listed{.id = id, .path = *file_of(id)};
        const tl::expected<LoadedRuleset, Errors> loaded = load(id);
        if (loaded) {
            listed.title = loaded->ruleset->title;
        } else {
            const Error& first = loaded.error().front();
            listed.problem = first.where.empty() ? first.message : fmt::format("{}: {}", first.where, first.message);
        }
        if (index) {
            listed.is_default = id == index->default_id;
            listed.holds = holdings(id, *index);
        }
        all.push_back(std::move(listed));
    }
    return all;
}

}  // namespace jadoube::rules
