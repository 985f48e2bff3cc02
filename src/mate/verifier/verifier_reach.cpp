#include "mate/verifier/verifier_reach.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace jadoube::mate {

using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Square;

namespace {

std::size_t number(Color color) {
    return static_cast<std::size_t>(chess::index(color));
}

}  // namespace

bool is_steady(const CheckedMan& man) {
    return !man.may_be_taken && std::count(man.at.begin(), man.at.end(), true) == 1;
}

SquareSet steady_squares_of(const CheckedMen& men) {
    SquareSet set{};
    for (const CheckedMan& man : men) {
        if (is_steady(man)) put(set, man.home);
    }
    return set;
}

const CheckedMan& king_of(const CheckedMen& men, Color color) {
    const auto king = std::find_if(men.begin(), men.end(), [&](const CheckedMan& man) {
        return man.piece == Piece{color, Role::king};
    });
    assert(king != men.end());
    return *king;
}

Squares attacks(const CheckedMan& man, Square from, const SquareSet& in_the_way) {
    Squares to;
    const Role role = man.piece.role;
    if (role == Role::pawn) add_pawn(to, from, man.piece.color);
    if (role == Role::king) to = neighbours(from);
    if (role == Role::knight || man.may_be_promoted) add_knight(to, from);
    if (role == Role::bishop || role == Role::queen || man.may_be_promoted) add_lines(to, from, true, in_the_way);
    if (role == Role::rook || role == Role::queen || man.may_be_promoted) add_lines(to, from, false, in_the_way);
    return to;
}

ReachCheck::ReachCheck(const chess::Position& position, Color side) : position_(position), side_(side) {
    for (int i = 0; i < 64; ++i) {
        const Square home = Square::from_index(i);
        const auto piece = position.board().at(home);
        if (!piece) continue;
        men_.push_back({*piece, home});
        put(men_.back().at, home);
    }
    add_castling();
    add_capture_in_passing();
}

void ReachCheck::add_castling() {
    for (const Square rook : position_.castling_rooks()) {
        const Square king = position_.king(position_.board().at(rook)->color);
        const auto arrival = chess::Position::castling_arrival(chess::Move::castling(king, rook));
        for (CheckedMan& man : men_) {
            if (man.home == king) put(man.at, arrival.king);
            if (man.home == rook) put(man.at, arrival.rook);
        }
    }
}

void ReachCheck::add_capture_in_passing() {
    const auto passed = position_.en_passant();
    if (!passed) return;
    const Color taker = position_.turn();
    for (CheckedMan& man : men_) {
        if (man.piece.role != Role::pawn) continue;
        const bool is_taker = man.piece.color == taker && std::abs(man.home.file() - passed->file()) == 1 &&
                              man.home.rank() + ahead(taker) == passed->rank();
        if (is_taker) put(man.at, *passed);
        if (man.home == step(*passed, 0, -ahead(taker))) man.may_be_taken = true;
    }
}

bool ReachCheck::grows_once() {
    grown_ = false;
    note_lasting_attacks();
    for (CheckedMan& man : men_) {
        for (const Square from : listed(man.at)) grow_from(man, from);
    }
    return grown_;
}

void ReachCheck::reach(CheckedMan& man, Square to) {
    grown_ = grown_ || !has(man.at, to);
    put(man.at, to);
}

void ReachCheck::may_be_taken(CheckedMan& man) {
    grown_ = grown_ || !man.may_be_taken;
    man.may_be_taken = true;
}

bool ReachCheck::takes(const CheckedMan& taker, Square on) {
    bool any = false;
    for (CheckedMan& man : men_) {
        if (man.piece.color == taker.piece.color || man.piece.role == Role::king || !has(man.at, on)) continue;
        may_be_taken(man);
        any = true;
    }
    return any;
}

bool ReachCheck::takes_in_passing(const CheckedMan& taker, Square to) {
    const Color other = !taker.piece.color;
    const auto before = step(to, 0, -ahead(other)), beyond = step(to, 0, ahead(other));
    if (chess::rank_for(other, to) != 2) return false;
    bool any = false;
    for (CheckedMan& man : men_) {
        if (man.piece != Piece{other, Role::pawn} || !has(man.at, *before) || !has(man.at, *beyond)) continue;
        may_be_taken(man);
        any = true;
    }
    return any;
}

void ReachCheck::grow_pawn(CheckedMan& man, Square from) {
    const Color color = man.piece.color;
    const auto one = step(from, 0, ahead(color));
    if (!one) return;  // stands on the last rank and stays there
    if (!has(steady(), *one) && !faces_rival(man, *one)) {
        push(man, *one);
        const auto two = step(*one, 0, ahead(color));
        if (chess::rank_for(color, from) == 1 && !has(steady(), *two) && !faces_rival(man, *two)) push(man, *two);
    }
    Squares diagonal;
    add_pawn(diagonal, from, color);
    for (const Square to : diagonal) {
        const bool taken = takes(man, to), in_passing = !taken && takes_in_passing(man, to);
        if (taken || in_passing) push(man, to);
    }
}

