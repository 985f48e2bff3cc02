#include "desk/authority.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::rules {
namespace {

using desk::Authority;

constexpr auto kAuthorities = std::to_array<AuthorityRow>({
    {Authority::arbiter, "arbiter", "decides at the board"},
    {Authority::deputy_chief_arbiter, "deputy chief arbiter", "stands above the arbiters", "deputy"},
    {Authority::chief_arbiter, "chief arbiter", "stands above all arbiters", "principal arbiter"},
    {Authority::appeals_committee, "appeals committee", "decides on appeals", "committee of appeals"},
});
static_assert(is_in_order(kAuthorities));

}  // namespace

template <>
std::span<const AuthorityRow> rows<desk::Authority>() {
    return kAuthorities;
}

}  // namespace jadoube::rules

namespace jadoube::desk {
namespace {

Authority authority_in(const std::string& role) {
    const std::string written = lower(role);
    for (const rules::AuthorityRow& row : rules::rows<Authority>())
        if (written == row.name || (!row.also_called.empty() && written == row.also_called)) return row.value;
    return Authority::arbiter;
}

/// Those of the event who may, and the committee in any case.
std::string who_may(const log::EventBegun& event, Authority at_least) {
    std::vector<std::string> names;
    for (const log::Arbiter& arbiter : event.arbiters) {
        if (authority_of(event, arbiter.name) >= at_least)
            names.push_back(fmt::format("--by \"{}\" ({})", arbiter.name, arbiter.role));
    }
    names.emplace_back("--by \"Appeals committee\"");
    return list_of(names, "or");
}

}  // namespace

Authority authority_of(const log::EventBegun& event, const std::string& name) {
    const auto known = std::find_if(event.arbiters.begin(), event.arbiters.end(),
                                    [&](const log::Arbiter& arbiter) { return arbiter.name == name; });
    return authority_in(known == event.arbiters.end() ? name : known->role);
}

Result<void> require_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                               const std::string& by) {
    if (!incident.decision) return {};
    const std::string& decided_by = incident.decision->what.by;
    const Authority needed = authority_of(event, decided_by);
    const Authority has = authority_of(event, by);
    if (has >= needed) return {};
    return failure(
        ErrorCode::usage,
        fmt::format("incident {} was decided by {} ({}), entry {}; {} ({}) does not replace that", incident.number,
                    decided_by, rules::name_of(needed), incident.decision->entry.seq.value, by, rules::name_of(has)),
        "--by", "who may: " + who_may(event, needed));
}

}  // namespace jadoube::desk
