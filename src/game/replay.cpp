#include "game/replay.hpp"

#include <fmt/format.h>

#include <cassert>

#include "base/error.hpp"

namespace jadoube::game {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::RawMove;
using chess::Role;
using chess::Setup;
using chess::Square;

/// A legal move as the hands carry it out.
IrregularMove carried_out(const Setup& before, Move move) {
    assert(before.board.men(before.turn).has(move.from()) && "a legal move is one of the side on turn");
    const Square from = move.from();
    const Square to = move.to();
    IrregularMove done{.by = before.turn, .man = {from, to, move.promotes_to()}};
    if (move.kind() == Move::Kind::en_passant) done.taken = Square::at(to.file(), from.rank());
    if (move.kind() == Move::Kind::castling) {
        const auto arrival = Position::castling_arrival(move);
        done.man.to = arrival.king;
        done.rook = RawMove{to, arrival.rook};
    }
    return done;
}

/// The square over which a Pawn has passed by a double step, lawful or not.
std::optional<Square> passed_square(const Board& before, const RawMove& step, Piece man) {
    const bool is_double_step = man.role == Role::pawn && step.from.file() == step.to.file() &&
                                rank_for(man.color, step.from) == 1 && rank_for(man.color, step.to) == 3;
    if (!is_double_step) return std::nullopt;
    const Square passed = Square::at(step.from.file(), (step.from.rank() + step.to.rank()) / 2);
    if (before.at(passed)) return std::nullopt;
    return passed;
}

/// Castling rights that survive when men have left, reached or vanished from `touched`.
Bitboard remaining_rights(const Setup& before, Bitboard touched) {
    Bitboard rights = before.castling_rooks & ~touched;
    for (const Color color : {Color::white, Color::black}) {
        const Bitboard kings = before.board.men(Piece{color, Role::king});
        if (!(kings & touched).empty()) rights = rights & ~before.board.men(color);
    }
    return rights;
}

/// Passes the turn from `mover` and counts the half-move.
void pass_turn(Setup& setup, Color mover, bool is_quiet) {
    setup.turn = !mover;
    setup.quiet_halfmoves = is_quiet ? setup.quiet_halfmoves + 1 : 0;
    if (mover == Color::black) ++setup.move_number;
}

/// Of the side on turn, where a King that has been in check may not castle.
void lose_rights_by_check(Setup& setup) {
    const auto king = setup.board.king(setup.turn);
    if (king && !setup.board.attackers(*king, !setup.turn).empty())
        setup.castling_rooks &= ~setup.board.men(setup.turn);
}

Setup after_unknown(const Setup& before) {
    Setup result = before;
    result.en_passant.reset();
    pass_turn(result, before.turn, true);
    return result;
}

}  // namespace

Setup stand(const Setup& before, const IrregularMove& move) {
    const auto man = before.board.at(move.man.from);
    const auto rook = move.rook ? before.board.at(move.rook->from) : std::nullopt;
    Setup result = before;
    Bitboard touched;
    const auto lift = [&](Square square) {
        result.board.remove(square);
        touched |= Bitboard::of(square);
    };
    if (move.taken) lift(*move.taken);
    if (man) lift(move.man.from);
    if (rook) lift(move.rook->from);
    const auto place = [&](Square square, Piece piece) {
        result.board.put(square, piece);
        touched |= Bitboard::of(square);
    };
    if (man) place(move.man.to, Piece{man->color, move.man.promotes_to.value_or(man->role)});
    if (rook) place(move.rook->to, *rook);
    const bool took = result.board.men().count() < before.board.men().count();
    result.castling_rooks = remaining_rights(before, touched);
    result.en_passant = man && before.takes_in_passing ? passed_square(before.board, move.man, *man) : std::nullopt;
    pass_turn(result, move.by, !took && !(man && man->role == Role::pawn));
    if (!before.castles_after_check) lose_rights_by_check(result);
    return result;
}

