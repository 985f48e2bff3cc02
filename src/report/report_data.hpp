// What a rulings report is made from: an event and its incidents as values, filled from the log by whoever has it.
// Texts are as people wrote them; times and dates are already in words, so that a report depends on no clock and no
// locale.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/ruling/ruling.hpp"
#include "report/adjournment_page.hpp"
#include "report/clock_sheet_page.hpp"
#include "report/document.hpp"

namespace jadoube::report {

struct FactTold {
    std::string fact;   // a name of the vocabulary
    std::string value;  // in words
    std::string who;
};

struct Decision {
    enum class Kind { as_proposed, option, otherwise };
    Kind kind = Kind::as_proposed;
    std::string text = {};    // of the option chosen, or what was decided instead
    std::string reason = {};  // always there where kind is otherwise
    std::string by = {};
    std::string at = {};
};

/// Squares and ways to point out on the board before the incident.
struct Marks {
    std::vector<chess::Square> squares = {};
    std::vector<Arrow> arrows = {};
};
/// The men touched, in order and each once, and the ways of the men moved.
[[nodiscard]] Marks marks_of(const std::vector<adjudicate::Act>& acts);

struct IncidentReport {
    std::string number;          // as people call it: "117", "B117"
    std::string entry = {};      // id or number of the log entry
    std::string reference = {};  // "round 5, board 12"
    chess::ByColor<std::string> players = {};
    std::string at = {};           // when it was entered
    std::string reported_by = {};  // who raised it
    std::string moves = {};        // the last moves as text
    std::optional<chess::Setup> before = {};
    Marks marks = {};
    std::vector<std::string> acts = {};  // as sentences
    std::string note = {};
    std::vector<FactTold> facts = {};
    adjudicate::Clocks clocks = {};  // before the ruling
    std::optional<adjudicate::Ruling> proposed = {};
    /// The code of the ruling, for its headings and summaries; may be null.
    std::shared_ptr<const rules::Ruleset> ruleset = {};
    /// The code that answers where that one does not.
    std::shared_ptr<const rules::Ruleset> deferred = {};
    std::optional<Decision> decision = {};
    std::optional<std::string> withdrawn = {};  // with the reason; the incident stays visible
    std::string status = {};                    // "decided", "waits for facts" ...
    std::string verification = {};              // what verifying the entry gave
};

struct EventReport {
    std::string event;
    std::string place = {};
    std::string dates = {};
    std::string ruleset_title = {};
    std::vector<std::string> arbiters = {};
    std::string log_id = {};
    std::size_t entries = 0;        // in the log when the report was made
    std::string head = {};          // the end of the log, to compare with another copy
    std::string verification = {};  // what verifying the log gave, in one line
    std::vector<IncidentReport> incidents = {};
    std::vector<AdjournmentReport> adjournments = {};
    ClockRounds readings = {};
};

}  // namespace jadoube::report
