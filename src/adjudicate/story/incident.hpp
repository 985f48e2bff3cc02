// An incident: what the acts were, as the board classifies them, with everything needed to measure facts in it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/dispute.hpp"
#include "game/replay.hpp"
#include "rules/vocabulary/sealed_move.hpp"

namespace jadoube::adjudicate {

/// A man handled, by its square in the base position.
struct Handled {
    chess::Square square;
    std::optional<rules::NoticeTime> said = {};
    std::optional<bool> deliberate = {};
};

/// What was done on the board in one turn, once hands were off.
struct Done {
    game::IrregularMove raw;                // squares as they went
    std::optional<chess::Move> legal = {};  // where that is a legal move of the base position
    bool castling = false;                  // done or attempted
    bool without_rook = false;              // on the side of a Rook given as odds
    bool two_hands = false;
    std::optional<rules::PieceName> piece = {};  // named or put on, for a pawn on the last rank
    bool piece_allowed = false;                  // the pawn may become that
    bool named_only = false;                     // the piece was called, and not put on
    /// Nothing where the squares are those of a legal move; then it may still be illegal by what was taken off.
    std::optional<chess::IllegalReason> why_illegal = {};
    std::optional<chess::Square> captured = {};  // the square of the man to be taken off, in the base position
    bool captured_man_off = true;                // false: it still stands beside the capturing man
    bool held = false;                           // the man is still in hand
};

/// What the claimant wants, with the person.
struct DemandMade {
    Person by = Person::arbiter;
    Demand what = {};
    bool names_something = false;
};

/// What has become of a matter of the story.
enum class Fate {
    unread,  // a half-move of the record that was not in order, before anybody has looked there
    open,    // nobody has raised it
    judged,  // when it was raised
    fallen   // it lay on a board that has gone back
};

/// What the player did in his turn, on the board as it was before.
struct TurnPlayed {
    std::vector<Handled> touched = {};         // in order, the men of `base`
    std::vector<Handled> touched_before = {};  // on the board before a move out of turn over which he has played
    bool touched_known = true;                 // false: a move was told by its kind, not which men
    bool order_known = true;
    std::optional<Done> done = {};
    std::vector<game::IrregularMove> moved_on = {};  // after a move out of turn, others of that player on end
    std::optional<bool> complete = {};               // by the definitions of the code
    bool retracted = false;
    std::optional<chess::Move> played_instead = {};  // of the move that he took back, before it was objected to
    std::vector<Handled> touched_instead = {};       // after he had taken a complete move back
    bool pressed = false;
    std::optional<bool> said_check = {};
    bool begun_before = false;  // goes on after a press in its middle, or a ruling, with nothing done in it since
};

/// What is known of a move where no position is.
struct Unseen {
    bool moved = false;                        // a move was made where no position is known
    std::optional<rules::MoveKind> kind = {};  // as far as the act itself tells it
    bool two_hands = false;
    bool legality_open = false;                // nobody has told, or supposed, whether the move was legal
    std::optional<bool> let_go = {};           // a man was put down where no position is known: let go, or still held
    std::optional<chess::Color> on_turn = {};  // after a move that was told
};

/// What came after the offence.
struct SinceThen {
    std::optional<bool> claimant_touched = {};
    std::optional<bool> opponent_replied = {};
    std::optional<bool> speaker_moved = {};
    std::optional<bool> moved_again = {};  // the offender's own next move was made
    bool stands = false;                   // though it was no legal move: nobody may go back on it any more
};

/// Who has brought it before the arbiter, and how.
struct Objection {
    std::optional<Person> raised_by = {};
    bool doubted = false;          // pointed out, demanded or claimed upon
    bool in_its_middle = false;    // doubted when the move had been begun and was not complete
    bool forfeit_claimed = false;  // the other player says that it loses the game
    bool account_closed = false;   // by a player or an official: what comes later came after the demand
    bool was_let_pass = false;     // an official raised it who may not: a player still can
};

/// What was demanded or answered by the players who may.
struct ChoiceMade {
    std::optional<DemandMade> demand = {};
    std::optional<Answer> answer = {};
    std::optional<bool> refused = {};
    bool given_up = false;  // by what the player who had to choose did instead
};

/// What a claim or an offer rests on.
struct ClaimMade {
    std::optional<rules::Ground> ground = {};  // of a claim
    std::optional<chess::Move> intended = {};  // announced with a claim, where it is legal
    std::optional<chess::Square> intended_man = {};
    std::string intended_written = {};
    bool declined = false;  // a claim or a reference, by the player who had to agree to it
};

/// Of a duty: whence it comes, and whether it still stands.
struct DutyDue {
    Facts deemed = {};                    // what a duty that waited deems ("with" of treat_as)
    std::vector<std::string> under = {};  // articles of a duty that waited
    std::size_t carried = 0;              // of the men touched, the first: from a move taken back
    bool lapsed = false;                  // of the ruling on it: play has gone on, or another duty came
    bool went_back = false;               // the ruling on it has put the board back
    bool was_exacted = false;             // a ruling on it left him something to do, before he went on
};

/// A piece put on the board by itself, in the place of a pawn.
struct ReplacedPawn {
    chess::Square square;
    chess::Piece piece;
};

/// One incident, in the words of KERNEL section 3. Men are squares of `base`.
struct Incident {
    Fate fate = Fate::open;
    std::vector<rules::Kind> kinds = {};        // empty: in order, but doubted
    bool undecided = false;                     // judged, and what it comes to hangs on an answer
    bool own_kinds = false;                     // named when it was entered; else the board tells them
    std::optional<chess::Color> offender = {};  // of an act; the claimant of a claim
    bool offender_untold = false;               // one of the players did it, and it was not told which
    bool offender_assumed = false;              // nobody told him, and the ruling is the same whoever it was
    bool of_the_record = false;                 // a half-move of the record, not of the acts
    std::vector<std::size_t> acts = {};         // indices of the acts that make it up
    std::optional<bool> with_the_other = {};    // of one player's part in what both did: looked at together, or apart

