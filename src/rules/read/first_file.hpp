// The file with which somebody begins to write a code.
#pragma once

#include <string>

namespace jadoube::rules {

/// The text of a file that can be read and has no fault: a code that stands alone, or with the id of a base one that
/// extends it. What has to be filled in says so. `today` is an ISO date.
[[nodiscard]] std::string first_file(const std::string& id, const std::string& base, const std::string& today);

}  // namespace jadoube::rules
