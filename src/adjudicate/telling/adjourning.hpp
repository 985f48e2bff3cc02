// The game broken off: the sealed move, its envelope and who opens it.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// The game is broken off and no move sealed yet: an offer goes with the sealed move.
[[nodiscard]] bool seals_now(const Story& story);
/// It is his to write the sealed move, and he has not yet.
[[nodiscard]] bool has_to_seal(const Story& story, chess::Color by);
[[nodiscard]] bool changes_sealed_move(Story& story, chess::Color by, const Done& done);
void make_sealed_move(Story& story);
[[nodiscard]] std::optional<chess::Move> legal_sealed_move(const Story& story);
[[nodiscard]] rules::Ending ended_by_sealed_move(const Story& story);
[[nodiscard]] bool has_sealed(const Story& story, chess::Color by);
void change_sealed_move(Story& story, chess::Color by);
void put_in_envelope(Story& story, std::size_t act);
/// `done`: nothing where no board is known.
void note_sealed_on_board(Story& story, chess::Color by, const std::optional<Done>& done);

/// The envelope was opened, and somebody makes on the board the move that it held, which has been told by that.
[[nodiscard]] bool makes_what_was_sealed(Story& story, const Step& step);

}  // namespace jadoube::adjudicate
