#include "rules/grammar/keys.hpp"

#include <algorithm>
#include <array>

namespace jadoube::rules {
namespace {

using Words = std::vector<std::string>;

Words without_after() {
    Words keys;
    for (const Words& line : article_lines()) {
        for (const std::string& key : line) {
            if (key != "after") keys.push_back(key);
        }
    }
    return keys;
}

}  // namespace

const Words& ruleset_keys() {
    static const Words kKeys = {"$schema", "format",    "id",         "title",       "source",         "checked_on",
                                "extends", "defers_to", "parameters", "definitions", "event_defaults", "exhaustive",
                                "groups",  "phrases",   "repeals",    "unverified",  "replaces",       "articles"};
    return kKeys;
}

std::span<const Words> article_lines() {
    static const std::array<Words, 5> kLines = {{
        {"id", "after", "heading", "trigger", "enforces", "penalty", "raised_by", "until"},
        {"summary"},
        {"note"},
        {"when", "exception_to", "cites_set_aside"},
        {"then", "cites", "finding", "verified"},
    }};
    return kLines;
}

const Words& article_keys() {
    static const Words kKeys = without_after();
    return kKeys;
}

bool is_ruleset_id(const std::string& id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
}

}  // namespace jadoube::rules
