// The log of a session: found, opened, and what is said where it cannot be written.
#pragma once

#include "cli/session.hpp"
#include "desk/known/open_log.hpp"

namespace jadoube::cli {

/// The clock of the session and the random bytes of the system; remarks go to `err`. Lives as long as the session.
[[nodiscard]] Result<log::Surroundings> surroundings(const Session& session);

/// Opens the log that find_log names and takes in its entries, or a part of them. What is remarkable about it is said
/// on `err`.
[[nodiscard]] Result<desk::OpenLog> open_log(const Session& session, const std::string& log, log::Access access,
                                             const log::Part& part = log::WholeLog{});
/// Which rulings rest on what was changed since is left to who asks for just that.
[[nodiscard]] Result<desk::OpenLog> open_log_unsaid(const Session& session, const std::string& log, log::Access access,
                                                    const log::Part& part);

/// The part of a log that a command on this game needs; the event alone where that names no game.
[[nodiscard]] log::Part game_named(const std::string& reference);

/// A moment that was typed, by the clocks of the event; nothing where none was. Fails with usage.
[[nodiscard]] Result<std::optional<log::UtcTime>> moment_typed(const Session& session, const desk::OpenLog& open,
                                                               const std::string& typed, const std::string& option);

/// The id of a command: the one given with --id, in hexadecimal, else a new one. Fails with usage.
[[nodiscard]] Result<log::EntryId> command_id(const Session& session, const std::string& given);

/// A failure to record, with what to do in the hall while it lasts.
[[nodiscard]] Error on_paper(Error error);
/// The same for a command with this id, which may be tried again.
[[nodiscard]] Error on_paper(Error error, const log::EntryId& command);

}  // namespace jadoube::cli
