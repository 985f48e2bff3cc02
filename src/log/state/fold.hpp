// The state of an event as its log tells it, now or at an earlier entry: a pure function of the entries.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "log/state/adjourned_game.hpp"

namespace jadoube::log {

enum class IncidentStatus {
    open,         // no ruling yet, or something was told since
    needs_facts,  // the ruling asks questions
    ruled,        // proposed, not decided
    decided,
    contested,  // by decisions of several devices that stand side by side; the latest counts until they are settled
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
    LogNumber number = {{}, 1};  // 1, 2, 3 ... as its device entered them; kept when withdrawn
    Stamp entry = {};
    event::GameReference game = {};
    IncidentReported report = {};                   // as it was corrected last
    AdoptedRules rules = {};                        // in force when it was entered
    std::optional<Entered<GameKnown>> record = {};  // the game as it was known then: the report counts its half-moves
    std::vector<Entered<ToldFact>> facts = {};      // with the report and later, in order; the last on a fact counts
    std::optional<Entered<RulingProposed>> ruling = {};  // the one that the decision names, else the latest
    std::optional<Entered<DecisionMade>> decision = {};  // the latest
    std::vector<Entered<DecisionMade>> decisions = {};   // all, in order
    std::vector<Entered<DecisionMade>> standing = {};    // those that nothing stands in place of; of one device, one
    std::optional<Entered<Withdrawn>> withdrawal = {};
    /// In order. A ruling, and a decision, on what stood before a correction is no more that of the incident.
    std::vector<CorrectedReport> corrections = {};
    std::vector<Appeal> appeals = {};  // in order of entry
    bool is_for_few_eyes = false;      // no report says anything of it, and no other incident goes on from it
    /// And what was said of it is not known here: only ids, status, and what counts.
    bool is_veiled = false;

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
    std::vector<Stamp> stray = {};                   // entries about what is not there; none in a log that verifies
    std::vector<Stamp> not_believed = {};            // entries after the key of their device was retired by another
    std::vector<Entered<ChainsMerged>> merges = {};  // in order of entry
    ChainNames names = {};
    std::optional<LogNumber> end = {};               // the last entry taken in
    std::map<std::string, int> incidents_ever = {};  // of each device, in the whole log, of which these may be a part

    /// The incident with this number, as it was typed.
    [[nodiscard]] const LoggedIncident* incident(const LogNumber& number) const;
    /// How many were entered, by whatever device.
    [[nodiscard]] int all_incidents_ever() const;
    /// The number that the next one gets that this device enters.
    [[nodiscard]] LogNumber next_incident() const;
    /// The latest adjournment of that game; nothing where it never was adjourned.
    [[nodiscard]] const AdjournedGame* adjournment_of(const event::GameReference& game) const;
    friend bool operator==(const State&, const State&) = default;
};

/// The state after the entries. Withdrawn entries have no effect, but withdrawn incidents stay and say so. Entries in
/// the order of CheckedLog::entries(). The same entries make the same state on whatever device, but for the numbers,
/// which have the letters of `names`.
[[nodiscard]] State fold(std::span<const Entry> entries, const ChainNames& names = {});

/// The numbers of incidents in the log, where not all of its entries are taken in.
struct IncidentNumbers {
    std::map<EntryId, LogNumber> of = {};
    std::map<std::string, int> ever = {};  // of each device
};
/// The state as far as these entries tell it: those of the event and of one game.
[[nodiscard]] State fold_part(std::span<const Entry> entries, const ChainNames& names, const IncidentNumbers& numbers);

/// What earlier incidents of this game count, in their order: before the incident of that entry, or all.
[[nodiscard]] std::vector<Counted> counted_in(const State& state, const event::GameReference& game,
                                              const std::optional<EntryId>& before = {});

}  // namespace jadoube::log
