// jadoube init: begins the log of an event, and the key of this device.
#include <fmt/format.h>

#include <map>
#include <memory>
#include <ostream>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/event/joined_event.hpp"
#include "cli/installed_rules.hpp"
#include "cli/log/key_passphrase.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/incident/fact_text.hpp"
#include "desk/known/logged_case.hpp"
#include "desk/laws/kind_of_play.hpp"
#include "desk/laws/laws.hpp"
#include "event/moment.hpp"
#include "event/time_zone.hpp"
#include "log/keys/key_file.hpp"
#include "log/verify/followed_log.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kWait{10'000};

struct InitWords {
    std::string file;
    std::string log;
    std::string name;
    std::string place;
    std::string from;
    std::string to;
    std::string rules;
    std::string play;
    std::string control;
    std::vector<std::string> arbiters;
    std::vector<std::string> facts;
    std::string follows;
    std::string device;
    std::string joins;
    std::string time_zone;
    PassphraseWords passphrase;
};

/// "Ada Byron:chief arbiter"
log::Arbiter arbiter_named(const std::string& text) {
    const auto colon = text.find(':');
    if (colon == std::string::npos) return {std::string(trim(text)), {}};
    return {std::string(trim(text.substr(0, colon))), std::string(trim(text.substr(colon + 1)))};
}

Result<Json> facts_of(const std::vector<std::string>& words) {
    Json facts = Json::object();
    for (const std::string& word : words) {
        auto fact = desk::parse_fact(word);
        if (!fact) {
            fact.error().where = "--event";
            return tl::unexpected<Error>(fact.error());
        }
        facts.set(fact->first, desk::value_json(fact->second));
    }
    return facts;
}

Result<std::filesystem::path> path_of(const InitWords& words) {
    if (words.file.empty() && words.log.empty()) {
        return failure(ErrorCode::usage, "the log needs a file", {}, "jadoube init open.jadoube --name \"Open 2026\"");
    }
    if (!words.file.empty() && !words.log.empty()) {
        return failure(ErrorCode::usage, "two logs are named, and one is begun", "--log",
                       "name it once: jadoube init FILE.jadoube");
    }
    std::filesystem::path path = words.file.empty() ? words.log : words.file;
    if (path.extension() == ".jadoube") return path;
    return failure(ErrorCode::usage, "the name of a log ends in .jadoube", path.string(),
                   fmt::format("jadoube init {}.jadoube", path.string()));
}

/// A second device has the event as the first one has it.
Result<void> require_nothing_else(const InitWords& words) {
    const bool tells_event = !words.name.empty() || !words.place.empty() || !words.from.empty() || !words.to.empty() ||
                             !words.rules.empty() || !words.play.empty() || !words.control.empty() ||
                             !words.facts.empty() || !words.follows.empty() || !words.time_zone.empty();
    if (!tells_event) return {};
    return failure(ErrorCode::usage, "the event, its laws and its facts are those of the bundle", "--joins",
                   "leave the rest out; --device and --arbiter may be told");
}

Result<void> require_letters(const std::string& device) {
    if (device.empty() || log::is_device_letters(device)) return {};
    return failure(ErrorCode::usage, fmt::format("'{}' is no name of a device", for_terminal(device, 20)), "--device",
                   "one or two capital letters, as B: they stand before the numbers of its entries");
}

Result<void> require_zone(const std::string& zone) {
    if (zone.empty()) return {};
    auto known = event::require_time_zone(zone);
    if (!known) known.error().where = "--time-zone";
    return known;
}

std::vector<log::Arbiter> arbiters_of(const InitWords& words) {
    std::vector<log::Arbiter> arbiters;
    for (const std::string& arbiter : words.arbiters) arbiters.push_back(arbiter_named(arbiter));
    return arbiters;
}

