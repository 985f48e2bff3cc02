// The event of a further device, as the first one of a bundle has it.
#pragma once

#include <string>
#include <vector>

#include "log/merge/bundle_file.hpp"
#include "log/recording/checked_log.hpp"

namespace jadoube::cli {

/// What the log of a further device begins with: event, laws and facts of the chain that began first. Without `device`
/// it gets the first letters that no device of the bundle has. Fails with bundle_refused where the bundle does not hold
/// that chain from its beginning.
[[nodiscard]] Result<log::NewLog> joined_event(const log::BundleFile& file, const std::string& device,
                                               const std::vector<log::Arbiter>& arbiters);

}  // namespace jadoube::cli
