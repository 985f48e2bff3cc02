#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

std::span<const WordRow> acts() {
    static const std::vector<WordRow> kRows = {
        {"touch", "touches men, in the order of their squares"},
        {"place", "puts a man on a square and still holds it"},
        {"release", "lets a man go on a square, the move not finished otherwise"},
        {"move", "puts a man down and lets it go, lawfully or not"},
        {"castle", "castles; without the Rook's squares the Rook is not moved yet"},
        {"name", "names the piece for a pawn"},
        {"retract", "takes back or alters what was done"},
        {"press", "presses the clock"},
        {"say_check", "says \"check\""},
        {"offer_draw", "offers a draw"},
        {"give_notice", "gives notice that the moves are counted from now on"},
        {"point_out", "says that something was wrong"},
        {"demand", "demands what the law gives, or elects among it"},
        {"answer", "makes the move that was exacted"},
        {"refuse", "refuses what was required"},
        {"claim", "claims a result or a right, on a ground"},
        {"flag_falls", "whose flag falls"},
        {"agree", "both agree to a draw"},
        {"resign", "resigns"},
        {"concede", "concedes what the other claims"},
        {"refer", "refers the question to somebody"},
        {"adjourn", "breaks the game off"},
        {"seal", "seals a move"},
        {"open", "opens the sealed move"},
        {"set_up", "sets up the board or the adjourned position"},
        {"find", "finds something wrong, named by its incident kind"},
    };
    return kRows;
}

std::span<const WordRow> men() {
    static const std::vector<WordRow> kRows = {
        {"own_men_touched", "the men of his own that he touched"},
        {"enemy_men_touched", "the men of the other player that he touched"},
        {"men_touched", "the men that he touched, in order"},
        {"first_touched", "the man touched first, whichever it is"},
        {"first_own", "the man of his own touched first"},
        {"first_enemy", "the enemy man touched first"},
        {"moved_man", "the man moved (in castling King and Rook)"},
        {"captured_man", "the man taken off"},
        {"castling_rook", "the Rook of the side on which he castled"},
        {"intended_man", "the man of the move announced with a claim"},
        {"king", "the King"},
        {"own_men", "all his men"},
        {"enemy_men", "all men of the other player"},
        {"it", "that man"},
    };
    return kRows;
}

std::span<const WordRow> places() {
    static const std::vector<WordRow> kRows = {
        {"before_offence", "the position before the offence"},
        {"before_second_move", "the position before the second of two moves"},
        {"when_check_was_given", "the position when the check was given"},
        {"before_checked_sides_last_move", "the position before the last move of the player in check"},
        {"before_claimants_last_move", "the position before the claimant's last move"},
        {"before_first_illegal_move", "the position before the first illegal move found"},
        {"as_adjourned", "the adjourned position"},
        {"last_identifiable", "the last position that can be established"},
    };
    return kRows;
}

std::span<const WordRow> results() {
    static const std::vector<WordRow> kRows = {
        {"offender_loses", "the offender loses"},
        {"claimant_wins", "the claimant wins"},
        {"claimant_loses", "the claimant loses"},
        {"opponent_wins", "the other player wins"},
        {"mating_side_wins", "the player who gave mate wins"},
        {"draw", "the game is drawn"},
        {"both_lose", "both players lose"},
        {"as_on_board", "the result that the board shows stands"},
    };
    return kRows;
}

std::span<const WordRow> raisers() {
    static const std::vector<WordRow> kRows = {
        {"opponent", "the opponent of the offender"},
        {"player", "the offender himself"},
        {"either", "either player"},
        {"arbiter", "an arbiter"},
        {"spectator", "a spectator"},
        {"supervisor", "a supervisor"},
        {"nobody", "nobody"},
    };
    return kRows;
}

std::span<const WordRow> choosers() {
    static const std::vector<WordRow> kRows = {
        {"player", "the person bound"}, {"opponent", "the other player"},  {"either", "either player"},
        {"each", "each player"},        {"offender", "the offender"},      {"claimant", "the claimant"},
        {"arbiter", "the arbiter"},     {"both", "both players together"},
    };
    return kRows;
}

std::span<const WordRow> clock_owners() {
    static const std::vector<WordRow> kRows = {
        {"player", "the person bound"},
        {"opponent", "the other player"},
        {"offender", "the offender"},
        {"claimant", "the claimant"},
        {"both", "both players"},
        {"replier", "the player who has to reply to the sealed move"},
        {"white", "White"},
        {"black", "Black"},
    };
    return kRows;
}

std::span<const WordRow> grounds() {
    static const std::vector<WordRow> kRows = {
        {"repetition", "the same position stood several times"},
        {"fifty_moves", "nothing was taken or advanced for long"},
        {"fivefold", "the same position stood five times"},
        {"seventy_five_moves", "seventy-five quiet moves by each side"},
        {"perpetual_check", "checks without end"},
        {"dead_position", "neither player can mate"},
        {"dead_material", "too few men are left"},
        {"stalemate", "no legal move, and no check"},
        {"normal_means", "the opponent cannot win by normal means"},
        {"checkmate", "checkmate"},
        {"flag", "a flag has fallen"},
        {"illegal_move", "an illegal move was made"},
        {"clock_error", "a clock is or was wrong"},
        {"clock_defect", "a clock does not work"},
        {"forfeit", "the other player has lost by what he did"},
        {"wrong_result", "the result signed is not that of the game"},
        {"time_limit", "a time limit is asked for"},
        {"increment", "time added with each move is asked for"},
    };
    return kRows;
}

std::span<const WordRow> findings() {
    static const std::vector<WordRow> kRows = {
        {"breach", "an act against the laws, with consequences"},
        {"no_breach", "an act in order"},
        {"waived", "nothing binds any more, because a right lapsed or was lost"},
        {"claim_upheld", "the claim is good"},
        {"claim_rejected", "the claim is not good"},
        {"annulled", "the game is annulled"},
        {"referred", "the question goes to somebody else"},
    };
    return kRows;
}

}  // namespace jadoube::rules
