#include "chess/attacks.hpp"

#include <span>

namespace jadoube::chess {
namespace {

struct Step {
    int file;
    int rank;
};

constexpr std::array<Step, 8> kKnightSteps = {{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> kKingSteps = {{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Step, 2> kWhitePawnSteps = {{{-1, 1}, {1, 1}}};
constexpr std::array<Step, 2> kBlackPawnSteps = {{{-1, -1}, {1, -1}}};

constexpr std::optional<Square> stepped(Square square, Step step) {
    const int file = square.file() + step.file;
    const int rank = square.rank() + step.rank;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return Square::at(file, rank);
}

constexpr Bitboard leaps(Square from, std::span<const Step> steps) {
    Bitboard reached;
    for (const Step step : steps) {
        if (const auto to = stepped(from, step)) reached |= Bitboard::of(*to);
    }
    return reached;
}

constexpr Bitboard ray(Square from, Step step) {
    Bitboard reached;
    for (auto to = stepped(from, step); to; to = stepped(*to, step)) reached |= Bitboard::of(*to);
    return reached;
}

constexpr AttackTables::Lines lines_through(Square square) {
    const Bitboard file = ray(square, {0, 1}) | ray(square, {0, -1});
    const Bitboard diagonal = ray(square, {1, 1}) | ray(square, {-1, -1});
    const Bitboard antidiagonal = ray(square, {-1, 1}) | ray(square, {1, -1});
    return {file, diagonal, antidiagonal, diagonal | antidiagonal, file | ray(square, {1, 0}) | ray(square, {-1, 0})};
}

constexpr std::uint8_t rank_attacks(int file, unsigned inner) {
    const unsigned men = inner << 1;
    unsigned reached = 0;
    for (int to = file + 1; to < 8; ++to) {
        reached |= 1U << to;
        if ((men >> to & 1) != 0) break;
    }
    for (int to = file - 1; to >= 0; --to) {
        reached |= 1U << to;
        if ((men >> to & 1) != 0) break;
    }
    return static_cast<std::uint8_t>(reached);
}

constexpr AttackTables make_tables() {
    AttackTables tables;
    for (std::size_t i = 0; i < 64; ++i) {
        const Square square = Square::from_index(static_cast<int>(i));
        tables.knight[i] = leaps(square, kKnightSteps);
        tables.king[i] = leaps(square, kKingSteps);
        tables.pawn.white[i] = leaps(square, kWhitePawnSteps);
        tables.pawn.black[i] = leaps(square, kBlackPawnSteps);
        tables.lines[i] = lines_through(square);
        for (std::size_t file = 0; file < 8; ++file) {
            tables.rank[file][i] = rank_attacks(static_cast<int>(file), static_cast<unsigned>(i));
        }
        for (const Step step : kKingSteps) {
            Bitboard passed;
            for (auto to = stepped(square, step); to; to = stepped(*to, step)) {
                tables.between[i][detail::slot(*to)] = passed;
                passed |= Bitboard::of(*to);
            }
        }
    }
    return tables;
}

}  // namespace

constinit const AttackTables kAttackTables = make_tables();

Bitboard attacks_of(Piece piece, Square from, Bitboard men) {
    switch (piece.role) {
        case Role::pawn: return pawn_attacks(piece.color, from);
        case Role::knight: return knight_attacks(from);
        case Role::bishop: return diagonal_attacks(from, men);
        case Role::rook: return straight_attacks(from, men);
        case Role::queen: return diagonal_attacks(from, men) | straight_attacks(from, men);
        case Role::king: return king_attacks(from);
    }
    return {};
}

}  // namespace jadoube::chess
