// jadoube decide: what the arbiter decided goes into the log.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/recording.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/signals.hpp"
#include "report/duty.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Status;

struct DecideWords {
    std::optional<int> incident;
    std::optional<int> option;
    std::string otherwise;
    std::string reason;
    std::string counts;
    std::string by;
    std::string log;
    std::string id;
};

tl::unexpected<Error> refuse(std::string message, std::string hint) {
    return failure(ErrorCode::usage, std::move(message), {}, std::move(hint));
}

std::string otherwise_hint(int incident) {
    return fmt::format("jadoube decide {} --otherwise \"what\" --reason \"why\"", incident);
}

/// The options of the ruling's main question, as the explanation numbers them.
std::vector<adjudicate::Option> options_of(const adjudicate::Ruling& ruling) {
    const adjudicate::IncidentRuling* main = ruling.main();
    return main != nullptr && main->obligation ? main->obligation->options : std::vector<adjudicate::Option>{};
}

/// The chosen option as it stands in the stored ruling.
Result<Json> option_json(const Judged& judged, int number) {
    const auto options = options_of(judged.ruling);
    if (number < 1 || static_cast<std::size_t>(number) > options.size()) {
        return refuse(fmt::format("the ruling has no option {}", number),
                      options.empty() ? std::string("it leaves no choice; leave --option out")
                                      : fmt::format("it has options 1 to {}", options.size()));
    }
    const Json ruling = adjudicate::to_json(judged.ruling);
    const JsonArray& incidents = *ruling.find("incidents")->if_array();
    const Json& duty = *incidents[judged.ruling.main_incident].find("obligation");
    return (*duty.find("options")->if_array())[static_cast<std::size_t>(number) - 1];
}

/// Why the ruling cannot be decided as it stands.
Result<void> require_decidable(const log::Incident& incident, const DecideWords& words) {
    const int number = incident.number;
    if (incident.withdrawal) return refuse(fmt::format("incident {} is withdrawn", number), "enter a new incident");
    if (incident.decision && words.reason.empty()) {
        return refuse(fmt::format("incident {} was decided by entry {}", number, incident.decision->entry.seq.value),
                      "a new decision needs a reason: --reason \"why\"");
    }
    if (!words.otherwise.empty()) return {};
    if (!incident.ruling) return refuse(fmt::format("incident {} has no ruling", number), otherwise_hint(number));
    const std::string status = incident.ruling->what.ruling.text("status");
    if (status == name_of(Status::needs_facts)) {
        return refuse(
            fmt::format("the ruling on incident {} still asks something", number),
            fmt::format("tell it with 'jadoube answer {0} FACT=VALUE', or: {1}", number, otherwise_hint(number)));
    }
    if (status == name_of(Status::conflict)) {
        return refuse(fmt::format("there is no ruling on incident {}: the ruleset contradicts itself", number),
                      otherwise_hint(number));
    }
    return {};
}

/// A reason is due where the law leaves the matter to the arbiter, and where he departs from the proposal.
Result<void> require_reason(const log::Incident& incident, const DecideWords& words) {
    if (!words.reason.empty()) return {};
    if (!words.otherwise.empty())
        return refuse("a decision otherwise than proposed needs a reason", "add --reason \"why\"");
    const std::string status = incident.ruling->what.ruling.text("status");
    if (status == name_of(Status::discretion) || status == name_of(Status::silent)) {
        return refuse("the law leaves this to the arbiter: a reason is needed", "add --reason \"why\"");
    }
    return {};
}

Result<log::DecisionMade> decision_of(const log::Incident& incident, const std::optional<Judged>& judged,
                                      const DecideWords& words, const std::string& by) {
    log::DecisionMade decision{
        .incident = incident.entry.id, .words = words.otherwise, .reason = words.reason, .by = by};
    if (incident.ruling) decision.ruling = incident.ruling->entry.id;
    if (!words.otherwise.empty()) {
        if (words.option)
            return refuse("--option follows the proposal and --otherwise does not", "leave one of them out");
        decision.manner = log::DecisionManner::otherwise;
        if (!words.counts.empty()) decision.counted = {{"illegal_move", words.counts}};
        return decision;
    }
    if (!words.counts.empty()) return refuse("--counts goes with --otherwise", "the proposal says what counts");
    if (!words.option) return decision;
    auto option = option_json(*judged, *words.option);
    if (!option) return tl::unexpected<Error>(option.error());
    decision.manner = log::DecisionManner::option;
    decision.option = std::move(*option);
    return decision;
}

