// How the game stands at one moment of a dispute: the board, the turn begun, what was done and not yet judged, what
// rulings have left to be done, and whether the game is over. A value; acts and rulings change it (telling).
#pragma once

#include <vector>

#include "adjudicate/ruling/effect.hpp"
#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// The game is over: by what, and since which act (an index); no act where the board or the record ended it.
struct Over {
    rules::Ending by = rules::Ending::no;
    std::optional<std::size_t> act = {};
};

/// What the ruling on a matter leaves to be done, by whom.
struct Waiting {
    std::size_t matter = 0;                    // index in `Standing::matters`
    chess::Color binds = chess::Color::white;  // who has to play
    std::optional<rules::Party> chooser = {};  // who elects: white, black, either; nothing: nothing is to be elected
    bool is_referred = false;                  // others say what is due; the chooser may only let it go by playing on
    bool may_stand = false;                    // what was done may be let stand
    bool exactable = false;                    // something binds him; else any legal move may be played
    bool one_left = false;                     // of the alternatives: who plays it does what can be required of him
    std::vector<std::string> moves = {};       // that are left to him, where what is due is one of them
    bool on_restored_board = false;            // the board went back, and he plays in place of what he did
};

/// What a ruling lets the players require if both do.
struct RightOfBoth {
    std::size_t matter = 0;  // index in `Standing::matters`
    std::vector<rules::DoWord> options = {};
};

/// The act that put a move into the envelope, and whether its player has paused the clock since.
struct SealedBy {
    std::size_t act = 0;
    bool is_paused = false;
};

/// A move that its player took back in vain: the other had acted since.
struct WantedBack {
    std::size_t matter = 0;  // index in `Standing::matters`
    int ply = 0;             // half-moves made when he did
};

struct Standing {
    std::optional<chess::Setup> board = {};  // nothing: nobody knows it
    std::optional<chess::Color> turn = {};
    int ply = 0;  // half-moves made
    /// Pieces put on, at another time than with a move, for pawns left on their last rank: the line has the pawns.
    std::vector<ReplacedPawn> replaced_pawns = {};
    std::vector<game::HalfMove> line = {};  // the record with the moves of the acts; irregular half-moves among them
    std::vector<game::HalfMove> made =
        {};                    // all half-moves that were made, those included that a ruling has taken back
    Incident unfinished = {};  // the turn begun
    std::optional<std::size_t> unfinished_matter = {};  // where it has been raised already: its index in `matters`
    std::optional<std::size_t> out_of_turn = {};        // a move out of turn not yet ruled upon: its index in `matters`
    std::optional<std::size_t> last_turn = {};          // the last turn that was ended, an index in `matters`
    std::optional<WantedBack> wanted_back = {};
    std::optional<std::size_t> pressed_away = {};  // a press in the middle of the turn begun: index in `matters`
    /// Turns and incidents in the order in which they began. Turns in order and undoubted have no kinds and are kept:
    /// duties may fall due in them.
    std::vector<Incident> matters = {};
    std::vector<Effect> effects = {};                   // of every act told so far
    std::vector<Notice> notices = {};                   // that moves are counted: of the record and of the acts
    std::optional<int> adjourned_at = {};               // half-moves made when the game was broken off
    std::optional<SealedBy> sealed = {};                // what counts as sealed, by the player who had to
    chess::ByColor<bool> offers = {};                   // of a draw, made by each
    chess::ByColor<std::optional<int>> clock_set = {};  // half-moves made when a ruling put time on that clock
    std::optional<int> clocks_set_anew = {};            // half-moves made when a ruling found the clocks wrong
    chess::ByColor<bool> time_claim_lost = {};          // by a ruling: who may not claim the other's flag again
    std::optional<chess::Color> agreed_by = {};         // one player's half of an agreement
    std::optional<Waiting> waiting = {};
    std::optional<RightOfBoth> right_of_both = {};
    std::optional<Over> over = {};
    std::optional<chess::Setup> gone = {};  // the board from which a ruling last went back

    /// Where nobody knows the board: whose turn it is after a move that was told.
    [[nodiscard]] std::optional<chess::Color> turn_unseen() const { return board || !last_turn ? std::nullopt : turn; }
};

/// What the ruling on a matter does to the standing.
struct Consequence {
    std::size_t matter = 0;
    /// The board went back, or was put right; `ply` half-moves of the line are left.
    struct Back {
        std::optional<chess::Setup> board = {};
        int ply = 0;
    };
    std::optional<Back> back = {};
    chess::Bitboard castling_lost = {};  // Rooks with which nobody castles any more
    /// A move out of turn that stands on that board, with those that its player made on end with it.
    std::vector<game::IrregularMove> stands = {};
    /// The move that answered a duty: made on the board that went back.
    std::optional<chess::Move> answered_by = {};
    std::optional<rules::Ending> over_by = {};
    bool is_end_shown = false;           // by the board or the record: no act of the matter itself has ended the game
    bool is_turn_given_away = false;     // by a press in its middle, and so it stands: the other player is on turn
    bool is_open = false;                // what it comes to hangs on a fact that nobody told
    bool keeps_sealed_move = false;      // what was sealed first has to stand
    bool is_demand_unfit = false;        // it names nothing that is open, and costs nothing
    bool is_refusal_of_nothing = false;  // what was refused last was not due
    bool is_waived = false;              // it was raised too late, or by somebody who may not
    std::optional<Waiting> waiting = {};
    std::vector<rules::DoWord> open_to_both = {};      // what the players may require if both do
    std::optional<chess::Color> time_claim_lost = {};  // who may not claim the time again
    std::optional<chess::Color> offer_withdrawn = {};  // whose offer of a draw stands no more
    bool lifts_end = false;                            // what had ended the game is withdrawn, and it goes on
    chess::ByColor<Millis> clock_change = {};
    bool sets_clocks = false;  // anew: the readings were wrong
    /// Whether that clock shows other time than it did, and more if it was right.
    [[nodiscard]] bool sets_clock_of(chess::Color side) const { return sets_clocks || clock_change[side] > Millis{}; }
};

}  // namespace jadoube::adjudicate
