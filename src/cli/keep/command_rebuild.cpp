// jadoube rebuild: what follows from the entries, made anew from them.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "log/keep/rebuild.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kRebuildWait{10'000};

std::string index_words(const log::IndexHeld& held) {
    if (held.unreadable) return fmt::format("{}; made anew with {} rows", *held.unreadable, held.rows);
    if (!held.differs()) return fmt::format("{} rows, as they were", held.rows);
    return fmt::format("{} rows were missing and {} too many; made anew with {}", held.missing, held.too_many,
                       held.rows);
}

void show(const Session& session, const log::Rebuilt& rebuilt) {
    for (const log::IndexHeld& held : rebuilt.indexes)
        session.out << fmt::format("index {}: {}\n", held.name, for_terminal(index_words(held)));
    if (rebuilt.copies.empty()) session.out << "copies: as in the bodies of the entries\n";
    for (const log::CopyHeld& copy : rebuilt.copies)
        session.out << fmt::format("entry {}: {} was '{}', and is '{}' by its body\n", copy.entry, copy.column,
                                   for_terminal(copy.was, 80), for_terminal(copy.is, 80));
    if (rebuilt.kept)
        session.out << fmt::format("kept: {}, the file as it was\n", for_terminal(rebuilt.kept->string()));
    else
        session.out << "nothing differed: the file is as it was\n";
    session.out << for_terminal(log::summary(rebuilt.verification)) << '\n';
    for (const std::string& remark : rebuilt.verification.remarks)
        session.err << "remark: " << for_terminal(remark) << '\n';
}

Json to_json(const log::IndexHeld& held) {
    return Json::object({{"name", held.name},
                         {"rows", held.rows},
                         {"missing", held.missing},
                         {"too_many", held.too_many},
                         {"unreadable", held.unreadable ? Json(*held.unreadable) : Json()}});
}

Json to_json(const log::Rebuilt& rebuilt) {
    JsonArray indexes;
    for (const log::IndexHeld& held : rebuilt.indexes) indexes.push_back(to_json(held));
    JsonArray copies;
    for (const log::CopyHeld& copy : rebuilt.copies)
        copies.push_back(Json::object(
            {{"entry", log::json_of(copy.entry)}, {"column", copy.column}, {"was", copy.was}, {"is", copy.is}}));
    return Json::object({{"schema", "jadoube/rebuild/1"},
                         {"entries", rebuilt.verification.entries()},
                         {"differed", rebuilt.differed()},
                         {"indexes", std::move(indexes)},
                         {"copies", std::move(copies)},
                         {"kept", rebuilt.kept ? Json(rebuilt.kept->string()) : Json()}});
}

ExitCode run_rebuild(Session& session, const std::string& log) {
    const auto path = find_log(session, log);
    if (!path) return session.fail(path.error());
    const Uninterrupted held(session);
    const auto rebuilt = log::rebuild(*path, kRebuildWait);
    if (!rebuilt) return session.fail(rebuilt.error());
    if (session.json)
        session.print(to_json(*rebuilt));
    else
        show(session, *rebuilt);
    return ExitCode::fine;
}

}  // namespace

Command rebuild_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "rebuild";
    command.summary = "Make anew what follows from the entries, and say what differed";
    command.details =
        "The indexes by which entries are found, and the copies of a body that stand in columns, are held against the\n"
        "entries themselves. Where they differ they are made anew, the whole log is verified, and only then is that\n"
        "kept; the file as it was stays beside it. Bodies, hashes and signatures are never touched: where one of them "
        "is\n"
        "damaged nothing is done, and a new log goes on (jadoube init --follows). Nothing is recorded.";
    command.example = "jadoube rebuild";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_rebuild(session, *log); };
    return command;
}

}  // namespace jadoube::cli
