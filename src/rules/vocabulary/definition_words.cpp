#include "rules/vocabulary/definition_words.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kSamePosition = std::to_array<WordRow<SamePosition>>({
    {SamePosition::men_on_squares, "men_on_squares",
     "the same side to move, and the same kind and colour of man on each square"},
    {SamePosition::possible_moves, "possible_moves",
     "the same side to move and men on each square, and the same rights to castle, and to take in passing where that "
     "capture is legal"},
});
static_assert(is_in_order(kSamePosition));

constexpr auto kCastlingCountsAsMoveOf = std::to_array<WordRow<CastlingCountsAsMoveOf>>({
    {CastlingCountsAsMoveOf::king, "king", "the King's: who has to move his Rook may not castle with it"},
    {CastlingCountsAsMoveOf::king_and_rook, "king_and_rook", "the King's and the Rook's"},
});
static_assert(is_in_order(kCastlingCountsAsMoveOf));

constexpr auto kMovedManCountsAsTouched = std::to_array<WordRow<MovedManCountsAsTouched>>({
    {MovedManCountsAsTouched::no, "no", "no"},
    {MovedManCountsAsTouched::after_own_men, "after_own_men",
     "where only men of his own were touched before it; a man that it took does not count"},
    {MovedManCountsAsTouched::after_men, "after_men", "whatever was touched before it, and a man that it took too"},
});
static_assert(is_in_order(kMovedManCountsAsTouched));

constexpr auto kTouchIsRaisedBy = std::to_array<WordRow<TouchIsRaisedBy>>({
    {TouchIsRaisedBy::anybody, "anybody", "whoever knows of it, the arbiter too"},
    {TouchIsRaisedBy::players, "players",
     "a player, on no spectator's word; where something else was pointed out and not the touch, it stays open"},
});
static_assert(is_in_order(kTouchIsRaisedBy));

constexpr auto kUpsideDownRook = std::to_array<WordRow<UpsideDownRook>>({
    {UpsideDownRook::rook, "rook", "a Rook"},
    {UpsideDownRook::queen, "queen", "a Queen, unless its player has said that it is a Rook"},
});
static_assert(is_in_order(kUpsideDownRook));

constexpr auto kFirstMoveBy = std::to_array<WordRow<FirstMoveBy>>({
    {FirstMoveBy::white, "white", "White"},
    {FirstMoveBy::either, "either", "whoever it falls to, whatever the colour of his men"},
});
static_assert(is_in_order(kFirstMoveBy));

constexpr auto kTurnPasses = std::to_array<WordRow<TurnPasses>>({
    {TurnPasses::when_made, "when_made",
     "once the men moved are let go on their squares, though the piece of a promotion is wanting or the man taken "
     "still "
     "stands there"},
    {TurnPasses::when_completed, "when_completed",
     "once all has happened that completes a move (`move_is_complete`), or the clock is pressed"},
});
static_assert(is_in_order(kTurnPasses));

constexpr auto kResetsQuietMoves = std::to_array<WordRow<ResetsQuietMoves>>({
    {ResetsQuietMoves::capture_or_pawn_move, "capture_or_pawn_move", "a capture, or the move of a pawn"},
    {ResetsQuietMoves::capture, "capture", "a capture alone: moves of pawns count as well"},
    {ResetsQuietMoves::nothing, "nothing", "nothing: every move counts, from the beginning or from the notice given"},
});
static_assert(is_in_order(kResetsQuietMoves));

constexpr auto kPromotesTo = std::to_array<WordRow<PromotesTo>>({
    {PromotesTo::piece_of_choice, "piece_of_choice", "a Queen, Rook, Bishop or Knight, whatever is on the board"},
    {PromotesTo::captured_piece, "captured_piece",
     "one of these that has been taken: that is missing from the usual set of men; while none is, the pawn does not go "
     "there"},
    {PromotesTo::piece_or_pawn, "piece_or_pawn", "a Queen, Rook, Bishop or Knight, or it stays a pawn"},
    {PromotesTo::queen, "queen", "a Queen and nothing else"},
});
static_assert(is_in_order(kPromotesTo));

