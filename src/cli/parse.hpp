// The command line library behind one function.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

/// What the words on the command line ask for.
struct Parsed {
    const Command* command = nullptr;  // nothing: something was printed already
    ExitCode code = ExitCode::fine;
};

/// Fills the targets of the options. Help goes to `out` (or, asked for by nothing at all, to `err`), errors to `err`
/// with the nearest known word.
[[nodiscard]] Parsed parse(const std::vector<Command>& commands, std::vector<std::string> words, Session& session);

}  // namespace jadoube::cli
