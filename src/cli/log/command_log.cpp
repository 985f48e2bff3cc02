// jadoube log: the entries of a log, in a table or one of them whole.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "report/entry_words.hpp"
#include "desk/open_log.hpp"

namespace jadoube::cli {
namespace {

struct LogWords {
    std::optional<int> entry;
    std::optional<int> at;
    std::string log;
};

report::Table table_of(const std::vector<log::Entry>& entries, const log::State& state) {
    report::Table table{{"Entry", "Time (UTC)", "Kind", "What", "By"}, {}};
    for (const log::Entry& entry : entries) {
        table.rows.push_back({report::Text(fmt::format("{}", entry.seq.value)), report::to_words(entry.at),
                              std::string(name_of(entry.kind())), report::foreign(report::to_words(entry, state)),
                              report::foreign(entry.author)});
    }
    return table;
}

Error no_such_entry(const desk::OpenLog& open, int number) {
    return {ErrorCode::no_such_entry, fmt::format("there is no entry {}", number), open.store.path().string(),
            fmt::format("the log holds entries 1 to {}", open.entries.size())};
}

ExitCode show_entry(const Session& session, const desk::OpenLog& open, int number) {
    const auto entry = std::find_if(open.entries.begin(), open.entries.end(),
                                    [&](const log::Entry& candidate) { return candidate.seq.value == number; });
    if (entry == open.entries.end()) return session.fail(no_such_entry(open, number));
    if (session.json) {
        session.print(log::to_json(*entry));
    } else {
        session.out << to_pretty_text(log::to_json(*entry));
    }
    return ExitCode::fine;
}

ExitCode run_log(Session& session, const LogWords& words) {
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    if (words.entry) return show_entry(session, *open, *words.entry);
    const int last = words.at.value_or(static_cast<int>(open->entries.size()));
    if (last < 1 || static_cast<std::size_t>(last) > open->entries.size())
        return session.fail(no_such_entry(*open, last));
    std::vector<log::Entry> entries = open->entries;
    entries.erase(
        std::remove_if(entries.begin(), entries.end(), [&](const log::Entry& e) { return e.seq.value > last; }),
        entries.end());
    if (!session.json) {
        show(session, {{table_of(entries, open->state)}});
        return ExitCode::fine;
    }
    for (const log::Entry& entry : entries) session.print(log::to_json(entry));
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
        {"--at", "only the entries up to this one", &words->at, "SEQ"},
        log_option(words->log),
    };
    command.run = [words](Session& session) { return run_log(session, *words); };
    return command;
}

}  // namespace jadoube::cli
