// Incidents between the log and the judge: a report in the log becomes a case, what was told becomes a report.
#pragma once

#include "adjudicate/adjudicate.hpp"
#include "cli/log/desk.hpp"

namespace jadoube::cli {

/// A game as the log knows it. Without a record no move of it is known.
struct GameOnFile {
    log::GameKnown known;
    std::optional<game::Record> record = {};
    std::string pgn = {};  // the text that `known.pgn` names
};

/// The game of that reference; nothing where the log has none. Fails where its text is damaged.
[[nodiscard]] Result<std::optional<GameOnFile>> game_on_file(const Desk& desk, const event::GameReference& reference);

/// An incident with what it needs to be judged.
struct Matter {
    log::Incident incident;
    std::optional<GameOnFile> game = {};
    log::EventBegun event = {};
    std::vector<log::Counted> earlier = {};  // in this game, before the incident
};

/// An incident of the log as it stands now, in the game as it was known when the incident was entered.
[[nodiscard]] Result<Matter> matter_of(const Desk& desk, const log::Incident& incident);

/// The matter as a case. Fails with all that cannot be read in it.
[[nodiscard]] tl::expected<adjudicate::Case, Errors> to_case(const Matter& matter);

/// The report of a case: acts, facts told by `by`, clocks, and the position where the case gives one.
[[nodiscard]] log::IncidentReported to_report(const adjudicate::Case& given, const std::string& by);

/// A fact's value as the log keeps it: one value, or a list.
[[nodiscard]] Json value_json(const rules::Values& values);

/// The matter judged under the laws that the log keeps for it.
struct Judged {
    adjudicate::Case given;
    Laws laws;
    adjudicate::Ruling ruling;

    /// The position when the first act was done; nothing where none is known.
    [[nodiscard]] std::optional<chess::Setup> before() const;
};
[[nodiscard]] tl::expected<Judged, Errors> judge(const Desk& desk, const Matter& matter);

/// The incident as it was judged last, from the log. The incident must have a ruling.
[[nodiscard]] tl::expected<Judged, Errors> stored_ruling(const Desk& desk, const log::Incident& incident);

/// What the law counts later in the game, if the ruling stands: an incident counts as an illegal move where an article
/// that applies asked how many there were before.
[[nodiscard]] std::vector<log::Counted> counted_by(const adjudicate::Ruling& ruling);

}  // namespace jadoube::cli
