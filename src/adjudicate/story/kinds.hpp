// What kinds of incident a finished turn was, as the board classifies it (KERNEL section 3).
#pragma once

#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// The kinds of an act on the board; none where it was in order.
[[nodiscard]] std::vector<rules::Kind> kinds_of(const Incident& incident);

/// A turn is given its kinds, and that of a forfeit claimed of it.
void give_kinds(Incident& incident);

/// Whether the clock was pressed before the move of this turn was made, or made to the end.
[[nodiscard]] bool is_pressed_in_the_middle(const Incident& incident);

/// Whether it happened beside the board, so that it counts though the board goes back to a moment before it.
[[nodiscard]] bool is_beside_the_board(const Incident& incident);

/// An illegal move, or what counts as one.
[[nodiscard]] bool counts_as_illegal_move(const Incident& incident);

/// What is said or seen is that the position, or what has led to it, ends the game.
[[nodiscard]] bool is_about_the_position(const Incident& incident);

/// Whether it is looked at what was not in order before, in the record and among the acts, when this is raised: it is
/// said that the game is over or drawn, a flag has fallen, or something counts as an illegal move.
[[nodiscard]] bool asks_for_the_record(const Incident& incident);

/// What the arbiter sees of nobody in particular may wait for the next move, which has been made: it is settled with
/// that.
[[nodiscard]] bool is_settled_by_the_next_move(const Incident& incident);

/// Of an illegal move that nobody has seen on a board: as far as the act itself tells it.
[[nodiscard]] rules::Kind illegal_kind_unseen(const Incident& incident);
/// The fact that tells which of its kinds a family told by itself was; nothing for other kinds.
[[nodiscard]] std::optional<std::string> fact_telling_kind(const Incident& incident);
/// The kind of this family that the word names.
[[nodiscard]] rules::Kind kind_in(rules::Kind family, std::string_view word);

/// The player who may concede the matter: the claimant's opponent, or whose act or flag it is about.
[[nodiscard]] std::optional<chess::Color> who_may_concede(const Incident& incident);

/// The men touched in it, those handled with the move among them.
[[nodiscard]] std::vector<Handled> men_handled(const Incident& incident);
/// The legal move by which a duty may have been met before anybody spoke: the one made, or the one made instead of it.
[[nodiscard]] std::optional<chess::Move> legal_move_made(const Incident& incident);
/// The position with it; nothing where no position is known.
[[nodiscard]] std::optional<chess::Setup> board_left_by(const Incident& incident);

/// Claims, agreements and what the arbiter sees are not objected to in this way.
[[nodiscard]] bool is_objectionable(const Incident& incident);
/// A man touched with intent, or moved: an accident or an adjustment with notice costs no claim.
[[nodiscard]] bool meant_to_touch(const Incident& incident);
/// Nothing but that.
[[nodiscard]] bool is_innocent_touch(const Incident& incident);
/// A man has left the hand that moved it, on a known board or not.
[[nodiscard]] bool has_let_go(const Incident& turn);
/// Something was done in the turn, beyond what it began with.
[[nodiscard]] bool has_content(const Incident& turn);
/// The move begun with everything that is still wanting, where his hand has fixed what that is; nothing where it has
/// not.
[[nodiscard]] std::optional<Done> as_finished(const Incident& turn);
/// The men touched, to where the turn has left them (SP-06).
void follow_men(Incident& early, const Incident& turn);
/// The first move of the game, made by the wrong person.
[[nodiscard]] bool has_begun_the_game(const Incident& incident);
/// An offer, or "check": what was done on the board comes before what was only said.
[[nodiscard]] bool is_only_said(const Incident& incident);

}  // namespace jadoube::adjudicate
