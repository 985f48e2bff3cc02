// The whole program: the tree of commands, and one run of it.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

/// "0.1.0"
[[nodiscard]] std::string_view program_version();

/// All commands, in the order in which help lists them.
[[nodiscard]] std::vector<Command> commands(const Session& session);

/// Parses the words after the program's name and runs the command. Prints help, errors and results to the session's
/// streams.
[[nodiscard]] ExitCode run(const std::vector<std::string>& words, Session& session);

/// One run to its end: checks that what was printed arrived, and says what was recorded where the program fails, or
/// memory does.
[[nodiscard]] ExitCode run_to_end(const std::vector<std::string>& words, Session& session);

/// main(): real streams, environment and clock.
[[nodiscard]] int run_program(int argc, char** argv);

}  // namespace jadoube::cli
