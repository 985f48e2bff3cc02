// Manual pages, made from the commands themselves as their help is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace jadoube::cli {

struct ManualPage {
    std::string name;  // "jadoube-rules-lint", of which the file is jadoube-rules-lint.1
    std::string roff;  // with the macros of man(7), the same bytes at any time
};

/// The page on the program first, then one for each command and each of its parts.
[[nodiscard]] std::vector<ManualPage> manual_pages(const std::vector<Command>& commands, std::string_view version);

/// Text as roff shows it: no word of it is a request or an escape.
[[nodiscard]] std::string for_roff(std::string_view text);

}  // namespace jadoube::cli
