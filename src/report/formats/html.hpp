// Documents as one HTML file that needs nothing else: no script, no network, one style sheet allowed by its hash.
#pragma once

#include <string>
#include <string_view>

#include "report/words/document.hpp"

namespace jadoube::report {

/// Text for an element or a quoted attribute: & < > " ' as references, hidden characters as [U+202E], line ends kept.
[[nodiscard]] std::string escape_html(std::string_view text);

/// What a page is printed on. A slip is black and white, and small enough for one page of A5.
enum class Paper { a4, a5_slip };

/// The whole page. Foreign text stands in `bdi` elements and nowhere else but in the page's title; never in a style or
/// a comment. Addresses and ids are made of letters, digits, dots and hyphens, and lead to this page or to one beside
/// it; links and anchors with anything else are text without a link.
[[nodiscard]] std::string to_html(const Document& document, Paper paper = Paper::a4);

}  // namespace jadoube::report
