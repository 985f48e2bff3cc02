// What the arbiter decided on an incident: as proposed, with an option of the ruling, or otherwise with a reason.
#pragma once

#include "adjudicate/ruling/option.hpp"
#include "desk/incident/penalties.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/open_log.hpp"

namespace jadoube::desk {

struct DecisionTold {
    std::optional<int> option = {};  // as the ruling numbers them, from 1
    PenaltiesTold penalties = {};    // of those that the ruling leaves to choose
    std::string otherwise = {};      // what is decided in place of the proposal
    std::string reason = {};
    std::string counts = {};  // with `otherwise`: it counts as an illegal move of this side
    std::string by = {};
    bool anew = false;          // on the ruling as it would be made now
    bool overrules = false;     // made by somebody who stands above whoever decided before
    bool hears_appeal = false;  // made by whoever hears the appeal against the one before
};

/// What is about to be recorded.
struct DecisionToRecord {
    log::DecisionMade made;
    std::optional<adjudicate::Option> option = {};  // the one chosen
    std::optional<chess::Setup> before = {};        // the position that it speaks of
};

/// Fails with usage where the ruling cannot be decided as it stands, somebody above decided it, a reason is missing,
/// there is no such option or penalty, or penalties are left to choose and none is chosen.
[[nodiscard]] tl::expected<DecisionToRecord, Errors> decision_on(const OpenLog& open,
                                                                 const log::LoggedIncident& incident,
                                                                 const DecisionTold& told);

/// An incident with the ruling that would be made on it now, and that ruling as it is to be recorded with the decision;
/// as it is where this is the one that it has.
struct RuledAnew {
    log::LoggedIncident incident;
    std::optional<log::NewEntry> ruling = {};
};
[[nodiscard]] tl::expected<RuledAnew, Errors> ruled_anew(const OpenLog& open, const log::LoggedIncident& incident,
                                                         const Recording& recording);

/// Whether an entry is the decision that is told now, on whichever ruling was the latest then.
[[nodiscard]] bool is_decision(const OpenLog& open, const log::Entry& entry, const log::LoggedIncident& incident,
                               const DecisionTold& told);

}  // namespace jadoube::desk
