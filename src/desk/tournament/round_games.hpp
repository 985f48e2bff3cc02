// The games of a round with their moves: each is put to its board, and its moves are kept there. What does not fit is
// found, and left out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/known/game_on_file.hpp"
#include "event/import_finding.hpp"
#include "event/paired_game.hpp"
#include "event/text_lines.hpp"
#include "game/pgn/pgn_reader.hpp"

namespace jadoube::desk {

/// A board with what is known of its game now.
struct BoardMoves {
    event::GameReference board = {};
    GameOnFile game = {};
};

struct RoundGames {
    std::size_t games = 0;                // that the file has
    std::vector<BoardMoves> boards = {};  // of which more is known than before, in the order of the file
    event::PairedGames results = {};      // of every game that was put to a board
    event::ImportFindings findings = {};
};

/// Whether it begins as a PGN file does, with a tag.
[[nodiscard]] bool looks_like_pgn(const event::DecodedText& text);

/// Puts the games to boards of the section; `round` is that of games whose Round tag does not say it. A board keeps the
/// names and the result that the log has, and its moves where the file has fewer or others. Fails where the log's text
/// of a game is damaged.
[[nodiscard]] Result<RoundGames> games_of_round(const OpenLog& open, const event::DecodedText& text,
                                                const std::string& section, std::optional<int> round);

/// A game of which it is known at which board it was played: as it is paired there, and by which file of a folder.
struct GameAtBoard {
    event::PairedGame paired = {};
    game::PgnGame game = {};
    std::string file = {};
};
/// The same of games that a file puts to boards itself. Names and result are those of the pairing.
[[nodiscard]] Result<RoundGames> games_at_boards(const OpenLog& open, std::vector<GameAtBoard> games);

}  // namespace jadoube::desk
