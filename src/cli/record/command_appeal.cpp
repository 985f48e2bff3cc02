// jadoube appeal: an appeal against a decision is filed, its panel named, and it ends.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/due_note.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/penalty_options.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/incident/appeals.hpp"
#include "report/event/appeal_page.hpp"
#include "report/words/say.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

using report::phrase;

constexpr std::string_view kCommittee = "Appeals committee";

struct AppealWords {
    std::optional<log::LogNumber> incident;
    std::string appellant;
    std::string grounds;
    std::string deposit;
    std::string after;
    std::vector<std::string> members;
    std::vector<std::string> recused;
    bool dismissed = false;
    bool upheld = false;
    std::optional<int> option;
    std::vector<std::string> penalties;
    std::vector<std::string> times;
    std::vector<std::string> points;
    std::string otherwise;
    std::string counts;
    std::string reason;
    std::string by;
    std::string log;
    std::string id;
};

/// A command that records on the appeal of an incident: its last entry, which bears the id of the command, is what it
/// is for.
using Entries = tl::expected<std::vector<log::NewEntry>, Errors>;
using ToRecord = std::function<Entries(const desk::OpenLog&, const log::LoggedIncident&, const desk::Recording&)>;

/// What is said of the entry that was recorded on an incident.
using Said = std::function<std::string(const desk::OpenLog&, const log::LoggedIncident&, const log::Entry&)>;

ExitCode say(const Session& session, const desk::Receipt& receipt, const std::string& words, const std::string& next) {
    if (session.json) {
        session.print(receipt_json(receipt).set("appeal", words));
        return ExitCode::fine;
    }
    session.out << to_text(receipt) << ": " << for_terminal(words) << '\n';
    if (!next.empty()) say_next(session, next);
    return ExitCode::fine;
}

ExitCode record(Session& session, const AppealWords& words, const std::string& by, log::EntryKind kind,
                const desk::SaysTheSame& says_the_same, const ToRecord& to_record, const Said& said,
                const std::string& next) {
    const log::LogNumber number = words.incident.value_or(log::LogNumber{});
    auto open = open_log(session, words.log, log::Access::append, log::GameOfIncident{number});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto incident = desk::incident_numbered(*open, words.incident);
    if (!incident) return session.fail(incident.error());
    const auto tried = desk::earlier_try(*open, *id, kind, says_the_same);
    if (!tried) return session.fail(tried.error());
    if (*tried) return say(session, {(*tried)->seq, *id, true, number}, phrase("prompt.earlier_try"), {});
    const auto entries = to_record(*open, **incident, {*id, desk::recorder(*open, by)});
    if (!entries) return session.fail(entries.error());
    const Uninterrupted held(session);
    const auto recorded = open->record(*entries);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    const log::Entry& last = recorded->back().entry;
    const std::string what = said(*open, **incident, last);
    tell_due_since(session, *open);
    return say(session, {last.seq, *id, recorded->back().was_there, number}, what, next);
}

/// An appeal against the decision that stands.
std::string filed_words(const desk::OpenLog& open, const log::LoggedIncident& incident, const log::Entry& entry) {
    const auto& filed = std::get<log::AppealFiled>(entry.data);
    const log::Appeal appeal{{filed, log::stamp_of(entry, open.store.names(), incident.entry.zone)},
                             incident.decision->entry};
    return phrase("appeal.told", {{"who", report::appellant_words(filed.appellant)},
                                  {"decision", log::to_text(appeal.decided.number)},
                                  {"time", report::appeal_time_words(appeal)}});
}

