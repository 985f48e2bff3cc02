#include "rules/lint/implications.hpp"

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
template <typename Word>
Value word(Word value) {
    return std::string(name_of(value));
}
/// A word of facts that only persons tell.
Value told(const char* text) {
    return std::string(text);
}
Value number(std::int64_t value) {
    return value;
}

}  // namespace

std::span<const Implication> implications() {
    static const Wanted kYes = is({true});
    static const Wanted kNo = is({false});
    static const Wanted kBothTouched = is({word(KingAndRook::king_first), word(KingAndRook::rook_first)});
    static const Wanted kNoPlayer =
        is({word(Party::arbiter), word(Party::spectator), word(Party::supervisor), word(Party::nobody)});
    static const std::vector<Implication> kRows = {
        {"king_and_rook", kBothTouched, "own_men_touched", is_at_least(2)},
        {"king_and_rook", kBothTouched, "touched_king", kYes},
        {"touched_king", kNo, "king_and_rook", is({word(KingAndRook::no)})},
        {"touched_king", kYes, "own_men_touched", is_at_least(1)},
        {"touched_to_castle", kYes, "own_men_touched", is_at_least(1)},
        {"first_touched_is_rook", kYes, "own_men_touched", is_at_least(1)},
        {"first_touched_is_rook", kYes, "first_touched", is({word(FirstTouched::own)})},
        {"first_touched", is({word(FirstTouched::own)}), "own_men_touched", is_at_least(1)},
        {"first_touched", is({word(FirstTouched::enemy)}), "enemy_men_touched", is_at_least(1)},
        {"own_men_touched", is({number(0)}), "enemy_men_touched", is_at_least(1)},
        {"check_left", is({word(CheckCall::announced), word(CheckCall::unannounced)}), "leaves_own_king_in_check",
         kYes},
        {"leaves_own_king_in_check", kYes, "check_left", is_not(word(CheckCall::none))},
        {"only_moves", is({word(OnlyMoves::none)}), "has_legal_move", kNo},
        {"only_moves", is({word(OnlyMoves::en_passant), word(OnlyMoves::other)}), "has_legal_move", kYes},
        {"is_checkmate", kYes, "has_legal_move", kNo},
        {"is_checkmate", kYes, "in_check", kYes},
        {"is_checkmate", kYes, "is_stalemate", kNo},
        {"is_stalemate", kYes, "has_legal_move", kNo},
        {"is_stalemate", kYes, "in_check", kNo},
        {"dead_position", kYes, "opponent_can_mate", kNo},
        {"dead_position", kYes, "player_can_mate", kNo},
        {"dead_position", kYes, "is_checkmate", kNo},
        {"dead_material", is_not(word(DeadMaterial::no)), "dead_position", kYes},
        {"raised_by", kNoPlayer, "claimant_touched", kNo},
        {"raised_by", kNoPlayer, "claimant_on_turn", kNo},
        {"raised_by", is({word(Party::nobody)}), "demand_made", kNo},
        {"flag_fallen", kNo, "white_flag_fallen", kNo},
        {"flag_fallen", kNo, "black_flag_fallen", kNo},
        {"game_at_odds", kNo, "odds_man", is({told("none")})},
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
        {Kind::illegal_move, "move_is_legal", kNo},
        {Kind::illegal_move_illegal_castling, "move_kind", is({word(MoveKind::castling)})},
        {Kind::illegal_move_false_capture, "move_kind", is({word(MoveKind::capture), word(MoveKind::promotion)})},
        {Kind::promotion, "move_kind", is({word(MoveKind::promotion)})},
        {Kind::promotion, "new_piece", is_not(word(NewPiece::allowed))},
        {Kind::press, "completed", kYes},
        {Kind::press_two_hands, "two_hands", kYes},
        {Kind::press_pawn_on_last_rank, "pawn_on_last_rank", kYes},
        {Kind::setup_odds_man_left_on, "game_at_odds", kYes},
        {Kind::setup_odds_man_left_on, "odds_man_removed", kNo},
        {Kind::setup_wrong_odds_man, "game_at_odds", kYes},
        {Kind::odds, "game_at_odds", kYes},
        {Kind::claim, "raised_by", is_not(word(Party::nobody))},
        {Kind::requirement, "requirement", is({word(Requirement::illegal)})},
    };
    return kRows;
}

}  // namespace jadoube::rules
