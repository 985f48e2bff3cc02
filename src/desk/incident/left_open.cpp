#include "desk/incident/left_open.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/incident/alike.hpp"
#include "desk/incident/appeals.hpp"
#include "desk/incident/authority.hpp"
#include "desk/known/changed_before.hpp"

namespace jadoube::desk {
namespace {

using log::IncidentStatus;

/// What is for few eyes is in no list.
bool waits(const log::LoggedIncident& incident, bool is_for_few_eyes) {
    const IncidentStatus status = incident.status();
    return status != IncidentStatus::decided && status != IncidentStatus::withdrawn &&
           incident.is_for_few_eyes == is_for_few_eyes;
}

/// Decided, by somebody above whom somebody stands, and no appeal on it waits.
bool may_be_appealed(const log::EventBegun& event, const log::LoggedIncident& incident) {
    const auto decider = decider_of(event, incident);
    return incident.status() == IncidentStatus::decided && incident.pending_appeal() == nullptr && decider &&
           decider->authority != Authority::appeals_committee;
}

/// Of each matter: penalties, referrals and what else is only said.
bool is_said_alike(const adjudicate::Ruling& a, const adjudicate::Ruling& b) {
    return std::ranges::equal(a.matters, b.matters, {}, &adjudicate::MatterRuling::other,
                              &adjudicate::MatterRuling::other);
}

bool is_same(const adjudicate::Ruling& a, const adjudicate::Ruling& b) {
    return a.status == b.status && a.standing == b.standing && counted_by(a) == counted_by(b) && is_said_alike(a, b);
}

}  // namespace

std::vector<const log::LoggedIncident*> waiting(const log::State& state) {
    std::vector<const log::LoggedIncident*> all;
    for (const log::LoggedIncident& incident : state.incidents)
        if (waits(incident, false)) all.push_back(&incident);
    return all;
}

int waiting_for_few_eyes(const log::State& state) {
    return static_cast<int>(std::ranges::count_if(state.incidents, [](const log::LoggedIncident& incident) {
        const bool is_pending = waits(incident, true) || incident.pending_appeal() != nullptr;
        return incident.is_for_few_eyes && incident.number.device.empty() && is_pending;
    }));
}

std::vector<const log::LoggedIncident*> with_waiting_appeal(const log::State& state) {
    std::vector<const log::LoggedIncident*> all;
    for (const log::LoggedIncident& incident : state.incidents)
        if (incident.pending_appeal() != nullptr && !incident.is_for_few_eyes) all.push_back(&incident);
    return all;
}

tl::expected<std::vector<AppealTime>, Errors> appeal_times(const OpenLog& open, log::UtcTime now) {
    std::vector<AppealTime> times;
    const log::EventBegun event = event_of(open.state);
    for (const log::LoggedIncident& incident : open.state.incidents) {
        if (incident.is_for_few_eyes || !may_be_appealed(event, incident)) continue;
        const auto laws = laws_in(open.store, incident.rules);
        if (!laws) return tl::unexpected<Errors>(laws.error());
        const auto window = appeal_law(*laws, event).window;
        if (!window) continue;
        const log::UtcTime until{incident.decision->entry.at.ms + window->count};
        if (until > now) times.push_back({&incident, until});
    }
    std::stable_sort(times.begin(), times.end(),
                     [](const AppealTime& a, const AppealTime& b) { return a.until < b.until; });
    return times;
}

namespace {

/// Nothing where the ruling still says what it said.
tl::expected<std::optional<RulingDue>, Errors> ruled_now(const OpenLog& open, const log::LoggedIncident& incident) {
    auto recorded = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!recorded) return tl::unexpected<Errors>(Errors{recorded.error()});
    const auto matter = matter_of(open, incident);
    if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
    auto now = judge_matter(open, *matter);
    if (!now) return tl::unexpected<Errors>(now.error());
    if (is_same(*recorded, now->ruling)) return std::nullopt;
    return RulingDue{&incident, std::move(*recorded), std::move(*now)};
}

tl::expected<std::vector<RulingDue>, Errors> ruled_otherwise(const OpenLog& open,
                                                             const std::vector<const log::LoggedIncident*>& those) {
    std::vector<RulingDue> due;
    for (const log::LoggedIncident* incident : those) {
        if (incident->is_for_few_eyes) continue;
        auto now = ruled_now(open, *incident);
        if (!now) return tl::unexpected<Errors>(now.error());
        if (*now) due.push_back(std::move(**now));
    }
    return due;
}

}  // namespace

tl::expected<std::vector<RulingDue>, Errors> due_again(const OpenLog& open) {
    std::vector<const log::LoggedIncident*> all;
    for (const log::LoggedIncident& incident : open.state.incidents)
        if (rests_on_ruling(incident)) all.push_back(&incident);
    return ruled_otherwise(open, all);
}

tl::expected<std::vector<RulingDue>, Errors> due_after_changes(const OpenLog& open) {
    auto those = after_changes(open.state);
    const auto alike = alike_incidents(open.state);
    for (const log::LoggedIncident* incident : ruled_unheard(open.state)) {
        const bool may_be_another = std::ranges::any_of(alike, [&](const AlikeIncidents& two) {
            return two.earlier->entry.id == incident->entry.id || two.later->entry.id == incident->entry.id;
        });
        if (!may_be_another && std::ranges::find(those, incident) == those.end()) those.push_back(incident);
    }
    return ruled_otherwise(open, those);
}

namespace {

/// A code that counts decided matters alone counts one more then. What may be the same incident is no other.
bool is_another_decided_since(const log::State& state, const log::LoggedIncident& incident) {
    const auto alike = alike_incidents(state);
    const auto may_be_it = [&](const log::LoggedIncident& one) {
        return std::ranges::any_of(alike, [&](const AlikeIncidents& two) {
            const bool is_one = two.earlier->entry.id == one.entry.id || two.later->entry.id == one.entry.id;
            return is_one && (two.earlier->entry.id == incident.entry.id || two.later->entry.id == incident.entry.id);
        });
    };
    return incident.ruling && std::ranges::any_of(state.incidents, [&](const log::LoggedIncident& one) {
               const bool is_since = one.decision && one.decision->entry.hlc > incident.ruling->entry.hlc;
               return is_since && one.entry.id != incident.entry.id && !may_be_it(one);
           });
}

}  // namespace

Result<void> require_nothing_changed(const OpenLog& open, const log::LoggedIncident& incident) {
    const auto all = after_changes(open.state);
    const auto is_it = [&](const log::LoggedIncident* one) { return one->entry.id == incident.entry.id; };
    const bool may_count_more =
        rests_on_ruling(incident) && !incident.decision && is_another_decided_since(open.state, incident);
    if (std::ranges::none_of(all, is_it) && !may_count_more) return {};
    const auto now = ruled_now(open, incident);
    if (!now) return tl::unexpected<Error>(now.error().front());
    if (!*now) return {};
    return refusal(fmt::format("what the ruling on incident {} rests on was changed since", incident.number),
                   fmt::format("'jadoube due' shows what would be ruled now; decide that: jadoube decide {} --anew",
                               incident.number));
}

}  // namespace jadoube::desk
