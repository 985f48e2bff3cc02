#include <fmt/format.h>

#include <array>
#include <cassert>
#include <cstdlib>

#include "chess/attacks.hpp"
#include "chess/notation.hpp"

namespace jadoube::chess {
namespace {

using Why = IllegalReason;

struct IllegalReasonRow {
    Why reason;
    std::string_view name;
    const char* words;  // {man} on {from}, of {owner}, goes to {to} and becomes a {piece}
};

constexpr std::array<IllegalReasonRow, 12> kIllegalReasons = {{
    {Why::no_man, "no_man", "no man stands on {from}"},
    {Why::not_own_man, "not_own_man", "the man on {from} is {owner}'s"},
    {Why::not_its_move, "not_its_move", "a {man} does not move so from {from} to {to}"},
    {Why::own_man, "own_man", "a man of its own side stands on {to}"},
    {Why::path_blocked, "path_blocked", "a man stands in the way"},
    {Why::takes_king, "takes_king", "a King is never captured"},
    {Why::leaves_king_in_check, "leaves_king_in_check", "it leaves the King in check"},
    {Why::promotion_missing, "promotion_missing", "it does not say what the Pawn becomes, as {to}=Q does"},
    {Why::piece_not_taken, "piece_not_taken", "no {piece} has been taken"},
    {Why::castling_moved, "castling_moved", "there is no right to castle there: King or Rook has moved"},
    {Why::castling_check, "castling_check", "the King is in check, or would cross or reach an attacked square"},
    {Why::castling_man_between, "castling_man_between", "a man stands between King and Rook"},
}};

const IllegalReasonRow& row_of(Why reason) {
    const IllegalReasonRow& row = kIllegalReasons[static_cast<std::size_t>(reason)];
    assert(row.reason == reason);
    return row;
}

using Fault = std::optional<Why>;
constexpr Fault kNone = std::nullopt;

class Question {
public:
    Question(const Position& position, const RawMove& move)
        : position_(position), board_(position.board()), turn_(position.turn()), move_(move) {}

    [[nodiscard]] Fault answer() const {
        const auto piece = board_.at(move_.from);
        if (!piece) return Why::no_man;
        if (piece->color != turn_) return Why::not_own_man;
        if (piece->role == Role::king && !move_.promotes_to) {
            if (const auto rook = castling_rook()) return castling(*rook);
            if (is_step_of_two()) return Why::castling_moved;
        }
        if (const Fault why = piece->role == Role::pawn ? pawn() : other(*piece)) return why;
        if (board_.at(move_.to) == Piece{!turn_, Role::king}) return Why::takes_king;
        if (leaves_king_in_check()) return Why::leaves_king_in_check;
        return promotion(piece->role);
    }

private:
    [[nodiscard]] bool is_own(Square square) const { return board_.men(turn_).has(square); }
    [[nodiscard]] bool is_empty(Square square) const { return !board_.men().has(square); }

    [[nodiscard]] bool is_step_of_two() const {
        constexpr int kEFile = 4;
        return rank_for(turn_, move_.from) == 0 && move_.from.file() == kEFile &&
               move_.from.rank() == move_.to.rank() && std::abs(move_.from.file() - move_.to.file()) == 2;
    }