/// What the log refuses, by the option that it came from.
Error as_typed(Error error) {
    const std::pair<const char*, const char*> options[] = {
        {"/data/name", "--name"},   {"/data/place", "--place"},           {"/data/first_day", "--from"},
        {"/data/last_day", "--to"}, {"/data/arbiters/name", "--arbiter"}, {"/data/arbiters/role", "--arbiter"}};
    for (const auto& [pointer, option] : options)
        if (error.where == pointer) error.where = option;
    return error;
}

/// The control that holds for every game of the event; nothing where none was told.
Result<std::optional<game::TimeControl>> control_of(const Session& session, const InitWords& words) {
    if (words.control.empty()) return std::optional<game::TimeControl>();
    auto control = control_option(words.control, "--control");
    if (!control) return tl::unexpected<Error>(control.error());
    tell_control(session, *control);
    return std::optional(std::move(*control));
}

Result<log::NewLog> new_log(const InitWords& words, const std::filesystem::path& path, const desk::Laws& laws,
                            const std::optional<game::TimeControl>& control, rules::Play play) {
    if (!words.from.empty() && !words.to.empty() && words.to < words.from) {
        return failure(ErrorCode::usage, fmt::format("the last day, {}, is before the first, {}", words.to, words.from),
                       "--to", "write days as 2026-05-14");
    }
    auto facts = facts_of(words.facts);
    if (!facts) return tl::unexpected<Error>(facts.error());
    log::NewLog begin;
    begin.event.name = words.name.empty() ? path.stem().string() : words.name;
    begin.event.place = words.place;
    begin.event.first_day = words.from;
    begin.event.last_day = words.to;
    begin.event.rules.id = laws.ruleset().id;
    begin.event.play = play;
    begin.event.time_zone = words.time_zone;
    if (control) begin.event.control = game::to_text(*control);
    begin.event.arbiters = arbiters_of(words);
    if (!words.device.empty()) begin.event.device = words.device;
    begin.event.facts = std::move(*facts);
    begin.rules_text = laws.loaded.text;
    begin.other_rules = laws.loaded.others;
    begin.author = begin.event.arbiters.empty() ? "arbiter" : begin.event.arbiters.front().name;
    if (words.follows.empty()) return begin;
    auto followed = log::followed_log(words.follows, kWait);
    if (!followed) return tl::unexpected<Error>(followed.error());
    begin.event.follows = std::move(*followed);
    return begin;
}

/// Of the event what the log that is followed says of it, where nothing else is told.
void take_over(InitWords& words, const log::EventBegun& event) {
    const auto take = [](std::string& word, const std::string& known) {
        if (word.empty()) word = known;
    };
    take(words.name, event.name);
    take(words.place, event.place);
    take(words.from, event.first_day);
    take(words.to, event.last_day);
    take(words.play, std::string(rules::name_of(event.play)));
    take(words.control, event.control.value_or(std::string()));
    take(words.time_zone, event.time_zone);
    if (!words.arbiters.empty()) return;
    for (const log::Arbiter& arbiter : event.arbiters)
        words.arbiters.push_back(arbiter.role.empty() ? arbiter.name : arbiter.name + ":" + arbiter.role);
}

/// "3 incidents (r1b1, r1b4), 1 pairing": what stays in the log before, and has to be entered or told again.
std::string left_behind(const std::vector<log::Entry>& entries) {
    std::map<std::string, int> counts;
    std::set<std::string> boards;
    for (const log::Entry& entry : entries) {
        if (entry.kind() == log::EntryKind::event || entry.kind() == log::EntryKind::ruling) continue;
        ++counts[std::string(name_of(entry.kind()))];
        if (entry.kind() == log::EntryKind::incident && entry.game) boards.insert(event::to_text(*entry.game));
    }
    std::vector<std::string> all;
    for (const auto& [kind, count] : counts) {
        const bool has_boards = kind == name_of(log::EntryKind::incident);
        all.push_back(fmt::format("{} of kind {}{}", count, kind,
                                  has_boards ? fmt::format(" ({})", fmt::join(boards, ", ")) : std::string()));
    }
    return list_of(all);
}

