// Acts as an arbiter types them: "white touches c1 d5", "white moves e4-e5 takes e5", "black demands move f3".
#pragma once

#include <string_view>

#include "adjudicate/cases/dispute.hpp"

namespace jadoube::cli {

/// The words of `--act`, for help.
[[nodiscard]] std::string act_grammar();

/// Reads one act: who, what, then squares and words in any order. Verbs may stand in the third person. Fails with
/// usage, naming the word that is not understood and the nearest known one.
[[nodiscard]] Result<adjudicate::Act> parse_act(std::string_view text);

}  // namespace jadoube::cli
