#include "mate/check_reach.hpp"

#include <algorithm>
#include <cstdlib>

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Square;

using Squares = std::vector<Square>;
using Set = std::array<bool, 64>;

bool has(const Set& set, Square square) {
    return set[static_cast<std::size_t>(square.index())];
}
void put(Set& set, Square square) {
    set[static_cast<std::size_t>(square.index())] = true;
}
Squares listed(const Set& set) {
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
std::size_t number(Color color) {
    return static_cast<std::size_t>(chess::index(color));
}

Squares neighbours(Square square) {
    Squares near;
    for (int i = 0; i < 64; ++i) {
        if (are_neighbours(square, Square::from_index(i))) near.push_back(Square::from_index(i));
    }
    return near;
}

void add_lines(Squares& to, Square from, bool diagonal, const Set& in_the_way) {
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

std::optional<Square> square_of(const Json& name) {
    return name.if_string() != nullptr ? chess::square_named(*name.if_string()) : std::nullopt;
}

}  // namespace

ReachCheck::ReachCheck(const chess::Position& position, Color side) : position_(position), side_(side) {
    for (int i = 0; i < 64; ++i) {
        const Square home = Square::from_index(i);
        const auto piece = position.board().at(home);
        if (!piece) continue;
        men_.push_back({*piece, home});
        put(men_.back().at, home);
    }
    for (const Square rook : position.castling_rooks()) {
        const Color color = position.board().at(rook)->color;
        const auto arrival = chess::Position::castling_arrival(chess::Move::castling(position.king(color), rook));
        put(king(color).at, arrival.king);
        for (Man& man : men_) {
            if (man.home == rook) put(man.at, arrival.rook);
        }
    }
    if (const auto passed = position.en_passant()) {
        for (Man& man : men_) {
            if (man.piece.role != Role::pawn) continue;
            const bool is_taker = man.piece.color == position.turn() &&
                                  std::abs(man.home.file() - passed->file()) == 1 &&
                                  man.home.rank() + ahead(position.turn()) == passed->rank();
            if (is_taker) put(man.at, *passed);
            if (man.home == step(*passed, 0, -ahead(position.turn()))) man.may_be_taken = true;
        }
    }
}

bool ReachCheck::proves_anew() {
    if (position_.after_null().is_check()) return false;
    while (grows_once()) {
    }
    return leaves_no_mate();
}

std::optional<std::string> ReachCheck::fault_of(const Json& proof) {
    if (position_.after_null().is_check()) return "the side not on turn is in check: no proof of this kind";
    const std::vector<Man> least = men_;
    if (!read(proof)) return "the men of the proof are not those of the position";
    for (std::size_t i = 0; i < men_.size(); ++i) {
        for (const Square square : listed(least[i].at)) {
            if (!has(men_[i].at, square)) return "a man lacks a square that it can reach at once";
        }
        if (least[i].may_be_taken && !men_[i].may_be_taken) return "a man that can be taken at once is said to be safe";
    }
    if (grows_once()) return "the sets do not hold every square that the men can reach";
    if (!leaves_no_mate()) return "the sets leave room for a mate";
    Set safe{};
    const Json* squares = proof.find("squares");
    if (squares != nullptr && squares->if_array() != nullptr) {
        for (const Json& entry : *squares->if_array()) {
            if (const auto square = chess::square_named(entry.text("square"))) put(safe, *square);
        }
    }
    if (safe != king(!side_).at) return "the squares of the proof are not those that the King can reach";
    return std::nullopt;
}

bool ReachCheck::read(const Json& proof) {
    const Json* list = proof.find("men");
    if (list == nullptr || list->if_array() == nullptr || list->if_array()->size() != men_.size()) return false;
    std::vector<Man> read;
    for (const Json& entry : *list->if_array()) {
        const std::string name = entry.text("man");
        const auto piece = name.empty() ? std::nullopt : chess::piece_with_fen_letter(name[0]);
        const auto home = name.empty() ? std::nullopt : chess::square_named(std::string_view(name).substr(1));
        const Json* squares = entry.find("squares");
        if (!piece || !home || squares == nullptr || squares->if_array() == nullptr) return false;
        Man man{*piece, *home, {}, entry.truth("may_be_taken"), entry.truth("may_be_promoted")};
        for (const Json& square : *squares->if_array()) {
            const auto at = square_of(square);
            if (!at) return false;
            put(man.at, *at);
        }
        read.push_back(man);
    }
    std::sort(read.begin(), read.end(), [](const Man& a, const Man& b) { return a.home < b.home; });
    for (std::size_t i = 0; i < men_.size(); ++i) {
        if (read[i].home != men_[i].home || read[i].piece != men_[i].piece) return false;
    }
    men_ = read;
    return true;
}

bool ReachCheck::grows_once() {
    grown_ = false;
    note_lasting_attacks();
    for (Man& man : men_) {
        for (const Square from : listed(man.at)) grow_from(man, from);
    }
    return grown_;
}

void ReachCheck::reach(Man& man, Square to) {
    grown_ = grown_ || !has(man.at, to);
    put(man.at, to);
}

void ReachCheck::may_be_taken(Man& man) {
    grown_ = grown_ || !man.may_be_taken;
    man.may_be_taken = true;
}

bool ReachCheck::is_steady(const Man& man) const {
    return !man.may_be_taken && std::count(man.at.begin(), man.at.end(), true) == 1;
}

Set ReachCheck::steady() const {
    Set set{};
    for (const Man& man : men_) {
        if (is_steady(man)) put(set, man.home);
    }
    return set;
}

ReachCheck::Man& ReachCheck::king(Color color) {
    return *std::find_if(men_.begin(), men_.end(), [&](const Man& man) {
        return man.piece == Piece{color, Role::king};
    });
}

Squares ReachCheck::attacks(const Man& man, Square from, const Set& in_the_way) const {
    Squares to;
    const Role role = man.piece.role;
    if (role == Role::pawn) add_pawn(to, from, man.piece.color);
    if (role == Role::king) to = neighbours(from);
    if (role == Role::knight || man.may_be_promoted) add_knight(to, from);
    if (role == Role::bishop || role == Role::queen || man.may_be_promoted) add_lines(to, from, true, in_the_way);
    if (role == Role::rook || role == Role::queen || man.may_be_promoted) add_lines(to, from, false, in_the_way);
    return to;
}

void ReachCheck::note_lasting_attacks() {
    lasting_attacks_ = {};
    lasting_attacks_by_steps_ = {};
    for (const Man& man : men_) {
        if (man.may_be_taken || man.may_be_promoted) continue;
        Set others{};
        for (const Man& other : men_) {
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
}

void ReachCheck::grow_from(Man& man, Square from) {
    if (man.piece.role == Role::pawn) grow_pawn(man, from);
    if (man.piece.role == Role::pawn && !man.may_be_promoted) return;
    for (const Square to : attacks(man, from, steady())) {
        const auto own = std::find_if(men_.begin(), men_.end(), [&](const Man& other) {
            return other.piece.color == man.piece.color && other.home == to && is_steady(other);
        });
        if (own != men_.end()) continue;
        if (man.piece.role == Role::king) {
            if (has(lasting_attacks_[number(!man.piece.color)], to)) continue;
            if (!has(man.at, to) && step_ends_game(man, from, to)) continue;
        }
        takes(man, to);
        reach(man, to);
    }
}

bool ReachCheck::takes(const Man& taker, Square on) {
    bool any = false;
    for (Man& man : men_) {
        if (man.piece.color == taker.piece.color || man.piece.role == Role::king || !has(man.at, on)) continue;
        may_be_taken(man);
        any = true;
    }
    return any;
}

bool ReachCheck::takes_in_passing(const Man& taker, Square to) {
    const Color other = !taker.piece.color;
    const auto before = step(to, 0, -ahead(other)), beyond = step(to, 0, ahead(other));
    if (chess::rank_for(other, to) != 2) return false;
    bool any = false;
    for (Man& man : men_) {
        if (man.piece != Piece{other, Role::pawn} || !has(man.at, *before) || !has(man.at, *beyond)) continue;
        may_be_taken(man);
        any = true;
    }
    return any;
}

void ReachCheck::grow_pawn(Man& man, Square from) {
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

void ReachCheck::push(Man& man, Square to) {
    reach(man, to);
    if (chess::rank_for(man.piece.color, to) != 7 || man.may_be_promoted) return;
    man.may_be_promoted = true;
    grown_ = true;
}

bool ReachCheck::faces_rival(const Man& man, Square to) const {
    const auto keeps_to_file = [&](const Man& pawn) {
        if (pawn.may_be_promoted) return false;
        for (const Square square : listed(pawn.at)) {
            if (square.file() != man.home.file()) return false;
        }
        return true;
    };
    if (!keeps_to_file(man)) return false;
    return std::any_of(men_.begin(), men_.end(), [&](const Man& rival) {
        if (rival.piece != Piece{!man.piece.color, Role::pawn} || rival.may_be_taken || !keeps_to_file(rival))
            return false;
        const int there = chess::rank_for(man.piece.color, rival.home);
        return there > chess::rank_for(man.piece.color, man.home) && chess::rank_for(man.piece.color, to) >= there;
    });
}

bool ReachCheck::only_king_moves(Color color, Square left) const {
    if (!position_.castling_rooks().empty()) return false;
    return std::all_of(men_.begin(), men_.end(), [&](const Man& man) {
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
        for (const Man& man : men_) {
            if (man.piece.color != side_ || man.piece.role == Role::king) continue;
            const Role role = diagonal ? Role::bishop : Role::rook;
            if (man.may_be_promoted || man.piece.role == Role::queen || man.piece.role == role) return true;
        }
    }
    return false;
}

bool ReachCheck::step_ends_game(const Man& moving, Square from, Square to) {
    const Color color = moving.piece.color, other = !color;
    if (!only_king_moves(other, from)) return false;
    for (const Square at : listed(king(other).at)) {
        if (at == to || are_neighbours(at, to)) continue;
        for (const Square flight : neighbours(at)) {
            const bool own = std::any_of(men_.begin(), men_.end(), [&](const Man& man) {
                return man.piece.color == other && man.home == flight && is_steady(man);
            });
            if (own || are_neighbours(flight, to) || has(lasting_attacks_by_steps_[number(color)], flight)) continue;
            return false;
        }
        if (color == side_ && line_may_open(from, at)) return false;
    }
    return true;
}

bool ReachCheck::leaves_no_mate() {
    const Squares squares = listed(king(!side_).at);
    return std::all_of(squares.begin(), squares.end(), [&](Square square) { return is_safe(square); });
}

bool ReachCheck::is_safe(Square square) {
    Set in_the_way = steady();
    in_the_way[static_cast<std::size_t>(square.index())] = false;
    const auto is_attacker = [&](const Man& man) { return man.piece.color == side_ && man.piece.role != Role::king; };
    for (const Man& attacker : men_) {
        if (!is_attacker(attacker)) continue;
        Set guarded_by_others{};
        for (const Man& other : men_) {
            if (!is_attacker(other) || other.home == attacker.home) continue;
            for (const Square from : listed(other.at)) {
                if (from == square) continue;
                for (const Square to : attacks(other, from, in_the_way)) put(guarded_by_others, to);
            }
        }
        for (const Square from : listed(attacker.at)) {
            if (from == square) continue;
            Set guarded = guarded_by_others;
            bool gives_check = false;
            for (const Square to : attacks(attacker, from, in_the_way)) {
                put(guarded, to);
                gives_check = gives_check || to == square;
            }
            if (!gives_check) continue;
            for (const Square mating_king : listed(king(side_).at)) {
                if (mating_king == square || mating_king == from || are_neighbours(mating_king, square)) continue;
                Squares open;
                for (const Square flight : neighbours(square)) {
                    if (!has(king(!side_).at, flight) || has(guarded, flight)) continue;
                    if (!are_neighbours(flight, mating_king)) open.push_back(flight);
                }
                if (can_be_occupied(open, from)) return false;
            }
        }
    }
    return true;
}

/// By Hall's theorem: as many men as squares for every choice among the squares.
bool ReachCheck::can_be_occupied(const Squares& squares, Square attacker) const {
    if (std::find(squares.begin(), squares.end(), attacker) != squares.end()) return false;
    for (unsigned choice = 1; choice < 1U << squares.size(); ++choice) {
        int wanted = 0, men = 0;
        for (std::size_t i = 0; i < squares.size(); ++i) wanted += static_cast<int>(choice >> i & 1);
        for (const Man& man : men_) {
            if (man.piece.color == side_ || man.piece.role == Role::king) continue;
            bool helps = false;
            for (std::size_t i = 0; i < squares.size(); ++i) helps |= (choice >> i & 1) != 0 && has(man.at, squares[i]);
            men += helps ? 1 : 0;
        }
        if (men < wanted) return false;
    }
    return true;
}

}  // namespace jadoube::mate
