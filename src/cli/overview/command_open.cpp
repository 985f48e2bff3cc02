// jadoube open: the incidents that wait for an answer or a decision, and the appeals.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_rows.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/incident/alike.hpp"
#include "desk/incident/left_open.hpp"
#include "report/event/report_data.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

/// What to type; an incident without a ruling has nothing to go by.
Result<std::string> next_for(const log::LoggedIncident& incident) {
    if (incident.status() == log::IncidentStatus::contested)
        return fmt::format("jadoube overrule {} --reason \"why\" --by NAME", incident.number);
    if (!incident.ruling) return next_step({.status = adjudicate::Status::silent}, incident.number);
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling) return tl::unexpected<Error>(ruling.error());
    return next_step(*ruling, incident.number, !incident.decisions.empty());
}

/// An incident that waits, and what to type.
struct Waiting {
    const log::LoggedIncident* incident;
    std::string next;
};

struct AllWaiting {
    std::vector<Waiting> incidents = {};
    std::vector<Waiting> appeals = {};  // the incidents they are about
    std::vector<desk::AlikeIncidents> alike = {};
};

Result<AllWaiting> all_waiting(const log::State& state) {
    AllWaiting all;
    for (const log::LoggedIncident* incident : desk::waiting(state)) {
        auto next = next_for(*incident);
        if (!next) return tl::unexpected<Error>(next.error());
        all.incidents.push_back({incident, *std::move(next)});
    }
    for (const log::LoggedIncident* incident : desk::with_waiting_appeal(state))
        all.appeals.push_back({incident, fmt::format("jadoube appeal decide {}", incident->number)});
    all.alike = desk::alike_incidents(state);
    return all;
}

Waiting to_withdraw(const desk::AlikeIncidents& alike) {
    return {alike.later, fmt::format("jadoube undo {} --reason \"the same as {}\"; if they are two, decide both",
                                     alike.later->number, alike.earlier->number)};
}

JsonArray waiting_json(const log::State& state, const std::vector<Waiting>& all) {
    JsonArray list;
    for (const Waiting& one : all) list.push_back(incident_json(state, *one.incident).set("next", one.next));
    return list;
}

JsonArray alike_json(const log::State& state, const std::vector<desk::AlikeIncidents>& all) {
    JsonArray list;
    for (const desk::AlikeIncidents& one : all)
        list.push_back(incident_json(state, *one.later)
                           .set("alike", log::json_of(one.earlier->number))
                           .set("next", to_withdraw(one).next));
    return list;
}

Json json_of(const log::State& state, const AllWaiting& all) {
    return Json::object({{"schema", "jadoube/open/1"},
                         {"incidents", waiting_json(state, all.incidents)},
                         {"appeals", waiting_json(state, all.appeals)},
                         {"alike", alike_json(state, all.alike)}});
}

std::vector<report::Text> row_of(const log::State& state, const Waiting& one, report::Text how_it_stands) {
    return {log::to_text(one.incident->number), report::foreign(event::to_text(one.incident->game)),
            players_words(state, one.incident->game), std::move(how_it_stands), report::foreign(one.next)};
}

report::Table table_of(const log::State& state, const AllWaiting& all) {
    using report::say;
    report::Table table{
        {say("label.incident"), say("label.game"), say("label.players"), say("label.state"), say("label.next")}, {}};
    for (const Waiting& one : all.incidents)
        table.rows.push_back(row_of(state, one, report::status_words(one.incident->status())));
    for (const Waiting& one : all.appeals) table.rows.push_back(row_of(state, one, say("appeal.waits_for_decision")));
    for (const desk::AlikeIncidents& one : all.alike)
        table.rows.push_back(row_of(state, to_withdraw(one),
                                    say("waiting.may_be_one", {{"incident", log::to_text(one.earlier->number)}})));
    return table;
}

ExitCode run_open(Session& session, const std::string& log) {
    const auto open = open_log(session, log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto all = all_waiting(open->state);
    if (!all) return session.fail(all.error());
    if (session.json) {
        session.print(json_of(open->state, *all));
    } else if (all->incidents.empty() && all->appeals.empty() && all->alike.empty()) {
        session.out << report::phrase("waiting.nothing") << '\n';
    } else {
        show(session, {{table_of(open->state, *all)}});
    }
    if (desk::waiting_for_few_eyes(open->state) > 0) session.err << report::phrase("waiting.for_few_eyes") << '\n';
    return ExitCode::fine;
}

}  // namespace

Command open_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "open";
    command.summary = "List what waits for an answer or a decision";
    command.details =
        "Each incident with what to type next; then the appeals that wait, and incidents that two devices entered "
        "without\n"
        "having heard of each other, and that may be one.";
    command.example = "jadoube open";
    command.options = {log_option(*log)};
    command.is_paged = true;
    command.run = [log](Session& session) { return run_open(session, *log); };
    return command;
}

}  // namespace jadoube::cli
