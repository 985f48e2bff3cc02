// What a rulings report is made from: an event and its incidents as values, the same for every form in which they are
// written. Words are made of them on the page, so that a report depends on no clock and no locale.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "log/verify/verification.hpp"
#include "report/event/adjournment_page.hpp"
#include "report/event/earlier_offences.hpp"
#include "report/game/clock_sheet_page.hpp"
#include "report/ruling/explain.hpp"
#include "report/words/document.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::report {

struct IncidentReport {
    log::LoggedIncident incident;
    chess::ByColor<std::string> players = {};  // names may have come later than the incident
    adjudicate::Case given = {};               // the incident as it is judged
    std::optional<chess::Setup> before = {};   // where the men stood when the first act was done
    std::optional<adjudicate::Ruling> proposed = {};
    std::vector<EarlierOffence> earlier = {};  // that the log counts in the same game, where this one counts
    bool rests_on_changed = false;             // by what the log says now it would be another
    /// The code of the ruling, for its headings and summaries; may be null.
    std::shared_ptr<const rules::Ruleset> ruleset = {};
    /// The code that answers where that one does not.
    std::shared_ptr<const rules::Ruleset> deferred = {};
};

/// Whom a report is for (audience.hpp).
enum class Audience { everybody, organiser, full };

struct EventReport {
    log::EventBegun event = {};
    std::string ruleset_title = {};
    std::string ruleset = {};  // its id
    std::optional<log::ChainId> log = {};
    std::vector<Text> named = {};             // which incidents alone were asked for: "round 5"
    std::size_t entries = 0;                  // that the report was made from
    std::optional<log::EntryHash> head = {};  // of the last of them, to compare with another copy
    std::optional<log::LogNumber> at = {};    // an earlier moment: the log as it stood after this entry
    log::Verification verification = {};      // of the whole log
    std::vector<IncidentReport> incidents = {};
    std::vector<AdjournmentReport> adjournments = {};
    ClockRounds readings = {};
    Audience audience = Audience::full;
    Considered considered = Considered::counted;  // what is said of the articles that do not apply
};

/// Squares and ways to point out on the board before the incident.
struct Marks {
    std::vector<chess::Square> squares = {};
    std::vector<Arrow> arrows = {};
};
/// The men touched, in order and each once, and the ways of the men moved.
[[nodiscard]] Marks marks_of(const std::vector<adjudicate::Act>& acts);

/// The last moves before the incident: "… 26.Bb5+ Kb6 27.Rxb7+". Empty where none is known.
[[nodiscard]] std::string last_moves(const adjudicate::GameState& game);

/// "open", "waits for facts" ...
[[nodiscard]] std::string status_words(log::IncidentStatus status);

/// What was decided beyond "as proposed": the option that was taken, in words; what was decided instead. Empty where
/// nothing is decided.
[[nodiscard]] std::string decided(const IncidentReport& incident);

}  // namespace jadoube::report
