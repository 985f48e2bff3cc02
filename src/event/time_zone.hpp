// The time zone of an event, by its name in the IANA data of the system (Europe/Vienna): what is stored is UTC, what
// people read and type is local. Summer time is the data's. All of it is the date library's, called in time_zone.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace jadoube::event {

/// Fails with usage where the system knows no zone of that name, with the nearest.
[[nodiscard]] Result<void> require_time_zone(const std::string& zone);

/// By how many minutes clocks of that zone are ahead of UTC at that moment (milliseconds since 1970); nothing where the
/// system knows no such zone.
[[nodiscard]] std::optional<int> offset_in(const std::string& zone, std::int64_t utc_ms);

/// The offsets with which clocks of that zone show this local time: one; two where they were put back over it, the
/// earlier moment first; none where they were put forward over it, or the system knows no such zone.
[[nodiscard]] std::vector<int> offsets_showing(const std::string& zone, std::int64_t local_ms);

/// "+02:00".
[[nodiscard]] std::string offset_text(int minutes);

}  // namespace jadoube::event