/// The log that is followed, as far as it can be believed, and what of it is not taken over, said plainly.
Result<void> follow(const Session& session, InitWords& words) {
    const auto sound = log::sound_entries(words.follows, kWait);
    if (!sound) return tl::unexpected<Error>(sound.error());
    if (!sound->damage.empty())
        session.err << "remark: the log before is damaged, and what is damaged is not believed: "
                    << for_terminal(sound->damage) << '\n';
    const log::State state = log::fold(sound->entries);
    if (!state.event) {
        session.err << "remark: nothing of the log before can be believed, and nothing is taken over: tell the event, "
                       "its laws and arbiters\n";
        return {};
    }
    take_over(words, state.event->what);
    if (words.rules.empty()) words.rules = state.rules->what.id;
    session.err << "taken over, where nothing else was told: the name of the event, its days, laws, kind of play, "
                   "control, time zone and arbiters\n";
    if (const std::string left = left_behind(sound->entries); !left.empty())
        session.err << "remark: not taken over: entries, " << for_terminal(left, 400)
                    << "; tables of pairings are imported again, and earlier offences told with each incident\n";
    return {};
}

void report(const Session& session, const log::CheckedLog& store, const log::NewLog& begin, const std::string& laws) {
    const std::string key = log::key_path_of(store.path()).string();
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/init/1"},
                                    {"log", store.path().string()},
                                    {"key", key},
                                    {"event", begin.event.name},
                                    {"ruleset", begin.event.rules.id}}));
        return;
    }
    session.out << "log:  " << for_terminal(store.path().string()) << '\n'
                << "key:  " << for_terminal(key) << " (keep it; without it nothing more can be recorded)\n"
                << "laws: " << for_terminal(laws) << '\n'
                << "next: jadoube i r1b1 --white NAME --black NAME \"white touches e2\"\n";
}

Result<void> lock_new_log(log::NewLog& begin, const InitWords& words) {
    auto passphrase = new_key_passphrase(words.passphrase);
    if (!passphrase) return tl::unexpected<Error>(passphrase.error());
    begin.passphrase = std::move(*passphrase);
    return {};
}

/// Begins the log of a further device, and takes in what the bundle has.
ExitCode run_joining(Session& session, const InitWords& words, const std::filesystem::path& path) {
    if (const auto alone = require_nothing_else(words); !alone) return session.fail(alone.error());
    const auto bundle = log::read_bundle(words.joins);
    if (!bundle) return session.fail(bundle.error());
    auto begin = joined_event(*bundle, words.device, arbiters_of(words));
    if (!begin) return session.fail(begin.error());
    if (const auto locked = lock_new_log(*begin, words); !locked) return session.fail(locked.error());
    const auto around = surroundings(session);
    if (!around) return session.fail(around.error());
    const Uninterrupted held(session);
    const auto store = log::CheckedLog::create(path, *begin, *around);
    if (!store) return session.fail(as_typed(store.error()));
    tell_passphrase(session, words.passphrase, begin->passphrase.get());
    report(session, *store, *begin, begin->event.rules.id);
    return ExitCode::fine;
}

ExitCode run_init(Session& session, InitWords words) {
    const auto path = path_of(words);
    if (!path) return session.fail(path.error());
    if (const auto named = require_letters(words.device); !named) return session.fail(named.error());
    if (!words.joins.empty()) return run_joining(session, words, *path);
    if (const auto followed = words.follows.empty() ? Result<void>() : follow(session, words); !followed)
        return session.fail(followed.error());
    if (const auto known = require_zone(words.time_zone); !known) return session.fail(known.error());
    for (std::string* day : {&words.from, &words.to}) *day = event::day_typed(*day, words.time_zone, session.now_ms());
    const auto laws = desk::load_laws(ruleset_store(session), words.rules);
    if (!laws) return session.fail(laws.error());
    const auto control = control_of(session, words);
    if (!control) return session.fail(control.error());
    const auto play = desk::kind_of_play(laws->ruleset(), rules::named<rules::Play>(words.play), *control);
    tell_play(session, play);
    auto begin = new_log(words, *path, *laws, *control, play.play);
    if (!begin) return session.fail(begin.error());
    if (const auto locked = lock_new_log(*begin, words); !locked) return session.fail(locked.error());
    const auto around = surroundings(session);
    if (!around) return session.fail(around.error());
    const Uninterrupted held(session);
    const auto store = log::CheckedLog::create(*path, *begin, *around);
    if (!store) return session.fail(as_typed(store.error()));
    tell_passphrase(session, words.passphrase, begin->passphrase.get());
    report(session, *store, *begin, laws->ruleset().title);
    return ExitCode::fine;
}

