// How much work the tests do. Most have one size; those that repeat something at random or count deeply say how often
// for each size, so that the everyday run stays short and nobody edits a number to run more.
#pragma once

#include <cstdint>
#include <optional>

namespace jadoube {

/// Chosen by JADOUBE_TEST_SIZE, which tools/test sets: everyday (by default), full, endurance; brief for a build that
/// runs thirty times slower, as one with sanitizers does.
enum class TestSize { brief, everyday, full, endurance };

/// The size of this run. Ends the program if JADOUBE_TEST_SIZE names no size.
[[nodiscard]] TestSize test_size();

/// `repeat(sized(1'000, 50'000, 10'000'000), ...)`: the number for the size of this run. A brief one takes that of
/// every day where it has none of its own. Ends the program where a full run has more to do, and the test is not tagged
/// [sized]: it would never do more.
[[nodiscard]] std::int64_t sized(std::int64_t everyday, std::int64_t full, std::int64_t endurance,
                                 std::optional<std::int64_t> brief = {});
/// Whether the test that begins is tagged [sized].
void note_if_sized(bool is_sized);

}  // namespace jadoube
