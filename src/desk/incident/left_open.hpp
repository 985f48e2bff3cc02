// What the log leaves open: incidents and appeals that wait, rulings that rest on what the log no longer says, and
// decisions that may still be appealed against.
#pragma once

#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {

/// Those that wait for an answer or a decision, by number.
[[nodiscard]] std::vector<const log::LoggedIncident*> waiting(const log::State& state);
/// How many of those that are for few eyes, and that this device has entered, wait for a decision or by an appeal.
[[nodiscard]] int waiting_for_few_eyes(const log::State& state);

/// Those whose appeal waits for its decision, by number.
[[nodiscard]] std::vector<const log::LoggedIncident*> with_waiting_appeal(const log::State& state);

/// A decision that may be appealed against until then.
struct AppealTime {
    const log::LoggedIncident* incident = nullptr;
    log::UtcTime until = {};
};
/// The decisions for which the time still runs, where code or event says how long, the first to end first. Fails where
/// the laws in the log cannot be read.
[[nodiscard]] tl::expected<std::vector<AppealTime>, Errors> appeal_times(const OpenLog& open, log::UtcTime now);

/// A ruling that would be another by what the log says now.
struct RulingDue {
    const log::LoggedIncident* incident = nullptr;
    adjudicate::Ruling recorded;
    JudgedMatter now;
};

/// The incidents whose recorded ruling ends in another standing, or counts otherwise, when it is judged by the earlier
/// matters as they are decided now. What was decided otherwise than proposed, or withdrawn, is the arbiter's own and is
/// not looked at. Fails where a text or a ruling in the log cannot be read.
[[nodiscard]] tl::expected<std::vector<RulingDue>, Errors> due_again(const OpenLog& open);

/// The same, of those alone before which something in the same game was withdrawn, corrected, ruled upon anew or
/// decided otherwise since, or entered that happened before: quick, however long the log is.
[[nodiscard]] tl::expected<std::vector<RulingDue>, Errors> due_after_changes(const OpenLog& open);

/// The ruling on this incident is one of those.
[[nodiscard]] Result<void> require_nothing_changed(const OpenLog& open, const log::LoggedIncident& incident);

}  // namespace jadoube::desk
