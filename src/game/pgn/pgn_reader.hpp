// Reads the games of a PGN text one after the other and keeps every one of them, whatever is wrong with it. What is
// wrong is said in findings; nothing is repaired in silence, and nothing stops the reading.
#pragma once

#include <istream>
#include <optional>
#include <vector>

#include "game/pgn/pgn_finding.hpp"
#include "game/pgn/pgn_tokenizer.hpp"
#include "game/record.hpp"

namespace jadoube::game {

/// A game, the line on which it begins (from 1), where it begins in the source, and what was noticed, in the order of
/// the text.
struct PgnGame {
    Record record;
    int line = 0;
    std::uint64_t offset = 0;  // of its first byte in the source
    std::vector<PgnFinding> findings;
    /// Where more was written than the moves of the record: what stopped their reading.
    std::optional<PgnFinding> unread = {};
};

/// The first half-move up to `at` of which nothing is known, left out or written as `--`, with the finding on it;
/// nothing where the position at `at` is the one of the game.
[[nodiscard]] std::optional<PgnFinding> unknown_before(const PgnGame& game, Ply at);

/// A streaming reader: one pass, one game in memory at a time (at most 4 MB of text; the rest of a longer game is
/// dropped with a finding).
///
/// Where a game begins: at a tag after anything but tags; after a blank line at a tag of a name already given, and at
/// every Event tag (begins_section), where what stood before is forgotten; after a result, at a move that does not go
/// on with the game; at the first move number again, after a blank line. A blank line alone ends nothing.
///
/// How moves are kept:
/// - what chess::parse_san takes is a legal move;
/// - an illegal move that names squares stands as an IrregularMove (read_move says which), and reading goes on from the
///   position after it;
/// - where no man or several fit, the rest of that line is kept word for word in the comment of the last half-move
/// before
///   it: nothing is lost, and nothing is invented by reading on from a position that is not known;
/// - `--`, `Z0` and the like are half-moves of which nothing is known. One is put in where a move number names the
/// other
///   side and the move is legal for that side only;
/// - words that are no move go to the comment;
/// - Kings put on centre squares at the end to show the result are taken off with a finding (pgn_result.hpp says when);
/// - other variants and games whose FEN cannot be played keep their movetext in the comment before the first move.
///
/// `%clk` and `%emt` are taken out of the comments into the half-moves; other commands stay. White space in comments
/// becomes single spaces. Texts that are not UTF-8 are read as Latin-1. The result is that of the Result tag, or where
/// that says none the one after the moves.
class PgnReader {
public:
    /// Keeps a reference to the stream.
    explicit PgnReader(std::istream& in) : tokens_(PgnLines(in)) {}
    /// Of a text in memory, which must stay where it is.
    explicit PgnReader(std::string_view text) : tokens_(PgnLines(text)) {}

    /// The next game; nothing after the last.
    [[nodiscard]] std::optional<PgnGame> next();
    /// Findings about text that belongs to no game, after the last game.
    [[nodiscard]] const std::vector<PgnFinding>& leftovers() const { return leftovers_; }

private:
    PgnTokenizer tokens_;
    std::vector<PgnFinding> leftovers_;
};

}  // namespace jadoube::game
