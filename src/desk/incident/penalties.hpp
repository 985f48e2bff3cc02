// The penalties that a ruling leaves to the arbiter, and those of them that he imposes. A penalty in points or in time
// has its size; whose it is follows from the offender.
#pragma once

#include "base/json.hpp"
#include "base/result.hpp"
#include "chess/color.hpp"
#include "log/state/fold.hpp"
#include "report/words/document.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::adjudicate {
struct Ruling;
}

namespace jadoube::desk {

struct JudgedMatter;

/// A change of somebody's time or points: milliseconds or quarters of a point, less than zero where they are taken off.
struct ChangeTold {
    rules::Measure measure = rules::Measure::time;
    chess::Color side = chess::Color::white;
    std::int64_t by = 0;
};

/// What the arbiter imposes, in his words.
struct PenaltiesTold {
    std::vector<rules::Penalty> named = {};
    std::vector<ChangeTold> changes = {};
    [[nodiscard]] bool empty() const { return named.empty() && changes.empty(); }
};

/// Whether the ruling names several penalties, of which one or more are to be chosen.
[[nodiscard]] bool leaves_penalties(const adjudicate::Ruling& ruling);

/// The penalties left to choose with how each is typed, in a line; empty where there are none.
[[nodiscard]] std::string penalties_left(const JudgedMatter& judged);

/// What the arbiter imposes, as the `option` of a decision: `{"do": "penalty", "penalties": [{"penalty", "to",
/// "time_ms", "half_points" or "quarter_points", "article"}]}`. The article is the one that provides the penalty, else
/// the one of the ruling. Fails with usage, with the list of what there is, where the ruling leaves no such penalty,
/// the law allows less of it, or a clock would have to show less than nothing.
[[nodiscard]] Result<Json> penalties_imposed(const JudgedMatter& judged, const PenaltiesTold& told);

/// That the ruling leaves no penalties to choose among. Fails with usage and their list.
[[nodiscard]] Result<void> require_no_choice_of_penalties(const JudgedMatter& judged, const log::LogNumber& incident);

/// Where the ruling brings a penalty: what was imposed before in that game, by incident.
[[nodiscard]] std::vector<report::Text> imposed_before(const log::State& state, const event::GameReference& game,
                                                       const adjudicate::Ruling& ruling);

}  // namespace jadoube::desk
