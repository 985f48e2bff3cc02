// What happened, act by act, and what each act came to.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// A line for each act, numbered: the sentence given for it, and its effect, with its matter where there are several.
[[nodiscard]] List story_of(const adjudicate::Ruling& ruling, std::span<const std::string> acts);

/// Why an act changes nothing, where there is a reason: "the game was over since act 3".
[[nodiscard]] Text why_none(const adjudicate::Effect& effect);
/// Of a matter that came up after the end alone, where nothing was found or a claim was rejected: that the game was
/// over.
[[nodiscard]] std::optional<Text> why_over(const adjudicate::Ruling& ruling, const adjudicate::MatterRuling& matter);

}  // namespace jadoube::report
