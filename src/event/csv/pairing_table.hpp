// The pairings of a round, or of several, as a table that a pairing program exports.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/import_finding.hpp"
#include "event/paired_game.hpp"

namespace jadoube::event {

struct PairingTable {
    PairedGames games = {};
    std::size_t players = 0;                // names that differ
    std::vector<std::string> columns = {};  // how the header was read: "Weiß: white"
    ImportFindings findings = {};
    bool has_round = true;    // false: neither the table nor the caller says which round it is; there are no games
    bool has_boards = false;  // it numbers them itself
};

/// Reads a table with separated values. Its header is the first row, of the first ten, that names a column for White
/// and one for Black, in English, German, French or Spanish; `round`, `board` and `result` are looked for in it too.
/// Without a column for boards the rows are counted. `round` is that of a table without a column for it. A row in which
/// a name is missing is a bye. Nothing where there is no such header.
[[nodiscard]] std::optional<PairingTable> read_pairing_table(std::string_view text, const std::string& section,
                                                             std::optional<int> round);

}  // namespace jadoube::event
