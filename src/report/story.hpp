// What happened, act by act, and what each act came to.
#pragma once

#include <span>
#include <string>

#include "adjudicate/ruling/ruling.hpp"
#include "report/document.hpp"

namespace jadoube::report {

/// A line for each act, numbered: the sentence given for it, and its effect, with its matter where there are several.
[[nodiscard]] List story_of(const adjudicate::Ruling& ruling, std::span<const std::string> acts);

}  // namespace jadoube::report
