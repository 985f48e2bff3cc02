// The conversation at the desk, and what is said of what was recorded.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kPromptPhrases = std::to_array<Phrase>({
    {"prompt.a_number", "a number"},
    {"prompt.ask_board", "board> "},
    {"prompt.ask_decision", "decide as proposed? [yes]> "},
    {"prompt.ask_penalty", "decide with which penalty?> "},
    {"prompt.ask_reason", "reason> "},
    {"prompt.decided", "{recorded}: decided"},
    {"prompt.decided_so", "{recorded}: decided {what}"},
    {"prompt.enter_records", "Enter records it."},
    {"prompt.help_acts",
     "What happened, act by act: white Nf3-d3, presses; black points it out. 'jadoube words' lists more.\nfen FEN, pgn "
     "FILE and at 27w say where the men stood, names White - Black who plays. note: begins a remark.\nEnter asks what "
     "is missing, then records; 'decide', or 'decide penalty warning', records and decides.\nback takes the last line "
     "away, drop all of it; later records with what is known;\nanother: it is another incident than the like one "
     "entered."},
    {"prompt.help_board",
     "A board, with what happened there if you like: r5b3, or r5b3 white touches f3.\nCommands may be typed too: open, "
     "player NAME, standing r5b3, report. quit ends."},
    {"prompt.help_decision",
     "It is recorded. Enter decides as proposed, a number takes that option; later leaves it open.\npenalty NAME, time "
     "black +2:00 and points white -1 choose among the penalties that are left, with\nsemicolons between; otherwise "
     "WHAT because WHY decides something else."},
    {"prompt.law_leaves", "The law leaves this to the arbiter: why?"},
    {"prompt.next", "next: {command}"},
    {"prompt.not_recorded", "not recorded: what was told of {game}"},
    {"prompt.otherwise", "otherwise: {what}"},
    {"prompt.read_as", "Read as: {line}"},
    {"prompt.recorded", "recorded as {entry}"},
    {"prompt.recorded_before", "already recorded as {entry}"},
    {"prompt.recorded_of", "{recorded} (incident {number})"},
    {"prompt.to_choose", "one or more of these have to be chosen: {penalties}"},
    {"prompt.waits_for_answer", "it waits for an answer: {command}"},
    {"prompt.waits_for_decision", "incident {number} waits for its decision: {command}"},
    {"prompt.welcome", "A board, then what happened there; Enter records. '?' says what may be typed, quit ends."},
    {"prompt.why", "Why?"},
    {"prompt.with_option", "as proposed, with the option: {what}"},
});
static_assert(is_in_order(kPromptPhrases));

}  // namespace

std::span<const Phrase> prompts() {
    return kPromptPhrases;
}

}  // namespace jadoube::report::in_english
