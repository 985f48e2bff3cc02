// One run of `jadoube resume`, and what its steps share.
#pragma once

#include "cli/adjourn/resume_words.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/open_log.hpp"

namespace jadoube::cli {

/// One run of the command.
struct Resumption {
    Session& session;
    const ResumeWords& words;
    desk::ResumedGame at;
    desk::ResumptionTold told;

    [[nodiscard]] std::string reference() const { return event::to_text(at.game.game); }
    [[nodiscard]] bool is_present(chess::Color side) const { return desk::is_present(at, told, side); }
};

/// What is typed next: opening, or what the envelope holds.
[[nodiscard]] std::string next_step(const Resumption& run);

/// That the move to be made is the one that was sealed: opened, if the log has it, and no other is told where it reads
/// as a legal move; told, if the move is on paper alone. Fails with usage.
[[nodiscard]] Result<void> require_sealed_move(const Resumption& run);

/// "recorded as 7: ..." with what to type next, or the receipt as JSON.
void say(const Resumption& run, const desk::Receipt& receipt, const std::string& words, const std::string& next);
/// Of the entry with that id, else of the first.
[[nodiscard]] desk::Receipt receipt_of(const std::vector<log::Recorded>& recorded, const log::EntryId& id);

/// Opens the sealed move that is next, records the opening, and shows what it held.
[[nodiscard]] ExitCode open_envelope(const Resumption& run);

}  // namespace jadoube::cli
