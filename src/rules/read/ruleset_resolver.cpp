// Finds the whole of a ruleset: reads the file, checks its format, and lays it over what it extends.
#include <fmt/format.h>

#include <algorithm>

#include "base/json.hpp"
#include "base/text.hpp"
#include "rules/read/extends.hpp"
#include "rules/read/ruleset_reader.hpp"

namespace jadoube::rules {
namespace {

constexpr std::int64_t kFormat = 1;

tl::unexpected<Errors> refused(Error error) {
    return tl::unexpected<Errors>(Errors{std::move(error)});
}

void check_format(const Json& json, Notes& notes) {
    const Json* format = json.find("format");
    if (format == nullptr || format->if_int() == nullptr || *format->if_int() < 1) {
        notes.add(format != nullptr ? *format : json, ErrorCode::json_shape,
                  "the ruleset does not say in which format it is written", fmt::format("add \"format\": {}", kFormat));
    } else if (*format->if_int() > kFormat) {
        notes.add(*format, ErrorCode::format_newer,
                  fmt::format("written in format {}; this version reads up to {}", *format->if_int(), kFormat),
                  "use a newer jadoube");
    }
}

/// Keys that only make sense where another ruleset is changed.
void check_stands_alone(const Json& json, Notes& notes) {
    for (const char* key : {"replaces", "repeals", "unverified"}) {
        if (const Json* value = json.find(key)) {
            notes.add(*value, ErrorCode::bad_ruleset, fmt::format("'{}' without 'extends'", key),
                      "name the ruleset that this one changes");
        }
    }
    const Json* articles = json.find("articles");
    if (articles == nullptr || articles->if_array() == nullptr) return;
    for (const Json& article : *articles->if_array()) {
        if (const Json* after = article.find("after")) {
            notes.add(*after, ErrorCode::bad_ruleset, "'after' without 'extends'",
                      "the articles of a ruleset stand in their order");
        }
    }
}

/// The object of a ruleset file in a format that we know.
tl::expected<Json, Errors> parse_ruleset(std::string_view text, std::string_view name) {
    Result<Json> json = parse_json(text, name);
    if (!json) return refused(json.error());
    Notes notes{std::string(name)};
    if (object_of(*json, "a ruleset", notes) != nullptr) check_format(*json, notes);
    if (notes.empty() && json->find("extends") == nullptr) check_stands_alone(*json, notes);
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return std::move(*json);
}

/// Resolves rulesets that extend others, and remembers which are being resolved.
class Chain {
public:
    Chain(const RulesetTexts& texts, std::string id) : texts_(texts), open_{std::move(id)} {}

    tl::expected<Json, Errors> laid_over_its_base(const Json& json, std::string_view name) {
        const Json* extends = json.find("extends");
        if (extends == nullptr) return json;
        Notes notes{std::string(name)};
        const std::string base_id = text_of(*extends, "'extends'", notes);
        if (std::find(open_.begin(), open_.end(), base_id) != open_.end()) {
            notes.add(*extends, ErrorCode::bad_ruleset, fmt::format("'extends' goes in a circle back to '{}'", base_id),
                      fmt::format("it goes by way of {}", list_of(open_)));
        }
        if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
        tl::expected<Json, Errors> base = base_named(base_id, *extends, name);
        if (!base) return base;
        Json whole = extended(*base, json, notes);
        if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
        return whole;
    }

private:
    tl::expected<Json, Errors> base_named(const std::string& id, const Json& extends, std::string_view name) {
        open_.push_back(id);
        const Result<std::string> text = texts_(id);
        if (!text) {
            Notes notes{std::string(name)};
            notes.add(extends, text.error().code, text.error().message, text.error().hint);
            return tl::unexpected<Errors>(notes.sorted());
        }
        const tl::expected<Json, Errors> json = parse_ruleset(*text, id);
        return json ? laid_over_its_base(*json, id) : json;
    }

    const RulesetTexts& texts_;
    std::vector<std::string> open_;
};

}  // namespace

tl::expected<Json, Errors> resolve_ruleset(std::string_view text, std::string_view name, const RulesetTexts& texts) {
    const tl::expected<Json, Errors> json = parse_ruleset(text, name);
    return json ? Chain(texts, json->text("id")).laid_over_its_base(*json, name) : json;
}

}  // namespace jadoube::rules
