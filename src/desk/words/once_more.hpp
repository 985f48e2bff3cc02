// "Does it again", "does the same", "repeats it": what was told before, once more.
#pragma once

#include <optional>

#include "desk/words/tokens.hpp"

namespace jadoube::desk {

struct OnceMore {
    std::size_t end;
    bool is_of_other;  // "does the same", as another did
};

/// The words from here to the end of the clause, where they say so and nothing else. "Again" alone says it where that
/// is allowed.
[[nodiscard]] std::optional<OnceMore> once_more_at(const Tokens& tokens, std::size_t at, bool is_bare_allowed);

}  // namespace jadoube::desk
