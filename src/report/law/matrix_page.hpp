// One topic under several codes, as a page.
#pragma once

#include "report/words/document.hpp"
#include "rules/compare/matrix.hpp"

namespace jadoube::report {

/// A table for each code, one below the other: a dozen codes side by side would not be readable.
[[nodiscard]] Blocks matrix_page(const rules::Matrix& matrix);

}  // namespace jadoube::report
