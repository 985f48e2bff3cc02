#include "desk/incident/authority.hpp"

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

std::string decided_by(const log::LoggedIncident& incident) {
    if (incident.decisions.empty()) return {};
    const auto& made = incident.decisions.back();
    for (const log::Appeal& appeal : incident.appeals) {
        const bool is_confirmed = appeal.closed && appeal.closed->what.outcome == log::AppealOutcome::dismissed &&
                                  appeal.decided.id == made.entry.id;
        if (is_confirmed) return appeal.closed->what.by;
    }
    return made.what.by;
}

Result<void> require_settling(const log::EventBegun& event, const log::LoggedIncident& incident,
                              const std::string& by) {
    std::vector<std::string> made;
    bool are_all_his = true;
    Authority lowest = Authority::appeals_committee;
    Authority needed = Authority::arbiter;
    for (const auto& decision : incident.standing) {
        const Authority authority = authority_of(event, decision.what.by);
        made.push_back(fmt::format("entry {} by {}", decision.entry.number, decision.what.by));
        are_all_his = are_all_his && decision.what.by == by;
        lowest = std::min(lowest, authority);
        needed = std::max(needed, authority);
    }
    if (lowest != Authority::appeals_committee)
        needed = std::max(needed, static_cast<Authority>(static_cast<int>(lowest) + 1));
    if (are_all_his || authority_of(event, by) >= needed) return {};
    return failure(ErrorCode::usage,
                   fmt::format("on incident {} decisions stand side by side, {}; {} ({}) does not settle that",
                               incident.number, list_of(made), by, rules::name_of(authority_of(event, by))),
                   "--by", "who may: " + who_may(event, needed));
}

Result<void> require_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                               const std::string& by) {
    if (incident.standing.size() > 1) return require_settling(event, incident, by);
    if (incident.decisions.empty()) return {};
    const auto& made = incident.decisions.back();
    const std::string decider = decided_by(incident);
    const Authority needed = authority_of(event, decider);
    const Authority has = authority_of(event, by);
    if (has >= needed) return {};
    return failure(
        ErrorCode::usage,
        fmt::format("incident {} was decided by {} ({}), entry {}; {} ({}) does not replace that", incident.number,
                    decider, rules::name_of(needed), made.entry.number, by, rules::name_of(has)),
        "--by", "who may: " + who_may(event, needed));
}

Result<void> require_higher_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                                      const std::string& by) {
    if (incident.decisions.empty())
        return failure(ErrorCode::usage, fmt::format("incident {} is not decided", incident.number), {},
                       fmt::format("jadoube decide {}", incident.number));
    if (incident.standing.size() > 1) return require_settling(event, incident, by);
    const auto& made = incident.decisions.back();
    const std::string decider = decided_by(incident);
    const Authority lower = authority_of(event, decider);
    if (authority_of(event, by) > lower) return {};
    const bool is_highest = lower == Authority::appeals_committee;
    return failure(
        ErrorCode::usage,
        fmt::format("incident {} was decided by {} ({}), entry {}; {} ({}) does not stand above", incident.number,
                    decider, rules::name_of(lower), made.entry.number, by, rules::name_of(authority_of(event, by))),
        "--by",
        is_highest ? "nobody stands above; who decided may decide anew: jadoube decide"
                   : "who may: " + who_may(event, static_cast<Authority>(static_cast<int>(lower) + 1)));
}

Result<void> require_authority_over(const log::EventBegun& event, const log::LoggedIncident& incident,
                                    const std::string& by) {
    if (const auto above = require_authority(event, incident, by); !above) return above;
    const Authority needed = authority_of(event, incident.entry.author);
    const Authority has = authority_of(event, by);
    if (has >= needed) return {};
    return failure(
        ErrorCode::usage,
        fmt::format("incident {} was entered by {} ({}), entry {}; {} ({}) does not change that", incident.number,
                    incident.entry.author, rules::name_of(needed), incident.entry.number, by, rules::name_of(has)),
        "--by", "who may: " + who_may(event, needed));
}

}  // namespace jadoube::desk
