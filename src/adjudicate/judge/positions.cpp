#include "adjudicate/judge/positions.hpp"

#include "adjudicate/facts/places.hpp"
#include "adjudicate/story/classify.hpp"

namespace jadoube::adjudicate {
namespace {

/// With the piece named on the last rank.
std::optional<chess::Setup> completed_with(const Incident& incident, rules::PieceName piece) {
    if (!incident.play.done || !incident.base) return std::nullopt;
    const game::IrregularMove& raw = incident.play.done->raw;
    return with(classify_move(*incident.base, raw.by, MoveMan{{raw.man.from, raw.man.to}, raw.taken, piece}),
                *incident.base);
}

}  // namespace

bool completes_nothing(const Incident& incident, const rules::Remedy& remedy) {
    if (!std::holds_alternative<rules::CompleteWith>(remedy.what) || !incident.base) return false;
    if (!incident.play.done) return true;
    const game::IrregularMove& raw = incident.play.done->raw;
    const auto man = incident.base->board.at(raw.man.from);
    return !man || man->role != chess::Role::pawn || chess::rank_for(man->color, raw.man.to) != 7;
}

PositionAnswer position_by(const Scene& scene, const rules::Remedy& remedy) {
    PositionAnswer answer;
    if (const auto* restore = std::get_if<rules::Restore>(&remedy.what)) {
        answer.place = restore->place;
        answer.setup = position_at(scene, restore->place);
    } else if (const auto* complete = std::get_if<rules::CompleteWith>(&remedy.what)) {
        answer.place = rules::completed_with(complete->piece);
        answer.setup = completed_with(scene.incident, complete->piece);
    } else {
        answer.place = rules::Place::stand;
        answer.setup = position_that_stands(scene);
    }
    return answer;
}

}  // namespace jadoube::adjudicate