/// The ruling, where an option of it is named.
tl::expected<std::optional<Judged>, Errors> ruling_with_option(const Desk& desk, const log::Incident& incident,
                                                               const DecideWords& words) {
    if (!words.option || !incident.ruling) return std::optional<Judged>();
    auto stored = stored_ruling(desk, incident);
    if (!stored) return tl::unexpected<Errors>(stored.error());
    return std::optional(std::move(*stored));
}

bool says_the_same(const Desk& desk, const log::Entry& entry, const DecideWords& words) {
    const auto& made = std::get<log::DecisionMade>(entry.data);
    const log::Incident* incident = desk.state.incident(words.incident.value_or(0));
    if (incident == nullptr || (words.option && !incident->ruling)) return false;
    const auto judged = ruling_with_option(desk, *incident, words);
    if (!judged) return false;
    auto told = decision_of(*incident, *judged, words, recorder(desk.state, words.by));
    if (told) told->ruling = made.ruling;  // whichever was the latest then
    return told && *told == made;
}

/// What was decided, in a line.
std::string words_for(const log::DecisionMade& decision, const std::optional<Judged>& judged,
                      const DecideWords& words) {
    if (decision.manner == log::DecisionManner::otherwise) return "otherwise: " + for_terminal(decision.words);
    if (decision.manner == log::DecisionManner::as_proposed) return "as proposed";
    const auto before = judged->before();
    const auto options = options_of(judged->ruling);
    const report::Text text =
        report::option_words(options[static_cast<std::size_t>(*words.option) - 1], before ? &*before : nullptr);
    return "as proposed, with the option: " + for_terminal(report::plain(text));
}

ExitCode say(const Session& session, const Receipt& receipt, const std::string& words) {
    if (session.json) {
        session.print(to_json(receipt).set("decision", words));
    } else {
        session.out << to_text(receipt) << ": decided " << words << '\n';
    }
    return ExitCode::fine;
}

ExitCode decide(Session& session, Desk& desk, const log::Incident& incident, const DecideWords& words,
                const log::EntryId& id) {
    if (const auto ready = require_decidable(incident, words); !ready) return session.fail(ready.error());
    if (const auto reasoned = require_reason(incident, words); !reasoned) return session.fail(reasoned.error());
    const auto judged = ruling_with_option(desk, incident, words);
    if (!judged) return session.fail(judged.error());
    const std::string by = recorder(desk.state, words.by);
    const auto decision = decision_of(incident, *judged, words, by);
    if (!decision) return session.fail(decision.error());
    const Uninterrupted held(session);
    const auto recorded = desk.record(log::NewEntry{id, *decision, by, incident.game});
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    return say(session, Receipt{recorded->entry.seq, id, recorded->was_there, incident.number},
               words_for(*decision, *judged, words));
}

ExitCode run_decide(Session& session, const DecideWords& words) {
    auto desk = open_desk(session, words.log, log::Access::append);
    if (!desk) return session.fail(on_paper(desk.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = earlier_try(*desk, *id, log::EntryKind::decision,
                                   [&](const log::Entry& entry) { return says_the_same(*desk, entry, words); });
    if (!tried) return session.fail(tried.error());
    if (*tried) return say(session, **tried, "by an earlier try of this command");
    const auto incident = incident_numbered(*desk, words.incident);
    if (!incident) return session.fail(incident.error());
    return decide(session, *desk, **incident, words, *id);
}

}  // namespace

Command decide_command() {
    const auto words = std::make_shared<DecideWords>();
    Command command;
    command.name = "decide";
    command.summary = "Record the arbiter's decision on an incident";
    command.details =
        "Without options the decision is as proposed. A reason is needed for a decision otherwise than proposed, for "
        "a\n"
        "second one on the same incident, and where the law leaves the matter to the arbiter.";
    command.example = "jadoube decide 1 --option 2 --by \"Ada Byron\"";
    command.options = {
        {"incident", "the number of the incident", &words->incident, "N", true},
        {"--option", "the option that was chosen, as the ruling numbers them", &words->option, "K"},
        {"--otherwise", "what is decided in place of the proposal", &words->otherwise, "TEXT"},
        {"--reason", "why", &words->reason, "TEXT"},
        {"--counts",
         "with --otherwise: it counts as an illegal move of this side",
         &words->counts,
         "SIDE",
         false,
         {"white", "black"}},
        {"--by", "who decides (default: the event's only arbiter)", &words->by, "NAME"},
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_decide(session, *words); };
    return command;
}

}  // namespace jadoube::cli
