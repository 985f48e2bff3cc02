// A file about the tournament, of whatever form, read: who plays whom at which board.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "event/import_finding.hpp"
#include "event/paired_game.hpp"
#include "event/points.hpp"
#include "event/text_lines.hpp"

namespace jadoube::desk {

/// Points given or taken, as the file has them, of players by their names.
struct PointsTold {
    std::string player;
    std::optional<event::Points> points = {};
    std::optional<int> round = {};
    int line = 0;
};

/// A tournament report, a table of pairings, the games of a round, a folder with both.
enum class TournamentFormat { trf, csv, pgn, livechess };
/// "TRF"
[[nodiscard]] std::string_view name_of(TournamentFormat format);

struct TournamentRead {
    TournamentFormat format = TournamentFormat::trf;
    event::TextEncoding encoding = event::TextEncoding::utf_8;
    std::string text = {};  // of the whole file, as UTF-8
    std::string name = {};  // of the tournament; may be empty
    std::optional<std::string> control = {};
    std::size_t players = 0;
    event::PairedGames games = {};
    bool has_boards = false;  // it numbers the boards of its games itself
    std::vector<PointsTold> points = {};
    std::vector<std::string> columns = {};  // how a header was read: "Weiß: white"
    event::ImportFindings findings = {};    // in the order of the file
};

/// Reads a tournament report (TRF16, TRF26 and the usual extensions), or a table of pairings (CSV). `section` is that
/// of its games, `round` that of a table without a column for it. Fails with not_understood where it is neither, and
/// with usage where nothing says the round.
[[nodiscard]] Result<TournamentRead> read_tournament(std::string_view bytes, const std::string& section,
                                                     std::optional<int> round = {});

}  // namespace jadoube::desk
