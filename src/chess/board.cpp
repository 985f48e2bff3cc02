#include "chess/board.hpp"

#include "chess/attacks.hpp"

namespace jadoube::chess {

Board Board::initial() {
    constexpr std::array<Role, 8> kFirstRank = {Role::rook, Role::knight, Role::bishop, Role::queen,
                                                Role::king, Role::bishop, Role::knight, Role::rook};
    Board board;
    for (int file = 0; file < 8; ++file) {
        const Role role = kFirstRank[static_cast<std::size_t>(file)];
        board.put(Square::at(file, 0), {Color::white, role});
        board.put(Square::at(file, 1), {Color::white, Role::pawn});
        board.put(Square::at(file, 6), {Color::black, Role::pawn});
        board.put(Square::at(file, 7), {Color::black, role});
    }
    return board;
}

std::optional<Piece> Board::at(Square square) const {
    constexpr std::array<Role, 8> kRoleOfCode = {Role::pawn, Role::bishop, Role::rook, Role::queen,
                                                 Role::pawn, Role::knight, Role::king, Role::king};
    const unsigned code = code_at(square);
    if (code == 0) return std::nullopt;
    return Piece{white_.has(square) ? Color::white : Color::black, kRoleOfCode[code]};
}

void Board::put(Square square, Piece piece) {
    remove(square);
    const Bitboard here = Bitboard::of(square);
    const unsigned code = code_of(piece.role);
    if ((code & 1) != 0) low_ |= here;
    if ((code & 2) != 0) middle_ |= here;
    if ((code & 4) != 0) high_ |= here;
    if (piece.color == Color::white) white_ |= here;
}

void Board::remove(Square square) {
    const Bitboard others = ~Bitboard::of(square);
    low_ &= others;
    middle_ &= others;
    high_ &= others;
    white_ &= others;
}

std::optional<Square> Board::king(Color color) const {
    const Bitboard kings = men({color, Role::king});
    if (kings.empty() || kings.more_than_one()) return std::nullopt;
    return kings.first();
}

Bitboard Board::attackers(Square square, Color by) const {
    const Bitboard all = men();
    return men(by) & ((pawn_attacks(!by, square) & men(Role::pawn)) | (knight_attacks(square) & men(Role::knight)) |
                      (king_attacks(square) & men(Role::king)) | (diagonal_attacks(square, all) & diagonal_movers()) |
                      (straight_attacks(square, all) & straight_movers()));
}

}  // namespace jadoube::chess
