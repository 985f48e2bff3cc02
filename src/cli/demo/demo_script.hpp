// The script of the demonstration, data/demo.json: which files it takes, what it types and what it says about it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/session.hpp"

namespace jadoube::cli {

struct DemoStep {
    std::string say;                 // a sentence or two for the reader
    std::vector<std::string> words;  // after the program's name
    int exit = 0;                    // with which it is to end
};

struct DemoScript {
    std::vector<std::string> files;  // beside the script, copied before the first step
    std::vector<DemoStep> steps;
    std::string report;  // the file that the last step leaves
};

/// The folder with the program's samples: share/jadoube/data beside the program's folder, else that of the source tree.
[[nodiscard]] std::filesystem::path data_folder(const Session& session);

/// Fails with file_missing, and with what is wrong with the JSON.
[[nodiscard]] Result<DemoScript> read_demo_script(const std::filesystem::path& folder);

/// As a POSIX shell takes it for one word.
[[nodiscard]] std::string quoted(const std::string& word);
/// The command as typed at a shell, over several lines where it is long.
[[nodiscard]] std::string as_typed(const std::vector<std::string>& words);

}  // namespace jadoube::cli
