#include "edges.hpp"

#include <sstream>

#include "base/text.hpp"

namespace jadoube::architecture {

Edges read_edges(std::string_view text) {
    Edges edges;
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t colon = line.find(':');
        if (line.starts_with('#') || colon == std::string_view::npos) continue;
        const std::string user(trim(line.substr(0, colon)));
        const std::string module = user.substr(0, user.find('/') + 1);  // with the slash; empty for a module
        Modules& used = edges[user];
        std::istringstream names{std::string(line.substr(colon + 1))};
        for (std::string name; names >> name;) used.insert(module + name);
    }
    return edges;
}

Modules reachable_from(const Edges& edges, const std::string& module) {
    Modules reached = {module};
    Modules open = reached;
    while (!open.empty()) {
        const std::string next = open.extract(open.begin()).value();
        const auto found = edges.find(next);
        if (found == edges.end()) continue;
        for (const std::string& used : found->second) {
            if (reached.insert(used).second) open.insert(used);
        }
    }
    return reached;
}

}  // namespace jadoube::architecture