/// To whom it goes by the code.
std::string hearing_words(const desk::OpenLog& open, const log::LoggedIncident& incident) {
    const auto laws = desk::laws_in(open.store, incident.rules);
    if (!laws) return {};
    const desk::AppealLaw law = desk::appeal_law(*laws, desk::event_of(open.state));
    const std::string& code = laws->ruleset().id;
    if (law.under.empty()) return phrase("appeal.no_law", {{"code", code}});
    std::string words =
        phrase(law.needs_both ? report::Key("appeal.both_needed") : report::Key("appeal.answers"),
               {{"code", code}, {"articles", list_of(law.under)}, {"body", report::hears_words(law.hears)}});
    if (law.of_fact)
        words +=
            phrase("appeal.of_fact", {{"article", law.of_fact->under}, {"body", report::hears_words(law.of_fact->to)}});
    return words;
}

ExitCode run_file(Session& session, const AppealWords& words) {
    desk::AppealTold told{words.appellant, words.grounds, words.deposit};
    if (told.appellant.empty() || told.grounds.empty())
        return session.fail(Error{ErrorCode::usage,
                                  "who appeals, and on what grounds?",
                                  {},
                                  "--appellant black --grounds \"the claim was not looked at\""});
    if (!words.after.empty()) {
        const auto after = lasting_option(words.after, "--after");
        if (!after) return session.fail(after.error());
        told.after = *after;
    }
    const auto to_record = [&](const desk::OpenLog& open, const log::LoggedIncident& incident,
                               const desk::Recording& recording) -> Entries {
        auto entry = desk::appeal_to_record(open, incident, told, recording);
        if (!entry) return tl::unexpected<Errors>(entry.error());
        return std::vector<log::NewEntry>{std::move(*entry)};
    };
    const auto said = [](const desk::OpenLog& open, const log::LoggedIncident& incident, const log::Entry& entry) {
        return filed_words(open, incident, entry) + "; " + hearing_words(open, incident);
    };
    const auto same = [&](const log::Entry& entry) {
        const auto& filed = std::get<log::AppealFiled>(entry.data);
        return filed.appellant == told.appellant && filed.grounds == told.grounds && filed.deposit == told.deposit &&
               filed.after == told.after;
    };
    return record(session, words, words.by, log::EntryKind::appeal, same, to_record, said,
                  fmt::format("jadoube appeal panel {} --member NAME", words.incident.value_or(log::LogNumber{})));
}

/// "Bea Arbiter: plays for the same club"
log::Recusal recusal_named(const std::string& text) {
    const auto colon = text.find(':');
    if (colon == std::string::npos) return {std::string(trim(text)), {}};
    return {std::string(trim(text.substr(0, colon))), std::string(trim(text.substr(colon + 1)))};
}

std::string panel_words(const log::AppealPanel& panel) {
    std::vector<std::string> recused;
    for (const log::Recusal& one : panel.recused) recused.push_back(one.name);
    return phrase(recused.empty() ? report::Key("appeal.panel") : report::Key("appeal.panel_without"),
                  {{"members", report::foreign(list_of(panel.members, "and"))},
                   {"recused", report::foreign(list_of(recused, "and"))}});
}

ExitCode run_panel(Session& session, const AppealWords& words) {
    desk::PanelTold told{words.members, {}};
    for (const std::string& text : words.recused) told.recused.push_back(recusal_named(text));
    const auto to_record = [&](const desk::OpenLog& open, const log::LoggedIncident& incident,
                               const desk::Recording& recording) -> Entries {
        auto entry = desk::panel_to_record(open, incident, told, recording);
        if (!entry) return tl::unexpected<Errors>(Errors{entry.error()});
        return std::vector<log::NewEntry>{std::move(*entry)};
    };
    const auto same = [&](const log::Entry& entry) {
        const auto& panel = std::get<log::AppealPanel>(entry.data);
        return panel.members == told.members && panel.recused == told.recused;
    };
    return record(
        session, words, words.by, log::EntryKind::appeal_panel, same, to_record,
        [](const desk::OpenLog&, const log::LoggedIncident&, const log::Entry& entry) {
            return panel_words(std::get<log::AppealPanel>(entry.data));
        },
        fmt::format("jadoube appeal decide {} --dismissed --reason \"why\"",
                    words.incident.value_or(log::LogNumber{})));
}

