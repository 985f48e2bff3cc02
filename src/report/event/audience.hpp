// Whom a report is for: what the public, the organiser and whoever keeps the file may read of it.
#pragma once

#include <array>
#include <string_view>

#include "report/event/report_data.hpp"

namespace jadoube::report {

inline constexpr std::array kAudiences = {Audience::everybody, Audience::organiser, Audience::full};
/// "public", "organiser", "full"
[[nodiscard]] std::string_view name_of(Audience audience);

/// The report without what is not for them; nothing of what is confidential is in any. For the organiser: without
/// remarks, without how incidents and decisions read before they were corrected or replaced, and with statistics. For
/// the public, besides: incidents that are decided alone, without who raised them, told facts or decided; of appeals
/// the outcome and its reason alone; no adjourned games, no clock readings, no statistics.
[[nodiscard]] EventReport for_audience(EventReport event, Audience audience);

}  // namespace jadoube::report
