// jadoube redact: a confidential note is destroyed; that there was one stays.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/incident/authority.hpp"

namespace jadoube::cli {
namespace {

struct RedactWords {
    std::optional<log::LogNumber> entry;
    std::string reason;
    std::string by;
    std::string log;
    std::string id;
};

Result<const log::Entry*> note_numbered(const desk::OpenLog& open, const std::optional<log::LogNumber>& number) {
    auto entry = desk::entry_numbered(open, number.value_or(log::LogNumber{}));
    if (!entry) return entry;
    const bool is_matter = (*entry)->kind() == log::EntryKind::incident && (*entry)->veil;
    if ((*entry)->kind() == log::EntryKind::confidential || is_matter) return entry;
    return failure(ErrorCode::usage,
                   fmt::format("entry {} is no confidential note, and no confidential incident", *number), {},
                   "nothing else can be destroyed; 'jadoube log' lists what there is");
}

/// Whether this note was destroyed before.
bool is_redacted(const desk::OpenLog& open, const log::EntryId& note) {
    const auto entries = open.entries();
    return std::any_of(entries.begin(), entries.end(), [&](const log::Entry& entry) {
        const auto* redacted = std::get_if<log::Redacted>(&entry.data);
        return redacted != nullptr && redacted->entry == note;
    });
}

/// Whoever wrote or decided it, or somebody whose role is as high.
Result<void> require_may_destroy(const desk::OpenLog& open, const log::Entry& note, const std::string& by) {
    const auto& incidents = open.state.incidents;
    const auto incident = std::find_if(incidents.begin(), incidents.end(),
                                       [&](const log::LoggedIncident& one) { return one.entry.id == note.id; });
    const log::EventBegun event = desk::event_of(open.state);
    return incident != incidents.end() ? desk::require_authority_over(event, *incident, by)
                                       : desk::require_authority_over(event, note, open.store.names().number(note), by);
}

ExitCode say_redacted(const Session& session, const desk::Receipt& receipt) {
    if (session.json)
        session.print(receipt_json(receipt));
    else
        session.out << short_text(receipt)
                    << ": what it said is destroyed here; copies of the log, and paper, are not reached\n";
    return ExitCode::fine;
}

ExitCode run_redact(Session& session, const RedactWords& words) {
    if (words.reason.empty())
        return session.fail(Error{ErrorCode::usage, "a reason is needed, which anybody can read", "--reason",
                                  "as \"asked for by the player\""});
    auto open = open_log(session, words.log, log::Access::append);
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto note = note_numbered(*open, words.entry);
    if (!note) return session.fail(note.error());
    const std::string by = desk::recorder(*open, words.by);
    const log::NewEntry entry{*id, log::Redacted{(*note)->id, words.reason, (*note)->kind()}, by, (*note)->game};
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::redaction,
                                         [&](const log::Entry& there) { return there.data == entry.data; });
    if (!tried) return session.fail(tried.error());
    if (*tried) return say_redacted(session, **tried);
    if (is_redacted(*open, (*note)->id))
        return session.fail(Error{ErrorCode::usage, "it was destroyed before", {}, "jadoube log"});
    if (const auto may = require_may_destroy(*open, **note, by); !may) return session.fail(may.error());
    const Uninterrupted held(session);
    const auto recorded = open->record(entry);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    return say_redacted(session, {recorded->entry.seq, *id, recorded->was_there});
}

}  // namespace

Command redact_command() {
    const auto words = std::make_shared<RedactWords>();
    Command command;
    command.name = "redact";
    command.summary = "Destroy what a confidential note or incident says";
    command.details =
        "The key of the note, or of the incident with all that was recorded of it, is removed from the log, so that "
        "nobody can\n"
        "read it any more; the entries stay with their hashes, what the laws count of it stays too, and\n"
        "'jadoube verify' says that it was redacted. Out of reach are copies of the log that were made before "
        "(backups, "
        "sticks),\n"
        "what was printed, and what a disk keeps of bytes that were written over. By whoever wrote it or decided on "
        "it, "
        "or\n"
        "somebody whose role is as high.";
    command.example = "jadoube redact 12 --reason \"asked for by the player\"";
    command.options = {
        {"entry", "the number of the entry of the note, or of the incident", &words->entry, "SEQ", true},
        {"--reason", "why, for anybody to read; needed", &words->reason, "TEXT"},
        {"--by", "who records (default: the event's only arbiter)", &words->by, "NAME", false, {}, ValueKind::arbiters},
        log_option(words->log),
        id_option(words->id)};
    command.run = [words](Session& session) { return run_redact(session, *words); };
    return command;
}

}  // namespace jadoube::cli
