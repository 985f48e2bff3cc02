// The style sheet of HTML reports: dark text on white, for screens and A4 paper, black and white included.
#pragma once

#include <string_view>

namespace jadoube::report {

[[nodiscard]] std::string_view html_style();

}  // namespace jadoube::report
