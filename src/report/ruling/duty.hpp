// The duty that a ruling lays on a player, in sentences: what must be played, who chooses, and what is not open and
// why.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// The board on which the duty is done: the position of the ruling, else `before`, else null.
[[nodiscard]] const chess::Setup* duty_board(const adjudicate::MatterRuling& ruling, const chess::Setup* before);

/// The duty whole: the options with their moves, then what is unavailable, not reached and lost.
[[nodiscard]] Blocks duty_of(const adjudicate::Obligation& duty, const chess::Setup* board);

/// The duty in one line without a full stop, the moves counted where they are many: "White must move the knight on f3:
/// Nd4 Ng1 (4.3.1)", "Black has the choice, until ...: (1) move the king: 12 moves; (2) castle: O-O (22(c))".
[[nodiscard]] Text due_line(const adjudicate::Obligation& duty, const chess::Setup* board);

/// An option as an arbiter offers it, with the articles it rests on and its moves or its position:
/// "move the bishop on c1 under 22(c): Bd2, Be3."
[[nodiscard]] Text option_words(const adjudicate::Option& option, const chess::Setup* board,
                                const std::vector<std::string>& articles = {});

/// The same with nothing but the moves, counted where they are many.
[[nodiscard]] Text option_in_short(const adjudicate::Option& option, const chess::Setup* board);

/// The options, numbered.
[[nodiscard]] List option_list(const std::vector<adjudicate::Option>& options, const chess::Setup* board);

/// What cannot be done, and why; nothing where all can be.
void add_unavailable(Blocks& blocks, const std::vector<adjudicate::Unavailable>& unavailable,
                     const chess::Setup* board);

}  // namespace jadoube::report
