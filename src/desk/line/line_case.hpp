// What a line tells, added to what was told otherwise.
#pragma once

#include "adjudicate/cases/case_file.hpp"
#include "desk/line/line.hpp"
#include "log/entry/utc_time.hpp"

namespace jadoube::desk {

/// A case as it is told: by options, by a file, by a line, or by two of them.
struct CaseTold {
    adjudicate::Case given = {};
    std::optional<rules::Play> play = {};           // where somebody says of which kind the play is
    std::optional<game::TimeControl> control = {};  // where somebody says it, and not a record of the game
    std::string note = {};                          // remarks, which change nothing
    std::optional<log::UtcTime> happened = {};      // where it is told when
};

/// What was told with what the line tells. Fails with usage where there are acts already, or the same is told
/// otherwise.
[[nodiscard]] Result<CaseTold> with_line(CaseTold told, const LineRead& read);

}  // namespace jadoube::desk
