// A folder that DGT LiveChess saved, or that was saved from its cloud: tournament.json, and in round-N index.json with
// the pairings and game-M.json with the moves of the M-th. What is wrong is said in findings, and what is good is kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/import_finding.hpp"
#include "event/paired_game.hpp"
#include "event/text_lines.hpp"
#include "game/pgn/pgn_reader.hpp"

namespace jadoube::event {

/// A file of a folder, by its name there: "round-1/game-4.json".
struct FolderFile {
    std::string name;
    std::string bytes;
};
using FolderFiles = std::vector<FolderFile>;

/// Whether it is one that LiveChess has: tournament.json, round-N/index.json, round-N/game-M.json.
[[nodiscard]] bool is_livechess_file(std::string_view name);

/// All of it as one text: each file behind a line with its name.
[[nodiscard]] std::string to_text(const FolderFiles& files);

/// A game of which moves, or a file of its own, are there.
struct LiveGame {
    PairedGame paired = {};
    std::string file = {};
    game::PgnGame game = {};  // lines are those of the file
};

struct LiveFolder {
    std::string name = {};
    std::optional<std::string> control = {};  // in its compact text
    std::size_t players = 0;                  // names that differ
    std::string text = {};                    // of all files, as UTF-8
    TextEncoding encoding = TextEncoding::utf_8;
    PairedGames games = {};
    std::vector<LiveGame> played = {};  // of those, by board
    ImportFindings findings = {};       // each with its file
};

/// The games of a section; of one round alone where that is told. Their boards are counted as the index of a round has
/// them. A game that has its result in its own file alone has that one; where both say one and they differ, that of the
/// index, with a finding. A pairing without both players is none.
[[nodiscard]] LiveFolder read_livechess(const FolderFiles& files, const std::string& section,
                                        std::optional<int> round = {});

}  // namespace jadoube::event
