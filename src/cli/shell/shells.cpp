#include <array>

#include "cli/shell/scripts.hpp"

namespace jadoube::cli {
namespace {

constexpr auto kShells = std::to_array<Shell>({{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}});

}  // namespace

std::span<const Shell> shells() {
    return kShells;
}

}  // namespace jadoube::cli
