// Games as texts, and what a walk over them finds, in short lines.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "audit/walk.hpp"
#include "catch.hpp"

namespace jadoube::audit {

/// The first game of a text.
inline game::PgnGame game_in(const std::string& pgn) {
    std::istringstream in(pgn);
    auto game = game::PgnReader(in).next();
    REQUIRE(game);
    return std::move(*game);
}

inline std::vector<Finding> findings_of(const std::string& pgn) {
    const game::PgnGame game = game_in(pgn);
    mate::MateSolver solver;
    return walk(game, game::Replay(game.record), solver);
}

/// "8 threefold", "5 cannot-mate white", "0 tag-missing"; without missing tags.
inline std::vector<std::string> lines_of(const std::vector<Finding>& findings) {
    std::vector<std::string> lines;
    for (const Finding& finding : findings) {
        if (finding.kind == FindingKind::tag_missing) continue;
        std::string line = std::to_string(finding.ply.value) + " " + std::string(code_of(finding));
        if (finding.until && *finding.until != finding.ply) line += " to " + std::to_string(finding.until->value);
        if (finding.side) line += " " + std::string(name_of(*finding.side));
        lines.push_back(line);
    }
    return lines;
}

}  // namespace jadoube::audit
