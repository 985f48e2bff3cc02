#include "rules/lint/implications.hpp"

#include <algorithm>
#include <array>

#include "rules/vocabulary/sealed_move.hpp"

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

/// A fact that only matters of these kinds have.
struct FactOfKinds {
    std::string_view fact;
    std::vector<Kind> kinds;
};

const std::vector<FactOfKinds>& facts_of_few_kinds() {
    static const std::vector<FactOfKinds> kRows = {
        {"device_place", {Kind::conduct_device}},
        {"device_sounded", {Kind::conduct_device}},
        {"late_ms", {Kind::conduct_absent}},
        {"default_time_passed", {Kind::conduct_absent}},
        {"away_ms", {Kind::conduct_leave, Kind::conduct_absent}},
        {"place_left", {Kind::conduct_leave, Kind::conduct_absent}},
        {"regulation", {Kind::conduct_regulations}},
        {"men_put_back", {Kind::conduct_displaced, Kind::conduct_upset}},
        {"accessible", {Kind::seal}},
        {"opened_by", {Kind::resume}},
        {"sealed_move", {Kind::seal, Kind::resume}},
        {"sealed_move_told", {Kind::seal, Kind::resume}},
        {"times_known", {Kind::seal, Kind::resume}},
        {"scores_agree", {Kind::observed_boards_differ}},
        {"resigned_by", {Kind::resign}},
        {"appeal_rejected", {Kind::dispute}},
        {"signed", {Kind::claim_wrong_result, Kind::claim_withdrawal}},
    };
    return kRows;
}

/// Facts about what was done with men; nothing is, off the board.
constexpr std::array kFactsOnTheBoard =
    std::to_array<std::string_view>({"own_men_touched",   "enemy_men_touched",
                                     "touched_to_castle", "moved_another_man",
                                     "first_touched",     "king_and_rook",
                                     "touched_king",      "touched_man",
                                     "touched_man_takes", "first_touched_is_rook",
                                     "move_kind",         "move_is_complete",
                                     "move_is_legal",     "released",
                                     "two_hands",         "captured_piece",
                                     "moved_piece",       "new_piece",
                                     "castling_faults",   "first_touched_piece",
                                     "rook_put_wrongly",  "only_fault_is_check_left"});

bool is_single_off_the_board(Kind kind) {
    const KindTraits& traits = row_of(kind).traits;
    return traits.beside_the_board && !traits.at_a_moment && !traits.implies_touch && !traits.implies_press &&
           !kind_covers(Kind::seal, kind) && !kind_covers(Kind::resume, kind);
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
        {"only_fault_is_check_left", kYes, "check_left", is_not(word(CheckCall::none))},
        {"only_fault_is_check_left", kYes, "sealed_move", is({word(SealedMove::illegal)})},
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
        {Kind::setup_odds_man_left_on, "odds_man", is_not(told("none"))},
        {Kind::setup_wrong_odds_man, "game_at_odds", kYes},
        {Kind::setup_wrong_odds_man, "odds_man", is_not(told("none"))},
        {Kind::odds, "game_at_odds", kYes},
        {Kind::claim, "raised_by", is_not(word(Party::nobody))},
        {Kind::requirement, "requirement", is({word(Requirement::illegal)})},
    };
    return kRows;
}

bool is_off_the_board(Kind kind) {
    const std::vector<Kind> single = single_kinds();
    return std::all_of(single.begin(), single.end(),
                       [&](Kind one) { return !kind_covers(kind, one) || is_single_off_the_board(one); });
}

bool can_have(Kind kind, std::string_view fact) {
    if (std::find(kFactsOnTheBoard.begin(), kFactsOnTheBoard.end(), fact) != kFactsOnTheBoard.end())
        return !is_off_the_board(kind);
    const auto& few = facts_of_few_kinds();
    const auto row = std::find_if(few.begin(), few.end(), [&](const FactOfKinds& one) { return one.fact == fact; });
    return row == few.end() || std::any_of(row->kinds.begin(), row->kinds.end(), [&](Kind having) {
               return kind_covers(having, kind) || kind_covers(kind, having);
           });
}

}  // namespace jadoube::rules
