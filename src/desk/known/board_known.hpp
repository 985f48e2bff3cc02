// A board as the log knows it: who plays, by which control, what was ruled there, how it stands.
#pragma once

#include "desk/known/open_log.hpp"
#include "report/words/document.hpp"

namespace jadoube::desk {

/// "Müller - Novák; standard play; 5400+30", and a line for each incident of the game: its state, and what the law
/// counts of it later. The log must hold the entries of the game.
[[nodiscard]] report::Blocks board_known(const OpenLog& open, const event::GameReference& game);

/// The incident of the game that happened last of those ruled upon and not withdrawn; null where there is none.
[[nodiscard]] const log::LoggedIncident* last_ruled(const log::State& state, const event::GameReference& game);

struct StandingKnown {
    report::Blocks words = {};
    Json standing = {};  // as in a ruling
};

/// The standing of the board as that incident's ruling left it: with the option that was decided on, or what was
/// decided otherwise in words. Fails where the log's text of the laws or of the ruling cannot be read.
[[nodiscard]] tl::expected<StandingKnown, Errors> standing_after(const OpenLog& open,
                                                                 const log::LoggedIncident& incident);

}  // namespace jadoube::desk
