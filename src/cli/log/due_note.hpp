// Said by every command that opens a log: which rulings rest on what was changed since.
#pragma once

#include "cli/session.hpp"
#include "desk/known/open_log.hpp"

namespace jadoube::cli {

/// On `err`, as far as the log was read. What cannot be judged anew is left to 'jadoube due', which says why.
void tell_due_again(const Session& session, const desk::OpenLog& open);
/// The same without that incident, which is being decided anew.
void tell_due_but(const Session& session, const desk::OpenLog& open, const log::LogNumber& incident);
/// Those that have come with what has just been recorded, which is taken in: incidents of the state before are no more
/// to be used.
void tell_due_since(const Session& session, desk::OpenLog& open);

}  // namespace jadoube::cli
