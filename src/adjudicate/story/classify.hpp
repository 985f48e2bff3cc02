// What a move on the board was: legal or not, complete or not, and of which kind.
#pragma once

#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// The move of a man as it was made from `base`, compared by the man taken off and not by the square of arrival alone.
[[nodiscard]] Done classify_move(const chess::Setup& base, chess::Color by, const MoveMan& move);
[[nodiscard]] Done classify_castling(const chess::Setup& base, chess::Color by, const Castle& castle);
/// A half-move of the record, seen again as an act.
[[nodiscard]] Done classify_played(const chess::Setup& base, const game::Played& played);

[[nodiscard]] rules::MoveKind kind_of_move(const Done& done, const chess::Setup& base);
/// Whether a pawn stands on its last rank and could lawfully have gone there.
[[nodiscard]] bool is_promotion(const Done& done, const chess::Setup& base);
/// Whether a pawn on its last rank was left a pawn, where that is legal.
[[nodiscard]] bool stays_a_pawn(const Done& done, const chess::Setup& base);
/// The piece for a pawn on its last rank, as it was put on or named.
[[nodiscard]] rules::NewPiece new_piece(const Done& done);
/// Whether everything has happened that the code asks for: `definitions.move_is_complete`.
[[nodiscard]] bool is_complete(const Done& done, const chess::Setup& base, const rules::Definitions& definitions);
/// Whether the other player may act now although the move is not complete, so that what he does is not out of turn and
/// the move stays as it is: `definitions.turn_passes`. Where the turn passes `when_made` it is enough that the men
/// moved were let go on their squares (in castling the Rook too); the piece of a promotion may be wanting, and a man
/// taken may still stand there. Where it passes `when_completed` nobody else may act before (BCF 1911, 20 and 23,
/// SP-08; FIDE 2023 1.3 and 4.7). A move that is complete, and one after which the clock was pressed, gives the turn up
/// anyway.
[[nodiscard]] bool gives_up_turn(const Done& done, const rules::Definitions& definitions);

/// An enemy man moved, an own man captured, illegal castling, false capture or false move: exactly one, tested in this
/// order.
[[nodiscard]] rules::Kind illegal_kind(const Done& done, const chess::Setup& base);

/// What was put on the board: of a castling begun the step of the King alone.
[[nodiscard]] game::Played played_of(const Done& done);
/// The board with the move as it was done; the turn passes.
[[nodiscard]] chess::Setup with(const Done& done, const chess::Setup& base);
/// Whether this castling, in order, goes to the side to which the King was put in what was done.
[[nodiscard]] bool is_to_the_same_side(chess::Move castling, const Done& done);
/// Squares of the men handled, in order: the man moved, the Rook of a castling, the man taken off.
[[nodiscard]] std::vector<chess::Square> handled(const Done& done);
/// Where a man of the position before stands after it; nothing where it was taken.
[[nodiscard]] std::optional<chess::Square> followed(chess::Square man, const Done& done);

/// The legal move that a text names, in UCI or SAN.
[[nodiscard]] std::optional<chess::Move> move_named(const chess::Position& base, const std::string& text);

/// The rules of movement that the move breaks or, where it is legal, those that could be doubted.
[[nodiscard]] std::vector<rules::MovementRule> movement_rules(const Done& done, const chess::Setup& base);

}  // namespace jadoube::adjudicate
