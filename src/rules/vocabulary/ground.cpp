#include "rules/vocabulary/ground.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kGrounds = std::to_array<GroundRow>({
    {Ground::repetition, "repetition", "the same position stood several times", Kind::claim_draw_repetition},
    {Ground::fifty_moves, "fifty_moves", "nothing was taken or advanced for long", Kind::claim_draw_fifty_moves},
    {Ground::fivefold, "fivefold", "the same position stood five times", Kind::claim_draw_fivefold},
    {Ground::seventy_five_moves, "seventy_five_moves", "seventy-five quiet moves by each side",
     Kind::claim_draw_seventy_five_moves},
    {Ground::perpetual_check, "perpetual_check", "checks without end", Kind::claim_draw_perpetual_check},
    {Ground::dead_position, "dead_position", "neither player can mate", Kind::claim_draw_dead_position},
    {Ground::dead_material, "dead_material", "too few men are left", Kind::claim_draw_dead_material},
    {Ground::stalemate, "stalemate", "no legal move, and no check", Kind::claim_draw_stalemate},
    {Ground::normal_means, "normal_means", "the opponent cannot win by normal means", Kind::claim_draw_normal_means},
    {Ground::checkmate, "checkmate", "checkmate", Kind::claim_checkmate},
    {Ground::flag, "flag", "a flag has fallen", Kind::claim_flag},
    {Ground::illegal_move, "illegal_move", "an illegal move was made", Kind::claim_illegal_move},
    {Ground::clock_error, "clock_error", "a clock is or was wrong", Kind::claim_clock_error},
    {Ground::clock_defect, "clock_defect", "a clock does not work", Kind::claim_clock_defect},
    {Ground::forfeit, "forfeit", "the other player has lost by what he did", Kind::claim_forfeit},
    {Ground::wrong_result, "wrong_result", "the result signed is not that of the game", Kind::claim_wrong_result},
    {Ground::time_limit, "time_limit", "a time limit is asked for", Kind::claim_time_limit},
    {Ground::increment, "increment", "time added with each move is asked for", Kind::claim_increment},
    {Ground::assistant, "assistant", "somebody who does by hand what the player cannot", Kind::claim_assistant},
    {Ground::record, "record", "the arbiter's record is asked for", Kind::claim_record},
    {Ground::display, "display", "a display shows it, and nothing else does", Kind::claim_display},
    {Ground::withdrawal, "withdrawal", "an offer or a claim is to be withdrawn", Kind::claim_withdrawal},
});
static_assert(is_in_order(kGrounds));

}  // namespace

template <>
std::span<const GroundRow> rows<Ground>() {
    return kGrounds;
}

}  // namespace jadoube::rules
