#include "desk/incident/authority.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/known/open_log.hpp"

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
            names.push_back(fmt::format(
                "--by \"{}\" ({})", arbiter.name,
                arbiter.role.empty() ? rules::name_of(Authority::arbiter) : std::string_view(arbiter.role)));
    }
    names.emplace_back("--by \"Appeals committee\"");
    return list_of(names, "or");
}

/// As the code writes it: "the Executive Committee" is `executive_committee`.
std::string body_named(const std::string& name) {
    std::string written = lower(name);
    for (const std::string_view article : {"the ", "a ", "an "}) {
        if (!written.starts_with(article)) continue;
        written.erase(0, article.size());
        break;
    }
    std::replace(written.begin(), written.end(), ' ', '_');
    return written;
}

/// As who entered `what`, with that entry.
Result<void> require_as_high(const log::EventBegun& event, const std::string& author, const std::string& what,
                             const log::LogNumber& entry, const std::string& by) {
    const Authority needed = authority_of(event, author);
    const Authority has = authority_of(event, by);
    if (has >= needed) return {};
    return failure(ErrorCode::usage,
                   fmt::format("{} was entered by {} ({}), entry {}; {} ({}) does not change that", what, author,
                               rules::name_of(needed), entry, by, rules::name_of(has)),
                   "--by", "who may: " + who_may(event, needed));
}

/// "incident 1 was decided by Ada Byron (chief arbiter), entry 5".
std::string decided_words(const log::LoggedIncident& incident, const Decider& decider) {
    return fmt::format("incident {} was decided by {} ({}), entry {}", incident.number, decider.name,
                       rules::name_of(decider.authority), decider.entry);
}

}  // namespace

Authority authority_of(const log::EventBegun& event, const std::string& name) {
    const auto known = std::find_if(event.arbiters.begin(), event.arbiters.end(),
                                    [&](const log::Arbiter& arbiter) { return arbiter.name == name; });
    return authority_in(known == event.arbiters.end() ? name : known->role);
}

bool hears(const log::Appeal& appeal, const std::string& name) {
    const auto* panel = appeal.panel ? &appeal.panel->what.members : nullptr;
    if (panel != nullptr && std::find(panel->begin(), panel->end(), name) != panel->end()) return true;
    const std::string& body = appeal.filed.what.hears;
    return !body.empty() && body_named(name) == body;
}

std::optional<Decider> decider_of(const log::EventBegun& event, const log::LoggedIncident& incident) {
    if (incident.decisions.empty()) return std::nullopt;
    const auto& made = incident.decisions.back();
    for (const log::Appeal& appeal : incident.appeals) {
        if (!appeal.closed) continue;
        const log::AppealClosed& closed = appeal.closed->what;
        const bool is_made_so = closed.decision == made.entry.id;
        const bool is_confirmed = closed.outcome == log::AppealOutcome::dismissed && appeal.decided.id == made.entry.id;
        if (!is_made_so && !is_confirmed) continue;
        const Authority authority =
            hears(appeal, closed.by) ? Authority::appeals_committee : authority_of(event, closed.by);
        return Decider{closed.by, authority, is_made_so ? made.entry.number : appeal.closed->entry.number};
    }
    return Decider{made.what.by, authority_of(event, made.what.by), made.entry.number};
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

Result<void> require_of_event(const log::State& state, const std::string& by) {
    if (!state.event || state.event->what.arbiters.empty() || by.empty()) return {};
    const log::EventBegun& event = state.event->what;
    const bool is_arbiter = std::ranges::any_of(event.arbiters, [&](const auto& one) { return one.name == by; });
    const bool hears_appeals = std::ranges::any_of(state.incidents, [&](const log::LoggedIncident& incident) {
        return std::ranges::any_of(incident.appeals, [&](const log::Appeal& appeal) { return hears(appeal, by); });
    });
    if (is_arbiter || hears_appeals || authority_of(event, by) == Authority::appeals_committee) return {};
    if (const auto named = require_recorder(state, by); !named) return named;
    return failure(ErrorCode::usage, fmt::format("{} is no arbiter of this event", by), "--by",
                   "who may: " + who_may(event, Authority::arbiter));
}

Result<void> require_no_player(const log::State& state, const log::LoggedIncident& incident, const std::string& by) {
    const auto game = state.games.find(incident.game);
    if (game == state.games.end() || by.empty()) return {};
    const auto& players = game->second.what.players;
    if (players.white != by && players.black != by) return {};
    return failure(ErrorCode::usage, fmt::format("{} plays in this game, and does not decide on it", by), "--by",
                   "who may: " + who_may(state.event ? state.event->what : log::EventBegun{}, Authority::arbiter));
}

Result<void> require_no_appeal(const log::LoggedIncident& incident) {
    if (incident.pending_appeal() == nullptr) return {};
    return failure(ErrorCode::usage, fmt::format("an appeal on incident {} waits for its decision", incident.number),
                   {}, fmt::format("jadoube appeal decide {}", incident.number));
}

Result<void> require_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                               const std::string& by) {
    if (incident.standing.size() > 1) return require_settling(event, incident, by);
    const auto decider = decider_of(event, incident);
    const Authority has = authority_of(event, by);
    if (!decider || decider->name == by || has >= decider->authority) return {};
    return failure(
        ErrorCode::usage,
        fmt::format("{}; {} ({}) does not replace that", decided_words(incident, *decider), by, rules::name_of(has)),
        "--by", "who may: " + who_may(event, decider->authority));
}

Result<void> require_higher_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                                      const std::string& by) {
    const auto decider = decider_of(event, incident);
    if (!decider)
        return failure(ErrorCode::usage, fmt::format("incident {} is not decided", incident.number), {},
                       fmt::format("jadoube decide {}", incident.number));
    if (incident.standing.size() > 1) return require_settling(event, incident, by);
    const Authority lower = decider->authority;
    const Authority has = authority_of(event, by);
    if (has > lower) return {};
    return failure(
        ErrorCode::usage,
        fmt::format("{}; {} ({}) does not stand above", decided_words(incident, *decider), by, rules::name_of(has)),
        "--by",
        lower == Authority::appeals_committee
            ? "nobody stands above; who decided may decide anew: jadoube decide"
            : "who may: " + who_may(event, static_cast<Authority>(static_cast<int>(lower) + 1)));
}

Result<void> require_authority_over(const log::EventBegun& event, const log::LoggedIncident& incident,
                                    const std::string& by) {
    if (const auto above = require_authority(event, incident, by); !above) return above;
    return require_as_high(event, incident.entry.author, fmt::format("incident {}", incident.number),
                           incident.entry.number, by);
}

Result<void> require_authority_over(const log::EventBegun& event, const log::Entry& entry, const log::LogNumber& number,
                                    const std::string& by) {
    return require_as_high(event, entry.author, "it", number, by);
}

}  // namespace jadoube::desk
