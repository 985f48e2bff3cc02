// jadoube answer: a fact that only a person can know goes into the log, and the incident is judged again.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/ruling_options.hpp"
#include "cli/typed/told_facts.hpp"
#include "desk/incident/answers.hpp"
#include "desk/incident/authority.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/known/open_log.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

struct AnswerWords {
    std::optional<log::LogNumber> incident;
    std::vector<std::string> facts;
    std::string by;
    std::string note;
    std::string log;
    std::string id;
    RulingWords ruling;
};

/// The arbiter who tells it records it too; what somebody else told is recorded by the arbiter of the device.
std::string author(const desk::OpenLog& open, const std::string& told_by) {
    const std::string named = desk::recorder(open, told_by);
    return desk::require_of_event(open.state, named) ? named : desk::recorder(open, {});
}

ExitCode record(Session& session, desk::OpenLog& open, const log::LoggedIncident& incident,
                const desk::AnswersTold& told, const log::EntryId& id, const RulingWords& words) {
    const auto answers = desk::answers_to_record(open, incident, told, {id, author(open, told.teller)});
    if (!answers) return session.fail(answers.error());
    const Uninterrupted held(session);
    const auto recorded = open.record(answers->entries);
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    for (const std::string& fact : answers->idle)
        session.err << for_terminal(report::phrase("prompt.answer_idle", {{"fact", fact}})) << '\n';
    const log::Recorded& first = recorded->front();
    return show_ruling(session, answers->judged, {first.entry.seq, id, first.was_there, incident.number}, words);
}

ExitCode run_answer(Session& session, const AnswerWords& words) {
    auto open = open_log(session, words.log, log::Access::append,
                         log::GameOfIncident{words.incident.value_or(log::LogNumber{})});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto values = read_told(words.facts);
    const desk::AnswersTold told{values.value_or(desk::ToldValues{}), desk::recorder(*open, words.by), words.note};
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::fact, [&](const log::Entry& entry) {
        const log::LoggedIncident* incident = open->state.incident(words.incident.value_or(log::LogNumber{}));
        return incident != nullptr && desk::is_answer(entry, *incident, told);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_recorded(session, *open, **tried, words.ruling);
    const auto incident = desk::incident_numbered(*open, words.incident);
    if (!incident) return session.fail(incident.error());
    if (!values) return session.fail(values.error());
    return record(session, *open, **incident, told, *id, words.ruling);
}

}  // namespace

Command answer_command() {
    const auto words = std::make_shared<AnswerWords>();
    Command command;
    command.name = "answer";
    command.summary = "Tell what a ruling asks, and have it judged again";
    command.details =
        "Records each fact with who told it, and the new ruling. The last answer on a fact counts; the others stay in "
        "the\n"
        "log. What acts and board settle is not asked, and an answer that contradicts it is refused; one on which "
        "nothing "
        "in\n"
        "the ruling hangs is recorded, and that is said. Exit code 4: something must still be told.";
    command.example = "jadoube answer 1 deliberate=yes --by \"the player of Black\"";
    command.options = {
        {"incident", "the number of the incident", &words->incident, "N", true, {}, ValueKind::incidents},
        {"facts", "what is told: deliberate=yes", &words->facts, "FACT=VALUE", true},
        {"--by", "who told it (default: the event's only arbiter)", &words->by, "WHO"},
        {"--note", "a remark for the log", &words->note, "TEXT"},
        brief_option(words->ruling),
        explain_option(words->ruling),
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_answer(session, *words); };
    return command;
}

}  // namespace jadoube::cli
