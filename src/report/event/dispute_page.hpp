// What is told of a dispute, before anybody has judged it.
#pragma once

#include <string>
#include <vector>

#include "report/words/document.hpp"

namespace jadoube::adjudicate {
struct Case;
}

namespace jadoube::report {

/// All that a ruling on it may rest on: kind of play, clocks, what was before, the acts, what was told besides.
/// `before` is the board when the first act was done; null where no position is known.
[[nodiscard]] Blocks dispute_page(const adjudicate::Case& given, const chess::Setup* before);

/// The same without board and clocks: the acts, then what was told besides, a sentence each.
[[nodiscard]] std::vector<std::string> dispute_sentences(const adjudicate::Case& given);

}  // namespace jadoube::report
