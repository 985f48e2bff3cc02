// What the log tells of earlier matters of a game, for a code to count.
#pragma once

#include "adjudicate/cases/dispute.hpp"
#include "log/state/fold.hpp"
#include "report/event/earlier_offences.hpp"

namespace jadoube::desk {

/// When it happened: as it was told, else when it was entered.
[[nodiscard]] log::UtcTime moment_of(const log::LoggedIncident& incident);

/// Before what something is earlier: by when it happened, where that was told of one of them, else by the order of
/// entry.
struct BeforeIncident {
    std::optional<log::EntryId> entry = {};     // nothing: it is not entered yet
    std::optional<log::UtcTime> happened = {};  // nothing: when it was entered, or now
};
/// The incident, as it is known or about to be entered.
[[nodiscard]] BeforeIncident before(const log::LoggedIncident& incident);

/// The incidents of the log that are earlier, in that order.
[[nodiscard]] std::vector<const log::LoggedIncident*> incidents_before(const log::State& state,
                                                                       const BeforeIncident& before);

/// The matters of the incidents ruled upon in the game, before that incident, or all; in their order, without those of
/// the incidents `told_again`. Of a decision that goes its own way only what it says that it counts, and the kinds, are
/// known.
[[nodiscard]] std::vector<adjudicate::EarlierIncident> earlier_in(const log::State& state,
                                                                  const event::GameReference& game,
                                                                  const BeforeIncident& before = {},
                                                                  const std::vector<log::EntryId>& told_again = {});

/// Which incidents of the game were counted, of the kinds that this one counts now and against the same players;
/// nothing where one of them is for few eyes.
[[nodiscard]] std::vector<report::EarlierOffence> counted_before(const log::State& state,
                                                                 const log::LoggedIncident& incident,
                                                                 const std::vector<log::Counted>& now);

/// Those of the other games of the event before that incident, or all, by the colour that the same person
/// has in this game, whose players these are; persons are known by their names. Nothing where the state is a part of
/// the log, or where it is not known who played.
[[nodiscard]] std::optional<std::vector<adjudicate::EarlierIncident>> earlier_elsewhere(
    const log::State& state, const event::GameReference& game, const chess::ByColor<std::string>& players,
    const BeforeIncident& before = {});

}  // namespace jadoube::desk
