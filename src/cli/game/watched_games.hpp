// Files of games that are being written, looked at again and again: claims are told as they fall due.
#pragma once

#include <filesystem>
#include <string>

#include "cli/session.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::cli {

struct Watch {
    std::filesystem::path path;  // a PGN file, or a folder with such files in it or in its folders
    std::string ground;          // only this one; empty: each
    rules::Play play = rules::Play::standard;
    int every_seconds = 2;
    std::optional<int> looks = {};  // so many, and then an end; nothing: until it is interrupted
};

/// A line for each claim on `out`. What cannot be read is said once on `err`, and looked at again.
[[nodiscard]] ExitCode watch_games(Session& session, const Watch& watch, const desk::Laws& laws);

}  // namespace jadoube::cli
