// What a code of laws defines: where codes differ in what counts, which of the measurements that the program has. Each
// default stands here and nowhere else; names and meanings are in vocabulary/definition_rows.hpp.
#pragma once

#include <optional>
#include <set>
#include <string>

namespace jadoube::rules {

/// Something that completes a move.
enum class Completion { hand_off, captured_man_off, rook_off, piece_named, piece_on, pawn_off, pressed };
using Completions = std::set<Completion>;

/// What must have happened, all of it, for each kind of move.
struct MoveIsComplete {
    Completions transfer = {Completion::hand_off};
    Completions capture = {Completion::hand_off};
    Completions castling = {Completion::rook_off};
    Completions promotion = {Completion::piece_named};
    friend bool operator==(const MoveIsComplete&, const MoveIsComplete&) = default;
};

enum class SamePosition { men_on_squares, possible_moves };
enum class CastlingCountsAsMoveOf { king, king_and_rook };
enum class FirstMoveBy { white, either };
enum class TurnPasses { when_made, when_completed };
enum class ResetsQuietMoves { capture_or_pawn_move, nothing };
enum class PromotesTo { piece_of_choice, captured_piece, piece_or_pawn };
enum class NoticeExcuses { before, before_or_at_once };
enum class FivefoldEndsGame { no, yes, in_a_row };
enum class RetractedMovesCount { no, found_later };
enum class MoveCountsForTime { pressed, made };

/// All that a code can define. What it does not say is as here. A member without a row in the table of definitions, or
/// one that no mechanism asks for, fails a test.
struct Definitions {
    MoveIsComplete move_is_complete = {};
    SamePosition same_position = SamePosition::possible_moves;
    CastlingCountsAsMoveOf castling_counts_as_move_of = CastlingCountsAsMoveOf::king;
    bool moved_man_counts_as_touched = false;
    FirstMoveBy first_move_by = FirstMoveBy::white;
    TurnPasses turn_passes = TurnPasses::when_completed;
    ResetsQuietMoves resets_quiet_moves = ResetsQuietMoves::capture_or_pawn_move;
    PromotesTo promotes_to = PromotesTo::piece_of_choice;
    NoticeExcuses notice_excuses = NoticeExcuses::before;
    bool dead_position_ends_game = false;
    FivefoldEndsGame fivefold_ends_game = FivefoldEndsGame::no;
    bool seventy_five_moves_end_game = false;
    MoveCountsForTime move_counts_for_time = MoveCountsForTime::pressed;
    RetractedMovesCount retracted_moves_count = RetractedMovesCount::no;
    std::optional<std::string> time_control = {};  // as people write it
    friend bool operator==(const Definitions&, const Definitions&) = default;
};

}  // namespace jadoube::rules
