// The table of the open games in the data's own README, made with another program (python-chess), as we count.
#pragma once

#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "base/text.hpp"

namespace jadoube::data_table {

using Counts = std::map<std::string, int>;

// What the table's words stand for where they are not the same.
inline constexpr const char* kGames = "games";
inline constexpr const char* kHalfMoves = "half-moves";  // of a game with an error only those before it
inline constexpr const char* kErrors = "games with an error";

struct Row {
    std::string file;
    std::string encoding;
    Counts counts;
};

inline std::string folder() {
    return std::string(JADOUBE_TEST_DATA) + "/pgn/";
}

/// What the table counts in another way than we do, and why.
inline const std::map<std::string, Counts>& deviations() {
    // python-chess ends a game at a blank line in the moves, or before the result; what follows is another game to it,
    // and an error where that begins with moves. A blank line ends nothing here.
    static const std::map<std::string, Counts> kDeviations = {
        {"annotated/human_computer.pgn", {{kGames, 29}, {kHalfMoves, 2290}, {kErrors, 0}}},
        {"odd/chesslib-ep.pgn", {{kGames, 1}}},
        {"odd/chesslib-err.pgn", {{kGames, 1}}},
        {"odd/chesslib-z0.pgn", {{kGames, 1}}},
        // It drops the rest of the game after an illegal move in a variation; the game itself goes on for seven
        // half-moves.
        {"annotated/perle.pgn", {{kHalfMoves, 14922}}},
        // It does not read moves that share a line with a tag.
        {"odd/dartchess-headers-and-moves-on-the-same-line.pgn", {{kGames, 3}, {"other variant", 3}}},
        {"odd/dartchess-leading-whitespace.pgn", {{kGames, 4}, {kHalfMoves, 20}}}};
    return kDeviations;
}

/// "threefold 2, 50 moves 15"
inline Counts counts_in(std::string_view cell) {
    Counts counts;
    for (std::string_view item : split(cell, ',')) {
        item = trim(item);
        const auto space = item.rfind(' ');
        if (space == std::string_view::npos) continue;  // "-"
        counts[std::string(item.substr(0, space))] = static_cast<int>(parse_int(item.substr(space + 1)).value());
    }
    return counts;
}

/// A line of the table: file, kB, games, half-moves, encoding, what is found in it.
inline Row row_of(const std::vector<std::string_view>& cells) {
    Row row{std::string(trim(cells[1])), std::string(trim(cells[5])), counts_in(cells[6])};
    row.file = row.file.substr(1, row.file.size() - 2);
    row.counts[kGames] = static_cast<int>(parse_int(trim(cells[3])).value());
    row.counts[kHalfMoves] = static_cast<int>(parse_int(trim(cells[4])).value());
    if (const auto other = deviations().find(row.file); other != deviations().end())
        for (const auto& [what, count] : other->second) row.counts[what] = count;
    return row;
}

inline std::vector<Row> rows() {
    std::vector<Row> rows;
    std::ifstream readme(folder() + "README.md");
    for (std::string line; std::getline(readme, line);) {
        const auto cells = split(line, '|');
        if (cells.size() == 8 && trim(cells[1]).substr(0, 1) == "`") rows.push_back(row_of(cells));
    }
    return rows;
}

}  // namespace jadoube::data_table
