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
#include "desk/incident/left_open.hpp"
#include "report/event/report_data.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

/// What to type; an incident without a ruling has nothing to go by.
Result<std::string> next_for(const log::LoggedIncident& incident) {
    if (incident.status() == log::IncidentStatus::contested)
        return fmt::format("jadoube overrule {} --reason \"why\" --by NAME", incident.number);
    if (incident.is_veiled) return fmt::format("jadoube decide {}", incident.number);
    if (!incident.ruling) return next_step({.status = adjudicate::Status::silent}, incident.number);
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling) return tl::unexpected<Error>(ruling.error());
    return next_step(*ruling, incident.number);
}

ExitCode run_open(Session& session, const std::string& log) {
    const auto open = open_log(session, log, log::Access::read);
    if (!open) return session.fail(open.error());
    using report::say;
    report::Table table{
        {say("label.incident"), say("label.game"), say("label.players"), say("label.state"), say("label.next")}, {}};
    JsonArray list;
    for (const log::LoggedIncident* incident : desk::waiting(open->state)) {
        const auto next = next_for(*incident);
        if (!next) return session.fail(next.error());
        table.rows.push_back({log::to_text(incident->number), report::foreign(event::to_text(incident->game)),
                              players_words(open->state, incident->game), report::status_words(incident->status()),
                              report::foreign(*next)});
        list.push_back(incident_json(open->state, *incident).set("next", *next));
    }
    JsonArray appeals;
    for (const log::LoggedIncident* incident : desk::with_waiting_appeal(open->state)) {
        const std::string next = fmt::format("jadoube appeal decide {}", incident->number);
        table.rows.push_back({log::to_text(incident->number), report::foreign(event::to_text(incident->game)),
                              players_words(open->state, incident->game), say("appeal.waits_for_decision"),
                              report::foreign(next)});
        appeals.push_back(incident_json(open->state, *incident).set("next", next));
    }
    if (session.json) {
        session.print(Json::object(
            {{"schema", "jadoube/open/1"}, {"incidents", std::move(list)}, {"appeals", std::move(appeals)}}));
    } else if (table.rows.empty()) {
        session.out << report::phrase("waiting.nothing") << '\n';
    } else {
        show(session, {{std::move(table)}});
    }
    return ExitCode::fine;
}

}  // namespace

Command open_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "open";
    command.summary = "List what waits for an answer or a decision";
    command.details = "Each incident with what to type next; then the appeals that wait.";
    command.example = "jadoube open";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_open(session, *log); };
    return command;
}

}  // namespace jadoube::cli
