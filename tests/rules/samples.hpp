// Rulesets for the tests of this module: written out here, so that what is expected can be read beside what is given.
#pragma once

#include <string>
#include <string_view>

#include "base/json.hpp"
#include "catch.hpp"
#include "rules/read/readings.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules::samples {

/// A ruleset file with these articles; `more` are further members, each followed by a comma.
[[nodiscard]] inline std::string ruleset_text(std::string_view articles, std::string_view more = {}) {
    return std::string(R"({"format": 1, "id": "test-code", "title": "A code for tests", "source": "made up",
 "checked_on": "2024-01-31",
 )") + std::string(more) +
           "\n \"articles\": [\n" + std::string(articles) + "\n]}\n";
}

/// An article with the id and the members given, and texts that do not matter.
[[nodiscard]] inline std::string article(std::string_view id, std::string_view members) {
    return R"({"id": ")" + std::string(id) + R"(", "heading": "Heading", "summary": "Summary.", )" +
           std::string(members) + "}";
}

/// No other rulesets exist.
[[nodiscard]] inline Result<std::string> no_texts(const std::string& id) {
    return failure(ErrorCode::no_such_ruleset, "no ruleset '" + id + "'");
}

/// All errors, one after the other, as a person reads them.
[[nodiscard]] inline std::string to_text(const Errors& errors) {
    std::string text;
    for (const Error& error : errors) text += jadoube::to_text(error) + '\n';
    return text;
}

/// The code with these articles, which must read well.
[[nodiscard]] inline Ruleset code(std::string_view articles, std::string_view more = {}) {
    const auto ruleset = read_ruleset(ruleset_text(articles, more), "test.json", no_texts);
    if (!ruleset) FAIL(to_text(ruleset.error()));
    return *ruleset;
}

[[nodiscard]] inline std::vector<std::string> ids_of(const std::vector<const Article*>& articles) {
    std::vector<std::string> ids;
    for (const Article* article : articles) ids.push_back(article->id);
    return ids;
}

}  // namespace jadoube::rules::samples
