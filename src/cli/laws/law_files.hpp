// Files beside a code of laws: the cases that are known of it, and the list of its clauses.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/clauses.hpp"
#include "report/law/law_case.hpp"

namespace jadoube::cli {

/// The cases in these files or folders by the code that they name; a file that cannot be read says nothing here.
[[nodiscard]] std::map<std::string, std::vector<report::LawCase>> cases_by_code(const std::vector<std::string>& files);

/// The list of the clauses of a code in that folder, or in the usual one where no folder is named; nothing where there
/// is no list of it.
[[nodiscard]] tl::expected<std::optional<std::vector<adjudicate::Clause>>, Errors> clauses_of(
    const std::string& id, const std::string& folder);

}  // namespace jadoube::cli
