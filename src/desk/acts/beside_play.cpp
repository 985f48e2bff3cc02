#include "desk/acts/beside_play.hpp"

#include "desk/acts/claims.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

bool is_said_beside_play(const SaidGroup& group, ActWord word) {
    const bool is_said = word == ActWord::offer_draw || word == ActWord::agree || word == ActWord::refuse ||
                         word == ActWord::resign || word == ActWord::retract || word == ActWord::concede;
    const bool is_official = group.who == Who::arbiter || group.who == Who::supervisor;
    return (group.who == Who::spectator && (is_said || word == ActWord::demand)) ||
           (is_official && word == ActWord::demand);
}

Result<void> say_beside_play(LineSoFar& line, const SaidGroup& group, ActWord word) {
    const auto who = person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    note(line, group.text);
    if (word == ActWord::concede) return {};  // he confirms what others say
    if (word == ActWord::demand)
        add(line, {*who, adjudicate::PointOut{}});
    else
        speak_beside_game(line, *who);
    return {};
}

}  // namespace jadoube::desk
