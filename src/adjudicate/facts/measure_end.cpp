// Whether the game was over before the matter was raised, and by what: an act, the record, or the board.
#include <algorithm>

#include "adjudicate/facts/end_on_record.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/ends_by_itself.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using rules::Ending;

namespace {

bool came_by_irregular_move(const game::Replay& replay) {
    return replay.end().value > 0 && !std::holds_alternative<chess::Move>(replay.move_to(replay.end()));
}

/// The end of the game up to the act; `no` where nothing had ended it.
std::optional<EndOnRecord> ended_before_the_act(const Scene& scene) {
    const auto replay = scene.base() ? replay_to(scene, false) : std::nullopt;
    const SaidOfBoard& said = scene.context.said_of_board;
    if (!replay && said.found != Ending::no) return EndOnRecord{said.found, game::Ply{scene.incident.ply}};
    if (!replay) {  // who acts in a game says that it goes on, but where that is the question
        const bool is_the_question =
            std::any_of(scene.incident.kinds.begin(), scene.incident.kinds.end(),
                        [](rules::Kind kind) { return rules::row_of(kind).traits.about_the_end; });
        return is_the_question || said.is_end_claimed ? std::nullopt : std::optional(EndOnRecord{});
    }
    const Context& context = scene.context;
    // What was played since on a board that has gone back did not lead to this one.
    const bool leads_here = replay->at(replay->end()).board == scene.incident.base->board;
    if (!leads_here && came_by_irregular_move(*replay)) return EndOnRecord{};
    const game::Replay played = leads_here ? *replay : game::Replay(*scene.incident.base, {});
    return end_on_record(played, context.ruleset, context.game.play, context.mates).value_or(EndOnRecord{});
}

}  // namespace

std::optional<Ending> game_ended_by(const Scene& scene) {
    if (scene.incident.ended_by != Ending::no) return scene.incident.ended_by;
    const auto before = ended_before_the_act(scene);
    if (before && before->by != Ending::no) return before->by;
    // A legal move that ends the game ends it before anything that is done with the clock.
    const auto& done = scene.incident.play.done;
    const auto after = done && done->legal && scene.incident.now ? chess::Position::from(*scene.incident.now)
                                                                 : Result<chess::Position>(tl::unexpect, Error{});
    const rules::Ruleset& code = scene.context.ruleset;
    if (after && after->is_checkmate() && ends_by_itself(code, Ending::checkmate)) return Ending::checkmate;
    if (after && after->is_stalemate() && ends_by_itself(code, Ending::stalemate)) return Ending::stalemate;
    return before ? std::optional(before->by) : std::nullopt;
}

bool is_over_on_the_board(const Scene& scene) {
    const auto end = ended_before_the_act(scene);
    // Nor can the offence itself have ended the game before it was committed.
    if (!end || end->by == Ending::no) return false;
    // A claim, and what is found, may be about the very position that ends the game.
    const auto& kinds = scene.incident.kinds;
    const bool may_be_about_it =
        rules::covers_any(rules::Kind::claim, kinds) || rules::covers_any(rules::Kind::observed, kinds);
    return !may_be_about_it || end->ply.value < scene.incident.ply;
}

bool is_over(const Scene& scene) {
    if (scene.incident.ended_by != Ending::no) return true;
    if (const rules::Values* values = told(scene.context.dispute, scene.incident, "game_ended_by"))
        return *values != word(std::optional(Ending::no));
    return is_over_on_the_board(scene);
}

}  // namespace jadoube::adjudicate