Setup after(const Setup& before, const Played& played) {
    if (const auto* move = std::get_if<Move>(&played)) return stand(before, carried_out(before, *move));
    if (const auto* irregular = std::get_if<IrregularMove>(&played)) return stand(before, *irregular);
    return after_unknown(before);
}

Replay::Replay(const Setup& start, std::span<const HalfMove> moves) {
    setups_.reserve(moves.size() + 1);
    moves_.reserve(moves.size());
    setups_.push_back(start);
    for (const HalfMove& move : moves) {
        setups_.push_back(after(setups_.back(), move.played));
        moves_.push_back(move.played);
    }
}

std::optional<Position> Replay::position(Ply ply) const {
    const auto position = Position::from(at(ply));
    if (!position) return std::nullopt;
    return *position;
}

namespace {

Played under_rule_of(const Setup& before, const Played& played) {
    const auto position = Position::from(before);
    if (!position) return played;
    if (const auto* move = std::get_if<Move>(&played)) {
        return position->is_legal(*move) ? played : Played(carried_out(before, *move));
    }
    const auto* irregular = std::get_if<IrregularMove>(&played);
    if (irregular == nullptr || irregular->rook || irregular->by != before.turn) return played;
    const auto legal = legal_move(*position, irregular->man);
    const bool same_man_taken = legal && (!irregular->taken || position->captured(*legal) == irregular->taken);
    return same_man_taken ? Played(*legal) : played;
}

}  // namespace

std::vector<HalfMove> under_rule_of(const Setup& start, std::vector<HalfMove> moves) {
    if (start.has_usual_rules()) return moves;  // by which they were read
    Setup before = start;
    for (HalfMove& move : moves) {
        move.played = under_rule_of(before, move.played);
        before = after(before, move.played);
    }
    return moves;
}

namespace {

bool is_irregular(const Replay& replay, Ply ply) {
    return std::holds_alternative<IrregularMove>(replay.move_to(ply));
}

/// A player who makes one irregular move after the other (his King stays in check) began with the first.
Ply first_in_a_row(const Replay& replay, Ply ply) {
    constexpr int kOwnMoveBefore = 2;
    while (ply.value > kOwnMoveBefore && is_irregular(replay, Ply{ply.value - kOwnMoveBefore}))
        ply.value -= kOwnMoveBefore;
    return ply;
}

}  // namespace

Ply objected_to(const Replay& replay, std::optional<Color> objector) {
    std::optional<Ply> last;
    for (Ply ply = replay.end(); ply.value > 0; --ply.value) {
        const bool is_own = objector && replay.at(Ply{ply.value - 1}).turn == *objector;
        if (is_own) continue;
        if (is_irregular(replay, ply)) return first_in_a_row(replay, ply);
        if (!last) last = ply;
    }
    return last.value_or(replay.end());
}

std::string squares_notation(const Board& before, const IrregularMove& move) {
    if (move.rook) return move.rook->from > move.man.from ? "O-O" : "O-O-O";
    const auto man = before.at(move.man.from);
    const bool takes = move.taken.has_value() || before.at(move.man.to).has_value();
    std::string text;
    if (man && man->role != Role::pawn) text += letter_of(man->role);
    text += to_text(move.man.from) + (takes ? "x" : "-") + to_text(move.man.to);
    if (move.man.promotes_to) text += fmt::format("={}", letter_of(*move.man.promotes_to));
    return text;
}

std::string to_san(const Setup& before, const Played& played) {
    if (const auto* irregular = std::get_if<IrregularMove>(&played)) {
        return squares_notation(before.board, *irregular) + " [illegal]";
    }
    if (std::holds_alternative<UnknownMove>(played)) return "--";
    const auto position = Position::from(before);
    assert(position && "a legal move has a playable position before it");
    return to_san(*position, std::get<Move>(played));
}

}  // namespace jadoube::game
