// A code beside its print, clause by clause, for somebody who reads the law and no JSON.
#pragma once

#include <span>

#include "report/law/law_case.hpp"
#include "report/words/document.hpp"
#include "rules/compare/print_check.hpp"

namespace jadoube::report {

/// The clauses of the print in order, beside each what the articles of the code do, in sentences made from their data;
/// at the end, each with its count, the clauses without an article, those that say shall, must, may, forfeit or lose
/// and have no effect, and the numbers that the print does not have. `cases`: of the code; null where none were asked
/// for, and then none are spoken of.
[[nodiscard]] Document print_page(const rules::PrintCheck& check, const std::vector<LawCase>* cases);

}  // namespace jadoube::report
