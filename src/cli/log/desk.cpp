#include "cli/log/desk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/text.hpp"
#include "cli/log/find_log.hpp"
#include "rules/read/readings.hpp"

namespace jadoube::cli {
namespace {

/// The texts that were kept with a ruleset, by their ids.
rules::RulesetTexts texts_kept_with(const log::EntryStore& store, const log::AdoptedRules& rules) {
    return [&store, &rules](const std::string& id) -> Result<std::string> {
        const auto found = std::find_if(rules.with.begin(), rules.with.end(),
                                        [&](const log::RulesText& kept) { return kept.id == id; });
        if (found != rules.with.end()) return store.text(found->text);
        return failure(ErrorCode::no_such_ruleset, fmt::format("the log does not keep the ruleset '{}'", id));
    };
}

std::string list_of_incidents(const log::State& state) {
    if (state.incidents.empty()) return "no incident was entered yet: jadoube incident r1b1 --act \"white touches e2\"";
    return fmt::format("there are incidents 1 to {}; 'jadoube report' shows them", state.incidents.size());
}

}  // namespace

Result<std::vector<log::Recorded>> Desk::record(const std::vector<log::NewEntry>& new_entries) {
    return store.append(new_entries, last());
}

Result<log::Recorded> Desk::record(const log::NewEntry& entry) {
    return store.append(entry, last());
}

log::EntryHash Desk::last() const {
    return entries.empty() ? log::EntryHash{} : entries.back().hash;
}

Result<log::Surroundings> surroundings(const Session& session) {
    auto random = log::system_random();
    if (!random) return tl::unexpected<Error>(random.error());
    const auto now = session.now_ms;
    return log::Surroundings{.now = [now] { return log::UtcTime{now()}; }, .random = std::move(*random)};
}

Result<Desk> open_desk(const Session& session, const std::string& log, log::Access access) {
    const auto path = find_log(session, log);
    if (!path) return tl::unexpected<Error>(path.error());
    const auto around = surroundings(session);
    if (!around) return tl::unexpected<Error>(around.error());
    auto store = log::EntryStore::open(*path, access, *around);
    if (!store) return tl::unexpected<Error>(store.error());
    auto entries = store->entries();
    if (!entries) return tl::unexpected<Error>(entries.error());
    for (const std::string& remark : store->remarks()) session.err << "remark: " << for_terminal(remark) << '\n';
    log::State state = log::fold(*entries);
    return Desk{std::move(*store), std::move(*entries), std::move(state)};
}

tl::expected<Laws, Errors> laws_in(const log::EntryStore& store, const log::AdoptedRules& rules) {
    const auto text = store.text(rules.text);
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    rules::Readings readings(texts_kept_with(store, rules));
    const auto reading = readings.read(*text, rules.id);
    if (!reading) return tl::unexpected<Errors>(reading.error());
    Laws laws{{.ruleset = reading->ruleset, .path = {}, .text = *text}};
    if (const auto& other = laws.ruleset().defers_to) {
        const Result<std::string>& kept = readings.text_of(*other);
        if (!kept) return tl::unexpected<Errors>(Errors{kept.error()});
        const auto deferred = readings.read(*kept, *other);
        if (!deferred) return tl::unexpected<Errors>(deferred.error());
        laws.deferred = deferred->ruleset;
    }
    return laws;
}

std::string recorder(const log::State& state, const std::string& given) {
    if (!given.empty()) return given;
    const bool is_alone = state.event && state.event->what.arbiters.size() == 1;
    return is_alone ? state.event->what.arbiters.front().name : "arbiter";
}

Result<const log::Incident*> incident_numbered(const Desk& desk, std::optional<int> number) {
    const log::Incident* incident = desk.state.incident(number.value_or(0));
    if (incident != nullptr) return incident;
    return failure(ErrorCode::no_such_entry, fmt::format("there is no incident {}", number.value_or(0)),
                   desk.store.path().string(), list_of_incidents(desk.state));
}

Result<log::EntryId> command_id(const Session& session, const std::string& given) {
    if (given.empty()) {
        const auto around = surroundings(session);
        if (!around) return tl::unexpected<Error>(around.error());
        return log::new_entry_id(around->random);
    }
    if (const auto id = log::from_hex<log::EntryId>(given)) return *id;
    return failure(ErrorCode::usage, fmt::format("'{}' is no id", given), "--id",
                   "an id has 32 small hexadecimal digits, as a command printed it");
}

log::EntryId part_of(const log::EntryId& command, std::string_view part) {
    const std::string whole = log::to_raw(log::hash_of_text(fmt::format("{} {}", log::to_hex(command), part)));
    return *log::from_raw<log::EntryId>(std::string_view(whole).substr(0, log::EntryId::kSize));
}

Error on_paper(Error error) {
    if (exit_code_for(error.code) != ExitCode::not_recorded) return error;
    error.hint += error.hint.empty() ? "write it on paper, then try again" : "; until then write it on paper";
    return error;
}

Error on_paper(Error error, const log::EntryId& command) {
    if (error.code != ErrorCode::log_unknown) return on_paper(std::move(error));
    error.hint += fmt::format("{}to try again without recording it twice, add --id {}", error.hint.empty() ? "" : "; ",
                              log::to_hex(command));
    return error;
}

}  // namespace jadoube::cli
