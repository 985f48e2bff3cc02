#include "rules/read/translation_reader.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/json.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::rules {
namespace {

std::string needed(const Json& json, const char* key, Notes& notes) {
    if (const Json* value = json.find(key)) return text_of(*value, fmt::format("'{}'", key), notes);
    notes.add(json, ErrorCode::json_shape, fmt::format("'{}' is missing", key));
    return {};
}

void read_article(const Json& json, Translation& translation, Notes& notes) {
    const JsonObject* object = object_of(json, "an article", notes);
    if (object == nullptr) return;
    check_keys(*object, "an article", {"id", "of", "heading", "summary"}, notes);
    const std::string id = needed(json, "id", notes);
    ArticleWords words{needed(json, "heading", notes), needed(json, "summary", notes), needed(json, "of", notes)};
    const bool is_new = translation.articles.emplace(id, std::move(words)).second;
    if (!is_new) notes.add(json, ErrorCode::json_shape, fmt::format("article '{}' stands here twice", id));
}

}  // namespace

tl::expected<Translation, Errors> read_translation(std::string_view text, std::string_view name) {
    const Result<Json> json = parse_json(text, name);
    if (!json) return tl::unexpected<Errors>(Errors{json.error()});
    Notes notes{std::string(name)};
    Translation translation;
    if (const JsonObject* object = object_of(*json, "a translation", notes)) {
        check_keys(*object, "a translation", {"ruleset", "language", "title", "articles"}, notes);
        translation.ruleset = needed(*json, "ruleset", notes);
        translation.language = needed(*json, "language", notes);
        translation.title = needed(*json, "title", notes);
        if (const Json* articles = json->find("articles"))
            for (const Json* article : items_of(*articles)) read_article(*article, translation, notes);
    }
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return translation;
}

}  // namespace jadoube::rules