void ReachCheck::push(CheckedMan& man, Square to) {
    reach(man, to);
    if (chess::rank_for(man.piece.color, to) != 7 || man.may_be_promoted) return;
    man.may_be_promoted = true;
    grown_ = true;
}

bool ReachCheck::faces_rival(const CheckedMan& man, Square to) const {
    const auto keeps_to_file = [&](const CheckedMan& pawn) {
        if (pawn.may_be_promoted) return false;
        for (const Square square : listed(pawn.at)) {
            if (square.file() != man.home.file()) return false;
        }
        return true;
    };
    if (!keeps_to_file(man)) return false;
    return std::any_of(men_.begin(), men_.end(), [&](const CheckedMan& rival) {
        if (rival.piece != Piece{!man.piece.color, Role::pawn} || rival.may_be_taken || !keeps_to_file(rival))
            return false;
        const int there = chess::rank_for(man.piece.color, rival.home);
        return there > chess::rank_for(man.piece.color, man.home) && chess::rank_for(man.piece.color, to) >= there;
    });
}

bool ReachCheck::only_king_moves(Color color, Square left) const {
    if (!position_.castling_rooks().empty()) return false;
    return std::all_of(men_.begin(), men_.end(), [&](const CheckedMan& man) {
        if (man.piece.color != color || man.piece.role == Role::king) return true;
        if (listed(man.at).size() != 1) return false;
        return man.piece.role != Role::pawn || step(man.home, 0, ahead(color)) != left;
    });
}

bool ReachCheck::line_may_open(Square from, Square target) const {
    for (const bool diagonal : {false, true}) {
        Squares line;
        add_lines(line, target, diagonal, steady());
        if (std::find(line.begin(), line.end(), from) == line.end()) continue;
        for (const CheckedMan& man : men_) {
            if (man.piece.color != side_ || man.piece.role == Role::king) continue;
            const Role role = diagonal ? Role::bishop : Role::rook;
            if (man.may_be_promoted || man.piece.role == Role::queen || man.piece.role == role) return true;
        }
    }
    return false;
}

void ReachCheck::note_lasting_attacks() {
    lasting_attacks_ = {};
    lasting_attacks_by_steps_ = {};
    for (const CheckedMan& man : men_) {
        if (!man.may_be_taken && !man.may_be_promoted) note_lasting_attacks_of(man);
    }
}

void ReachCheck::note_lasting_attacks_of(const CheckedMan& man) {
    SquareSet others{};
    for (const CheckedMan& other : men_) {
        if (other.home == man.home) continue;
        for (const Square square : listed(other.at)) put(others, square);
    }
    std::array<std::size_t, 64> times{};
    const Squares from_all = listed(man.at);
    for (const Square from : from_all) {
        for (const Square to : attacks(man, from, others)) ++times[static_cast<std::size_t>(to.index())];
    }
    const bool by_steps = man.piece.role == Role::pawn || man.piece.role == Role::knight;
    for (std::size_t i = 0; i < 64; ++i) {
        if (times[i] < from_all.size()) continue;
        lasting_attacks_[number(man.piece.color)][i] = true;
        if (by_steps) lasting_attacks_by_steps_[number(man.piece.color)][i] = true;
    }
}

void ReachCheck::grow_from(CheckedMan& man, Square from) {
    if (man.piece.role == Role::pawn) grow_pawn(man, from);
    if (man.piece.role == Role::pawn && !man.may_be_promoted) return;
    for (const Square to : attacks(man, from, steady())) {
        if (!may_go(man, from, to)) continue;
        takes(man, to);
        reach(man, to);
    }
}

bool ReachCheck::may_go(const CheckedMan& man, Square from, Square to) const {
    const bool own_in_the_way = std::any_of(men_.begin(), men_.end(), [&](const CheckedMan& other) {
        return other.piece.color == man.piece.color && other.home == to && is_steady(other);
    });
    if (own_in_the_way) return false;
    if (man.piece.role != Role::king) return true;
    if (has(lasting_attacks_[number(!man.piece.color)], to)) return false;
    return has(man.at, to) || !step_ends_game(man, from, to);
}

bool ReachCheck::step_ends_game(const CheckedMan& moving, Square from, Square to) const {
    const Color color = moving.piece.color, other = !color;
    if (!only_king_moves(other, from)) return false;
    for (const Square at : listed(king_of(men_, other).at)) {
        if (at == to || are_neighbours(at, to)) continue;
        if (has_flight(other, at, to)) return false;
        if (color == side_ && line_may_open(from, at)) return false;
    }
    return true;
}

/// Whether that King, of whose side nothing else moves, may still have a step when the other King stands there.
bool ReachCheck::has_flight(Color color, Square at, Square enemy_king) const {
    for (const Square flight : neighbours(at)) {
        const bool own = std::any_of(men_.begin(), men_.end(), [&](const CheckedMan& man) {
            return man.piece.color == color && man.home == flight && is_steady(man);
        });
        if (!own && !are_neighbours(flight, enemy_king) && !has(lasting_attacks_by_steps_[number(!color)], flight))
            return true;
    }
    return false;
}

}  // namespace jadoube::mate
