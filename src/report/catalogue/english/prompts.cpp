// The conversation at the desk, and what is said of what was recorded.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kPromptPhrases = std::to_array<Phrase>({
    {"prompt.a_number", "a number"},
    {"prompt.agrees", "It agrees with what was opened."},
    {"prompt.answer_idle",
     "{fact}: nothing in the ruling hangs on it, nobody asked for it or it was known; recorded all the same"},
    {"prompt.arbiter_finds", "What it is, the arbiter finds."},
    {"prompt.ask_board", "board> "},
    {"prompt.ask_decision", "decide as proposed? [yes]> "},
    {"prompt.ask_penalty", "decide with which penalty?> "},
    {"prompt.ask_reason", "reason> "},
    {"prompt.at_resumption", "at the resumption: {command}"},
    {"prompt.clock_shows", "{side}'s clock shows {time}"},
    {"prompt.clocks_read",
     "The clocks were read at {when} (entry {entry}): {times}. They have run since, so no times to set are made of "
     "that; what they show now is told with {command}"},
    {"prompt.commitment", "commitment: {value}"},
    {"prompt.decided", "{recorded}: decided"},
    {"prompt.decided_so", "{recorded}: decided {what}"},
    {"prompt.differs", "It does NOT agree with what was opened: this is not what was sealed."},
    {"prompt.earlier_try", "by an earlier try of this command"},
    {"prompt.enter_records", "Enter records it."},
    {"prompt.goes_on", "the game goes on"},
    {"prompt.goes_on_with", "the game goes on with {move}"},
    {"prompt.help_acts",
     "What happened, act by act: white Nf3-d3, presses; black points it out. 'jadoube words' lists more.\nfen FEN, pgn "
     "FILE, at 27w or no-position say where the men stood, names White - Black who plays,\nclocks 0:58:30 1:02:00 what "
     "White's and Black's showed, fact deliberate=yes a fact. note: begins a remark.\nEnter asks what is missing, then "
     "records; 'decide', or 'decide penalty warning', records and decides.\nback takes the last line away, drop all of "
     "it; later records with what is known;\nnothing-else: all is told; another: it is another incident than the like "
     "one entered."},
    {"prompt.help_board",
     "A board, with what happened there if you like: r5b3, or r5b3 white touches f3; then b4 is of the same "
     "round.\nCommands may be typed too: open, "
     "player NAME, standing r5b3, report. quit ends."},
    {"prompt.help_decision",
     "It is recorded. Enter decides as proposed, a number takes that option; later leaves it open.\npenalty NAME, time "
     "black +2:00 and points white -1 choose among the penalties that are left, with\nsemicolons between; otherwise "
     "WHAT because WHY decides something else."},
    {"prompt.law_leaves", "The law leaves this to the arbiter: why?"},
    {"prompt.next", "next: {command}"},
    {"prompt.not_recorded", "not recorded: what was told of {game}"},
    {"prompt.only_shown", "nothing was recorded; it would be incident {number}"},
    {"prompt.opened", "{side} sealed: {text}"},
    {"prompt.otherwise", "otherwise: {what}"},
    {"prompt.page", "page: {file}"},
    {"prompt.passphrase", "passphrase: {words} (for the arbiter alone; it is not kept)"},
    {"prompt.read_as", "Read as: {line}"},
    {"prompt.recorded", "recorded as {entry}"},
    {"prompt.recorded_before", "already recorded as {entry}"},
    {"prompt.recorded_of", "{recorded} (incident {number})"},
    {"prompt.sealed", "{recorded}: {side} sealed"},
    {"prompt.sealed_for_good", "{recorded}: the sealed move can no longer be changed"},
    {"prompt.slip", "slip:       {code} (into the paper envelope, and nowhere else)"},
    {"prompt.stays_shut", "the envelope stays shut"},
    {"prompt.to_choose", "one or more of these have to be chosen: {penalties}"},
    {"prompt.waits_for_answer", "it waits for an answer: {command}"},
    {"prompt.waits_for_decision", "incident {number} waits for its decision: {command}"},
    {"prompt.welcome", "A board, then what happened there; Enter records. '?' says what may be typed, quit ends."},
    {"prompt.when_paused", "when the clock is paused: {command}"},
    {"prompt.who_opened", "Who opened it: {standing}"},
    {"prompt.why", "Why?"},
    {"prompt.with_option", "as proposed, with the option: {what}"},
});
static_assert(is_in_order(kPromptPhrases));

}  // namespace

std::span<const Phrase> prompts() {
    return kPromptPhrases;
}

}  // namespace jadoube::report::in_english
