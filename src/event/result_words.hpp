// A result as the files of other programs word it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace jadoube::event {

/// "1:0", "½", "+ - -", "WHITEWIN" as a pairing has it (paired_game.hpp), white space apart; empty where the words say
/// that there is none yet. Nothing where they are no result that is known.
[[nodiscard]] std::optional<std::string> result_told(std::string_view told);

}  // namespace jadoube::event
