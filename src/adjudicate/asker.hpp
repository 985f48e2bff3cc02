// What has still to be told in a dispute: the facts of which two values lead to different rulings, and nothing else.
#pragma once

#include "adjudicate/dispute/follow.hpp"

namespace jadoube::adjudicate {

/// The ruling with its questions (KERNEL section 9). It follows the story anew for every value of every fact that
/// nobody told. Fails where the story cannot have happened.
[[nodiscard]] Result<Ruling> ask(const Hearing& hearing);

}  // namespace jadoube::adjudicate
