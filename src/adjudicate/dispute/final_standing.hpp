// What a dispute comes to as a whole when it has been told and judged: each act, and how the game stands.
#pragma once

#include <map>

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// Matters of the story with the numbers of their rulings: several where what both players did was judged together.
using Places = std::map<std::size_t, std::vector<std::size_t>>;

/// The game that was played is void: nothing more, or another is begun.
[[nodiscard]] bool ends_game(const GameAnswer& game);

/// Whether it is decided with which score the game ends by it.
[[nodiscard]] bool has_score(const MatterRuling& matter);

/// Nothing that it says is about the game itself, nor hangs on an answer: no result, nothing due, no other board.
[[nodiscard]] bool leaves_the_game(const MatterRuling& matter);

/// `over`: by what the game has ended, and which matter ended it; its score is found in the matters. `board`: where the
/// story has left it. The end silences the matters that did not bring it: nothing is due of them any more.
[[nodiscard]] FinalStanding final_standing(std::vector<MatterRuling>& matters, std::optional<GameEnd> over,
                                           const std::optional<chess::Setup>& board,
                                           const chess::ByColor<std::optional<Millis>>& readings);

/// What every act came to, by the numbers that matters have in the ruling (`places`: by those they had in the story).
/// An act that no effect ties to a matter belongs to the one that it is part of, where that was ruled upon.
[[nodiscard]] std::vector<Effect> told_story(std::vector<Effect> effects, const Places& places,
                                             const std::vector<MatterRuling>& matters);

/// Acts that came after the end have no effect, whatever they would have come to; but for those that are heard all the
/// same (a wrong result). An end that is ruled upon only when all is told leaves to the acts after it what they did on
/// the board.
void tell_what_came_after(std::vector<Effect>& story, const GameEnd& end, const std::vector<MatterRuling>& matters,
                          bool was_known_then);

/// Whatever they would have come to; all of them where the game was over before the first act.
void reject_claims_after_the_end(std::vector<MatterRuling>& matters, const GameEnd& end, bool was_over_before);

/// What had ended the game comes out only when all is told: what was done after it, and is about no matter, has no
/// effect either.
void tell_what_was_done_after(std::vector<Effect>& story, const GameEnd& end);

/// A ruling that leaves the board alone says where play goes on: where it has come to since.
void show_where_play_has_come_to(MatterRuling& ruling, const chess::Setup& board);

}  // namespace jadoube::adjudicate
