// jadoube undo: an incident that was entered by mistake counts no more.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/due_note.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/incident/corrections.hpp"

namespace jadoube::cli {
namespace {

struct UndoWords {
    std::optional<log::LogNumber> incident;
    std::string reason;
    std::string by;
    std::string log;
    std::string id;
};

ExitCode say(const Session& session, const desk::Receipt& receipt) {
    if (session.json)
        session.print(receipt_json(receipt));
    else
        session.out << to_text(receipt) << ": withdrawn\n";
    return ExitCode::fine;
}

ExitCode run_undo(Session& session, const UndoWords& words) {
    auto open = open_log(session, words.log, log::Access::append,
                         log::GameOfIncident{words.incident.value_or(log::LogNumber{})});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto incident = desk::incident_numbered(*open, words.incident);
    if (!incident) return session.fail(incident.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::withdrawal, [&](const log::Entry& entry) {
        return entry.supersedes == (*incident)->entry.id && std::get<log::Withdrawn>(entry.data).reason == words.reason;
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return say(session, {(*tried)->seq, *id, true, (*incident)->number});
    const auto entry = desk::withdrawal_of(*open, **incident, words.reason, {*id, desk::recorder(*open, words.by)});
    if (!entry) return session.fail(entry.error());
    const Uninterrupted held(session);
    const auto recorded = open->record(*entry);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    const log::LogNumber number = (*incident)->number;
    tell_due_since(session, *open);
    return say(session, {recorded->entry.seq, *id, recorded->was_there, number});
}

}  // namespace

Command undo_command() {
    const auto words = std::make_shared<UndoWords>();
    Command command;
    command.name = "undo";
    command.summary = "Withdraw an incident that was entered by mistake";
    command.details =
        "It keeps its number and stays in log and report, and counts no more: as where it was entered for another "
        "board,\n"
        "and is entered there anew. By whoever entered it or decided on it, or somebody whose role is as high. What "
        "was\n"
        "only mistyped is corrected: 'jadoube correct'.";
    command.example = "jadoube undo 3 --reason \"it was board 13\"";
    command.options = {
        {"incident", "the number of the incident", &words->incident, "N", true, {}, ValueKind::incidents},
        {"--reason", "why", &words->reason, "TEXT", true},
        {"--by", "who withdraws it (default: the event's only arbiter)", &words->by, "NAME"},
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_undo(session, *words); };
    return command;
}

}  // namespace jadoube::cli
