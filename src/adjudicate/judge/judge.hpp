// One incident judged: question by question, in their order, because later facts are measured in what earlier answers
// leave (KERNEL section 9).
#pragma once

#include <set>

#include "adjudicate/facts/facts.hpp"
#include "adjudicate/facts/possible_counts.hpp"
#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The ruling on one incident, with what the next ones need.
struct Judged {
    MatterRuling ruling;
    std::vector<PendingDuty> duties = {};
    std::set<std::string> unknown = {};           // facts without which something stays open
    BoundsByFact bounds = {};                     // what such a fact can be, where the record tells a part of it
    rules::Ending shown_end = rules::Ending::no;  // what had ended the game, where a result says no more than that
    bool demand_unfit = false;                    // it names nothing that is open, and costs nothing
    bool refused_nothing = false;                 // of what he refuses nothing was due
    bool taken_back = false;                      // what came after on the board goes with it
    bool unverified = false;                      // an article that applies is not checked against its source
    bool defers = false;                          // an article that applies leaves the answer to another code
    bool counts_as_illegal = false;               // a completed illegal move that was ruled upon
    std::vector<ArticleFinding> unborne = {};     // of articles whose result nobody here could bear
};

[[nodiscard]] Judged judge(const Context& context, const Incident& incident);

}  // namespace jadoube::adjudicate
