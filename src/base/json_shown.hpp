// JSON text made fit to be shown.
#pragma once

#include <string>
#include <string_view>

namespace jadoube {

/// JSON text for a terminal or a file: control, bidirectional and invisible characters stand as \u202e, so that it
/// reads back as the same value and nothing hidden is shown. Line ends between values stay.
[[nodiscard]] std::string for_json(std::string_view json);

}  // namespace jadoube
