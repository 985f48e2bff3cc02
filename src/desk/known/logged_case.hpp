// Incidents between the log and the judge: a report in the log becomes a case, a case becomes a report.
#pragma once

#include "adjudicate/cases/case_file.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/known/game_on_file.hpp"

namespace jadoube::desk {

/// An incident of a game with all that it is judged by.
struct GameMatter {
    log::LoggedIncident incident;
    std::optional<GameOnFile> game = {};
    log::EventBegun event = {};
    std::vector<adjudicate::EarlierIncident> earlier = {};                   // in this game, before the incident
    std::optional<std::vector<adjudicate::EarlierIncident>> elsewhere = {};  // in other games, where that is known
    std::optional<EndedGame> ended = {};                                     // where it says that it came after that
    std::vector<GameMatter> before = {};  // the incidents that it goes on from, in their order, each without its own
};

/// Fills in what the log says of the game before the incident: the incidents that it goes on from, as far as they are
/// not decided otherwise or withdrawn, and the matters of the others. The incident has its number, game and report.
[[nodiscard]] Result<void> take_what_was_before(const log::CheckedLog& store, const log::State& state,
                                                GameMatter& matter);

/// An incident of the log as it stands now, in the game as it was known when the incident was entered.
[[nodiscard]] Result<GameMatter> matter_of(const OpenLog& open, const log::LoggedIncident& incident);

/// The incident that an entry with this id and report would make. Its facts are those of the report.
[[nodiscard]] log::LoggedIncident incident_to_be(const OpenLog& open, const log::EntryId& id,
                                                 const event::GameReference& game, const log::AdoptedRules& rules,
                                                 log::IncidentReported report);

/// The matter as a case. Fails with all that cannot be read in it.
[[nodiscard]] tl::expected<adjudicate::Case, Errors> to_case(const GameMatter& matter);

/// The report of a case: acts, facts told by `by`, clocks, and the position where the case gives one.
[[nodiscard]] log::IncidentReported to_report(const adjudicate::Case& given, const std::string& by);

/// Acts and a fact's value (one, or a list) as the log keeps them.
[[nodiscard]] JsonArray acts_json(const std::vector<adjudicate::Act>& acts);
[[nodiscard]] Json value_json(const rules::Values& values);

}  // namespace jadoube::desk
