// What the command `resume` is told, and the step of the resumption that it asks for.
#pragma once

#include "cli/adjourn/pages.hpp"
#include "cli/typed/ruling_options.hpp"
#include "desk/adjourned_games.hpp"
#include "rules/vocabulary/sealed_move.hpp"

namespace jadoube::cli {

struct ResumeWords {
    std::string reference;
    std::string present;
    std::string absent;
    bool open = false;
    std::string opened_by;
    std::optional<int> passphrase_fd;
    std::optional<int> slip_fd;
    std::string escrow_key;
    bool both_ask = false;
    std::string found;
    std::string move;
    std::string ended;
    bool wrong_times = false;
    bool after_first_move = false;
    bool wrong_position = false;
    bool go_on = false;
    std::vector<std::string> facts;
    std::string raised_by;
    std::string white_clock;
    std::string black_clock;
    std::string note;
    std::string by;
    std::string log;
    std::string id;
    RulingWords ruling;
};

/// Exactly one of them, but that players may be present at any.
enum class ResumeStep { present, absent, open, found, ended, times, position, go_on };
[[nodiscard]] Result<ResumeStep> step_of(const ResumeWords& words);

/// The incident of a step that is ruled on: absent, found, ended, times or position; of an opening, whether he opened
/// who should. Fails with what cannot be read in the words.
[[nodiscard]] Result<desk::AdjournedIncident> incident_of(ResumeStep step, const ResumeWords& words,
                                                          const log::AdjournedGame& game, const std::string& teller);

/// The clocks as told with the command; nothing where none was.
[[nodiscard]] Result<std::optional<log::ClockReadings>> told_clocks(const ResumeWords& words,
                                                                    const log::AdjournedGame& game);

/// What the envelope was found to hold, where that was told.
[[nodiscard]] std::optional<rules::SealedMove> found_in(const ResumeWords& words);

/// Whom a word names: "both" are two.
[[nodiscard]] std::vector<chess::Color> sides_of(const std::string& word);

/// The result of a game that ended before its resumption: "1/2-1/2"; and the same as a sentence.
struct EarlyEnd {
    std::string result;
    std::string reason;
};
[[nodiscard]] EarlyEnd early_end(const ResumeWords& words);

[[nodiscard]] std::vector<OptionSpec> resume_options(ResumeWords& words);

}  // namespace jadoube::cli
