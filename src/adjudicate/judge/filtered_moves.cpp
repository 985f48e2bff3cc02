#include "adjudicate/judge/filtered_moves.hpp"

#include "rules/ruleset.hpp"

#include <algorithm>

namespace jadoube::adjudicate {
namespace {

using chess::Move;
using chess::Position;
using chess::Square;
using rules::Castling;
using rules::Filter;

bool contains(const Squares& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

bool is_move_of(const Scene& scene, Move move, const Squares& men) {
    if (contains(men, move.from())) return true;
    const auto counts = scene.context.ruleset.definitions.castling_counts_as_move_of;
    const bool rook_moves = counts == rules::CastlingCountsAsMoveOf::king_and_rook;
    return rook_moves && move.kind() == Move::Kind::castling && contains(men, move.to());
}

/// Who has castled with the wrong Rook has castled to the side to which he put the King.
bool is_to_his_side(const Scene& scene, Move castling) {
    const auto& done = scene.incident.play.done;
    const bool is_tried = done && done->castling && !done->legal && done->raw.rook;
    if (is_tried) return is_to_the_same_side(castling, *done);
    const auto rook = men_named(scene, rules::Men::castling_rook);
    return rook && contains(*rook, castling.to());
}

bool castling_allows(const Scene& scene, Castling rule, Move move) {
    const bool castles = move.kind() == Move::Kind::castling;
    if (rule == Castling::barred) return !castles;
    if (rule == Castling::allowed) return true;
    if (rule == Castling::required) return castles && is_to_his_side(scene, move);
    const auto rook = men_named(scene, rules::Men::castling_rook);
    return !castles || !rook || !contains(*rook, move.to());
}

std::optional<Square> square_of(const Scene& scene, const rules::Destination& to) {
    const auto* arrival = std::get_if<rules::Arrival>(&to);
    if (arrival == nullptr) return chess::square_named(std::get<std::string>(to));
    if (*arrival == rules::Arrival::arrival) {
        return scene.incident.play.done ? std::optional(scene.incident.play.done->raw.man.to) : std::nullopt;
    }
    return scene.incident.claim.intended ? std::optional(scene.incident.claim.intended->to()) : std::nullopt;
}

bool goes_to(const Filter& filter, rules::Arrival arrival) {
    return filter.to == rules::Destination(arrival);
}

/// The move that was announced, with the piece that the pawn was to become.
bool is_to_intended(const Filter& filter) {
    return goes_to(filter, rules::Arrival::intended);
}

bool is_as_sealed(const Scene& scene, Move move) {
    const std::vector<Move> readings = sealed_readings(scene);
    return std::find(readings.begin(), readings.end(), move) != readings.end();
}

bool arrives_at(Move move, Square square) {
    const bool castles = move.kind() == Move::Kind::castling;
    return move.to() == square || (castles && Position::castling_arrival(move).king == square);
}

bool passes(const Scene& scene, const Position& base, const Filter& filter, const FilterMen& men, Move move) {
    const auto captured = base.captured(move);
    const auto captures = [&](const Squares& squares) { return captured && contains(squares, *captured); };
    if (men.man && !is_move_of(scene, move, *men.man)) return false;
    if (men.captures && !captures(*men.captures)) return false;
    if (men.either && !is_move_of(scene, move, *men.either) && !captures(*men.either)) return false;
    if (goes_to(filter, rules::Arrival::sealed)) {
        if (!is_as_sealed(scene, move)) return false;
    } else if (filter.to) {
        const auto square = square_of(scene, *filter.to);
        if (!square || !arrives_at(move, *square)) return false;
    }
    if (is_to_intended(filter) && scene.incident.claim.intended &&
        move.promotes_to() != scene.incident.claim.intended->promotes_to())
        return false;
    if (!filter.promotes_to.empty() && move.promotes_to()) {
        const auto role = rules::named<rules::PieceName>(chess::name_of(*move.promotes_to()));
        if (std::find(filter.promotes_to.begin(), filter.promotes_to.end(), role) == filter.promotes_to.end())
            return false;
    }
    return castling_allows(scene, filter.castling, move);
}

/// Whether some man of the list could move, were it not that the own King would be in check.
bool held_by_check(const Position& base, const Squares& men) {
    for (const Square man : men) {
        for (int i = 0; i < 64; ++i) {
            const chess::RawMove step{man, Square::from_index(i), std::nullopt};
            if (chess::why_illegal(base, step) == chess::IllegalReason::leaves_king_in_check) return true;
        }
    }
    return false;
}

}  // namespace

FilterMen men_of(const Scene& scene, const Filter& filter, const std::optional<ManMeant>& it) {
    const auto squares = [&](const std::optional<rules::Men>& men) -> std::optional<Squares> {
        if (!men) return std::nullopt;
        const ManMeant meant = *men == rules::Men::it && it ? *it : ManMeant(*men);
        if (const auto* square = std::get_if<Square>(&meant)) {
            return scene.incident.base ? std::optional(Squares{*square}) : std::nullopt;
        }
        return men_named(scene, std::get<rules::Men>(meant));
    };
    return {squares(filter.man), squares(filter.captures), squares(filter.moves_or_captures)};
}

std::vector<Move> filtered_moves(const Scene& scene, const Position& base, const Filter& filter, const FilterMen& men) {
    std::vector<Move> kept;
    for (const Move move : base.legal_moves())
        if (passes(scene, base, filter, men, move)) kept.push_back(move);
    return kept;
}

Obstacle why_none(const Position& base, const rules::DoWord& action, const FilterMen& men) {
    if (is(action, rules::Deed::king_move)) return Obstacle::king_has_no_move;
    if (men.captures || is(action, rules::Deed::capture)) return Obstacle::cannot_be_taken;
    if (men.either) return Obstacle::cannot_be_moved_or_taken;
    if (!men.man || men.man->empty()) return Obstacle::no_such_man;
    return held_by_check(base, *men.man) ? Obstacle::held_by_check : Obstacle::blocked;
}

}  // namespace jadoube::adjudicate
