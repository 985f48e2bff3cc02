// Acts as sentences.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/cases/act.hpp"

namespace jadoube::report {

/// "White touches c1 and d5", without a full stop.
[[nodiscard]] std::string to_sentence(const adjudicate::Act& act);
/// The acts of a dispute, in their order.
[[nodiscard]] std::vector<std::string> sentences_of(const std::vector<adjudicate::Act>& acts);

}  // namespace jadoube::report
