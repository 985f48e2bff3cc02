// What a line expects, as `then` of a case.
#pragma once

#include "historical_cases/phrases.hpp"
#include "historical_cases/telling.hpp"

namespace jadoube::historical {

/// `remarks` gets a sentence for each thing that a case cannot expect.
[[nodiscard]] Json then_of(const Line& line, const Phrases& phrases, Told& told);

}  // namespace jadoube::historical
