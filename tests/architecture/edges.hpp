// Which module may use which, and within a module which room, as edges.txt says.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace jadoube::architecture {

using Modules = std::set<std::string>;

/// For each module, and each room of one ("adjudicate/judge"), those that it uses directly. The files that stand in the
/// folder of the module itself are its room "top".
using Edges = std::map<std::string, Modules>;

/// Reads lines "module: used used" and "module/room: room room"; a line that starts with # is a comment. Rooms use
/// rooms of their own module, named without it.
[[nodiscard]] Edges read_edges(std::string_view text);

/// The module itself, what it uses, and what those may use.
[[nodiscard]] Modules reachable_from(const Edges& edges, const std::string& module);

}  // namespace jadoube::architecture
