// Turns the occurrences of a line into the acts and facts of a case, in their order. What the line does not give stays
// out; what it gives in words comes from the table of phrases.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/cases/case_file.hpp"
#include "historical_cases/phrases.hpp"

namespace jadoube::historical {

/// The case without `then`, and remarks on what could not be read.
struct Told {
    adjudicate::Case given;
    std::vector<std::string> remarks = {};
};

/// Fails where the position or a move of the history cannot be read.
[[nodiscard]] Result<Told> tell(const Line& line, const Phrases& phrases);

}  // namespace jadoube::historical
