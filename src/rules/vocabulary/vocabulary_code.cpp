// The words for what a code may define, and for what may follow from its articles.
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

std::span<const WordRow> movement_rules() {
    static const std::vector<WordRow> kRows = {
        {"king", "how the King moves"},
        {"queen", "how the Queen moves"},
        {"rook", "how the Rook moves"},
        {"bishop", "how the Bishop moves"},
        {"knight", "how the Knight moves"},
        {"pawn", "how the pawn moves"},
        {"pawn.capture", "how the pawn captures"},
        {"en_passant", "capture in passing"},
        {"promotion", "what a pawn becomes on its last rank"},
        {"castling", "how castling is done"},
        {"castling.moved", "no castling once King or Rook has moved"},
        {"castling.man_between", "no castling over a man"},
        {"castling.check", "no castling in, through or into check"},
        {"castling.takes", "no capture in castling"},
        {"own_man", "no move on to a man of one's own"},
        {"path_blocked", "no passing over a man"},
        {"capture", "a man is taken by moving on to its square"},
        {"own_king_in_check", "no leaving or placing one's own King in check"},
        {"king_taken", "the King is never taken"},
        {"king.attacked", "the King goes to no attacked square"},
        {"free_move", "any legal move, where nothing binds"},
        {"turn", "the players move alternately, one move at a time"},
    };
    return kRows;
}

std::span<const WordRow> game_remedies() {
    static const std::vector<WordRow> kRows = {
        {"annul", "the game is annulled"},
        {"new_game", "a new game is begun"},
        {"adjust_board", "the board is placed rightly and the game goes on"},
        {"adjust_men", "the men are placed rightly and the game goes on"},
        {"play_on", "the game goes on as it stands"},
    };
    return kRows;
}

std::span<const WordRow> rights() {
    static const std::vector<WordRow> kRows = {
        {"to_a_penalty", "to exact a penalty for this offence"},
        {"to_claim", "to claim on this move"},
        {"to_castle", "to castle"},
        {"to_castle_on_that_side", "to castle on that side"},
        {"to_castle_with_misplaced_men", "to castle with a King or Rook placed wrongly at the start"},
        {"to_adjust", "to have the mistake corrected"},
        {"to_choose", "to choose"},
    };
    return kRows;
}

std::span<const WordRow> grants() {
    static const std::vector<WordRow> kRows = {
        {"first_move", "the first move"},
        {"white", "the white men"},
        {"same_colours", "the same colours as before"},
        {"lot", "the choice by lot"},
        {"other_colours", "the other colours than before"},
        {"time_limit", "a time limit"},
        {"increment", "time added with each move"},
    };
    return kRows;
}

std::span<const WordRow> penalties() {
    static const std::vector<WordRow> kRows = {
        {"warning", "a warning"},
        {"opponents_time_more", "more time for the opponent"},
        {"own_time_less", "less time for the offender"},
        {"opponents_points_more", "more points for the opponent"},
        {"own_points_less", "fewer points for the offender"},
        {"loss", "loss of the game"},
        {"fine", "a fine announced beforehand"},
        {"exclusion_from_rounds", "exclusion from one or more rounds"},
        {"expulsion", "expulsion from the event"},
    };
    return kRows;
}

}  // namespace jadoube::rules
