// A board as the log knows it: who plays, by which control, what was ruled there, how it stands.
#pragma once

#include "desk/open_log.hpp"
#include "report/document.hpp"

namespace jadoube::desk {

/// "Müller - Novák; standard play; 5400+30", and a line for each incident of the game: its state, and what the law
/// counts of it later. The log must hold the entries of the game.
[[nodiscard]] report::Blocks board_known(const OpenLog& open, const event::GameReference& game);

/// The latest incident of the game that was ruled upon and not withdrawn; null where there is none.
[[nodiscard]] const log::LoggedIncident* last_ruled(const log::State& state, const event::GameReference& game);

/// Where the next incident of the game begins when no record of the game is known and nobody tells a position: the
/// board from which play goes on by the last ruling, where it was decided so. Nothing where that is not known.
[[nodiscard]] std::optional<chess::Setup> board_left(const OpenLog& open, const event::GameReference& game);

/// The standing of the board as that incident's ruling left it: the option that was decided on, what was decided
/// otherwise, else the ruling. Fails where the log's text of the laws or of the ruling cannot be read.
[[nodiscard]] tl::expected<report::Blocks, Errors> standing_after(const OpenLog& open,
                                                                  const log::LoggedIncident& incident);

}  // namespace jadoube::desk
