#include "rules/vocabulary/act_word.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kActWord = std::to_array<WordRow<ActWord>>({
    {ActWord::touch, "touch", "touches men, in the order of their squares"},
    {ActWord::place, "place", "puts a man on a square and still holds it"},
    {ActWord::release, "release", "lets a man go on a square, the move not finished otherwise"},
    {ActWord::move, "move", "puts a man down and lets it go, lawfully or not"},
    {ActWord::castle, "castle", "castles; without the Rook's squares the Rook is not moved yet"},
    {ActWord::name, "name", "names the piece for a pawn"},
    {ActWord::retract, "retract", "takes back or alters what was done"},
    {ActWord::press, "press", "presses the clock"},
    {ActWord::say_check, "say_check", "says \"check\""},
    {ActWord::offer_draw, "offer_draw", "offers a draw"},
    {ActWord::give_notice, "give_notice", "gives notice that the moves are counted from now on"},
    {ActWord::point_out, "point_out", "says that something was wrong"},
    {ActWord::demand, "demand", "demands what the law gives, or elects among it"},
    {ActWord::answer, "answer", "makes the move that was exacted"},
    {ActWord::refuse, "refuse", "refuses what was required"},
    {ActWord::claim, "claim", "claims a result or a right, on a ground"},
    {ActWord::flag_falls, "flag_falls", "whose flag falls"},
    {ActWord::agree, "agree", "both agree to a draw"},
    {ActWord::resign, "resign", "resigns"},
    {ActWord::concede, "concede", "concedes what the other claims"},
    {ActWord::refer, "refer", "refers the question to somebody"},
    {ActWord::adjourn, "adjourn", "breaks the game off"},
    {ActWord::seal, "seal", "seals a move"},
    {ActWord::open, "open", "opens the sealed move"},
    {ActWord::set_up, "set_up", "sets up the board or the adjourned position"},
    {ActWord::find, "find", "finds something wrong, named by its incident kind"},
});
static_assert(is_in_order(kActWord));

constexpr auto kNoticeTime = std::to_array<WordRow<NoticeTime>>({
    {NoticeTime::none, "none", "no notice was given"},
    {NoticeTime::before, "before", "notice was given before the touch"},
    {NoticeTime::at_once, "at_once", "notice was given with the touch"},
    {NoticeTime::late, "late", "notice was given after the touch"},
});
static_assert(is_in_order(kNoticeTime));

}  // namespace

template <>
std::span<const WordRow<ActWord>> rows<ActWord>() {
    return kActWord;
}

template <>
std::span<const WordRow<NoticeTime>> rows<NoticeTime>() {
    return kNoticeTime;
}

}  // namespace jadoube::rules
