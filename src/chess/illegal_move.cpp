#include <fmt/format.h>

#include <cstdlib>

#include "chess/attacks.hpp"
#include "chess/notation.hpp"

namespace jadoube::chess {
namespace {

/// One reason why a move is against the rules of movement; none where it is legal.
enum class Why {
    legal,
    no_man,
    not_own_man,
    not_its_move,
    own_man,
    path_blocked,
    takes_king,
    leaves_king_in_check,
    promotion_missing,
    castling_moved,
    castling_check,
    castling_man_between
};

std::string_view name_of(Why why) {
    switch (why) {
        case Why::legal: return "";
        case Why::no_man: return "no_man";
        case Why::not_own_man: return "not_own_man";
        case Why::not_its_move: return "not_its_move";
        case Why::own_man: return "own_man";
        case Why::path_blocked: return "path_blocked";
        case Why::takes_king: return "takes_king";
        case Why::leaves_king_in_check: return "leaves_king_in_check";
        case Why::promotion_missing: return "promotion_missing";
        case Why::castling_moved: return "castling_moved";
        case Why::castling_check: return "castling_check";
        case Why::castling_man_between: return "castling_man_between";
    }
    return "";
}

class Question {
public:
    Question(const Position& position, const RawMove& move)
        : position_(position), board_(position.board()), turn_(position.turn()), move_(move) {}

    [[nodiscard]] Why answer() const {
        const auto piece = board_.at(move_.from);
        if (!piece) return Why::no_man;
        if (piece->color != turn_) return Why::not_own_man;
        if (piece->role == Role::king && !move_.promotes_to) {
            if (const auto rook = castling_rook()) return castling(*rook);
            if (is_step_of_two()) return Why::castling_moved;
        }
        const Why why = piece->role == Role::pawn ? pawn() : other(*piece);
        if (why != Why::legal) return why;
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

    [[nodiscard]] Why castling(Square rook) const {
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
        return others.attackers(arrival.king, !turn_).empty() ? Why::legal : Why::castling_check;
    }

    [[nodiscard]] Why other(Piece piece) const {
        if (!attacks_of(piece, move_.from, {}).has(move_.to)) return Why::not_its_move;
        if (is_own(move_.to)) return Why::own_man;
        return attacks_of(piece, move_.from, board_.men()).has(move_.to) ? Why::legal : Why::path_blocked;
    }

    [[nodiscard]] Why pawn() const {
        if (pawn_attacks(turn_, move_.from).has(move_.to)) return pawn_capture();
        const int steps = (move_.to.rank() - move_.from.rank()) * (turn_ == Color::white ? 1 : -1);
        const int most = rank_for(turn_, move_.from) == 1 ? 2 : 1;
        if (move_.to.file() != move_.from.file() || steps < 1 || steps > most) return Why::not_its_move;
        if (is_own(move_.to)) return Why::own_man;
        const Bitboard path = between(move_.from, move_.to) | Bitboard::of(move_.to);
        return (path & board_.men()).empty() ? Why::legal : Why::path_blocked;
    }

    [[nodiscard]] Why pawn_capture() const {
        if (is_own(move_.to)) return Why::own_man;
        return is_empty(move_.to) && position_.just_passed() != move_.to ? Why::not_its_move : Why::legal;
    }

    [[nodiscard]] bool leaves_king_in_check() const {
        Board after = board_;
        if (after.at(move_.from)->role == Role::pawn && position_.just_passed() == move_.to) {
            after.remove(Square::at(move_.to.file(), move_.from.rank()));
        }
        after.move(move_.from, move_.to);
        return !after.attackers(*after.king(turn_), !turn_).empty();
    }

    [[nodiscard]] Why promotion(Role role) const {
        if (role != Role::pawn || rank_for(turn_, move_.to) != 7) {
            return move_.promotes_to ? Why::not_its_move : Why::legal;
        }
        if (!move_.promotes_to) return Why::promotion_missing;
        return move_.promotes_to == Role::pawn || move_.promotes_to == Role::king ? Why::not_its_move : Why::legal;
    }

    const Position& position_;
    const Board& board_;
    const Color turn_;
    const RawMove& move_;
};

std::string_view side_name(Color color) {
    return color == Color::white ? "White" : "Black";
}

std::string kind_on(const Board& board, Square square) {
    std::string name(name_of(board.at(square)->role));
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

std::string words(Why why, const Position& position, const RawMove& move) {
    switch (why) {
        case Why::legal: return "";
        case Why::no_man: return fmt::format("no man stands on {}", to_text(move.from));
        case Why::not_own_man:
            return fmt::format("the man on {} is {}'s", to_text(move.from), side_name(!position.turn()));
        case Why::not_its_move:
            return fmt::format("a {} does not move so from {} to {}", kind_on(position.board(), move.from),
                               to_text(move.from), to_text(move.to));
        case Why::own_man: return fmt::format("a man of its own side stands on {}", to_text(move.to));
        case Why::path_blocked: return "a man stands in the way";
        case Why::takes_king: return "a King is never captured";
        case Why::leaves_king_in_check: return "it leaves the King in check";
        case Why::promotion_missing:
            return fmt::format("it does not say what the Pawn becomes, as {}=Q does", to_text(move.to));
        case Why::castling_moved: return "there is no right to castle there: King or Rook has moved";
        case Why::castling_check: return "the King is in check, or would cross or reach an attacked square";
        case Why::castling_man_between: return "a man stands between King and Rook";
    }
    return "";
}

}  // namespace

std::string why_illegal(const Position& position, const RawMove& move) {
    return std::string(name_of(Question(position, move).answer()));
}

std::string why_illegal_in_words(const Position& position, const RawMove& move) {
    return words(Question(position, move).answer(), position, move);
}

}  // namespace jadoube::chess
