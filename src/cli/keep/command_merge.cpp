// jadoube merge: what other devices recorded comes into this log.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/millis.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/incident/alike.hpp"
#include "desk/known/open_log.hpp"
#include "log/merge/bundle_file.hpp"

namespace jadoube::cli {
namespace {

struct MergeWords {
    std::vector<std::string> files;
    std::string by;
    std::string log;
};

/// "B12 to B20 of device B"
std::string chain_words(const log::MergedChain& chain, const log::ChainNames& names) {
    const log::LogNumber first = names.number(chain.what.chain, chain.what.first);
    const log::LogNumber last = names.number(chain.what.chain, chain.what.last);
    const std::string range = first == last ? log::to_text(last) : fmt::format("{} to {}", first, last);
    const std::string whose = first.device.empty() ? std::string("this device, which had lost them")
                                                   : fmt::format("device {}", for_terminal(chain.device, 40));
    return fmt::format("{} of {}{}", range, whose, chain.is_new ? ", new here" : "");
}

/// Entries that came after the key of their device was retired by another.
void remark_not_believed(const Session& session, const log::State& state) {
    for (const log::Stamp& stamp : state.not_believed)
        session.err << fmt::format(
            "remark: entry {} was signed by a key that another device had retired: it is not believed\n", stamp.number);
}

/// The incidents on which decisions of several devices stand side by side now.
std::vector<log::LogNumber> contested_in(const log::State& state) {
    std::vector<log::LogNumber> contested;
    for (const log::LoggedIncident& incident : state.incidents)
        if (incident.status() == log::IncidentStatus::contested) contested.push_back(incident.number);
    return contested;
}

/// What two devices entered that may be one incident.
std::vector<std::pair<log::LogNumber, log::LogNumber>> alike_in(const log::State& state) {
    std::vector<std::pair<log::LogNumber, log::LogNumber>> numbers;
    for (const desk::AlikeIncidents& alike : desk::alike_incidents(state))
        numbers.emplace_back(alike.earlier->number, alike.later->number);
    return numbers;
}

/// What a merge leaves to be settled by people.
struct ToSettle {
    std::vector<log::LogNumber> contested = {};
    std::vector<std::pair<log::LogNumber, log::LogNumber>> alike = {};
};
ToSettle to_settle(const log::State& state) {
    return {contested_in(state), alike_in(state)};
}

JsonArray alike_json(const ToSettle& left) {
    JsonArray pairs;
    for (const auto& [earlier, later] : left.alike)
        pairs.push_back(JsonArray{log::json_of(earlier), log::json_of(later)});
    return pairs;
}

Json to_json(const log::Merged& merged, const ToSettle& left) {
    JsonArray chains;
    for (const log::MergedChain& chain : merged.chains)
        chains.push_back(Json::object({{"chain", log::to_hex(chain.what.chain)},
                                       {"letters", chain.letters},
                                       {"device", chain.device},
                                       {"first", chain.what.first},
                                       {"last", chain.what.last},
                                       {"is_new", chain.is_new},
                                       {"ahead_ms", chain.what.ahead_ms ? Json(*chain.what.ahead_ms) : Json()}}));
    JsonArray renamed;
    for (const auto& [before, now] : merged.renamed)
        renamed.push_back(Json::object({{"before", before}, {"now", now}}));
    JsonArray incidents;
    for (const log::LogNumber& number : left.contested) incidents.push_back(log::json_of(number));
    return Json::object({{"schema", "jadoube/merge/1"},
                         {"entry", merged.entry ? Json(merged.entry->value) : Json()},
                         {"chains", std::move(chains)},
                         {"renamed", std::move(renamed)},
                         {"contested", std::move(incidents)},
                         {"alike", alike_json(left)}});
}

void say_remarks(const Session& session, const log::Merged& merged) {
    for (const log::MergedChain& chain : merged.chains) {
        const bool has_other_letters = chain.is_new && chain.letters != chain.device;
        if (has_other_letters)
            session.err << fmt::format("remark: a device that calls itself '{}' is {} here: its own name is taken\n",
                                       for_terminal(chain.device, 40), chain.letters);
        if (chain.what.ahead_ms)
            session.err << fmt::format(
                "remark: the clock of device {} is ahead of this one by {} or more: its times are kept as they are\n",
                chain.letters, to_text(Millis{*chain.what.ahead_ms}));
    }
    for (const auto& [before, now] : merged.renamed)
        session.err << fmt::format("remark: device {} is {} now, and {} on pages that were printed before\n", before,
                                   now, before);
}

void say_to_settle(const Session& session, const ToSettle& left) {
    for (const log::LogNumber& number : left.contested)
        session.out << fmt::format(
            "incident {0} has decisions of several devices: jadoube overrule {0} --reason \"why\" --by NAME\n", number);
    for (const auto& [earlier, later] : left.alike)
        session.out << fmt::format(
            "incidents {0} and {1} tell of the same game, moment and kind: if they are one, jadoube undo {1} --reason "
            "\"the same as {0}\"; else both count\n",
            earlier, later);
}

ExitCode say(const Session& session, const desk::OpenLog& open, const log::Merged& merged) {
    const log::State state = log::fold(open.store.entries(), open.store.names());
    const ToSettle left = to_settle(state);
    say_remarks(session, merged);
    remark_not_believed(session, state);
    if (session.json) {
        session.print(to_json(merged, left));
        return ExitCode::fine;
    }
    if (merged.chains.empty()) session.out << "nothing new: all of it is here already\n";
    for (const log::MergedChain& chain : merged.chains)
        session.out << "merged: " << chain_words(chain, open.store.names()) << '\n';
    if (merged.entry) session.out << fmt::format("recorded as {}\n", merged.entry->value);
    say_to_settle(session, left);
    return ExitCode::fine;
}

ExitCode run_merge(Session& session, const MergeWords& words) {
    std::vector<log::BundleFile> bundles;
    for (const std::string& file : words.files) {
        auto bundle = log::read_bundle(file);
        if (!bundle) return session.fail(bundle.error());
        bundles.push_back(std::move(*bundle));
    }
    auto open = open_log(session, words.log, log::Access::append);
    if (!open) return session.fail(on_paper(open.error()));
    const Uninterrupted held(session);
    const auto merged = open->store.merge(bundles, desk::recorder(*open, words.by));
    if (!merged) return session.fail(merged.error());
    return say(session, *open, *merged);
}

}  // namespace

Command merge_command() {
    const auto words = std::make_shared<MergeWords>();
    Command command;
    command.name = "merge";
    command.summary = "Take what other devices recorded into this log";
    command.details =
        "Takes in what the bundles of 'jadoube export' hold and this log does not: in any order, as often as you "
        "like.\n"
        "Entries keep their device, number and times; B12 is entry 12 of device B, and 12 of this one. All of the "
        "log is\n"
        "checked with them in it; where anything is wrong with a bundle, or entries before it are missing, nothing is\n"
        "taken in. Two decisions on one incident stay side by side, until somebody above settles it with 'jadoube\n"
        "overrule'; what two devices entered that may be one incident is named, and counts twice until one is "
        "withdrawn\n"
        "('jadoube undo'). 'jadoube open' lists both.";
    command.example = "jadoube merge /media/stick/round-5.bundle";
    command.options = {
        {"file", "the bundles", &words->files, "FILE.bundle", true},
        {"--by", "who merges (default: the event's only arbiter)", &words->by, "NAME"},
        log_option(words->log),
    };
    command.run = [words](Session& session) { return run_merge(session, *words); };
    return command;
}

}  // namespace jadoube::cli
