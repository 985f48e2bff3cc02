#include "adjudicate/judge/play_on.hpp"

#include "adjudicate/judge/options.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

Obligation play_on_from(const chess::Setup& board) {
    Obligation obligation;
    obligation.discharged = true;
    obligation.binds = board.turn;
    obligation.chooser = party_of(board.turn);
    obligation.options = {free_move(board).shown};
    return obligation;
}

std::optional<Obligation> play_on(const Scene& scene, const std::optional<chess::Setup>& board, bool restored) {
    const Incident& incident = scene.incident;
    const auto base = scene.base();
    const bool out_of_turn =
        !incident.kinds.empty() && rules::kind_covers(rules::Kind::out_of_turn, incident.kinds.front());
    Obligation obligation;
    obligation.discharged = true;
    // Unless his own lawful move stands, whoever is on turn on that board plays on.
    const bool stands = incident.play.done && incident.play.done->legal && !out_of_turn && !restored;
    const auto binds = !stands && board ? std::optional(board->turn) : scene.offender();
    if (!binds) return std::nullopt;
    obligation.binds = *binds;
    if (!stands) {
        if (base || board) obligation.options = {free_move(board ? board : incident.base).shown};
    } else {
        Option option{rules::Deed::stand};
        option.position_after = board;
        if (base) option.moves = to_sans(*base, {*incident.play.done->legal});
        obligation.options = {std::move(option)};
    }
    obligation.chooser = party_of(obligation.binds);
    return obligation;
}

}  // namespace jadoube::adjudicate
