// Scripts that teach a shell to complete the command line, written from the tree of commands.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace jadoube::cli {

struct Shell {
    std::string_view name;
    std::string (*script)(const std::vector<Command>& commands);
};
/// bash, zsh and fish.
[[nodiscard]] std::span<const Shell> shells();

/// For bash 4.0 or later, with or without the package bash-completion. Names only: bash shows no help.
[[nodiscard]] std::string bash_script(const std::vector<Command>& commands);
/// For zsh, as the function `_jadoube` in a folder of its fpath, or sourced after compinit.
[[nodiscard]] std::string zsh_script(const std::vector<Command>& commands);
/// For fish 3.0 or later.
[[nodiscard]] std::string fish_script(const std::vector<Command>& commands);

}  // namespace jadoube::cli