    /// The Rook of the right to castle that the King's move makes use of.
    [[nodiscard]] std::optional<Square> castling_rook() const {
        const Bitboard first_rank = rank_bitboard(turn_ == Color::white ? 0 : 7);
        for (const Square rook : position_.castling_rooks() & first_rank) {
            if (rook == move_.to) return rook;
            if (is_step_of_two() && (rook > move_.from) == (move_.to > move_.from)) return rook;
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault castling(Square rook) const {
        const Square king = move_.from;
        const auto arrival = Position::castling_arrival(Move::castling(king, rook));
        Board others = board_;
        others.remove(king);
        const Bitboard king_path = between(king, arrival.king) | Bitboard::of(arrival.king) | Bitboard::of(king);
        for (const Square square : king_path) {
            if (!others.attackers(square, !turn_).empty()) return Why::castling_check;
        }
        others.remove(rook);
        const Bitboard rook_path = between(rook, arrival.rook) | Bitboard::of(arrival.rook);
        if (!((king_path | rook_path | between(king, rook)) & others.men()).empty()) return Why::castling_man_between;
        others.put(arrival.rook, {turn_, Role::rook});
        return others.attackers(arrival.king, !turn_).empty() ? kNone : Why::castling_check;
    }

    [[nodiscard]] Fault other(Piece piece) const {
        if (!attacks_of(piece, move_.from, {}).has(move_.to)) return Why::not_its_move;
        if (is_own(move_.to)) return Why::own_man;
        return attacks_of(piece, move_.from, board_.men()).has(move_.to) ? kNone : Why::path_blocked;
    }

    [[nodiscard]] Fault pawn() const {
        if (pawn_attacks(turn_, move_.from).has(move_.to)) return pawn_capture();
        const int steps = (move_.to.rank() - move_.from.rank()) * (turn_ == Color::white ? 1 : -1);
        const int most = rank_for(turn_, move_.from) == 1 ? 2 : 1;
        if (move_.to.file() != move_.from.file() || steps < 1 || steps > most) return Why::not_its_move;
        if (is_own(move_.to)) return Why::own_man;
        const Bitboard path = between(move_.from, move_.to) | Bitboard::of(move_.to);
        return (path & board_.men()).empty() ? kNone : Why::path_blocked;
    }

    [[nodiscard]] Fault pawn_capture() const {
        if (is_own(move_.to)) return Why::own_man;
        return is_empty(move_.to) && position_.just_passed() != move_.to ? Why::not_its_move : kNone;
    }

    [[nodiscard]] bool leaves_king_in_check() const {
        Board after = board_;
        if (after.at(move_.from)->role == Role::pawn && position_.just_passed() == move_.to) {
            after.remove(Square::at(move_.to.file(), move_.from.rank()));
        }
        after.move(move_.from, move_.to);
        return !after.attackers(*after.king(turn_), !turn_).empty();
    }

    [[nodiscard]] Fault promotion(Role role) const {
        if (role != Role::pawn || rank_for(turn_, move_.to) != 7) {
            return move_.promotes_to ? Why::not_its_move : kNone;
        }
        const Roles become = position_.promotions(turn_);
        if (become.empty()) return Why::piece_not_taken;
        if (!move_.promotes_to) return become.has(Role::pawn) ? kNone : Why::promotion_missing;
        if (move_.promotes_to == Role::pawn || move_.promotes_to == Role::king) return Why::not_its_move;
        return become.has(*move_.promotes_to) ? kNone : Why::piece_not_taken;
    }

    const Position& position_;
    const Board& board_;
    const Color turn_;
    const RawMove& move_;
};

std::string_view owner_on(const Board& board, Square square) {
    const auto man = board.at(square);
    if (!man) return "nobody";
    return man->color == Color::white ? "White" : "Black";
}

std::string kind_of(Role role) {
    std::string name(name_of(role));
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

std::string kind_on(const Board& board, Square square) {
    const auto man = board.at(square);
    return man ? kind_of(man->role) : "man";
}

}  // namespace

std::string_view name_of(IllegalReason reason) {
    return row_of(reason).name;
}

std::optional<IllegalReason> why_illegal(const Position& position, const RawMove& move) {
    return Question(position, move).answer();
}

std::string why_illegal_in_words(const Position& position, const RawMove& move) {
    const auto why = why_illegal(position, move);
    if (!why) return {};
    if (*why == Why::piece_not_taken && position.promotion() == Promotion::queen) return "a Pawn becomes a Queen here";
    return fmt::format(fmt::runtime(row_of(*why).words), fmt::arg("from", to_text(move.from)),
                       fmt::arg("to", to_text(move.to)), fmt::arg("man", kind_on(position.board(), move.from)),
                       fmt::arg("owner", owner_on(position.board(), move.from)),
                       fmt::arg("piece", move.promotes_to ? kind_of(*move.promotes_to) : "piece"));
}

}  // namespace jadoube::chess
