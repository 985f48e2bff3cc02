#include "desk/told/push.hpp"

#include <algorithm>

#include "desk/told/facts_placed.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

namespace {

/// "nobody knows which first", of flags.
bool tells_no_first(const Saying* saying) {
    const auto* told = std::get_if<Told>(&saying->meaning);
    return told != nullptr && told->fact == kFirstFlag;
}

/// What only players do.
bool is_players_own(const Act& act) {
    return !std::holds_alternative<adjudicate::PointOut>(act.what) &&
           !std::holds_alternative<adjudicate::Adjournment>(act.what) &&
           !std::holds_alternative<adjudicate::Happening>(act.what);
}

}  // namespace

Result<void> push(LineSoFar& line, const SaidGroup& group, Unnamed otherwise, WhatDone what) {
    const auto who = actor(line, group, otherwise);
    if (!who) return tl::unexpected<Error>(who.error());
    Act act{*who, std::move(what)};
    const bool is_both = act.by == Person::both && std::holds_alternative<adjudicate::Agree>(act.what);
    const bool are_flags = act.by == Person::both && std::holds_alternative<adjudicate::FlagFalls>(act.what);
    const bool is_open = group.has(Manner::order_unknown) || std::ranges::any_of(group.told, tells_no_first);
    if (are_flags && is_open) {
        for (const Color color : {Color::white, Color::black})
            add(line, {adjudicate::person_of(color), adjudicate::FlagFalls{}});
        return set(line, "first_flag", std::string(rules::kCannotBeEstablished));
    }
    if (are_flags) return ask_which_flag_first();
    if (is_players_own(act) && !is_both && !adjudicate::color_of(act.by)) {
        return ask("which player did it?", "write white or black before it");
    }
    add(line, std::move(act));
    return {};
}

}  // namespace jadoube::desk
