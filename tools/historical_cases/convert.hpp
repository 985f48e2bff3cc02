// Lines of historical.jsonl as case files.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "historical_cases/phrases.hpp"

namespace jadoube::historical {

struct CaseFile {
    std::string ruleset;
    std::string id;
    Json json;
};

struct Conversion {
    std::vector<CaseFile> files = {};
    std::vector<std::string> remarks = {};  // what was not understood, with the line
    Errors errors = {};                     // lines that could not be converted
};

/// Empty lines are passed over. `name` is the file in messages.
[[nodiscard]] Conversion convert(std::string_view text, const std::string& name, const Phrases& phrases);

/// JSON for people: what fits on a line of 120 columns stands on one.
[[nodiscard]] std::string laid_out(const Json& json);

}  // namespace jadoube::historical
