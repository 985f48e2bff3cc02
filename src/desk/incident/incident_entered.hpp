// What happened at a board goes into the log: the game where it is new, the report, and the ruling proposed.
#pragma once

#include "desk/incident/incident_told.hpp"
#include "desk/incident/recording.hpp"
#include "desk/laws/kind_of_play.hpp"

namespace jadoube::desk {

/// What is about to be recorded.
struct IncidentToEnter {
    Recording recording;
    GameNow game;
    GameMatter matter;
    KindOfPlay play = {};
    bool is_confidential = false;  // for few eyes: in no report, and what is recorded of it can be destroyed
};

/// Fails where the game has no such moment; with usage where an incident of the same game, at the same moment
/// and of the same kind was entered and it is not said that this is another.
[[nodiscard]] tl::expected<IncidentToEnter, Errors> incident_to_enter(const OpenLog& open, const IncidentTold& told,
                                                                      const Recording& recording);

/// Whether an entry reports what is told now. The game may have become known further meanwhile.
[[nodiscard]] bool reports(const log::Entry& entry, const event::GameReference& game, const CaseTold& told);

/// Game, incident and ruling in one: all of it is recorded, or nothing. Answers for the incident.
[[nodiscard]] Result<Receipt> enter(OpenLog& open, const IncidentToEnter& incident, const JudgedMatter& judged);

}  // namespace jadoube::desk
