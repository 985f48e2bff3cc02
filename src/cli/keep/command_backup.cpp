// jadoube backup: a copy of the log that cannot miss an entry.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/known/open_log.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube::cli {
namespace {

struct BackupWords {
    std::string file;
    std::string log;
};

ExitCode run_backup(Session& session, const BackupWords& words) {
    auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    if (const auto apart = require_apart(words.file, open->store.path(), "a copy"); !apart)
        return session.fail(apart.error());
    const Uninterrupted held(session);
    const auto copy = open->store.copy_to(words.file);
    if (!copy) return session.fail(copy.error());
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/backup/1"},
                                    {"file", words.file},
                                    {"entries", copy->entries()},
                                    {"head", log::to_hex(copy->chains.front().head)}}));
        return ExitCode::fine;
    }
    session.out << "copied: " << for_terminal(words.file) << ", " << for_terminal(log::summary(*copy)) << '\n'
                << "head:   " << log::to_hex(copy->chains.front().head) << '\n'
                << "words:  " << log::fingerprint_of(log::to_raw(copy->chains.front().head)) << '\n';
    return ExitCode::fine;
}

}  // namespace

Command backup_command() {
    const auto words = std::make_shared<BackupWords>();
    Command command;
    command.name = "backup";
    command.summary = "Copy the log, whole and verified";
    command.details =
        "Takes in what still stands in the -wal file beside the log, which a copy by the system may miss, verifies "
        "the\n"
        "copy, and puts the heads beside it. The key is not copied: the copy is for reading. A file that is there is\n"
        "never replaced.";
    command.example = "jadoube backup /media/stick/open-round-5.jadoube";
    command.options = {{"file", "the copy to make", &words->file, "FILE.jadoube", true}, log_option(words->log)};
    command.run = [words](Session& session) { return run_backup(session, *words); };
    return command;
}

}  // namespace jadoube::cli
