// The hint on a name that is not known: the one that was probably meant, or where to look.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jadoube {

/// "did you mean 'knight'?"
[[nodiscard]] std::string did_you_mean(std::string_view name);

/// The same of the known name nearest to what was typed (text.hpp, `nearest`); `otherwise` where none is near.
[[nodiscard]] std::string did_you_mean(std::string_view typed, const std::vector<std::string>& known,
                                       std::string otherwise);

}  // namespace jadoube
