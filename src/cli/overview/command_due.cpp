// jadoube due: the rulings that rest on what the log no longer says, and the times in which an appeal may be made.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_rows.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/incident/left_open.hpp"
#include "report/event/entry_words.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

Millis whole_seconds(Millis time) {
    constexpr std::int64_t kSecond = 1000;
    return Millis{time.count / kSecond * kSecond};
}

report::Text in_line(const adjudicate::Ruling& ruling, const desk::RulingDue& due) {
    const auto before = due.now.before();
    return report::standing_in_line(ruling, before ? &*before : nullptr);
}

struct Due {
    report::Table table;
    JsonArray json;
};

Due decided_anew(const desk::OpenLog& open, const std::vector<desk::RulingDue>& all) {
    using report::say;
    Due due{{{say("label.incident"), say("label.game"), say("label.as_recorded"), say("label.as_now")}, {}, true}, {}};
    for (const desk::RulingDue& one : all) {
        const auto recorded = in_line(one.recorded, one);
        const auto now = in_line(one.now.ruling, one);
        due.table.rows.push_back(
            {log::to_text(one.incident->number), report::foreign(event::to_text(one.incident->game)), recorded, now});
        due.json.push_back(incident_json(open.state, *one.incident)
                               .set("recorded", report::plain(recorded))
                               .set("now", report::plain(now)));
    }
    return due;
}

/// Until when decisions may be appealed against.
Due appeal_times(const desk::OpenLog& open, const std::vector<desk::AppealTime>& all, log::UtcTime now) {
    using report::say;
    Due due{{{say("label.incident"), say("label.game"), say("label.players"), say("label.appeal")}, {}}, {}};
    const std::string zone = desk::event_of(open.state).time_zone;
    for (const desk::AppealTime& one : all) {
        const Millis left{one.until.ms - now.ms};
        const auto words =
            say("appeal.until", {{"time", report::to_words(one.until, zone)}, {"left", to_text(whole_seconds(left))}});
        due.table.rows.push_back({log::to_text(one.incident->number),
                                  report::foreign(event::to_text(one.incident->game)),
                                  players_words(open.state, one.incident->game), words});
        due.json.push_back(
            incident_json(open.state, *one.incident).set("until", log::to_text(one.until)).set("left_ms", left.count));
    }
    return due;
}

ExitCode run_due(Session& session, const std::string& log) {
    const auto open = open_log(session, log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto anew = desk::due_again(*open);
    if (!anew) return session.fail(anew.error());
    const log::UtcTime now{session.now_ms()};
    const auto times = desk::appeal_times(*open, now);
    if (!times) return session.fail(times.error());
    Due decisions = decided_anew(*open, *anew);
    Due appeals = appeal_times(*open, *times, now);
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/due/1"},
                                    {"incidents", std::move(decisions.json)},
                                    {"appeals", std::move(appeals.json)}}));
        return ExitCode::fine;
    }
    report::Blocks blocks;
    for (Due* due : {&decisions, &appeals})
        if (!due->table.rows.empty()) blocks.push_back({std::move(due->table)});
    if (blocks.empty())
        session.out << report::phrase("waiting.nothing_due") << '\n';
    else
        show(session, blocks);
    return ExitCode::fine;
}

}  // namespace

Command due_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "due";
    command.summary = "List what must be decided anew, and until when decisions may be appealed against";
    command.details =
        "A ruling may rest on an earlier incident of the game: the second illegal move, the third warning. Where that "
        "one\n"
        "was decided otherwise meanwhile, the ruling is listed with what would be ruled now. Nothing is recorded: "
        "decide\n"
        "it anew with 'jadoube decide N --otherwise \"what\" --reason \"why\"'. Where code or event says how long a "
        "decision may "
        "be\n"
        "appealed against, those are listed for which the time still runs.";
    command.example = "jadoube due";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_due(session, *log); };
    return command;
}

}  // namespace jadoube::cli