constexpr auto kNoticeExcuses = std::to_array<WordRow<NoticeExcuses>>({
    {NoticeExcuses::before, "before", "before the man is touched"},
    {NoticeExcuses::before_or_at_once, "before_or_at_once", "before, or as the man is touched"},
});
static_assert(is_in_order(kNoticeExcuses));

constexpr auto kTouchesThatClose = std::to_array<WordRow<TouchThatCloses>>({
    {TouchThatCloses::meant, "meant", "one with intent and without notice of adjusting"},
    {TouchThatCloses::any, "any", "any, by accident or to adjust too"},
});
static_assert(is_in_order(kTouchesThatClose));

constexpr auto kFivefoldEndsGame = std::to_array<WordRow<FivefoldEndsGame>>({
    {FivefoldEndsGame::no, "no", "no"},
    {FivefoldEndsGame::yes, "yes", "yes, in a row or not"},
    {FivefoldEndsGame::in_a_row, "in_a_row", "where it came back every two moves of each side"},
});
static_assert(is_in_order(kFivefoldEndsGame));

constexpr auto kBareKingEndsGame = std::to_array<WordRow<BareKingEndsGame>>({
    {BareKingEndsGame::no, "no", "no"},
    {BareKingEndsGame::yes, "yes", "yes, there and then"},
    {BareKingEndsGame::unless_bared_at_once, "unless_bared_at_once",
     "unless its player can take the last man of the other at once; then once he has not done so, or both are bare"},
});
static_assert(is_in_order(kBareKingEndsGame));

constexpr auto kMoveCountsForTime = std::to_array<WordRow<MoveCountsForTime>>({
    {MoveCountsForTime::pressed, "pressed", "once the clock is pressed"},
    {MoveCountsForTime::made, "made", "once it is made on the board"},
});
static_assert(is_in_order(kMoveCountsForTime));

constexpr auto kRetractedMovesCount = std::to_array<WordRow<RetractedMovesCount>>({
    {RetractedMovesCount::no, "no", "no"},
    {RetractedMovesCount::found_later, "found_later",
     "where they are taken back because an illegal move was found later"},
});
static_assert(is_in_order(kRetractedMovesCount));

}  // namespace

template <>
std::span<const WordRow<SamePosition>> rows<SamePosition>() {
    return kSamePosition;
}

template <>
std::span<const WordRow<CastlingCountsAsMoveOf>> rows<CastlingCountsAsMoveOf>() {
    return kCastlingCountsAsMoveOf;
}

template <>
std::span<const WordRow<MovedManCountsAsTouched>> rows<MovedManCountsAsTouched>() {
    return kMovedManCountsAsTouched;
}

template <>
std::span<const WordRow<TouchIsRaisedBy>> rows<TouchIsRaisedBy>() {
    return kTouchIsRaisedBy;
}

template <>
std::span<const WordRow<UpsideDownRook>> rows<UpsideDownRook>() {
    return kUpsideDownRook;
}

template <>
std::span<const WordRow<FirstMoveBy>> rows<FirstMoveBy>() {
    return kFirstMoveBy;
}

template <>
std::span<const WordRow<TurnPasses>> rows<TurnPasses>() {
    return kTurnPasses;
}

template <>
std::span<const WordRow<ResetsQuietMoves>> rows<ResetsQuietMoves>() {
    return kResetsQuietMoves;
}

template <>
std::span<const WordRow<PromotesTo>> rows<PromotesTo>() {
    return kPromotesTo;
}

template <>
std::span<const WordRow<TouchThatCloses>> rows<TouchThatCloses>() {
    return kTouchesThatClose;
}
template <>
std::span<const WordRow<NoticeExcuses>> rows<NoticeExcuses>() {
    return kNoticeExcuses;
}

template <>
std::span<const WordRow<FivefoldEndsGame>> rows<FivefoldEndsGame>() {
    return kFivefoldEndsGame;
}

template <>
std::span<const WordRow<BareKingEndsGame>> rows<BareKingEndsGame>() {
    return kBareKingEndsGame;
}

template <>
std::span<const WordRow<MoveCountsForTime>> rows<MoveCountsForTime>() {
    return kMoveCountsForTime;
}

template <>
std::span<const WordRow<RetractedMovesCount>> rows<RetractedMovesCount>() {
    return kRetractedMovesCount;
}

}  // namespace jadoube::rules
