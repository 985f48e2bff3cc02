// What the command `resume` is told, and the step of the resumption that it asks for.
#pragma once

#include "cli/adjourn/pages.hpp"
#include "cli/typed/ruling_options.hpp"
#include "desk/adjourn/resumption.hpp"

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

/// Fails with usage where none is asked for, or several.
[[nodiscard]] Result<desk::ResumeStep> step_of(const ResumeWords& words);

/// What the words tell of a step. Fails with what cannot be read in them.
[[nodiscard]] Result<desk::ResumptionTold> told_of(desk::ResumeStep step, const ResumeWords& words,
                                                   const log::AdjournedGame& game);

[[nodiscard]] std::vector<OptionSpec> resume_options(ResumeWords& words);

}  // namespace jadoube::cli