/// What the event is.
std::vector<OptionSpec> event_options(InitWords& words) {
    return {
        {"--name", "the name of the event (default: that of the file)", &words.name, "TEXT"},
        {"--place", "where it is played", &words.place, "TEXT"},
        {"--from", "its first day: 2026-05-14", &words.from, "DAY"},
        {"--to", "its last day", &words.to, "DAY"},
        {"-r,--rules", "the code of laws: an id, a family with a date, or a file", &words.rules, "RULES"},
        {"--play", "standard, rapid or blitz (default: by --control, else standard)", &words.play, "KIND", false,
         kinds_of_play()},
        {"--control", "the time control of its games: 90+30 or \"40/90+30,30+30\"", &words.control, "CONTROL"},
        {"--arbiter", "an arbiter, with role: \"Ada Byron:chief arbiter\"", &words.arbiters, "NAME[:ROLE]"},
    };
}

}  // namespace

Command init_command() {
    const auto words = std::make_shared<InitWords>();
    Command command;
    command.name = "init";
    command.summary = "Begin the log of an event";
    command.details =
        "Makes the log and, beside it, the key with which this device signs. The text of the laws is kept in the log:\n"
        "incidents are judged by it even when newer rules are installed. A file that is there is never replaced.\n"
        "In a damaged log nothing more is recorded: begin a new one with --follows, which names the old one by the\n"
        "SHA-256 of its file and says how 'jadoube verify' found it. Name, days, laws, control, arbiters and time zone "
        "are\n"
        "taken over from it as far as it can be believed; incidents and pairings are not, which is said.\n"
        "The log of a second device of the event is begun with --joins, from a bundle of the first ('jadoube export'): "
        "the\n"
        "event and its laws are as there, and what was recorded there is merged. Each device has its own key, and "
        "letters\n"
        "that stand before the numbers of its entries on the others.";
    command.example =
        "jadoube init open.jadoube --name \"City Open\" --rules fide --control 90+30 --arbiter \"Ada Byron:chief "
        "arbiter\"";
    command.options = {
        {"file", "the log to make", &words->file, "FILE.jadoube"},
        {"--log", "in place of FILE.jadoube", &words->log, "FILE"},
    };
    for (OptionSpec& option : event_options(*words)) command.options.push_back(std::move(option));
    const std::vector<OptionSpec> more{
        {"--follows", "the log that this one goes on from, as a damaged one", &words->follows, "FILE"},
        {"--device", "the letters of this device, as B (default: A, or the first that are free)", &words->device,
         "LETTERS"},
        {"--joins", "begin from a bundle of another device of the event", &words->joins, "FILE.bundle"},
        {"--time-zone", "by which times are shown and typed: Europe/Vienna (default: UTC is shown, and typed with Z)",
         &words->time_zone, "ZONE"},
        {"-e,--event", "a fact of the event: well_supervised=no", &words->facts, "FACT=VALUE"},
    };
    command.options.insert(command.options.end(), more.begin(), more.end());
    for (OptionSpec& option : passphrase_options(words->passphrase)) command.options.push_back(std::move(option));
    command.run = [words](Session& session) { return run_init(session, *words); };
    return command;
}

}  // namespace jadoube::cli
