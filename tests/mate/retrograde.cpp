#include "retrograde.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "chess/attacks.hpp"
#include "chess/notation.hpp"

namespace jadoube::mate {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

std::string name_of(const Men& men) {
    std::string name;
    for (const Piece man : men) name += chess::fen_letter_of(man);
    return name;
}

Placement placement_of(const chess::Board& board, const Men& men) {
    Placement squares;
    Bitboard used;
    for (const Piece man : men) {
        squares.push_back((board.men(man) & ~used).first());
        used |= Bitboard::of(squares.back());
    }
    return squares;
}

Bitboard occupied(const Placement& squares) {
    Bitboard set;
    for (const Square square : squares) set |= Bitboard::of(square);
    return set;
}

}  // namespace

Men men_of(const chess::Board& board) {
    Men men = {{Color::white, Role::king}, {Color::black, Role::king}};
    for (const Color color : {Color::white, Color::black}) {
        for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn}) {
            const auto count = static_cast<std::size_t>(board.men({color, role}).count());
            men.insert(men.end(), count, Piece{color, role});
        }
    }
    return men;
}

const Table& table_for(const Men& men, Color side, Table::Smaller& tables) {
    auto& table = tables[name_of(men)];
    if (!table) table = std::make_unique<Table>(men, side, tables);
    return *table;
}

Table::Table(Men men, Color side, Smaller& smaller) : men_(std::move(men)), side_(side), smaller_(smaller) {
    has_pawn_ = std::any_of(men_.begin(), men_.end(), [](const Piece& man) { return man.role == Role::pawn; });
    won_.resize(std::size_t{2} << 6 * men_.size());
    Placement squares;
    find_ends(squares);
    while (!open_.empty()) {
        const Entry entry = open_.back();
        open_.pop_back();
        go_back_from(entry);
    }
}

/// The same for a board and its mirror images: White's King is brought to the files a to d, and without Pawns to the
/// ranks 1 to 4.
std::size_t Table::index_of(Placement squares, Color turn) const {
    const int mirror = (squares[0].file() > 3 ? 7 : 0) ^ (!has_pawn_ && squares[0].rank() > 3 ? 56 : 0);
    std::size_t index = turn == Color::white ? 0 : 1;
    for (const Square square : squares) index = index << 6 | static_cast<std::size_t>(square.index() ^ mirror);
    return index;
}

bool Table::can_mate(const Placement& squares, Color turn) const {
    return won_[index_of(squares, turn)];
}

bool Table::can_mate(const Position& position) const {
    return can_mate(placement_of(position.board(), men_), position.turn());
}

std::optional<Position> Table::position_of(const Placement& squares, Color turn) const {
    chess::Setup setup{.board = {}, .turn = turn};
    for (std::size_t i = 0; i < men_.size(); ++i) {
        const int rank = squares[i].rank();
        if (setup.board.at(squares[i]) || (men_[i].role == Role::pawn && (rank == 0 || rank == 7))) return std::nullopt;
        setup.board.put(squares[i], men_[i]);
    }
    if (!setup.board.attackers(squares[turn == Color::white ? 1 : 0], turn).empty()) return std::nullopt;
    return *Position::from(setup);
}

void Table::mark(const Entry& entry) {
    const std::size_t index = index_of(entry.squares, entry.turn);
    if (won_[index]) return;
    won_[index] = true;
    open_.push_back(entry);
}

/// Over all placements: the mates, and the positions from which a capture or promotion leads to a position won.
void Table::find_ends(Placement& squares) {
    if (squares.size() < men_.size()) {
        for (int i = 0; i < 64; ++i) {
            const Square square = Square::from_index(i);
            if (squares.empty() && (square.file() > 3 || (!has_pawn_ && square.rank() > 3))) continue;
            if (occupied(squares).has(square)) continue;
            squares.push_back(square);
            find_ends(squares);
            squares.pop_back();
        }
        return;
    }
    for (const Color turn : {Color::white, Color::black}) {
        const auto position = position_of(squares, turn);
        if (!position) continue;
        const bool mated = turn != side_ && position->is_checkmate();
        if (mated || is_won_by_leaving(*position)) mark({squares, turn});
    }
}

bool Table::is_won_by_leaving(const Position& position) {
    if (men_.size() == 2) return false;
    for (const Move move : position.legal_moves()) {
        const Position next = position.after(move);
        const bool leaves = position.captured(move) || move.promotes_to();
        if (leaves ? is_won_in_other_table(next) : is_won_in_passing(next)) return true;
    }
    return false;
}

bool Table::is_won_in_other_table(const Position& position) {
    return table_for(men_of(position.board()), side_, smaller_).can_mate(position);
}

/// The table knows no square of passing: what a capture in passing leads to counts before the double step.
bool Table::is_won_in_passing(const Position& position) {
    if (!position.en_passant()) return false;
    for (const Move move : position.legal_moves()) {
        if (move.kind() == Move::Kind::en_passant && is_won_in_other_table(position.after(move))) return true;
    }
    return false;
}

/// Where a man may have come from without taking anything.
Bitboard Table::origins(std::size_t man, const Entry& entry) const {
    const Bitboard all = occupied(entry.squares);
    const Square to = entry.squares[man];
    if (men_[man].role != Role::pawn) return chess::attacks_of(men_[man], to, all) & ~all;
    const int back = men_[man].color == Color::white ? -8 : 8;
    const int rank = chess::rank_for(men_[man].color, to);
    const Square one = Square::from_index(to.index() + back);
    if (rank < 2 || all.has(one)) return {};
    Bitboard from = Bitboard::of(one);
    if (rank == 3) from |= Bitboard::of(Square::from_index(one.index() + back)) & ~all;
    return from;
}

void Table::go_back_from(const Entry& entry) {
    const Color mover = !entry.turn;
    for (std::size_t man = 0; man < men_.size(); ++man) {
        if (men_[man].color != mover) continue;
        for (const Square from : origins(man, entry)) {
            Entry before{entry.squares, mover};
            before.squares[man] = from;
            const auto position = position_of(before.squares, mover);
            if (!position) continue;
            // What is mate in the table may be answered by a capture in passing.
            const Position after = position->after(Move::normal(from, entry.squares[man]));
            const bool is_end = position_of(entry.squares, entry.turn)->is_checkmate() && !after.is_checkmate();
            if (!after.en_passant() || !is_end) mark(before);
        }
    }
}

}  // namespace jadoube::mate
