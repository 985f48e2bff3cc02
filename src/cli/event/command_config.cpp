// jadoube config: every setting as it holds here and now, and where it comes from.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/installed_rules.hpp"
#include "cli/language.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/session_log.hpp"
#include "cli/pager.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "event/time_zone.hpp"
#include "game/time/time_control_words.hpp"
#include "log/keys/key_file.hpp"
#include "report/game/clock_page.hpp"
#include "report/words/say.hpp"
#include "rules/condition.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;
using Settings = std::vector<Setting>;

std::string entry_words(const log::Stamp& entry) {
    return fmt::format("entry {}", log::to_text(entry.number));
}

/// A control in its compact text, with what it means.
Setting control_setting(const std::string& control, SettingOrigin origin, const log::Stamp& entry) {
    const auto read = game::parse_time_control(control);
    return {"control", control, origin, entry_words(entry), read ? report::control_words(*read) : std::string()};
}

/// That of the event, else those of the files imported, the last of each section first.
Settings controls_in(const log::State& state) {
    const auto& event = *state.event;
    if (event.what.control) return {control_setting(*event.what.control, SettingOrigin::event, event.entry)};
    Settings controls;
    for (auto file = state.imports.rbegin(); file != state.imports.rend(); ++file) {
        if (!file->what.control) continue;
        controls.push_back(control_setting(*file->what.control, SettingOrigin::log, file->entry));
        if (file->what.section.empty()) break;
        controls.back().name += " of section " + file->what.section;
    }
    if (controls.empty()) controls.push_back({"control", {}, SettingOrigin::built_in, {}, "told with each incident"});
    return controls;
}

Setting laws_setting(const log::State& state) {
    const log::AdoptedRules rules = desk::rules_of(state);
    const bool is_as_begun = !state.rules || state.rules->entry.id == state.event->entry.id;
    return {"laws", rules.id, is_as_begun ? SettingOrigin::event : SettingOrigin::log,
            entry_words(is_as_begun ? state.event->entry : state.rules->entry), "as the log keeps their text"};
}

Setting arbiter_setting(const log::State& state) {
    const auto& event = *state.event;
    if (event.what.arbiters.size() == 1)
        return {"arbiter", event.what.arbiters.front().name, SettingOrigin::event, entry_words(event.entry)};
    return {"arbiter",
            desk::recorder(state, {}),
            SettingOrigin::built_in,
            {},
            fmt::format("the event names {}; --by says who records", event.what.arbiters.size())};
}

std::string value_of(const Json& fact) {
    const std::string* text = fact.if_string();
    return text != nullptr ? *text : to_text(fact);
}

Settings facts_in(const log::Entered<log::EventBegun>& event) {
    Settings facts;
    if (const JsonObject* all = event.what.facts.if_object()) {
        for (const auto& [name, value] : *all)
            facts.push_back({name, value_of(value), SettingOrigin::event, entry_words(event.entry)});
    }
    return facts;
}

Setting zone_setting(const log::Entered<log::EventBegun>& event) {
    const std::string& zone = event.what.time_zone;
    if (zone.empty()) return {"time zone", "UTC"};
    const bool is_known = event::require_time_zone(zone).has_value();
    return {"time zone", zone, SettingOrigin::event, entry_words(event.entry),
            is_known ? "" : "this computer does not know it: times are shown in UTC"};
}

/// What the log says of the event.
Settings settings_in(const log::State& state) {
    const auto& event = *state.event;
    const std::string entry = entry_words(event.entry);
    Settings settings{{"event", event.what.name, SettingOrigin::event, entry},
                      {"device", event.what.device, SettingOrigin::event, entry},
                      arbiter_setting(state),
                      laws_setting(state),
                      zone_setting(event),
                      {"play", std::string(rules::name_of(event.what.play)), SettingOrigin::event, entry}};
    for (Setting& control : controls_in(state)) settings.push_back(std::move(control));
    for (Setting& fact : facts_in(event)) settings.push_back(std::move(fact));
    return settings;
}

Setting key_setting(const fs::path& log) {
    const fs::path key = log::key_path_of(log);
    std::error_code problem;
    const bool is_there = fs::is_regular_file(key, problem);
    return {"key", key.string(), SettingOrigin::folder, "beside the log",
            is_there ? "" : "not there: nothing more can be recorded"};
}

/// What holds of codes that are judged without a log.
Setting default_laws(const Session& session) {
    const auto index = ruleset_store(session).index();
    return {"laws", index ? index->default_id : std::string(), SettingOrigin::folder, "the index of the rules folders",
            "without a log, where --rules names none"};
}

/// With a log those of its event; an error where one is named or found and cannot be read.
Result<Settings> log_settings(const Session& session, const std::string& named) {
    const auto log = log_setting(session, named);
    if (!log && named.empty())
        return Settings{{"log", {}, SettingOrigin::built_in, {}, log.error().message},
                        {"play", std::string(rules::name_of(rules::Play::standard))},
                        default_laws(session)};
    if (!log) return tl::unexpected<Error>(log.error());
    const auto open = open_log(session, log->value, log::Access::read);
    if (!open) return tl::unexpected<Error>(open.error());
    Settings settings{*log, key_setting(log->value)};
    for (Setting& setting : settings_in(open->state)) settings.push_back(std::move(setting));
    return settings;
}

/// How the program shows what it says. Nothing in the text is coloured.
Settings shown(const Session& session) {
    Setting colour{"colour", "none"};
    colour.remark = "what is shown carries no colours";
    Setting pager = pager_setting(session);
    pager.remark = "for what is longer than a screen";
    return {language_setting(session), std::move(colour), men_setting(session), std::move(pager)};
}

report::Table table_of(const Settings& settings) {
    using report::foreign;
    report::Table table{{std::string("Setting"), std::string("Value"), std::string("From")}, {}};
    for (const Setting& one : settings) {
        std::string from(rules::name_of(one.origin));
        if (!one.where.empty()) from += ": " + one.where;
        std::string value = one.value.empty() ? "none" : one.value;
        if (!one.remark.empty()) value += fmt::format(" ({})", one.remark);
        table.rows.push_back({foreign(one.name), foreign(value), foreign(from)});
    }
    return table;
}

Json json_of(const Settings& settings) {
    JsonArray list;
    for (const Setting& one : settings) {
        list.push_back(Json::object({{"name", one.name},
                                     {"value", one.value.empty() ? Json(nullptr) : Json(one.value)},
                                     {"origin", rules::name_of(one.origin)},
                                     {"where", one.where},
                                     {"remark", one.remark}}));
    }
    return Json::object({{"schema", "jadoube/config/1"}, {"settings", std::move(list)}});
}

ExitCode run_config(Session& session, const std::string& log) {
    auto settings = log_settings(session, log);
    if (!settings) return session.fail(settings.error());
    for (Setting& folder : rules_folders(session)) settings->push_back(std::move(folder));
    for (Setting& setting : shown(session)) settings->push_back(std::move(setting));
    if (session.json)
        session.print(json_of(*settings));
    else
        show(session, {{table_of(*settings)}}, kWideTerminal);
    return ExitCode::fine;
}

}  // namespace

Command config_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "config";
    command.summary = "Show every setting as it holds here, and where it comes from";
    command.details =
        "The log in use and how it was found, what it says of the event (laws, kind of play, control, arbiter, "
        "facts),\n"
        "where codes of law are looked for, and how results are shown. An option comes before a variable of the\n"
        "environment, that before what the log says, and that before what is built in.";
    command.example = "jadoube config";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_config(session, *log); };
    return command;
}

}  // namespace jadoube::cli
