// A QR code as a picture in a page.
#pragma once

#include <string>
#include <string_view>

namespace jadoube::report {

/// A text as QR code: black on white with its quiet zone, as an `svg` element that needs nothing else. Error correction
/// M: an eighth of it may be unreadable. Empty where the text is longer than a QR code holds.
[[nodiscard]] std::string qr_svg(std::string_view text);

}  // namespace jadoube::report
