// Checks of whole pages, and texts that would do harm in one.
#pragma once

#include <string>
#include <vector>

namespace jadoube::report::samples {

/// Texts that would do something if they were not shown as text.
[[nodiscard]] const std::vector<std::string>& hostile_texts();

enum class Links { none, within_the_folder };

/// Walks over the whole page: only elements and attributes that reports use, properly nested. Fails the test otherwise.
void check_page(const std::string& html, Links links = Links::none);

/// No byte of a control character but line ends; no C1, bidirectional, invisible or tag character.
void check_visible(const std::string& text);

}  // namespace jadoube::report::samples
