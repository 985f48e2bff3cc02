// The duty that a ruling lays on a player, in sentences: what must be played, who chooses, and what is not open and
// why.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/document.hpp"

namespace jadoube::report {

/// The board on which the duty is done: the position of the ruling, else `before`, else null.
[[nodiscard]] const chess::Setup* duty_board(const adjudicate::MatterRuling& ruling, const chess::Setup* before);

/// The duty whole: the options with their moves, then what is unavailable, not reached and lost.
[[nodiscard]] Blocks duty_of(const adjudicate::Obligation& duty, const chess::Setup* board);

/// The duty in one sentence: "Black chooses: move the king (Ke2, Kf1) or let the position stand."
[[nodiscard]] Text duty_line(const adjudicate::Obligation& duty, const chess::Setup* board);

/// An option as an arbiter offers it, with the articles it rests on and its moves or its position:
/// "move the bishop on c1 under 22(c): Bd2, Be3."
[[nodiscard]] Text option_words(const adjudicate::Option& option, const chess::Setup* board,
                                const std::vector<std::string>& articles = {});

/// The options, numbered.
[[nodiscard]] List option_list(const std::vector<adjudicate::Option>& options, const chess::Setup* board);

/// What cannot be done, and why; nothing where all can be.
void add_unavailable(Blocks& blocks, const std::vector<adjudicate::Unavailable>& unavailable,
                     const chess::Setup* board);

}  // namespace jadoube::report
