#include "adjudicate/story/meanwhile.hpp"

namespace jadoube::adjudicate {

const Incident* turn_made_meanwhile(const Standing& standing, std::size_t matter) {
    const Incident& offence = standing.matters[matter];
    if (!standing.last_turn || !offence.base || !offence.play.done) return nullptr;
    const Incident& turn = standing.matters[*standing.last_turn];
    const bool is_instead = *standing.last_turn != matter && turn.offender == offence.offender &&
                            turn.base == offence.base && turn.ply + 1 == standing.ply && turn.fate == Fate::open;
    return is_instead ? &turn : nullptr;
}

bool awaits_choice_over_last_turn(const Standing& standing) {
    return standing.waiting && standing.waiting->chooser &&
           turn_made_meanwhile(standing, standing.waiting->matter) != nullptr;
}

bool awaits_decision_on_last_turn(const Standing& standing) {
    const auto& waiting = standing.waiting;
    const bool is_of_it = waiting && standing.last_turn == waiting->matter;
    return awaits_choice_over_last_turn(standing) || (is_of_it && waiting->chooser);
}

}  // namespace jadoube::adjudicate
