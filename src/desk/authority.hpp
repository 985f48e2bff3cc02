// Whose decision stands above whose: so that an arbiter does not replace what the appeals committee decided.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "log/fold.hpp"

namespace jadoube::desk {

/// From the lowest to the highest.
enum class Authority { arbiter, deputy_chief_arbiter, chief_arbiter, appeals_committee };
[[nodiscard]] std::string_view name_of(Authority authority);

/// By the role that the event gives to that name ("deputy chief arbiter"); a name that it does not know may say itself
/// what it is ("Appeals committee"), and is an arbiter otherwise. Nobody proves who he is: what is typed is recorded.
[[nodiscard]] Authority authority_of(const log::EventBegun& event, const std::string& name);

/// That whoever decides now may replace the decision that stands. Fails with usage, naming who may.
[[nodiscard]] Result<void> require_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                                             const std::string& by);

}  // namespace jadoube::desk
