#include "mate/verifier/verifier_static.hpp"

#include <algorithm>

#include "chess/notation.hpp"
#include "mate/verifier/verifier_room.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Position;
using chess::Square;

std::optional<SquareSet> read_squares(const Json* squares) {
    if (squares == nullptr || squares->if_array() == nullptr) return std::nullopt;
    SquareSet set{};
    for (const Json& name : *squares->if_array()) {
        const auto square = name.if_string() != nullptr ? chess::square_named(*name.if_string()) : std::nullopt;
        if (!square) return std::nullopt;
        put(set, *square);
    }
    return set;
}

std::optional<CheckedMan> read_man(const Json& entry) {
    const std::string name = entry.text("man");
    if (name.empty()) return std::nullopt;
    const auto piece = chess::piece_with_fen_letter(name[0]);
    const auto home = chess::square_named(std::string_view(name).substr(1));
    const auto squares = read_squares(entry.find("squares"));
    if (!piece || !home || !squares) return std::nullopt;
    return CheckedMan{*piece, *home, *squares, entry.truth("may_be_taken"), entry.truth("may_be_promoted")};
}

/// The men of the proof, in the order of those of the position; nothing where they are others.
std::optional<CheckedMen> read_men(const Json& proof, const CheckedMen& of_position) {
    const Json* list = proof.find("men");
    if (list == nullptr || list->if_array() == nullptr || list->if_array()->size() != of_position.size())
        return std::nullopt;
    CheckedMen men;
    for (const Json& entry : *list->if_array()) {
        const auto man = read_man(entry);
        if (!man) return std::nullopt;
        men.push_back(*man);
    }
    std::sort(men.begin(), men.end(), [](const CheckedMan& a, const CheckedMan& b) { return a.home < b.home; });
    for (std::size_t i = 0; i < men.size(); ++i) {
        if (men[i].home != of_position[i].home || men[i].piece != of_position[i].piece) return std::nullopt;
    }
    return men;
}

/// What every set must hold from the start.
std::optional<std::string> missing_at_start(const CheckedMen& men, const CheckedMen& least) {
    for (std::size_t i = 0; i < men.size(); ++i) {
        for (const Square square : listed(least[i].at)) {
            if (!has(men[i].at, square)) return "a man lacks a square that it can reach at once";
        }
        if (least[i].may_be_taken && !men[i].may_be_taken) return "a man that can be taken at once is said to be safe";
    }
    return std::nullopt;
}

SquareSet safe_squares_of(const Json& proof) {
    SquareSet safe{};
    const Json* squares = proof.find("squares");
    if (squares == nullptr || squares->if_array() == nullptr) return safe;
    for (const Json& entry : *squares->if_array()) {
        if (const auto square = chess::square_named(entry.text("square"))) put(safe, *square);
    }
    return safe;
}

/// The rules take it that the side not on turn is not in check.
bool is_irregular(const Position& position) {
    return position.after_null().is_check();
}

}  // namespace

bool is_proved_by_reach(const Position& position, Color side) {
    if (is_irregular(position)) return false;
    ReachCheck reach(position, side);
    while (reach.grows_once()) {
    }
    return leave_no_room_for_mate(reach.men(), side);
}

std::optional<std::string> fault_of_static(const Position& position, Color side, const Json& proof) {
    if (is_irregular(position)) return "the side not on turn is in check: no proof of this kind";
    ReachCheck reach(position, side);
    const auto men = read_men(proof, reach.men());
    if (!men) return "the men of the proof are not those of the position";
    if (auto fault = missing_at_start(*men, reach.men())) return fault;
    reach.set_men(*men);
    if (reach.grows_once()) return "the sets do not hold every square that the men can reach";
    if (!leave_no_room_for_mate(*men, side)) return "the sets leave room for a mate";
    if (safe_squares_of(proof) != king_of(*men, !side).at)
        return "the squares of the proof are not those that the King can reach";
    return std::nullopt;
}

}  // namespace jadoube::mate
