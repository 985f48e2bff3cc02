// Which module may use which, as edges.txt says.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace jadoube::architecture {

using Modules = std::set<std::string>;

/// For each module those that it uses directly.
using Edges = std::map<std::string, Modules>;

/// Reads lines "module: used used"; a line that starts with # is a comment.
[[nodiscard]] Edges read_edges(std::string_view text);

/// The module itself, what it uses, and what those may use.
[[nodiscard]] Modules reachable_from(const Edges& edges, const std::string& module);

}  // namespace jadoube::architecture
