#include "desk/known/open_log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/laws/event_counts.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kNobody = "arbiter";

/// "1 to 12 and B1 to B7"
std::string list_of_entries(const OpenLog& open) {
    std::map<std::string, std::int64_t> last;
    for (const log::Entry& entry : open.entries()) {
        const log::LogNumber number = open.store.names().number(entry);
        last[number.device] = std::max(last[number.device], number.value);
    }
    std::vector<std::string> ranges;
    for (const auto& [device, value] : last)
        ranges.push_back(fmt::format("{} to {}", log::LogNumber{device, 1}, log::LogNumber{device, value}));
    return list_of(ranges);
}

std::string list_of_incidents(const log::State& state) {
    std::vector<std::string> ranges;
    for (const auto& [device, count] : state.incidents_ever)
        ranges.push_back(fmt::format("{} to {}", log::LogNumber{device, 1}, log::LogNumber{device, count}));
    if (ranges.empty()) return "no incident was entered yet: jadoube i r1b1 \"white touches e2\"";
    return fmt::format("there are incidents {}; 'jadoube report' shows them", list_of(ranges));
}

}  // namespace

Result<std::vector<log::Recorded>> OpenLog::record(const std::vector<log::NewEntry>& new_entries) {
    for (const log::NewEntry& entry : new_entries)
        if (const auto named = require_recorder(state, entry.author); !named)
            return tl::unexpected<Error>(named.error());
    return store.append(new_entries, basis_for(new_entries.front().game));
}

Result<log::Recorded> OpenLog::record(const log::NewEntry& entry) {
    if (const auto named = require_recorder(state, entry.author); !named) return tl::unexpected<Error>(named.error());
    return store.append(entry, basis_for(entry.game));
}

void OpenLog::look_again() {
    state = is_whole ? log::fold(entries(), store.names())
                     : log::fold_part(entries(), store.names(), store.incident_numbers());
    take_arbiters();
}

/// Each device has its arbiters; those of all may decide, by their roles.
void OpenLog::take_arbiters() {
    if (!state.event) return;
    auto& all = state.event->what.arbiters;
    for (const log::Entry& entry : entries()) {
        const auto* begun = std::get_if<log::EventBegun>(&entry.data);
        if (begun == nullptr) continue;
        if (entry.chain == store.own_chain()) own_arbiters = begun->arbiters;
        for (const log::Arbiter& arbiter : begun->arbiters) {
            const bool is_known =
                std::any_of(all.begin(), all.end(), [&](const log::Arbiter& one) { return one.name == arbiter.name; });
            if (!is_known) all.push_back(arbiter);
        }
    }
}

std::span<const log::Entry> OpenLog::entries() const {
    const std::vector<log::Entry>& all = store.entries();
    if (!at) return all;
    const auto last =
        std::find_if(all.begin(), all.end(), [&](const log::Entry& one) { return store.names().number(one) == *at; });
    return {all.begin(), last == all.end() ? last : std::next(last)};
}

log::Basis OpenLog::basis_for(const std::optional<event::GameReference>& game) const {
    return log::basis_in(entries(), game);
}

Result<OpenLog> open_log(const std::filesystem::path& path, log::Access access, const log::Surroundings& around,
                         const log::Part& part) {
    auto store = log::CheckedLog::open(path, access, around, part);
    if (!store) return tl::unexpected<Error>(store.error());
    const bool is_whole = std::holds_alternative<log::WholeLog>(part);
    OpenLog open{std::move(*store), {}, {}, is_whole};
    open.look_again();
    const auto& rules = open.state.rules;
    const bool goes_beyond =
        !is_whole && (open.store.has_many_sequels() || (rules && counts_in_event(open.store, rules->what)));
    if (goes_beyond) return open_log(path, access, around);
    return open;
}

Result<OpenLog> as_it_stood(OpenLog open, const log::LogNumber& entry) {
    const auto last = entry_numbered(open, entry);
    if (!last) return tl::unexpected<Error>(last.error());
    open.at = open.store.names().number(**last);
    open.state = log::fold(open.entries(), open.store.names());
    return open;
}

std::string recorder(const log::State& state, const std::string& given) {
    const auto arbiters = state.event ? state.event->what.arbiters : std::vector<log::Arbiter>();
    if (given.empty()) return arbiters.size() == 1 ? arbiters.front().name : std::string(kNobody);
    const auto known = std::ranges::find_if(
        arbiters, [&](const log::Arbiter& one) { return lower(trim(one.name)) == lower(trim(given)); });
    return known == arbiters.end() ? given : known->name;
}

std::string recorder(const OpenLog& open, const std::string& given) {
    const bool is_own = given.empty() && open.own_arbiters.size() == 1;
    return is_own ? open.own_arbiters.front().name : recorder(open.state, given);
}

Result<void> require_recorder(const log::State& state, const std::string& name) {
    if (name != kNobody || !state.event || state.event->what.arbiters.size() < 2) return {};
    std::vector<std::string> names;
    for (const log::Arbiter& arbiter : state.event->what.arbiters) names.push_back(arbiter.name);
    return failure(ErrorCode::usage, "who records this? the event has several arbiters", "--by",
                   fmt::format("add --by with one of {}", list_of(names, "or")));
}

log::EventBegun event_of(const log::State& state) {
    return state.event ? state.event->what : log::EventBegun{};
}

log::AdoptedRules rules_of(const log::State& state) {
    return state.rules ? state.rules->what : log::AdoptedRules{};
}

Result<const log::Entry*> entry_numbered(const OpenLog& open, const log::LogNumber& number) {
    const log::LogNumber settled = open.store.names().settled(number);
    const auto entries = open.entries();
    const auto entry = std::find_if(entries.begin(), entries.end(),
                                    [&](const log::Entry& one) { return open.store.names().number(one) == settled; });
    if (entry != entries.end()) return &*entry;
    return failure(ErrorCode::no_such_entry, fmt::format("there is no entry {}", number), open.store.path().string(),
                   fmt::format("the log holds entries {}", list_of_entries(open)));
}

Result<const log::LoggedIncident*> incident_numbered(const OpenLog& open, const std::optional<log::LogNumber>& number) {
    const log::LogNumber asked = number.value_or(log::LogNumber{});
    const log::LoggedIncident* incident = open.state.incident(asked);
    if (incident != nullptr && !incident->is_veiled) return incident;
    if (incident != nullptr)
        return failure(ErrorCode::usage, fmt::format("incident {} is confidential", asked), open.store.path().string(),
                       "what may be read of it here: jadoube log --confidential");
    return failure(ErrorCode::no_such_entry, fmt::format("there is no incident {}", asked), open.store.path().string(),
                   list_of_incidents(open.state));
}

log::EntryId part_of(const log::EntryId& command, std::string_view part) {
    const std::string whole = log::to_raw(log::hash_of_text(fmt::format("{} {}", log::to_hex(command), part)));
    return *log::from_raw<log::EntryId>(std::string_view(whole).substr(0, log::EntryId::kSize));
}

}  // namespace jadoube::desk
