// What a case names that does not exist: numbers of articles that its code does not have, results and words that
// nothing can be compared with. A case with such a word would pass or fail for another reason than the one it gives.
#pragma once

#include <string>
#include <vector>

#include "desk/laws/laws.hpp"

namespace jadoube::adjudicate {
struct Case;
}

namespace jadoube::desk {

/// One sentence each, with the nearest name; empty where every name exists.
[[nodiscard]] std::vector<std::string> unknown_names(const adjudicate::Case& one, const Laws& laws);

}  // namespace jadoube::desk
