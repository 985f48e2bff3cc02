#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

Wanted is(Values values) {
    return {.kind = Wanted::Kind::one_of, .values = std::move(values)};
}
Wanted is_not(Value value) {
    return {.kind = Wanted::Kind::none_of, .values = {std::move(value)}};
}
Wanted is_at_least(std::int64_t least) {
    return {.kind = Wanted::Kind::at_least, .bound = least};
}
Value word(const char* text) {
    return std::string(text);
}
Value number(std::int64_t value) {
    return value;
}

}  // namespace

std::span<const Implication> implications() {
    static const Wanted kYes = is({true});
    static const Wanted kNo = is({false});
    static const Wanted kBothTouched = is({word("king_first"), word("rook_first")});
    static const Wanted kNoPlayer = is({word("arbiter"), word("spectator"), word("supervisor"), word("nobody")});
    static const std::vector<Implication> kRows = {
        {"king_and_rook", kBothTouched, "own_men_touched", is_at_least(2)},
        {"king_and_rook", kBothTouched, "touched_king", kYes},
        {"touched_king", kNo, "king_and_rook", is({word("no")})},
        {"touched_king", kYes, "own_men_touched", is_at_least(1)},
        {"touched_to_castle", kYes, "own_men_touched", is_at_least(1)},
        {"first_touched_is_rook", kYes, "own_men_touched", is_at_least(1)},
        {"first_touched_is_rook", kYes, "first_touched", is({word("own")})},
        {"first_touched", is({word("own")}), "own_men_touched", is_at_least(1)},
        {"first_touched", is({word("enemy")}), "enemy_men_touched", is_at_least(1)},
        {"own_men_touched", is({number(0)}), "enemy_men_touched", is_at_least(1)},
        {"check_left", is({word("announced"), word("unannounced")}), "leaves_own_king_in_check", kYes},
        {"leaves_own_king_in_check", kYes, "check_left", is_not(word("none"))},
        {"only_moves", is({word("none")}), "has_legal_move", kNo},
        {"only_moves", is({word("en_passant"), word("other")}), "has_legal_move", kYes},
        {"is_checkmate", kYes, "has_legal_move", kNo},
        {"is_checkmate", kYes, "in_check", kYes},
        {"is_checkmate", kYes, "is_stalemate", kNo},
        {"is_stalemate", kYes, "has_legal_move", kNo},
        {"is_stalemate", kYes, "in_check", kNo},
        {"dead_position", kYes, "opponent_can_mate", kNo},
        {"dead_position", kYes, "player_can_mate", kNo},
        {"dead_position", kYes, "is_checkmate", kNo},
        {"dead_material", is_not(word("no")), "dead_position", kYes},
        {"raised_by", kNoPlayer, "claimant_touched", kNo},
        {"raised_by", kNoPlayer, "claimant_on_turn", kNo},
        {"raised_by", is({word("nobody")}), "demand_made", kNo},
        {"flag_fallen", kNo, "white_flag_fallen", kNo},
        {"flag_fallen", kNo, "black_flag_fallen", kNo},
        {"game_at_odds", kNo, "odds_man", is({word("none")})},
        {"game_at_odds", kNo, "odds_moves", is({number(0)})},
        {"game_at_odds", kNo, "claimant_gives_odds", kNo},
        {"game_at_odds", kNo, "rook_given", kNo},
    };
    return kRows;
}

std::span<const KindFact> facts_of_kinds() {
    static const Wanted kYes = is({true});
    static const Wanted kNo = is({false});
    static const std::vector<KindFact> kRows = {
        {"illegal_move", "move_is_legal", kNo},
        {"illegal_move.illegal_castling", "move_kind", is({word("castling")})},
        {"illegal_move.false_capture", "move_kind", is({word("capture"), word("promotion")})},
        {"promotion", "move_kind", is({word("promotion")})},
        {"promotion", "new_piece", is_not(word("allowed"))},
        {"press", "completed", kYes},
        {"press.two_hands", "two_hands", kYes},
        {"press.pawn_on_last_rank", "pawn_on_last_rank", kYes},
        {"setup.odds_man_left_on", "game_at_odds", kYes},
        {"setup.odds_man_left_on", "odds_man_removed", kNo},
        {"setup.wrong_odds_man", "game_at_odds", kYes},
        {"odds", "game_at_odds", kYes},
        {"castling_without_rook", "rook_given", kYes},
        {"claim", "raised_by", is_not(word("nobody"))},
        {"requirement", "requirement", is({word("illegal")})},
    };
    return kRows;
}

}  // namespace jadoube::rules
