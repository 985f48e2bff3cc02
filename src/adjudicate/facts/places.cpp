#include "adjudicate/facts/places.hpp"

#include "adjudicate/facts/check_story.hpp"
#include "adjudicate/story/classify.hpp"

namespace jadoube::adjudicate {
using rules::Place;

namespace {

/// The whole line, with what was done after the incident.
std::optional<game::Replay> whole_line(const Scene& scene) {
    const GameState& game = scene.context.game;
    return game.start ? std::optional(game::Replay(*game.start, scene.context.line)) : std::nullopt;
}

std::optional<chess::Setup> when_check_was_given(const Scene& scene) {
    const auto story = check_story(scene);
    return story ? story->given : std::nullopt;
}

/// Where the game was broken off, as far as acts tell; else the position given.
std::optional<chess::Setup> as_adjourned(const Scene& scene) {
    const auto replay = whole_line(scene);
    const auto& ply = scene.context.adjourned_at;
    const bool known = replay && ply && *ply <= replay->end().value;
    return known ? std::optional(replay->at(game::Ply{*ply})) : scene.incident.base;
}

/// Before the last half-move that the claimant made, what was done since taken back too.
std::optional<chess::Setup> before_claimants_last_move(const Scene& scene) {
    const auto replay = whole_line(scene);
    if (!replay) return std::nullopt;
    const auto claimant = scene.incident.offender ? claimant_of(scene.incident) : std::nullopt;
    if (!claimant) return std::nullopt;
    const int last = replay->end().value - (replay->at(replay->end()).turn == *claimant ? 2 : 1);
    return last < 0 ? std::nullopt : std::optional(replay->at(game::Ply{last}));
}

std::optional<chess::Setup> before_first_illegal_move(const Scene& scene) {
    const auto replay = replay_to(scene, false);
    if (!replay) return std::nullopt;
    for (int ply = 1; ply <= replay->end().value; ++ply) {
        if (std::holds_alternative<game::IrregularMove>(replay->move_to(game::Ply{ply}))) {
            return replay->at(game::Ply{ply - 1});
        }
    }
    return scene.incident.play.done ? scene.incident.base
                                    : std::nullopt;  // else it lies before the moves that are known
}

/// The checked side's last move is the one just made, or the one before where the giver of the check has moved since.
std::optional<chess::Setup> before_checked_sides_last_move(const Scene& scene) {
    const auto replay = replay_to(scene, false);
    if (!replay || !scene.offender()) return std::nullopt;
    const auto& base = scene.incident.base;
    const int back = base && base->turn == scene.offender() ? 2 : 1;
    if (replay->end().value < back) return std::nullopt;
    return replay->at(game::Ply{replay->end().value - back});
}

}  // namespace

std::optional<chess::Setup> position_at(const Scene& scene, Place place) {
    switch (place) {
        case Place::before_offence:
        case Place::before_second_move: return scene.incident.base;
        case Place::before_first_illegal_move: return before_first_illegal_move(scene);
        case Place::as_adjourned: return replay_to(scene, false) ? as_adjourned(scene) : std::nullopt;
        case Place::when_check_was_given: return when_check_was_given(scene);
        case Place::before_claimants_last_move: return before_claimants_last_move(scene);
        case Place::before_checked_sides_last_move: return before_checked_sides_last_move(scene);
        // What nobody can establish is never guessed: the last position that can be identified is for a person to find.
        case Place::last_identifiable:
        case Place::stand:
        case Place::complete_with_queen:
        case Place::complete_with_rook:
        case Place::complete_with_bishop:
        case Place::complete_with_knight: break;
    }
    return std::nullopt;
}

std::optional<chess::Setup> position_that_stands(const Scene& scene) {
    const Incident& incident = scene.incident;
    const bool is_only_begun = incident.play.done || !incident.play.touched.empty();
    const bool goes_on = incident.play.complete == true || incident.play.pressed || !is_only_begun;
    const bool later = static_cast<int>(scene.context.line.size()) > incident.ply;
    const bool replied =
        !incident.play.retracted && goes_on && (incident.play.done ? incident.since.opponent_replied == true : later);
    const auto replay = replied ? whole_line(scene) : std::nullopt;
    auto stands = replay ? std::optional(replay->at(replay->end())) : incident.now;
    for (const ReplacedPawn& replaced : scene.context.replaced_pawns) {
        const chess::Piece pawn{replaced.piece.color, chess::Role::pawn};
        if (stands && stands->board.at(replaced.square) == pawn) stands->board.put(replaced.square, replaced.piece);
    }
    return stands;
}

}  // namespace jadoube::adjudicate