ExitCode run_close(Session& session, const AppealWords& words, desk::AppealDecisionTold told) {
    const auto to_record = [&](const desk::OpenLog& open, const log::LoggedIncident& incident,
                               const desk::Recording& recording) {
        desk::AppealDecisionTold by_name = told;
        by_name.decision.by = recording.author;
        return desk::appeal_decision(open, incident, by_name, recording);
    };
    const auto said = [](const desk::OpenLog&, const log::LoggedIncident&, const log::Entry& entry) {
        return phrase("appeal.closed",
                      {{"outcome", report::outcome_words(std::get<log::AppealClosed>(entry.data).outcome)}});
    };
    const auto same = [&](const log::Entry& entry) {
        const auto& closed = std::get<log::AppealClosed>(entry.data);
        return closed.outcome == told.outcome && closed.reason == told.decision.reason &&
               closed.deposit == told.deposit && lower(closed.by) == lower(told.decision.by);
    };
    return record(session, words, told.decision.by, log::EntryKind::appeal_closed, same, to_record, said, {});
}

Result<log::Deposit> deposit_named(const std::string& text) {
    for (const log::Deposit deposit : {log::Deposit::none, log::Deposit::returned, log::Deposit::kept})
        if (text == name_of(deposit)) return deposit;
    return text.empty() ? Result<log::Deposit>(log::Deposit::none)
                        : failure(ErrorCode::usage, fmt::format("'{}' is no end of a deposit", text), "--deposit",
                                  "returned or kept");
}

ExitCode run_decide(Session& session, const AppealWords& words) {
    if (words.dismissed == words.upheld)
        return session.fail(
            Error{ErrorCode::usage, "how does it end?", {}, "--dismissed, or --upheld with what is decided"});
    const auto penalties = penalty_options(words.penalties, words.times, words.points);
    if (!penalties) return session.fail(penalties.error());
    const bool decides = words.option || !penalties->empty() || !words.otherwise.empty();
    if (words.dismissed && decides)
        return session.fail(
            Error{ErrorCode::usage, "what is dismissed changes no decision", "--dismissed", "leave one of them out"});
    const auto deposit = deposit_named(words.deposit);
    if (!deposit) return session.fail(deposit.error());
    return run_close(session, words,
                     {.outcome = words.upheld ? log::AppealOutcome::upheld : log::AppealOutcome::dismissed,
                      .deposit = *deposit,
                      .decision = {.option = words.option,
                                   .penalties = *penalties,
                                   .otherwise = words.otherwise,
                                   .reason = words.reason,
                                   .counts = words.counts,
                                   .by = words.by.empty() ? std::string(kCommittee) : words.by}});
}

ExitCode run_withdraw(Session& session, const AppealWords& words) {
    const auto deposit = deposit_named(words.deposit);
    if (!deposit) return session.fail(deposit.error());
    return run_close(session, words,
                     {.outcome = log::AppealOutcome::withdrawn,
                      .deposit = *deposit,
                      .decision = {.reason = words.reason, .by = words.by.empty() ? "arbiter" : words.by}});
}

OptionSpec incident_option(AppealWords& words, bool required = true) {
    return {"incident", "the number of the incident", &words.incident, "N", required, {}, ValueKind::incidents};
}

Command panel_command(const std::shared_ptr<AppealWords>& words) {
    Command command;
    command.name = "panel";
    command.summary = "Record who hears an appeal";
    command.details =
        "Nobody sits on what he decided himself or on his own game, and who is recused does not sit. Told again, the "
        "last\npanel counts.";
    command.example = "jadoube appeal panel 1 --member \"Dora Roe\" --recused \"Eve Poe: plays for the same club\"";
    command.options = {
        incident_option(*words),
        {"--member", "who hears it, once for each", &words->members, "NAME"},
        {"--recused", "who does not sit, and why, once for each: \"Eve Poe: same club\"", &words->recused,
         "NAME[:WHY]"},
        {"--by", "who records it (default: the event's only arbiter)", &words->by, "NAME"},
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_panel(session, *words); };
    return command;
}

