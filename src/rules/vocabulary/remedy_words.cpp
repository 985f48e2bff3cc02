#include "rules/vocabulary/remedy_words.hpp"

#include <array>

#include "rules/vocabulary/fact.hpp"

namespace jadoube::rules {
namespace {

constexpr auto kQuestions = std::to_array<WordRow<Question>>({
    {Question::game, "game", "what becomes of the game"},
    {Question::position, "position", "which position stands"},
    {Question::obligation, "obligation", "what has to be played"},
    {Question::right, "right", "what somebody may do, or no more"},
    {Question::clock, "clock", "what the clocks show"},
    {Question::result, "result", "how the game ends"},
    {Question::other, "other", "what is only said"},
});
static_assert(is_in_order(kQuestions));

constexpr auto kCastlings = std::to_array<WordRow<Castling>>({
    {Castling::allowed, "allowed", "castling as any other move"},
    {Castling::barred, "barred", "no castling"},
    {Castling::required, "required", "castling on that side"},
    {Castling::other_side_only, "other_side_only", "castling on the other side alone"},
});
static_assert(is_in_order(kCastlings));

constexpr auto kClockActions = std::to_array<WordRow<ClockAction>>({
    {ClockAction::add, "add", "time is added"},
    {ClockAction::subtract, "subtract", "time is taken off"},
    {ClockAction::set, "set", "the clock is set"},
    {ClockAction::credit, "credit", "time is given back"},
    {ClockAction::runs_for, "runs_for", "the clock bears the time"},
});
static_assert(is_in_order(kClockActions));

constexpr bool kIsCounted = true;
constexpr std::string_view kFromTheBeginning = "the beginning of the game";
constexpr std::string_view kFromTheOffence = "the offence";
constexpr auto kWindows = std::to_array<WindowRow>({
    {Window::claimant_touches, "claimant_touches", "until the claimant touches a man", "claimant_touched"},
    {Window::opponent_replies, "opponent_replies", "until the opponent has replied", "opponent_replied"},
    {Window::speaker_moves, "speaker_moves", "until the player who said it has completed his next move",
     "speaker_moved"},
    {Window::next_move, "next_move", "for the next move only", "next_move_made"},
    {Window::game_ends, "game_ends", "until the game is over", "game_ended_by"},
    {Window::moves_by_each, "moves_by_each", "until {} have been completed on each side", "moves_by_each", kIsCounted,
     kFromTheBeginning},
    {Window::own_moves, "own_moves", "until the holder of the right has completed {}", "own_moves", kIsCounted,
     kFromTheBeginning},
    {Window::moves_since_offence, "moves_since_offence", "until the offender has completed {} after the offence",
     "moves_since_offence", kIsCounted, kFromTheOffence},
    {Window::time_since_offence_ms, "time_since_offence_ms", "until {} have passed since the offence",
     "time_since_offence_ms", kIsCounted, kFromTheOffence},
    {Window::replies_since_offence, "replies_since_offence", "until the opponent has completed {} after the offence",
     "replies_since_offence", kIsCounted, kFromTheOffence},
});
static_assert(is_in_order(kWindows));

}  // namespace

template <>
std::span<const WordRow<Question>> rows<Question>() {
    return kQuestions;
}
template <>
std::span<const WordRow<Castling>> rows<Castling>() {
    return kCastlings;
}
template <>
std::span<const WordRow<ClockAction>> rows<ClockAction>() {
    return kClockActions;
}
template <>
std::span<const WindowRow> rows<Window>() {
    return kWindows;
}
bool is_time(Window window) {
    return is_time_name(row_of(window).fact);
}

}  // namespace jadoube::rules
