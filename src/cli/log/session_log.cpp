#include "cli/log/session_log.hpp"

#include <fmt/format.h>

#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/log/due_note.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/paper_note.hpp"
#include "desk/known/odd_moment.hpp"
#include "event/moment.hpp"
#include "report/formats/plain_lines.hpp"

namespace jadoube::cli {

Result<log::Surroundings> surroundings(const Session& session) {
    auto random = log::system_random();
    if (!random) return tl::unexpected<Error>(random.error());
    const auto now = session.now_ms;
    log::Surroundings around{.now = [now] { return log::UtcTime{now()}; }, .random = std::move(*random)};
    around.recorded = [words = session.recorded](log::EntrySeq first, log::EntrySeq last) {
        *words = first == last ? fmt::format("{}", last.value) : fmt::format("{} to {}", first.value, last.value);
    };
    around.remark = [&session](const std::string& remark) {
        session.err << "remark: " << for_terminal(remark) << '\n';
    };
    return around;
}

Result<desk::OpenLog> open_log_unsaid(const Session& session, const std::string& log, log::Access access,
                                      const log::Part& part) {
    const auto path = find_log(session, log);
    if (!path) return tl::unexpected<Error>(path.error());
    const auto around = surroundings(session);
    if (!around) return tl::unexpected<Error>(around.error());
    if (access == log::Access::append) have_paper_ready(session, {.log = *path});
    auto open = desk::open_log(*path, access, *around, part);
    if (open && access == log::Access::append)
        have_paper_ready(session, {.log = *path, .time_zone = desk::event_of(open->state).time_zone});
    return open;
}

Result<desk::OpenLog> open_log(const Session& session, const std::string& log, log::Access access,
                               const log::Part& part) {
    auto open = open_log_unsaid(session, log, access, part);
    if (open) tell_due_again(session, *open);
    return open;
}

log::Part game_named(const std::string& reference) {
    const auto game = event::parse_game_reference(reference);
    return game ? log::Part(log::GameOf{*game}) : log::Part(log::EventAlone{});
}

Result<std::optional<log::UtcTime>> moment_typed(const Session& session, const desk::OpenLog& open,
                                                 const std::string& typed, const std::string& option) {
    if (typed.empty()) return std::optional<log::UtcTime>();
    const std::string zone = desk::event_of(open.state).time_zone;
    auto moment = event::parse_moment(typed, zone.empty() ? std::string("UTC") : zone, session.now_ms());
    if (moment) {
        if (const auto odd = desk::what_is_odd(open.state, log::UtcTime{*moment}); !odd.empty())
            session.err << "remark: " << option << ": " << for_terminal(report::plain(odd)) << '\n';
        return std::optional(log::UtcTime{*moment});
    }
    moment.error().where = option;
    return tl::unexpected<Error>(moment.error());
}

Result<log::EntryId> command_id(const Session& session, const std::string& given) {
    if (given.empty()) {
        const auto around = surroundings(session);
        if (!around) return tl::unexpected<Error>(around.error());
        return log::new_entry_id(around->random);
    }
    if (const auto id = log::from_hex<log::EntryId>(given)) return *id;
    return failure(ErrorCode::usage, fmt::format("'{}' is no id", given), "--id",
                   "an id has 32 small hexadecimal digits, as a command printed it");
}

Error on_paper(Error error) {
    if (exit_code_for(error.code) != ExitCode::not_recorded) return error;
    error.hint += error.hint.empty() ? "write it on paper, then try again" : "; until then write it on paper";
    return error;
}

Error on_paper(Error error, const log::EntryId& command) {
    if (error.code != ErrorCode::log_unknown) return on_paper(std::move(error));
    error.hint += fmt::format("{}to try again without recording it twice, add --id {}", error.hint.empty() ? "" : "; ",
                              log::to_hex(command));
    return error;
}

}  // namespace jadoube::cli
