// The hash by which a page names the one style sheet it allows.
#pragma once

#include <string>
#include <string_view>

namespace jadoube::report {

/// SHA-256 of the bytes in base64 with padding, as a content security policy writes it.
[[nodiscard]] std::string sha256_base64(std::string_view bytes);

}  // namespace jadoube::report
