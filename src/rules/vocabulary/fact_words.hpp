// The words that facts have as values, where they are measured. Facts that only persons tell have theirs in the tables
// of facts alone.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// Whose man was touched first.
enum class FirstTouched { own, enemy, cannot_be_established };
template <>
std::span<const WordRow<FirstTouched>> rows<FirstTouched>();

/// King and Rook touched before any other man of his, and which came first.
enum class KingAndRook { no, king_first, rook_first, cannot_be_established };
template <>
std::span<const WordRow<KingAndRook>> rows<KingAndRook>();

/// Whether the man touched can move, and what keeps it.
enum class TouchedMan { movable, held_by_check, blocked };
template <>
std::span<const WordRow<TouchedMan>> rows<TouchedMan>();

/// What was wrong with a castling.
enum class CastlingFault { none, moved, man_between, check, takes };
template <>
std::span<const WordRow<CastlingFault>> rows<CastlingFault>();

/// Which legal moves there are.
enum class OnlyMoves { none, en_passant, other };
template <>
std::span<const WordRow<OnlyMoves>> rows<OnlyMoves>();

/// Whether a check was announced.
enum class CheckCall { none, announced, unannounced };
template <>
std::span<const WordRow<CheckCall>> rows<CheckCall>();

/// The piece put or named for a pawn.
enum class NewPiece { none, allowed, not_allowed };
template <>
std::span<const WordRow<NewPiece>> rows<NewPiece>();

/// The men of a player, by what they can mate with.
enum class Force { king, king_and_minor, king_and_two_knights, more };
template <>
std::span<const WordRow<Force>> rows<Force>();

/// Too few men to mate, by the lists of the codes.
enum class DeadMaterial { no, bare_kings, single_minor, same_coloured_bishops };
template <>
std::span<const WordRow<DeadMaterial>> rows<DeadMaterial>();

/// Which man of the usual array the game began without.
enum class ManOff {
    none,
    kings_bishops_pawn,
    other_pawn,
    queens_knight,
    kings_knight,
    queens_rook,
    kings_rook,
    other,
    several
};
template <>
std::span<const WordRow<ManOff>> rows<ManOff>();

/// What was required, against what the law leaves open.
enum class Requirement { none, legal, illegal };
template <>
std::span<const WordRow<Requirement>> rows<Requirement>();

}  // namespace jadoube::rules