    /// The position before the offence with all that was played to reach it; nothing where no position is known.
    std::optional<chess::Setup> base = {};
    int ply = 0;                           // half-moves of the line before `base`
    std::optional<chess::Setup> now = {};  // with what was done, as it stands

    std::optional<rules::SealedMove> sealed = {};  // what the envelope holds, where the move sealed was told
    std::optional<bool> offer_timely = {};         // a draw offer: after the move and before the press
    rules::Ending ended_by = rules::Ending::no;    // what ended the game before this
    std::optional<bool> check_was_announced = {};  // the check that the offender had to meet
    bool in_half_done_turn = false;                // out of turn, while the other player was in the middle of his move

    /// Made of what was said, not what was entered as the matter: a code without an article on it has no gap here.
    bool is_incidental = false;
    bool beside_the_board = false;  // happened after a position that has been taken back

    TurnPlayed play = {};
    Unseen unseen = {};
    SinceThen since = {};
    Objection objection = {};
    ChoiceMade choice = {};
    ClaimMade claim = {};
    DutyDue due = {};
};

/// Notice that moves are counted, given when `ply` half-moves had been made.
struct Notice {
    chess::Color by = chess::Color::white;
    int ply = 0;
};

/// A duty that waits for the offender's next turn.
struct PendingDuty {
    chess::Color binds = chess::Color::white;
    rules::Kind kind = rules::Kind::touch;
    std::vector<chess::Square> men;  // in the position after `ply` half-moves
    int ply = 0;
    Facts deemed = {};
    std::vector<std::string> articles = {};
    std::optional<DemandMade> demand = {};  // made before it fell due
};

}  // namespace jadoube::adjudicate
