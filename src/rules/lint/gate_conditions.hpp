// Windows and raisers as conditions over facts, so that all gates of an article can be treated alike.
#pragma once

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// What holds while the window is open: `claimant_touches` is open while `claimant_touched` is no.
[[nodiscard]] Condition condition_of(const Until& until);
/// What `raised_by` must be; always holds where nobody is named.
[[nodiscard]] Condition condition_of_raisers(const std::vector<Party>& raisers);

}  // namespace jadoube::rules
