// The facts that are told of one act of conduct.
#pragma once

#include <string_view>

#include "adjudicate/cases/act.hpp"

namespace jadoube::desk {

[[nodiscard]] bool is_of_conduct(std::string_view fact);

/// Whether the ruling on an act would go by the fact; never of what is no conduct.
[[nodiscard]] bool concerns(std::string_view fact, const adjudicate::Act& act);

}  // namespace jadoube::desk
