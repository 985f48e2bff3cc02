// What a command that records answers: "recorded as 3 (incident 1)", and the ruling with it.
#pragma once

#include "cli/session.hpp"
#include "cli/typed/ruling_options.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/open_log.hpp"
#include "report/words/say.hpp"

namespace jadoube::adjudicate {
struct Ruling;
}

namespace jadoube::desk {
struct JudgedMatter;
}

namespace jadoube::cli {

/// What to type next on an incident with this ruling; one that was decided before needs a reason.
[[nodiscard]] std::string next_step(const adjudicate::Ruling& ruling, const log::LogNumber& incident,
                                    bool was_decided = false);

/// "recorded as 3 (incident 1)", "already recorded as 3 (incident 1)".
[[nodiscard]] std::string to_text(const desk::Receipt& receipt);
/// "recorded as 7": of what is no incident.
[[nodiscard]] std::string short_text(const desk::Receipt& receipt);
/// `schema`, `entry`, `id`, `was_there`, `incident`.
[[nodiscard]] Json receipt_json(const desk::Receipt& receipt);

/// A sentence of the conversation, as a line.
void say_line(const Session& session, report::Key key, report::Slots slots = {});
/// "next: jadoube seal r1b1", with the moment to type it, where that is not now.
void say_next(const Session& session, const std::string& command);
void say_next(const Session& session, report::Key moment, const std::string& command);

/// Prints a ruling, as much of it as is asked for, the receipt and what to type next; answers fine, needs_facts or
/// bad_input.
[[nodiscard]] ExitCode show_ruling(const Session& session, const desk::JudgedMatter& judged,
                                   const desk::Receipt& receipt, const RulingWords& words, bool was_decided = false);
/// The same for a ruling that is not recorded, on what would be that incident.
[[nodiscard]] ExitCode show_unrecorded(const Session& session, const desk::JudgedMatter& judged,
                                       const log::LogNumber& incident, const RulingWords& words);
/// The same for a ruling that the log holds already.
[[nodiscard]] ExitCode show_recorded(const Session& session, const desk::OpenLog& open, const desk::Receipt& receipt,
                                     const RulingWords& words);

}  // namespace jadoube::cli
