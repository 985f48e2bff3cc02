// The board as a line goes on: which man and which move its words name. Without a position only squares can be named.
#pragma once

#include <vector>

#include "adjudicate/cases/act.hpp"
#include "chess/position.hpp"

namespace jadoube::desk {

/// A man as it is named; what is not said stays open.
struct ManNamed {
    std::string text;  // as typed
    std::optional<chess::Color> side = {};
    std::optional<chess::Role> role = {};
    std::optional<chess::Square> square = {};
    std::optional<int> file = {};  // of a pawn
};

using WhatDone = decltype(adjudicate::Act::what);

class LineBoard {
public:
    explicit LineBoard(const std::optional<chess::Setup>& position) : now_(position) {}

    [[nodiscard]] bool is_known() const { return now_.has_value(); }
    [[nodiscard]] const std::optional<chess::Setup>& now() const { return now_; }

    /// The square of a man. A role alone is looked for among the men of `side`. Fails where none or several fit, or
    /// another man stands there.
    [[nodiscard]] Result<chess::Square> square_of(const ManNamed& man, std::optional<chess::Color> side) const;

    /// The move of `by` that a text names, lawful or not; with `in_passing` the pawn that was passed is taken off.
    /// Fails where no man or several fit, or the text says what the board does not show.
    [[nodiscard]] Result<WhatDone> move_of(const std::string& text, chess::Color by, bool in_passing) const;
    /// Castling on the side of the file on which the King arrives.
    [[nodiscard]] Result<WhatDone> castling_of(const std::string& text, chess::Color by, bool is_short) const;
    /// Whether `by` may lawfully make it; nothing where no position is known.
    [[nodiscard]] std::optional<bool> is_legal(const WhatDone& deed, chess::Color by) const;

    /// After the act. A move that its player takes back is undone; an illegal one is put right once it is objected to,
    /// however long ago it was made, until somebody demands that it stands; one that is demanded to go back goes back.
    void go_on(const adjudicate::Act& act);
    /// Before this player handles a man: who answers a pawn that was left on its last rank and objected to answers the
    /// Queen that it has become.
    void answered_by(chess::Color by);
    /// With the moves that an objection has put right, as long as what was played since could be played there too;
    /// nothing where there are none.
    [[nodiscard]] std::optional<LineBoard> with_move_standing() const;
    /// Until something is played after an objection: the boards before the illegal moves that it has not put right, the
    /// last first.
    [[nodiscard]] std::vector<LineBoard> before_earlier() const;
    /// Where this one does not show the move as one that `by` may make, and one of those boards does: that board.
    void go_to_board_meant(const WhatDone& deed, chess::Color by);
    /// Before the last move, where this player made it and it was lawful by itself; else nothing.
    [[nodiscard]] std::optional<LineBoard> before_lawful(chess::Color by) const;

private:
    struct Made {
        chess::Setup before;
        chess::Color by = chess::Color::white;
        bool was_legal = false;
        std::optional<adjudicate::MoveMan> man = {};  // that was moved
        bool is_pressed = false;
    };
    using AtMove = std::vector<Made>::iterator;

    /// The last move, where it was not put right.
    [[nodiscard]] Made* last();
    [[nodiscard]] const Made* last() const;
    [[nodiscard]] AtMove objected_to(std::optional<chess::Color> by);
    void put_back(AtMove move, bool is_objected_to);
    void put_back_for(const adjudicate::Act& act);
    void take_back(std::optional<chess::Color> by);
    [[nodiscard]] LineBoard before(const Made& move) const;
    [[nodiscard]] bool makes_lawfully(const WhatDone& deed, chess::Color by) const;
    void name_queened(chess::Color by, rules::PieceName piece);
    void let_stand();
    [[nodiscard]] bool begins_castling(const adjudicate::MoveMan& move) const;
    void put_back_earlier(AtMove earlier);
    /// In the place of the pawn that stands there.
    void put_new_piece(chess::Square square, chess::Piece piece);
    void put_named();
    void name_piece(chess::Color by, const adjudicate::NamePiece& named);
    void make(const WhatDone& deed, chess::Color by);
    [[nodiscard]] Result<WhatDone> illegal_move_of(const std::string& text, chess::Color by, bool in_passing) const;

    std::optional<chess::Setup> now_;
    std::vector<Made> made_ = {};                                       // moves that stand
    bool is_put_back_ = false;                                          // and nothing was played since
    bool is_objected_ = false;                                          // and nothing was played since
    std::optional<std::pair<chess::Square, chess::Piece>> named_ = {};  // put on with the next move, where it was not
    std::optional<chess::Setup> standing_ = {};  // the board with the moves that were, on an objection
    std::optional<chess::Setup> queened_ = {};   // the same with a Queen for the pawn that one left on its last rank
};

/// Questions that say little where words of the line were not understood.
inline constexpr std::string_view kSecondMove = "who made this second move?";
inline constexpr std::string_view kWhichMen = "which men were these?";
inline constexpr std::string_view kWhatClaimed = "what is claimed, or is the rest only what he says?";
inline constexpr std::string_view kGroundOfWin = "on what ground does he claim a win?";
inline constexpr std::string_view kGroundOfDraw = "on what ground does he claim a draw?";

/// A question to whoever typed the line, with what to type.
[[nodiscard]] Error question(std::string what, std::string where, std::string hint);

/// The man that a letter stands for, English or German; B is a bishop.
[[nodiscard]] std::optional<chess::Role> role_of_letter(char letter);

}  // namespace jadoube::desk
