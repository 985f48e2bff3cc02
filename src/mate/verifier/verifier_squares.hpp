// Squares, and the ways men go over them, one by one: what the checker knows of the board. On purpose without the
// tables and set operations of the search.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "chess/piece.hpp"
#include "chess/square.hpp"

namespace jadoube::mate {

using chess::Squares;
using SquareSet = std::array<bool, 64>;

[[nodiscard]] bool has(const SquareSet& set, chess::Square square);
void put(SquareSet& set, chess::Square square);
[[nodiscard]] Squares listed(const SquareSet& set);

/// So many files and ranks on; nothing beyond the edge.
[[nodiscard]] std::optional<chess::Square> step(chess::Square from, int files, int ranks);
/// The rank step of a Pawn's move.
[[nodiscard]] int ahead(chess::Color color);
[[nodiscard]] bool are_neighbours(chess::Square a, chess::Square b);
[[nodiscard]] Squares neighbours(chess::Square square);

/// Adds the squares that a man attacks: along diagonals or along files and ranks up to and with what is in the way, as
/// a Knight, as a Pawn.
void add_lines(Squares& to, chess::Square from, bool diagonal, const SquareSet& in_the_way);
void add_knight(Squares& to, chess::Square from);
void add_pawn(Squares& to, chess::Square from, chess::Color color);

}  // namespace jadoube::mate
