// What an arbiter writes by hand where a command could record nothing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/session.hpp"

namespace jadoube::cli {

/// As much as is known when the command fails; what is empty is left to the hand.
struct PaperNote {
    std::filesystem::path log;
    std::string time_zone = {};
    std::string game = {};
    std::vector<std::string> acts = {};  // as sentences
    std::string ruling = {};
    std::vector<std::string> command = {};  // that enters it later; empty: the one that was typed
};

/// The lines: time, board, acts, ruling, the head of the last entry that is known, and the command to enter it later.
[[nodiscard]] std::string lines_of(const PaperNote& note, const Session& session);

/// From now on a failure to record says them too.
void have_paper_ready(const Session& session, const PaperNote& note);

}  // namespace jadoube::cli
