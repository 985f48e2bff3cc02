// What the cases of the codes show, and what is missing, for those who write codes and cases.
#pragma once

#include <span>

#include "adjudicate/coverage.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// A table with a row for each code; below it, by name, what is missing.
[[nodiscard]] Blocks coverage_page(std::span<const adjudicate::Coverage> codes);

}  // namespace jadoube::report
