// What a code of laws defines: where codes differ in what counts, which of the measurements that the program has. Each
// default stands here and nowhere else; names and meanings are in definition_rows.hpp.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "rules/vocabulary/definition_words.hpp"
#include "rules/vocabulary/move_words.hpp"

namespace jadoube::rules {

using Completions = std::set<Completion>;

/// What must have happened, all of it, for each kind of move.
struct MoveIsComplete {
    Completions transfer = {Completion::hand_off};
    Completions capture = {Completion::hand_off};
    Completions castling = {Completion::rook_off};
    Completions promotion = {Completion::piece_named};
    friend bool operator==(const MoveIsComplete&, const MoveIsComplete&) = default;
};

/// All that a code can define. What it does not say is as here. A member without a row in the table of definitions, or
/// one that no mechanism asks for, fails a test.
struct Definitions {
    MoveIsComplete move_is_complete = {};
    SamePosition same_position = SamePosition::possible_moves;
    CastlingCountsAsMoveOf castling_counts_as_move_of = CastlingCountsAsMoveOf::king;
    MovedManCountsAsTouched moved_man_counts_as_touched = MovedManCountsAsTouched::no;
    FirstMoveBy first_move_by = FirstMoveBy::white;
    TurnPasses turn_passes = TurnPasses::when_completed;
    ResetsQuietMoves resets_quiet_moves = ResetsQuietMoves::capture_or_pawn_move;
    PromotesTo promotes_to = PromotesTo::piece_of_choice;
    UpsideDownRook upside_down_rook = UpsideDownRook::rook;
    bool taking_in_passing = true;
    bool castling_after_check = true;
    NoticeExcuses notice_excuses = NoticeExcuses::before;
    TouchThatCloses touch_that_closes = TouchThatCloses::meant;
    TouchIsRaisedBy touch_is_raised_by = TouchIsRaisedBy::anybody;
    bool touched_man_needs_demand = false;
    bool notice_keeps_choice = false;
    bool dead_position_ends_game = false;
    FivefoldEndsGame fivefold_ends_game = FivefoldEndsGame::no;
    bool seventy_five_moves_end_game = false;
    BareKingEndsGame bare_king_ends_game = BareKingEndsGame::no;
    MoveCountsForTime move_counts_for_time = MoveCountsForTime::pressed;
    RetractedMovesCount retracted_moves_count = RetractedMovesCount::no;
    std::optional<std::string> time_control = {};  // as people write it
    friend bool operator==(const Definitions&, const Definitions&) = default;
};

}  // namespace jadoube::rules
