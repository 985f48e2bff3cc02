// What was entered wrongly: an incident is corrected, or withdrawn. What it was stays in the log.
#pragma once

#include "desk/incident/recording.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {

/// What reads otherwise from now on; the rest stays as it was entered.
struct CorrectionTold {
    adjudicate::Case told = {};  // acts, where there are any; facts; the readings of the clocks; the position
    bool has_position = false;
    std::optional<log::UtcTime> happened = {};
    std::string reason = {};
    std::string by = {};
};

/// What is about to be recorded: the correction first, then the new ruling.
struct CorrectionToRecord {
    JudgedMatter judged;
    std::vector<log::NewEntry> entries;
};

/// A decision on what stood before is one no more. Fails with usage where the incident is withdrawn, nothing would read
/// otherwise, no reason is given, or `by` stands below whoever entered or decided it.
[[nodiscard]] tl::expected<CorrectionToRecord, Errors> correction_to_record(const OpenLog& open,
                                                                            const log::LoggedIncident& incident,
                                                                            const CorrectionTold& told,
                                                                            const Recording& recording);

/// Whether an entry is the correction that is told now, of whatever stood before.
[[nodiscard]] bool is_correction(const log::Entry& entry, const log::LoggedIncident& incident,
                                 const CorrectionTold& told);

/// The incident counts no more. Fails as the correction does.
[[nodiscard]] Result<log::NewEntry> withdrawal_of(const OpenLog& open, const log::LoggedIncident& incident,
                                                  const std::string& reason, const Recording& recording);

}  // namespace jadoube::desk
