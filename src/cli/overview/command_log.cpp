// jadoube log: the entries of a log, in a table or one of them whole.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/json_shown.hpp"
#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/known/open_log.hpp"
#include "report/event/entry_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

struct LogWords {
    std::optional<log::LogNumber> entry;
    std::optional<log::LogNumber> at;
    std::string log;
    bool confidential = false;
};

/// What a confidential note says, or why that is not known.
Result<std::string> note_words(const desk::OpenLog& open, const log::ConfidentialNote& note) {
    const auto text = open.store.read_note(note);
    if (!text) return tl::unexpected<Error>(text.error());
    return text->value_or(report::phrase("log.no_note"));
}

report::Table table_of(const desk::OpenLog& open, bool confidential) {
    const auto& names = open.store.names();
    const log::State& state = open.state;
    using report::say;
    const std::string zone = desk::event_of(state).time_zone;
    report::Table table{{say("label.entry"), say("label.time"), say("label.kind"), say("label.what"), say("label.by")},
                        {}};
    for (const log::Entry& stored : open.entries()) {
        const log::Entry entry = confidential ? open.store.revealed(stored).value_or(stored) : stored;
        const auto* note = std::get_if<log::ConfidentialNote>(&entry.data);
        const std::string what = confidential && note != nullptr
                                     ? note_words(open, *note).value_or(report::phrase("log.no_note"))
                                     : report::to_words(entry, state);
        table.rows.push_back({report::Text(log::to_text(names.number(entry))), report::to_words(entry.at, zone),
                              report::spaced(name_of(entry.kind())), report::foreign(what),
                              report::foreign(entry.author)});
    }
    return table;
}

/// As it was signed; with what a confidential note says, where that is asked for.
Result<Json> entry_json(const desk::OpenLog& open, const log::Entry& entry, bool confidential) {
    Json json = log::to_json(entry);
    if (confidential && entry.veil) {
        const auto says = open.store.revealed(entry);
        if (!says) return tl::unexpected<Error>(says.error());
        return json.set("says", says->is_veiled ? Json() : log::to_json(says->data));
    }
    const auto* note = std::get_if<log::ConfidentialNote>(&entry.data);
    if (!confidential || note == nullptr) return json;
    const auto text = open.store.read_note(*note);
    if (!text) return tl::unexpected<Error>(text.error());
    return json.set("note", *text ? Json(**text) : Json());
}

ExitCode show_entry(const Session& session, const desk::OpenLog& open, const log::LogNumber& number,
                    bool confidential) {
    const auto entry = desk::entry_numbered(open, number);
    if (!entry) return session.fail(entry.error());
    const auto json = entry_json(open, **entry, confidential);
    if (!json) return session.fail(json.error());
    if (session.json) {
        session.print(*json);
    } else {
        session.out << for_json(to_pretty_text(*json));
    }
    return ExitCode::fine;
}

ExitCode run_log(Session& session, const LogWords& words) {
    auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    if (words.entry) return show_entry(session, *open, *words.entry, words.confidential);
    if (words.at) open = desk::as_it_stood(std::move(*open), *words.at);
    if (!open) return session.fail(open.error());
    if (!session.json) {
        show(session, {{table_of(*open, words.confidential)}}, kWideTerminal);
        return ExitCode::fine;
    }
    for (const log::Entry& entry : open->entries()) {
        const auto json = entry_json(*open, entry, words.confidential);
        if (!json) return session.fail(json.error());
        session.print(*json);
    }
    return ExitCode::fine;
}

}  // namespace

Command log_command() {
    const auto words = std::make_shared<LogWords>();
    Command command;
    command.name = "log";
    command.summary = "List the entries of the log";
    command.details = "With a number, shows that entry whole, as it is signed. --json writes one entry a line.";
    command.example = "jadoube log --at 12";
    command.options = {
        {"entry", "the number of one entry", &words->entry, "SEQ"},
        {"--confidential", "with what confidential notes and incidents say, as far as their keys are here",
         &words->confidential},
        {"--at", "only the entries up to this one", &words->at, "SEQ"},
        log_option(words->log),
    };
    command.is_paged = true;
    command.run = [words](Session& session) { return run_log(session, *words); };
    return command;
}

}  // namespace jadoube::cli
