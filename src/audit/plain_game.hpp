// A quick look at games that are written plainly, as nearly all are: whether there is anything in one that the walk
// over it could find. It says "look closely" rather than anything doubtful.
#pragma once

#include <vector>

#include "audit/plain_tags.hpp"
#include "chess/reading_board.hpp"
#include "game/record.hpp"

namespace jadoube::audit {

/// The mate that ends a game.
struct PlainMate {
    chess::Position before;
    chess::Move move;
};

/// A game in which the walk finds nothing but the mate that ends it, and what its clocks and the question who can still
/// mate may bring up.
struct PlainGame {
    std::size_t end = 0;  // of its section in the text
    int half_moves = 0;
    int clocks = 0;  // half-moves with a clock reading
    std::optional<game::Score> result = {};
    std::optional<PlainMate> mate = {};
    PlainTagValues tags = {};
    std::vector<std::optional<Millis>> readings = {};  // after each half-move
};

/// Reads one section after the other. Not for several threads at once.
class PlainReader {
public:
    /// The game of the section that begins at `begin`; nothing where it has to be looked at closely: several games, an
    /// own start, variations, glyphs, anything unusual in tags, text or notation, an illegal move, a position for the
    /// third time, fifty quiet moves, stalemate or a mate without its `#`, a result that does not fit. The game holds
    /// until the next call.
    [[nodiscard]] const PlainGame* read(std::string_view text, std::size_t begin);
    /// The last position of the game read last.
    [[nodiscard]] const chess::Position& last() const { return last_; }

private:
    [[nodiscard]] bool read_moves();
    [[nodiscard]] bool read_token();
    [[nodiscard]] bool read_marker();
    [[nodiscard]] bool read_number();
    [[nodiscard]] bool read_move();
    [[nodiscard]] bool read_mate();
    [[nodiscard]] bool read_comment();
    [[nodiscard]] bool read_command(unsigned char& bits);
    [[nodiscard]] bool skip_space();
    [[nodiscard]] bool is_repeated_thrice() const;
    [[nodiscard]] bool finish();
    [[nodiscard]] std::string_view word() const;

    std::string_view text_ = {};
    std::size_t at_ = 0;
    PlainGame game_ = {};
    PlainTags tags_ = {};
    chess::ReadingBoard board_{chess::Position::initial()};
    chess::Position last_ = chess::Position::initial();
    std::vector<chess::PositionKey> keys_ = {};
    std::string_view marker_ = {};  // the result after the moves
};

}  // namespace jadoube::audit
