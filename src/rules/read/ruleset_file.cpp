#include "rules/read/ruleset_file.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::rules {
namespace {

constexpr std::int64_t kFormat = 1;

void check_format(const Json& json, Notes& notes) {
    const Json* format = json.find("format");
    if (format != nullptr && format->if_string() != nullptr) {
        notes.add(*format, ErrorCode::json_shape, "'format' is a text, and must be a number",
                  fmt::format("write \"format\": {}, without quotes", kFormat));
    } else if (format == nullptr || format->if_int() == nullptr || *format->if_int() < 1) {
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

}  // namespace

tl::expected<Json, Errors> parse_ruleset(std::string_view text, std::string_view name) {
    Result<Json> json = parse_json(text, name);
    if (!json) return tl::unexpected<Errors>(Errors{json.error()});
    Notes notes{std::string(name)};
    if (object_of(*json, "a ruleset", notes) != nullptr) check_format(*json, notes);
    if (notes.empty() && json->find("extends") == nullptr) check_stands_alone(*json, notes);
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return std::move(*json);
}

}  // namespace jadoube::rules
