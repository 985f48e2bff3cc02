#include "desk/authority.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

bool has_word(const std::string& text, std::string_view word) {
    return lower(text).find(word) != std::string::npos;
}

Authority authority_in(const std::string& role) {
    if (has_word(role, "appeal")) return Authority::appeals_committee;
    if (has_word(role, "deputy")) return Authority::deputy_chief_arbiter;
    if (has_word(role, "chief") || has_word(role, "principal")) return Authority::chief_arbiter;
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

std::string_view name_of(Authority authority) {
    switch (authority) {
        case Authority::arbiter: return "arbiter";
        case Authority::deputy_chief_arbiter: return "deputy chief arbiter";
        case Authority::chief_arbiter: return "chief arbiter";
        default: return "appeals committee";
    }
}

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
                    decided_by, name_of(needed), incident.decision->entry.seq.value, by, name_of(has)),
        "--by", "who may: " + who_may(event, needed));
}

}  // namespace jadoube::desk
