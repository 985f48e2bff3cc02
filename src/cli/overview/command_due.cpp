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
#include "desk/known/for_later.hpp"
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

/// A ruling as it was recorded, and as it would be now.
struct DecidedAnew {
    const log::LoggedIncident* incident;
    report::Text recorded;
    report::Text now;
};

struct Due {
    std::vector<DecidedAnew> decisions = {};
    std::vector<desk::AppealTime> appeals = {};
    std::vector<report::Text> later = {};  // what waits for a later game or round
    log::UtcTime now = {};
};

tl::expected<Due, Errors> due_in(const desk::OpenLog& open, log::UtcTime now) {
    const auto anew = desk::due_again(open);
    if (!anew) return tl::unexpected(anew.error());
    auto times = desk::appeal_times(open, now);
    if (!times) return tl::unexpected(times.error());
    Due due{.appeals = *std::move(times), .now = now};
    for (const desk::ForLater& one : desk::waiting_for_later(open.state)) due.later.push_back(desk::to_words(one));
    for (const desk::RulingDue& one : *anew)
        due.decisions.push_back({one.incident, in_line(one.recorded, one), in_line(one.now.ruling, one)});
    return due;
}

Millis left_at(log::UtcTime now, const desk::AppealTime& time) {
    return Millis{time.until.ms - now.ms};
}

Json json_of(const log::State& state, const Due& due) {
    JsonArray decisions;
    for (const DecidedAnew& one : due.decisions)
        decisions.push_back(incident_json(state, *one.incident)
                                .set("recorded", report::plain(one.recorded))
                                .set("now", report::plain(one.now)));
    JsonArray appeals;
    for (const desk::AppealTime& one : due.appeals)
        appeals.push_back(incident_json(state, *one.incident)
                              .set("until", log::to_text(one.until))
                              .set("left_ms", left_at(due.now, one).count));
    JsonArray later;
    for (const report::Text& one : due.later) later.push_back(report::plain(one));
    return Json::object({{"schema", "jadoube/due/1"},
                         {"incidents", std::move(decisions)},
                         {"appeals", std::move(appeals)},
                         {"later", std::move(later)}});
}

report::Table decisions_table(const Due& due) {
    using report::say;
    report::Table table{
        {say("label.incident"), say("label.game"), say("label.as_recorded"), say("label.as_now")}, {}, true};
    for (const DecidedAnew& one : due.decisions)
        table.rows.push_back({log::to_text(one.incident->number), report::foreign(event::to_text(one.incident->game)),
                              one.recorded, one.now});
    return table;
}

/// Until when decisions may be appealed against.
report::Table appeals_table(const log::State& state, const Due& due) {
    using report::say;
    report::Table table{{say("label.incident"), say("label.game"), say("label.players"), say("label.appeal")}, {}};
    const std::string zone = desk::event_of(state).time_zone;
    for (const desk::AppealTime& one : due.appeals) {
        const auto words = say("appeal.until", {{"time", report::to_words(one.until, zone)},
                                                {"left", to_text(whole_seconds(left_at(due.now, one)))}});
        table.rows.push_back({log::to_text(one.incident->number), report::foreign(event::to_text(one.incident->game)),
                              players_words(state, one.incident->game), words});
    }
    return table;
}

report::Particulars later_list(const Due& due) {
    return {{{report::say("later.title"), join(due.later, "; ")}}};
}

ExitCode run_due(Session& session, const std::string& log) {
    const auto open = open_log_unsaid(session, log, log::Access::read, log::WholeLog{});
    if (!open) return session.fail(open.error());
    const auto due = due_in(*open, log::UtcTime{session.now_ms()});
    if (!due) return session.fail(due.error());
    if (session.json) {
        session.print(json_of(open->state, *due));
        return ExitCode::fine;
    }
    report::Blocks blocks;
    if (!due->decisions.empty()) blocks.push_back({decisions_table(*due)});
    if (!due->appeals.empty()) blocks.push_back({appeals_table(open->state, *due)});
    if (!due->later.empty()) blocks.push_back({later_list(*due)});
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
        "was withdrawn, corrected or decided otherwise meanwhile, the ruling is listed with what would be ruled now, "
        "and\n"
        "every command says that there is one. Nothing is recorded: decide it anew with 'jadoube decide N --anew', or "
        "with\n"
        "'--otherwise \"what\" --reason \"why\"'. Where code or event says how long a decision may be appealed "
        "against,\n"
        "those are listed for which the time still runs; and penalties for a later game or round, until that was "
        "played.";
    command.example = "jadoube due";
    command.options = {log_option(*log)};
    command.is_paged = true;
    command.run = [log](Session& session) { return run_due(session, *log); };
    return command;
}

}  // namespace jadoube::cli
