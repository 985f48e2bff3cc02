// The state of an event as its log tells it, now or at an earlier entry: a pure function of the entries.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/adjourned_game.hpp"

namespace jadoube::log {

enum class IncidentStatus {
    open,         // no ruling yet, or something was told since
    needs_facts,  // the ruling asks questions
    ruled,        // proposed, not decided
    decided,
    withdrawn
};
[[nodiscard]] std::string_view name_of(IncidentStatus status);

/// How an incident read before, and what it was corrected by.
struct CorrectedReport {
    IncidentReported before = {};
    Entered<IncidentCorrected> by = {};
    friend bool operator==(const CorrectedReport&, const CorrectedReport&) = default;
};

/// An appeal with all that became of it.
struct Appeal {
    Entered<AppealFiled> filed;
    Stamp decided = {};                              // the decision that it is against
    std::optional<Entered<AppealPanel>> panel = {};  // the last one named
    std::optional<Entered<AppealClosed>> closed = {};

    /// How long after the decision it was filed.
    [[nodiscard]] Millis after() const;
    /// By how much it came too late; nothing where it did not, or no window is stated.
    [[nodiscard]] std::optional<Millis> late_by() const;
    friend bool operator==(const Appeal&, const Appeal&) = default;
};

/// One incident with all that was said of it.
struct LoggedIncident {
    int number = 1;  // 1, 2, 3 ... in order of entry; kept when withdrawn
    Stamp entry = {};
    event::GameReference game = {};
    IncidentReported report = {};                   // as it was corrected last
    AdoptedRules rules = {};                        // in force when it was entered
    std::optional<Entered<GameKnown>> record = {};  // the game as it was known then: the report counts its half-moves
    std::vector<Entered<ToldFact>> facts = {};      // with the report and later, in order; the last on a fact counts
    std::optional<Entered<RulingProposed>> ruling = {};  // the one that the decision names, else the latest
    std::optional<Entered<DecisionMade>> decision = {};  // the latest
    std::vector<Entered<DecisionMade>> decisions = {};   // all, each in place of the one before
    std::optional<Entered<Withdrawn>> withdrawal = {};
    /// In order. A ruling, and a decision, on what stood before a correction is no more that of the incident.
    std::vector<CorrectedReport> corrections = {};
    std::vector<Appeal> appeals = {};  // in order of entry

    [[nodiscard]] IncidentStatus status() const;
    /// The appeal that waits for its decision; null where there is none.
    [[nodiscard]] const Appeal* pending_appeal() const;
    /// What the law counts of it later in the game: by the decision where it goes its own way, else by the ruling that
    /// stands. Nothing where it is open or withdrawn.
    [[nodiscard]] std::vector<Counted> counted() const;
    friend bool operator==(const LoggedIncident&, const LoggedIncident&) = default;
};

struct State {
    std::optional<Entered<EventBegun>> event = {};
    std::optional<Entered<AdoptedRules>> rules = {};  // in force
    std::map<event::GameReference, Entered<GameKnown>> games = {};
    std::vector<LoggedIncident> incidents = {};                         // by number; those of the entries taken in
    std::vector<AdjournedGame> adjourned = {};                          // in order of entry, those that ended too
    std::vector<Entered<ClocksRead>> readings = {};                     // in order of entry
    std::vector<Entered<FileImported>> imports = {};                    // in order of entry
    std::map<event::RoundReference, Entered<RoundPaired>> rounds = {};  // as they were paired last
    std::vector<Stamp> stray = {};     // entries about what is not there; none in a log that verifies
    std::optional<EntrySeq> end = {};  // the last entry taken in
    int incidents_ever = 0;            // in the whole log, of which these may be a part

    /// The incident with this number, as people also see the number of its entry.
    [[nodiscard]] const LoggedIncident* incident(int number) const;
    /// The latest adjournment of that game; nothing where it never was adjourned.
    [[nodiscard]] const AdjournedGame* adjournment_of(const event::GameReference& game) const;
    friend bool operator==(const State&, const State&) = default;
};

/// The state after the entries, or after those up to number `at`. Withdrawn entries have no effect, but withdrawn
/// incidents stay and say so. Entries in the order of CheckedLog::entries().
[[nodiscard]] State fold(const std::vector<Entry>& entries, std::optional<EntrySeq> at = {});

/// The numbers of incidents in the log, where not all of its entries are taken in.
struct IncidentNumbers {
    std::map<EntryId, int> of = {};
    int ever = 0;
};
/// The state as far as these entries tell it: those of the event and of one game.
[[nodiscard]] State fold_part(const std::vector<Entry>& entries, const IncidentNumbers& numbers);

/// What earlier incidents of this game count, in their order: before the incident of that number, or all.
[[nodiscard]] std::vector<Counted> counted_in(const State& state, const event::GameReference& game,
                                              std::optional<int> before_incident = {});

}  // namespace jadoube::log
