// JSON in: what is read, written and read again is the same value, and has one canonical spelling.
#include "base/json.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "fuzz/target.hpp"

namespace jadoube {

void fuzz(std::string_view input) {
    const auto value = parse_json(input, "input.json");
    if (!value) {
        const std::string told = to_text(value.error());
        must(!value.error().message.empty() && told.size() <= 400 &&
             for_terminal(value.error().message) == value.error().message);
        return;
    }
    const std::string canonical = to_canonical_text(*value);
    for (const std::string& text : {to_text(*value), to_pretty_text(*value), canonical}) {
        const auto again = parse_json(text, "again.json");
        must(again.has_value());
        must(*again == *value);
        must(to_canonical_text(*again) == canonical);
    }
}

}  // namespace jadoube
