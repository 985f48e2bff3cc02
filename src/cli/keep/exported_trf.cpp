#include "cli/keep/exported_trf.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "desk/known/event_data.hpp"
#include "desk/tournament/trf_export.hpp"

namespace jadoube::cli {
namespace {

constexpr std::size_t kLargestReport = std::size_t{8} << 20;  // as import takes it

Json change_json(const desk::TrfChange& change) {
    return Json::object({{"incident", log::json_of(change.incident)},
                         {"player", change.player},
                         {"round", change.round},
                         {"line", change.line == 0 ? Json() : Json(change.line)},
                         {"column", change.line == 0 ? Json() : Json(change.column)},
                         {"before", change.before},
                         {"now", change.now}});
}

std::string change_words(const desk::TrfChange& change) {
    const std::string of =
        fmt::format("incident {}: {}, round {}", change.incident, for_terminal(change.player), change.round);
    if (change.line == 0) return fmt::format("{}: points {}, a record 299 at the end", of, change.now);
    return fmt::format("{}: '{}' instead of '{}', line {}, column {}", of, change.now, change.before, change.line,
                       change.column);
}

ExitCode say(const Session& session, const TrfWords& words, const desk::TrfExport& exported) {
    if (session.json) {
        JsonArray changes;
        JsonArray left;
        for (const desk::TrfChange& change : exported.changes) changes.push_back(change_json(change));
        for (const log::LogNumber& incident : exported.left) left.push_back(log::json_of(incident));
        session.print(Json::object({{"schema", "jadoube/export-trf/1"},
                                    {"file", words.output},
                                    {"changes", std::move(changes)},
                                    {"left", std::move(left)}}));
        return ExitCode::fine;
    }
    session.out << fmt::format("exported: {}\n", for_terminal(words.output));
    for (const desk::TrfChange& change : exported.changes) session.out << change_words(change) << '\n';
    if (exported.changes.empty()) session.out << "no ruling changes anything in it: it is the same, to the byte\n";
    for (const log::LogNumber& incident : exported.left)
        session.err << fmt::format(
            "remark: incident {} was decided in words, or twice, or its players are not paired in the file: "
            "nothing was changed for it\n",
            incident);
    if (!exported.changes.empty()) session.err << "remark: the points of the players are left to the pairing program\n";
    return ExitCode::fine;
}

}  // namespace

ExitCode export_trf(Session& session, const TrfWords& words) {
    if (words.output.empty())
        return session.fail(
            Error{ErrorCode::usage, "the pairing report is written to a new file", "--output", "name it: -o new.trf"});
    std::error_code problem;
    if (std::filesystem::exists(words.output, problem))
        return session.fail(Error{ErrorCode::usage, "is there already, and is not replaced", words.output,
                                  "name another: the file of the pairing program stays as it is"});
    const auto bytes = read_file(words.file, kLargestReport);
    if (!bytes) return session.fail(bytes.error());
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto event = desk::event_data(*open, {});
    if (!event) return session.fail(event.error());
    auto exported = desk::trf_with_rulings(*open, event->incidents, *bytes);
    if (!exported) {
        exported.error().where = words.file;
        return session.fail(exported.error());
    }
    const Uninterrupted held(session);
    if (const auto written = write_file(words.output, exported->bytes); !written) return session.fail(written.error());
    return say(session, words, *exported);
}

}  // namespace jadoube::cli
