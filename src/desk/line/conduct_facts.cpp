#include "desk/line/conduct_facts.hpp"

#include <algorithm>

namespace jadoube::desk {
namespace {

/// Facts of conduct, and the one kind of conduct that they are asked of, if it is one.
constexpr std::pair<std::string_view, std::optional<rules::Kind>> kOfConduct[] = {
    {"device_place", rules::Kind::conduct_device},
    {"device_sounded", rules::Kind::conduct_device},
    {"place_left", rules::Kind::conduct_leave},
    {"away_ms", rules::Kind::conduct_leave},
    {"late_ms", rules::Kind::conduct_absent},
    {"permitted", std::nullopt},
    {"valid_reason", std::nullopt},
    {"deliberate", std::nullopt},
    {"persistent", std::nullopt},
    {"disturbed_opponent", std::nullopt}};

}  // namespace

bool is_of_conduct(std::string_view fact) {
    return std::ranges::find(kOfConduct, fact, [](const auto& row) { return row.first; }) != std::end(kOfConduct);
}

bool concerns(std::string_view fact, const adjudicate::Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    const auto row = std::ranges::find(kOfConduct, fact, [](const auto& one) { return one.first; });
    if (happening == nullptr || happening->is_found() || row == std::end(kOfConduct)) return false;
    return !row->second || happening->kind() == row->second;
}

}  // namespace jadoube::desk
