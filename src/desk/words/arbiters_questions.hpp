// What the arbiter asks in the line that he types: "which one counts?", "must he move it?". It is told of nobody.
#pragma once

#include <optional>
#include <string_view>

#include "desk/words/tokens.hpp"

namespace jadoube::desk {

/// One past the marks of a question that begins at this token and is the whole clause behind the stop; nothing where
/// none does. "Did he touch it?" is a doubt on what happened, and none of these; nor is "white, who resigned?",
/// nor what a player may ask to some effect: "shall we draw?", "may I adjust?".
[[nodiscard]] std::optional<std::size_t> end_of_question(const Tokens& tokens, std::size_t at, std::string_view stop);

}  // namespace jadoube::desk
