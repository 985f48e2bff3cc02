// What the log tells of earlier matters of a game, for a code to count.
#pragma once

#include "adjudicate/cases/dispute.hpp"
#include "log/state/fold.hpp"

namespace jadoube::desk {

/// The matters of the incidents ruled upon in the game, before the incident of that entry, or all; in their order,
/// without those of the incidents `told_again`. Of a decision that goes its own way only what it says that it counts,
/// and the kinds, are known.
[[nodiscard]] std::vector<adjudicate::EarlierIncident> earlier_in(const log::State& state,
                                                                  const event::GameReference& game,
                                                                  const std::optional<log::EntryId>& before = {},
                                                                  const std::vector<log::EntryId>& told_again = {});

/// Those of the other games of the event before the incident of that entry, or all, by the colour that the same person
/// has in this game, whose players these are; persons are known by their names. Nothing where the state is a part of
/// the log, or where it is not known who played.
[[nodiscard]] std::optional<std::vector<adjudicate::EarlierIncident>> earlier_elsewhere(
    const log::State& state, const event::GameReference& game, const chess::ByColor<std::string>& players,
    const std::optional<log::EntryId>& before = {});

}  // namespace jadoube::desk
