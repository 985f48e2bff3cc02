// Files of cases, and the game files that they name.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "adjudicate/cases/case_file.hpp"

namespace jadoube::desk {

/// The files `*.json` below the folders named, and the files named, in order of their names.
[[nodiscard]] tl::expected<std::vector<std::filesystem::path>, Error> case_paths(const std::vector<std::string>& names);

/// The cases of a file, or of standard input for "-". A game file that a case names is looked for from the folder of
/// the case file. Fails with all problems found.
[[nodiscard]] tl::expected<std::vector<adjudicate::Case>, Errors> read_case_file(const std::filesystem::path& path);

}  // namespace jadoube::desk
