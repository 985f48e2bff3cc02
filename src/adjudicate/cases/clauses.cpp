#include "adjudicate/cases/clauses.hpp"

#include <fmt/format.h>

#include <optional>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::adjudicate {
namespace {

std::optional<ClauseKind> kind_of(std::string_view letter) {
    if (letter == "X") return ClauseKind::decidable;
    if (letter == "F") return ClauseKind::decidable_with_finding;
    if (letter == "I") return ClauseKind::informing;
    return std::nullopt;
}

Result<Clause> clause_in(std::string_view line, const std::string& where) {
    const auto parts = split(line, '\t');
    const auto kind = parts.size() == 2 ? kind_of(trim(parts.back())) : std::nullopt;
    if (!kind) {
        return failure(ErrorCode::bad_case, fmt::format("'{}' is no clause", line), where,
                       "write the number of the clause, a tab, and X, F or I");
    }
    return Clause{std::string(trim(parts.front())), *kind};
}

}  // namespace

tl::expected<std::vector<Clause>, Errors> read_clauses(std::string_view text, std::string_view name) {
    std::vector<Clause> clauses;
    Errors errors;
    std::set<std::string> known;
    int number = 0;
    for (const std::string_view line : split(text, '\n')) {
        const std::string where = fmt::format("{}:{}", name, ++number);
        if (trim(line).empty() || line.front() == '#') continue;
        auto clause = clause_in(line, where);
        if (!clause) {
            errors.push_back(clause.error());
        } else if (!known.insert(clause->id).second) {
            errors.push_back({ErrorCode::bad_case, fmt::format("clause {} stands twice", clause->id), where});
        } else {
            clauses.push_back(std::move(*clause));
        }
    }
    if (!errors.empty()) return tl::unexpected<Errors>(std::move(errors));
    return clauses;
}

}  // namespace jadoube::adjudicate
