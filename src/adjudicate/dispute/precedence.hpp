// Which of the open matters of a dispute are judged before the one that is raised.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

struct BoardShown {
    bool is_end = false;             // the board shows an end of the game, whatever has led to it
    bool is_over = false;            // moves in order have led to it, and it ends the game by itself
    bool is_mate_by_itself = false;  // mate ends the game under the code without having to be conceded
};

/// Whether the open matter `earlier` is judged before `matter` is, though nobody has raised it: what happened beside
/// the board and ends the game by itself; an earlier offence of the same player, which counts against him; the turn by
/// which the game is said to have ended, or by which the board shows that it has when somebody resigns, agrees
/// or claims a flag. Both are indices in `Standing::matters`. Where the player of the later illegal move is told to
/// have `played_on` from there, nobody had seen the earlier one of the other.
[[nodiscard]] bool comes_first(const Standing& standing, std::size_t earlier, std::size_t matter,
                               const BoardShown& shown, std::optional<chess::Color> played_on);
/// Who makes the next move from that act on, where nothing else is done on the board before it.
[[nodiscard]] std::optional<chess::Color> plays_next(const std::vector<Act>& acts, std::size_t from);

/// What was done on the board in the turn that ended last, and nobody has raised.
[[nodiscard]] bool is_of_last_turn(const Standing& standing, std::size_t matter);

/// A claim or a finding may be about the very position that ends the game: that is heard on the board as it stands.
[[nodiscard]] bool asks_whether_it_is_over(const Act& act);
/// What is claimed or found is another end of the game than the one that the board shows.
[[nodiscard]] bool says_another_end(const Act& act, rules::Ending shown);

/// A word, a clock, or something that happens beside the board: that is after it what it was before.
[[nodiscard]] bool leaves_the_board(const Act& act);
/// What is said of the board on which act number `act` is done, before or after that act.
[[nodiscard]] SaidOfBoard said_of_board(const std::vector<Act>& acts, std::size_t act);

/// The end of the game that a claim or a finding says the position on the board to be; nothing where it says none, or
/// speaks of a move not made yet.
[[nodiscard]] std::optional<rules::Ending> end_said_to_be_there(const Act& act);

}  // namespace jadoube::adjudicate