Command decide_appeal_command(const std::shared_ptr<AppealWords>& words) {
    Command command;
    command.name = "decide";
    command.summary = "Record how an appeal was decided";
    command.details =
        "Dismissed, the decision stands, and nobody below whoever heard it changes it any more. Upheld, what is "
        "decided "
        "takes\nits place, as with 'jadoube overrule'; rulings that rest on the old one are listed by 'jadoube due'.";
    command.example = "jadoube appeal decide 1 --dismissed --reason \"the move was completed\" --deposit kept";
    command.options = {
        incident_option(*words),
        {"--dismissed", "the decision stands", &words->dismissed},
        {"--upheld", "another decision takes its place; without more it is as proposed", &words->upheld},
        {"--option", "the option that was chosen, as the ruling numbers them", &words->option, "K"},
        {"--penalty",
         "a penalty that the ruling leaves to choose, by its name; may be repeated",
         &words->penalties,
         "NAME",
         false,
         {},
         ValueKind::penalties},
        {"--time", "a penalty in time, as in \"black +2:00\"; may be repeated", &words->times, "CHANGE"},
        {"--points", "a penalty in points, as in \"black +0.5\"; may be repeated", &words->points, "CHANGE"},
        {"--otherwise", "what is decided in place of the proposal", &words->otherwise, "TEXT"},
        {"--counts", "with --otherwise: it counts as an illegal move of this side", &words->counts, "SIDE"},
        {"--reason", "why", &words->reason, "TEXT"},
        {"--deposit", "returned or kept", &words->deposit, "WORD"},
        {"--by", "who decides (default: the appeals committee)", &words->by, "NAME"},
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_decide(session, *words); };
    return command;
}

Command withdraw_command(const std::shared_ptr<AppealWords>& words) {
    Command command;
    command.name = "withdraw";
    command.summary = "Record that an appeal was withdrawn";
    command.details = "The decision stands.";
    command.example = "jadoube appeal withdraw 1 --deposit returned";
    command.options = {
        incident_option(*words),
        {"--reason", "why", &words->reason, "TEXT"},
        {"--deposit", "returned or kept", &words->deposit, "WORD"},
        {"--by", "who records it (default: the arbiter)", &words->by, "NAME"},
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_withdraw(session, *words); };
    return command;
}

}  // namespace

Command appeal_command() {
    const auto words = std::make_shared<AppealWords>();
    Command command;
    command.name = "appeal";
    command.summary = "Record an appeal against a decision";
    command.details =
        "Until when it may be made, code and event say ('jadoube init --event appeal_window_ms=1h'); one that comes "
        "too "
        "late is\nrecorded as such. 'jadoube due' lists the times that run, 'jadoube open' the appeals that wait. "
        "--after tells how long after\nthe decision it was handed in, where it is entered later.";
    command.example = "jadoube appeal 1 --appellant black --grounds \"the clock was not pressed\" --deposit \"50 EUR\"";
    command.options = {
        incident_option(*words),
        {"--appellant", "who appeals: white, black, or the name of whoever speaks for a player", &words->appellant,
         "WHO"},
        {"--grounds", "on what it rests", &words->grounds, "TEXT"},
        {"--deposit", "what was laid down", &words->deposit, "TEXT"},
        {"--after", "how long after the decision it was handed in (default: until now)", &words->after, "TIME"},
        {"--by", "who records it (default: the event's only arbiter)", &words->by, "NAME"},
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_file(session, *words); };
    command.parts = {panel_command(std::make_shared<AppealWords>()),
                     decide_appeal_command(std::make_shared<AppealWords>()),
                     withdraw_command(std::make_shared<AppealWords>())};
    return command;
}

}  // namespace jadoube::cli
