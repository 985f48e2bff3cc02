// What a code may choose among where it defines what counts. Which of them holds in a code is in definitions.hpp.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// What makes two positions the same.
enum class SamePosition { men_on_squares, possible_moves };
template <>
std::span<const WordRow<SamePosition>> rows<SamePosition>();

/// Whose move castling is.
enum class CastlingCountsAsMoveOf { king, king_and_rook };
enum class MovedManCountsAsTouched { no, after_own_men, after_men };
template <>
std::span<const WordRow<CastlingCountsAsMoveOf>> rows<CastlingCountsAsMoveOf>();
template <>
std::span<const WordRow<MovedManCountsAsTouched>> rows<MovedManCountsAsTouched>();

/// Who brings before the arbiter that a move was made after a touch.
enum class TouchIsRaisedBy { anybody, players };
template <>
std::span<const WordRow<TouchIsRaisedBy>> rows<TouchIsRaisedBy>();

/// Who makes the first move.
enum class FirstMoveBy { white, either };
template <>
std::span<const WordRow<FirstMoveBy>> rows<FirstMoveBy>();

/// When the other player is on turn.
enum class TurnPasses { when_made, when_completed };
template <>
std::span<const WordRow<TurnPasses>> rows<TurnPasses>();

/// What begins a count of moves anew.
enum class ResetsQuietMoves { capture_or_pawn_move, capture, nothing };
template <>
std::span<const WordRow<ResetsQuietMoves>> rows<ResetsQuietMoves>();

/// What a Rook put on upside down for a pawn is, where its player has said nothing.
enum class UpsideDownRook { rook, queen };
template <>
std::span<const WordRow<UpsideDownRook>> rows<UpsideDownRook>();

/// What a pawn on its last rank may become.
enum class PromotesTo { piece_of_choice, captured_piece, piece_or_pawn, queen };
template <>
std::span<const WordRow<PromotesTo>> rows<PromotesTo>();

/// When notice of adjusting has to be given.
enum class NoticeExcuses { before, before_or_at_once };
template <>
std::span<const WordRow<NoticeExcuses>> rows<NoticeExcuses>();

/// Which touch of his own takes from a player what he could have demanded.
enum class TouchThatCloses { meant, any };
template <>
std::span<const WordRow<TouchThatCloses>> rows<TouchThatCloses>();

/// Whether a position that stood five times ends the game.
enum class FivefoldEndsGame { no, yes, in_a_row };
template <>
std::span<const WordRow<FivefoldEndsGame>> rows<FivefoldEndsGame>();

/// Whether a King left without other men ends the game.
enum class BareKingEndsGame { no, yes, unless_bared_at_once };
template <>
std::span<const WordRow<BareKingEndsGame>> rows<BareKingEndsGame>();

/// When a move counts for the time control.
enum class MoveCountsForTime { pressed, made };
template <>
std::span<const WordRow<MoveCountsForTime>> rows<MoveCountsForTime>();

/// Whether moves taken back count for the time control.
enum class RetractedMovesCount { no, found_later };
template <>
std::span<const WordRow<RetractedMovesCount>> rows<RetractedMovesCount>();

}  // namespace jadoube::rules
