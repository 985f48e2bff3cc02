// Facts that turn on the question whether a side can still mate.
#include <algorithm>
#include <array>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/turning_points.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "mate/perpetual_check.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Move;

/// The last position of the game that can be played, where irregular moves have led to a board that cannot: a King is
/// off it.
std::optional<chess::Position> last_playable(const Scene& scene) {
    const auto replay = replay_to(scene, false);
    if (!replay) return std::nullopt;
    for (int ply = replay->end().value; ply >= 0; --ply)
        if (const auto position = chess::Position::from(replay->at(game::Ply{ply}))) return *position;
    return std::nullopt;
}

/// Nobody is mated or stalemated by a move that was not in order (FIDE 2023 5.1.1, 5.2.1): the moves before those that
/// were irregular.
std::optional<chess::Position> before_irregular_end(const Scene& scene, const chess::Position& end) {
    const auto replay = replay_to(scene, false);
    if (!replay || replay->at(replay->end()) != scene.left->board) return end;
    game::Ply ply = replay->end();
    while (ply > game::Ply{0} && std::holds_alternative<game::IrregularMove>(replay->move_to(ply))) --ply.value;
    return replay->position(ply);
}

/// Where no position is known: who has but his King left cannot, as somebody told.
Measured can_mate_as_told(const Scene& scene, Color side) {
    const auto is = [&](const std::string& fact, std::string_view word) {
        const rules::Values* said = told(scene.context.dispute, scene.incident, fact);
        return said != nullptr && *said == rules::Values{std::string(word)};
    };
    const bool is_opponent = scene.opponent() == side && is("opponents_force", "king");
    const bool is_bare = is("bare_king", "both") || is("bare_king", side == Color::white ? "white" : "black");
    return is_opponent || is_bare ? one(false) : Measured{};
}

/// Whether the side can mate from the position that the ruling leaves, by the moves that it leaves.
Measured can_mate(const Scene& scene, Color side) {
    if (!scene.left) return can_mate_as_told(scene, side);
    const auto position = position_to_mate_from(scene);
    if (!position) return std::nullopt;
    if (scene.left->moves.empty()) {
        const mate::Verdict verdict = scene.context.mates.found(*position, side).answer.verdict;
        return verdict == mate::Verdict::unknown ? Measured{} : one(verdict == mate::Verdict::yes);
    }
    bool unknown = false;
    for (const Move move : scene.left->moves) {
        const mate::Verdict verdict = scene.context.mates.of(position->after(move), side).verdict;
        if (verdict == mate::Verdict::yes) return one(true);
        unknown = unknown || verdict == mate::Verdict::unknown;
    }
    return unknown ? Measured{} : one(false);
}

Measured position_is_dead(const Scene& scene) {
    const auto base = scene.base();
    if (!base) return std::nullopt;
    const Measured white = can_mate(scene, Color::white);
    const Measured black = can_mate(scene, Color::black);
    if (white == one(true) || black == one(true)) return one(false);
    return white && black ? one(true) : Measured{};
}

/// Of the claimant, who has the move.
Measured perpetual_check(const Scene& scene) {
    const auto base = scene.base();
    if (!base || !scene.incident.offender || base->turn() != *scene.incident.offender) return std::nullopt;
    return truth(mate::has_perpetual_check(*base));
}

constexpr std::array kMateMeasurements{
    Measurement{kOpponentCanMate,
                [](const Scene& s) { return s.incident.offender ? can_mate(s, *s.opponent()) : Measured{}; }},
    Measurement{"player_can_mate",
                [](const Scene& s) { return s.incident.offender ? can_mate(s, *s.offender()) : Measured{}; }},
    Measurement{"dead_position", position_is_dead},
    Measurement{"perpetual_check", perpetual_check},
};

}  // namespace

std::optional<chess::Position> position_to_mate_from(const Scene& scene) {
    if (!scene.left) return std::nullopt;
    const auto as_left = chess::Position::from(scene.left->board);
    if (!as_left) return last_playable(scene);
    return as_left->has_legal_move() ? *as_left : before_irregular_end(scene, *as_left);
}

std::span<const Measurement> measurements_of_mate() {
    return kMateMeasurements;
}

}  // namespace jadoube::adjudicate
