// jadoube eject: before the disk is pulled out, or the log carried elsewhere.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "log/keep/eject.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kEjectWait{10'000};

std::string_view use_of(log::CarriedFile::What what) {
    using What = log::CarriedFile::What;
    switch (what) {
        case What::log: return "the whole log, in one file";
        case What::key: return "its secret key: who has it goes on recording; leave it out of what others get";
        default: return "where it ended each time: shows an end that was cut off";
    }
}

void show(const Session& session, const log::Ejected& ejected) {
    const log::VerifiedChain& own = ejected.verification.chains.front();
    const std::string words = log::fingerprint_of(log::to_raw(own.head));
    session.out << for_terminal(log::summary(ejected.verification)) << '\n';
    for (const std::string& remark : ejected.verification.remarks)
        session.err << "remark: " << for_terminal(remark) << '\n';
    for (const log::CarriedFile& file : ejected.files)
        session.out << fmt::format("carry:  {} ({} bytes): {}\n", for_terminal(file.path.string()), file.bytes,
                                   use_of(file.what));
    session.out << "leave:  what else is named like it is made anew where it is needed\n"
                << "sha256: " << log::to_hex(ejected.sha256) << '\n'
                << fmt::format("words:  {} {} (write them down)\n", own.entries, words)
                << fmt::format("check:  jadoube verify {} --head \"{} {}\"\n",
                               for_terminal(ejected.files.front().path.filename().string()), own.entries, words);
}

void print(const Session& session, const log::Ejected& ejected) {
    JsonArray files;
    for (const log::CarriedFile& file : ejected.files)
        files.push_back(
            Json::object({{"what", log::name_of(file.what)}, {"file", file.path.string()}, {"bytes", file.bytes}}));
    session.print(Json::object({{"schema", "jadoube/eject/1"},
                                {"files", std::move(files)},
                                {"sha256", log::to_hex(ejected.sha256)},
                                {"entries", ejected.verification.own_entries()},
                                {"head", log::to_hex(ejected.verification.chains.front().head)}}));
}

ExitCode run_eject(Session& session, const std::string& log) {
    const auto path = find_log(session, log);
    if (!path) return session.fail(path.error());
    const Uninterrupted held(session);
    const auto ejected = log::eject(*path, kEjectWait);
    if (!ejected) return session.fail(ejected.error());
    if (session.json)
        print(session, *ejected);
    else
        show(session, *ejected);
    return ExitCode::fine;
}

}  // namespace

Command eject_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "eject";
    command.summary = "Put everything into the one file, before the disk is pulled out";
    command.details =
        "What still stands in a -wal file is carried over, the whole log is verified, and file, key and heads are "
        "synced.\n"
        "Then it is said which files to carry, and how to check them where they arrive. While another program has "
        "the log\n"
        "open that cannot be, and is said. Nothing is recorded, and no passphrase is asked for.";
    command.example = "jadoube eject";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_eject(session, *log); };
    return command;
}

}  // namespace jadoube::cli
