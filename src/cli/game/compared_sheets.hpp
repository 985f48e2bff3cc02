// Two scoresheets from files, compared.
#pragma once

#include <string>
#include <vector>

#include "cli/session.hpp"
#include "game/pgn/pgn_reader.hpp"

namespace jadoube::cli {

/// Prints how far White's sheet and Black's agree. Answers negative where they are not the same in all; fails where
/// there are not two, one cannot be read, or has no move.
[[nodiscard]] ExitCode compare_sheets(Session& session, const std::vector<std::string>& files);

/// The game as far as both sheets have the same legal moves; from there on nothing of it is known. Fails as
/// compare_sheets does.
[[nodiscard]] Result<game::PgnGame> game_of_sheets(const std::vector<std::string>& files);

}  // namespace jadoube::cli
