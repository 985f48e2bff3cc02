// What may stand in a row of the table for any man, move, number, time or player: "reach for #man".
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "desk/words/tokens.hpp"

namespace jadoube::desk {

[[nodiscard]] std::span<const std::string_view> slots();
[[nodiscard]] bool is_slot(std::string_view word);

/// A letter that names a file of the board.
[[nodiscard]] bool is_file(std::string_view word);

/// One past the tokens that a slot stands for, from here: `#man` a man with or without his square or side,
/// `#move` a move or a square, `#count` a number, `#time` a time or a clock, `#who` a player.
[[nodiscard]] std::optional<std::size_t> filled_from(std::string_view slot, const Tokens& tokens, std::size_t at);

}  // namespace jadoube::desk
