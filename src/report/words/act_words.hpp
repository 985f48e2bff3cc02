// Acts as sentences.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/cases/act.hpp"

namespace jadoube::report {

/// "White touches c1 and d5", "White comes 0:35:00 late", without a full stop; what was told of the whole dispute may
/// say more of the act.
[[nodiscard]] std::string to_sentence(const adjudicate::Act& act, const adjudicate::Facts& of_dispute = {});
/// The acts of a dispute, in their order.
[[nodiscard]] std::vector<std::string> sentences_of(const std::vector<adjudicate::Act>& acts,
                                                    const adjudicate::Facts& of_dispute = {});

}  // namespace jadoube::report
