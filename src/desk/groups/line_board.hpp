// The board as a line goes on: which man and which move its words name. Without a position only squares can be named.
#pragma once

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
    /// until somebody demands that it stands; one that is demanded to go back goes back.
    void go_on(const adjudicate::Act& act);
    /// Before this player handles a man: who answers a pawn that was left on its last rank and objected to answers the
    /// Queen that it has become.
    void answered_by(chess::Color by);
    /// After an objection: the board before the illegal move of this player that the other has replied to, or with the
    /// move that was put right; nothing where there is none.
    [[nodiscard]] std::optional<LineBoard> before_earlier(chess::Color by) const;
    [[nodiscard]] std::optional<LineBoard> with_move_standing() const;
    /// Before the last move, where this player made it and it was lawful by itself; else nothing.
    [[nodiscard]] std::optional<LineBoard> before_lawful(chess::Color by) const;

private:
    void put_back(bool is_objected_to);
    void name_queened(chess::Color by, rules::PieceName piece);
    void let_stand();
    [[nodiscard]] bool begins_castling(const adjudicate::MoveMan& move) const;
    void put_back_earlier();
    /// In the place of the pawn that stands there.
    void put_new_piece(chess::Square square, chess::Piece piece);
    void put_named();
    void name_piece(chess::Color by, const adjudicate::NamePiece& named);
    [[nodiscard]] Result<WhatDone> illegal_move_of(const std::string& text, chess::Color by, bool in_passing) const;

    std::optional<chess::Setup> now_;
    struct Made {
        chess::Setup before;
        chess::Color by = chess::Color::white;
        bool was_legal = false;
        std::optional<adjudicate::MoveMan> man = {};  // that was moved
        bool is_pressed = false;
    };
    std::optional<Made> last_ = {};                                     // move that was not put right
    std::optional<Made> earlier_ = {};                                  // of the other player, before that one
    std::optional<std::pair<chess::Square, chess::Piece>> named_ = {};  // put on with the next move, where it was not
    std::optional<chess::Setup> put_back_ = {};  // the board with the move that was, on an objection
    std::optional<chess::Setup> queened_ = {};   // the same with a Queen for the pawn that it left on its last rank
};

/// Questions that say little where words of the line were not understood.
inline constexpr std::string_view kSecondMove = "who made this second move?";
inline constexpr std::string_view kWhichMen = "which men were these?";
inline constexpr std::string_view kWhatClaimed = "what is claimed, or is the rest only what he says?";

/// A question to whoever typed the line, with what to type.
[[nodiscard]] Error question(std::string what, std::string where, std::string hint);

/// The man that a letter stands for, English or German; B is a bishop.
[[nodiscard]] std::optional<chess::Role> role_of_letter(char letter);

}  // namespace jadoube::desk
