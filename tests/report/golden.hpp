// Compares text with a file in tests/golden/report. JADOUBE_UPDATE_GOLDEN=1 rewrites the file instead; read the
// difference before you commit it.
#pragma once

#include <string>
#include <string_view>

namespace jadoube::report::samples {

/// The content of the golden file, after rewriting it where that is asked for.
[[nodiscard]] std::string golden(std::string_view name, const std::string& actual);

}  // namespace jadoube::report::samples
