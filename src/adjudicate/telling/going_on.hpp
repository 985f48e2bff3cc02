// How what is done next bears on what was done before: a choice not made, a move wanted back, put right or left
// unfinished.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// Who has a choice and moves instead lets stand what he could have let stand; who touches a man loses the choice,
/// where notice does not keep it.
[[nodiscard]] bool gives_choice_up(Story& story, Person by, bool by_touch);
void begin_offence(Story& story, const std::vector<chess::Square>& men);
[[nodiscard]] bool lets_stand_in_the_middle(const Story& story, const Consequence& consequence);
void finish_the_move(Story& story);
void put_on_the_board_again(Story& story, std::size_t matter);
void go_on_from_wrong_answer(Story& story, Person by);
[[nodiscard]] bool only_gave_choice_up(const Story& story, Person by);
/// The other player replies to a move that its player wants back: whether it stands is judged first.
[[nodiscard]] bool replies_to_move_wanted_back(Story& story, Person by);
std::optional<Step> moved_on(Story& story, Person by, const Step& step);
[[nodiscard]] std::optional<Castle> finishes_castling(const Story& story, Person by, const MoveMan& move);
struct DueCastling {
    Castle whole;
    std::size_t rook_moved = 0;  // with that act
};
/// The castling that is due, made with the Rook first: this is the step of the King.
[[nodiscard]] std::optional<DueCastling> finishes_due_castling(const Story& story, Person by, const MoveMan& king);
[[nodiscard]] chess::Square in_base(const Story& story, Person by, chess::Square man);
[[nodiscard]] Step from_where_it_came(const Story& story, Person by, const Step& step);
[[nodiscard]] bool leaves_unfinished(const Story& story, Person by, const Step& step);

}  // namespace jadoube::adjudicate
