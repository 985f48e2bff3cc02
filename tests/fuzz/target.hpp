// A fuzz target: one reader of foreign text, given any bytes at all. It must neither crash nor hang, and what it says
// of itself must hold. tests/fuzz/NAME.cpp defines `fuzz`; libFuzzer or the replay of tests/fuzz/NAME/ calls it.
#pragma once

#include <cstdlib>
#include <string_view>

namespace jadoube {

/// Tries one input.
void fuzz(std::string_view input);

/// Ends the program at once where a promise does not hold, so that the input that showed it is kept.
inline void must(bool holds) {
    if (!holds) std::abort();
}

}  // namespace jadoube
