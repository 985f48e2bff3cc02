// Turns of a code that no case notices, with the reason why none can, written down beside the code that they belong to.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace jadoube::tests {

/// Names of turns -> reason. A line that begins at the margin is a reason, and those indented under it are turns for
/// which it holds; # begins a remark. Fails with json_shape where a turn has no reason, a reason no turn, or a turn
/// stands twice.
[[nodiscard]] Result<std::map<std::string, std::string>> read_survivors(std::string_view text, const std::string& name);

}  // namespace jadoube::tests
