// What the log leaves open: incidents that wait, and rulings that rest on what the log no longer says.
#pragma once

#include "desk/judged_matter.hpp"

namespace jadoube::desk {

/// Those that wait for an answer or a decision, by number.
[[nodiscard]] std::vector<const log::LoggedIncident*> waiting(const log::State& state);

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

}  // namespace jadoube::desk
