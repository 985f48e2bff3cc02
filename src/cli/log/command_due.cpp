// jadoube due: the rulings that rest on what the log no longer says.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_rows.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/left_open.hpp"
#include "report/say.hpp"
#include "report/standing.hpp"

namespace jadoube::cli {
namespace {

report::Text in_line(const adjudicate::Ruling& ruling, const desk::RulingDue& due) {
    const auto before = due.now.before();
    return report::standing_in_line(ruling, before ? &*before : nullptr);
}

ExitCode run_due(Session& session, const std::string& log) {
    const auto open = open_log(session, log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto all = desk::due_again(*open);
    if (!all) return session.fail(all.error());
    using report::say;
    report::Table table{
        {say("label.incident"), say("label.game"), say("label.as_recorded"), say("label.as_now")}, {}, true};
    JsonArray list;
    for (const desk::RulingDue& due : *all) {
        const auto recorded = in_line(due.recorded, due);
        const auto now = in_line(due.now.ruling, due);
        table.rows.push_back(
            {std::to_string(due.incident->number), report::foreign(event::to_text(due.incident->game)), recorded, now});
        list.push_back(incident_json(open->state, *due.incident)
                           .set("recorded", report::plain(recorded))
                           .set("now", report::plain(now)));
    }
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/due/1"}, {"incidents", std::move(list)}}));
    } else if (all->empty()) {
        session.out << report::phrase("waiting.nothing_due") << '\n';
    } else {
        show(session, {{std::move(table)}});
    }
    return ExitCode::fine;
}

}  // namespace

Command due_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "due";
    command.summary = "List what must be decided anew";
    command.details =
        "A ruling may rest on an earlier incident of the game: the second illegal move, the third warning. Where that "
        "one\n"
        "was decided otherwise meanwhile, the ruling is listed with what would be ruled now. Nothing is recorded: "
        "decide\n"
        "it anew with 'jadoube decide N --otherwise \"what\" --reason \"why\"'.";
    command.example = "jadoube due";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_due(session, *log); };
    return command;
}

}  // namespace jadoube::cli
