// Where a PGN text can be cut in pieces that are read by themselves.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace jadoube::game {

/// Whether a section begins at a byte that is not the first of the text.
[[nodiscard]] bool begins_section(std::string_view text, std::size_t at);
/// The first byte, from `from` on, at which a section begins: an Event tag at the beginning of a line, after a blank
/// line. PgnReader begins a game there whatever it has read before, so that the games of a text are those of its
/// sections. The beginning of the text is no section of its own. Nothing where none begins.
[[nodiscard]] std::optional<std::size_t> find_section(std::string_view text, std::size_t from);
/// The last such byte after the first one of the text.
[[nodiscard]] std::optional<std::size_t> find_last_section(std::string_view text);

/// The last byte of a text without sections at which a game seems to begin: a move numbered 1 at the beginning of a
/// line, after a blank line or one that ends with a result. A comment may hold the like.
[[nodiscard]] std::optional<std::size_t> find_last_first_move(std::string_view text);

}  // namespace jadoube::game
