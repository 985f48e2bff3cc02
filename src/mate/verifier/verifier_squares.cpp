#include "mate/verifier/verifier_squares.hpp"

#include <cstdlib>

namespace jadoube::mate {

using chess::Color;
using chess::Square;

bool has(const SquareSet& set, Square square) {
    return set[static_cast<std::size_t>(square.index())];
}
void put(SquareSet& set, Square square) {
    set[static_cast<std::size_t>(square.index())] = true;
}
Squares listed(const SquareSet& set) {
    Squares squares;
    for (int i = 0; i < 64; ++i) {
        if (has(set, Square::from_index(i))) squares.push_back(Square::from_index(i));
    }
    return squares;
}
std::optional<Square> step(Square from, int files, int ranks) {
    const int file = from.file() + files, rank = from.rank() + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return Square::at(file, rank);
}
bool are_neighbours(Square a, Square b) {
    return a != b && std::abs(a.file() - b.file()) <= 1 && std::abs(a.rank() - b.rank()) <= 1;
}
int ahead(Color color) {
    return color == Color::white ? 1 : -1;
}
Squares neighbours(Square square) {
    Squares near;
    for (int i = 0; i < 64; ++i) {
        if (are_neighbours(square, Square::from_index(i))) near.push_back(Square::from_index(i));
    }
    return near;
}

void add_lines(Squares& to, Square from, bool diagonal, const SquareSet& in_the_way) {
    for (int files = -1; files <= 1; ++files) {
        for (int ranks = -1; ranks <= 1; ++ranks) {
            if ((files == 0 && ranks == 0) || (files != 0 && ranks != 0) != diagonal) continue;
            for (auto at = step(from, files, ranks); at; at = step(*at, files, ranks)) {
                to.push_back(*at);
                if (has(in_the_way, *at)) break;
            }
        }
    }
}

void add_knight(Squares& to, Square from) {
    for (int i = 0; i < 64; ++i) {
        const Square at = Square::from_index(i);
        if (std::abs(at.file() - from.file()) * std::abs(at.rank() - from.rank()) == 2) to.push_back(at);
    }
}

void add_pawn(Squares& to, Square from, Color color) {
    for (const int files : {-1, 1}) {
        if (const auto at = step(from, files, ahead(color))) to.push_back(*at);
    }
}

}  // namespace jadoube::mate
