#include "event/time_zone.hpp"

#include <date/tz.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <stdexcept>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::event {
namespace {

using std::chrono::milliseconds;

/// Null where there is no such zone, or no data on zones at all.
const date::time_zone* zone_named(const std::string& name) {
    try {
        return date::locate_zone(name);
    } catch (const std::runtime_error&) {
        return nullptr;
    }
}

std::vector<std::string> all_names() {
    std::vector<std::string> names;
    try {
        for (const date::time_zone& zone : date::get_tzdb().zones) names.push_back(zone.name());
    } catch (const std::runtime_error&) {
        names.clear();
    }
    return names;
}

int minutes_of(std::chrono::seconds offset) {
    return static_cast<int>(std::chrono::floor<std::chrono::minutes>(offset).count());
}

/// The zones whose place, behind the last stroke, is what was typed: "vienna".
std::optional<std::string> zone_of_place(const std::string& typed, const std::vector<std::string>& names) {
    const std::string place = lower(typed.substr(typed.rfind('/') + 1));
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
        std::string last = lower(name.substr(name.rfind('/') + 1));
        std::replace(last.begin(), last.end(), '_', ' ');
        return last == place;
    });
    return found == names.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

Result<void> require_time_zone(const std::string& zone) {
    if (zone_named(zone) != nullptr) return {};
    const auto names = all_names();
    if (names.empty())
        return failure(ErrorCode::usage, "this computer has no data on time zones", {}, "install the package tzdata");
    const auto near = zone_of_place(zone, names);
    return failure(ErrorCode::usage, fmt::format("'{}' is no time zone", for_terminal(zone, 60)), {},
                   near ? did_you_mean(*near) : did_you_mean(zone, names, "a continent and a city, as Europe/Vienna"));
}

std::optional<int> offset_in(const std::string& zone, std::int64_t utc_ms) {
    const date::time_zone* found = zone.empty() ? nullptr : zone_named(zone);
    if (found == nullptr) return std::nullopt;
    return minutes_of(found->get_info(date::sys_time<milliseconds>(milliseconds(utc_ms))).offset);
}

std::vector<int> offsets_showing(const std::string& zone, std::int64_t local_ms) {
    const date::time_zone* found = zone.empty() ? nullptr : zone_named(zone);
    if (found == nullptr) return {};
    const date::local_info info = found->get_info(date::local_time<milliseconds>(milliseconds(local_ms)));
    if (info.result == date::local_info::nonexistent) return {};
    if (info.result == date::local_info::unique) return {minutes_of(info.first.offset)};
    return {minutes_of(info.first.offset), minutes_of(info.second.offset)};
}

std::string offset_text(int minutes) {
    return fmt::format("{}{:02}:{:02}", minutes < 0 ? '-' : '+', std::abs(minutes) / 60, std::abs(minutes) % 60);
}

}  // namespace jadoube::event
