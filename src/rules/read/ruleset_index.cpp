#include "rules/read/ruleset_index.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::rules {
namespace {

std::string member(const Json& json, const char* key, Notes& notes) {
    if (const Json* value = json.find(key)) return text_of(*value, fmt::format("'{}'", key), notes);
    notes.add(json, ErrorCode::json_shape, fmt::format("'{}' is missing", key));
    return {};
}

Edition read_edition(const Json& json, Notes& notes) {
    const JsonObject* object = object_of(json, "an edition", notes);
    if (object == nullptr) return {};
    check_keys(*object, "an edition", {"from", "id"}, notes);
    Edition edition{.from = member(json, "from", notes), .id = member(json, "id", notes)};
    if (!edition.from.empty() && !is_date(edition.from)) {
        notes.add(json, ErrorCode::json_shape, fmt::format("'from' is no date: '{}'", edition.from),
                  "write 2024-05-31");
    }
    return edition;
}

std::vector<Edition> read_editions(const Json& json, Notes& notes) {
    std::vector<Edition> editions;
    for (const Json* item : items_of(json)) editions.push_back(read_edition(*item, notes));
    std::stable_sort(editions.begin(), editions.end(),
                     [](const Edition& a, const Edition& b) { return a.from < b.from; });
    return editions;
}

}  // namespace

bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const auto year = parse_int(text.substr(0, 4));
    const auto month = parse_int(text.substr(5, 2));
    const auto day = parse_int(text.substr(8, 2));
    return year && *year > 0 && month && *month >= 1 && *month <= 12 && day && *day >= 1 && *day <= 31;
}

const Edition* edition_on(const std::vector<Edition>& editions, const std::string& day) {
    const Edition* held = nullptr;
    for (const Edition& edition : editions) {
        if (day.empty() || edition.from <= day) held = &edition;
    }
    return held;
}

tl::expected<RulesetIndex, Errors> read_index(std::string_view text, std::string_view name) {
    const Result<Json> json = parse_json(text, name);
    if (!json) return tl::unexpected<Errors>(Errors{json.error()});
    Notes notes{std::string(name)};
    RulesetIndex index;
    if (const JsonObject* object = object_of(*json, "the index", notes)) {
        check_keys(*object, "the index", {"default", "families"}, notes);
        if (const Json* value = json->find("default")) index.default_id = text_of(*value, "'default'", notes);
        const Json* families = json->find("families");
        const JsonObject* by_name = families != nullptr ? object_of(*families, "'families'", notes) : nullptr;
        if (by_name != nullptr) {
            for (const auto& [family, value] : *by_name) index.families[family] = read_editions(value, notes);
        }
    }
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return index;
}

}  // namespace jadoube::rules
