// Deeds that an assertion must stop. Where assertions are off, as in the program that people run, there is nothing to
// test: files that use this stand between #ifndef NDEBUG and #endif.
#pragma once

namespace jadoube {

/// Whether an assertion ends the program. The deed is done in a copy of it.
[[nodiscard]] bool is_refused(void (*deed)());

/// Hides a number from the compiler, which might refuse or drop what it sees to be wrong.
[[nodiscard]] int given(int number);

}  // namespace jadoube
