#include "rules/read/keys.hpp"

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
    static const Words kKeys = {"format",    "id",         "title",       "source",         "checked_on", "extends",
                                "defers_to", "parameters", "definitions", "event_defaults", "exhaustive", "groups",
                                "phrases",   "repeals",    "unverified",  "replaces",       "articles"};
    return kKeys;
}

std::span<const Words> article_lines() {
    static const std::array<Words, 5> kLines = {{
        {"id", "after", "heading", "trigger", "enforces", "raised_by", "until"},
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

}  // namespace jadoube::rules
