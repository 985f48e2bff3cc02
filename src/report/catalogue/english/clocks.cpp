// Pages on clocks.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kClocksPhrases = std::to_array<Phrase>({
    {"control.and_so_on", "and so on: {period}"},
    {"control.black", "Black:"},
    {"control.bronstein", ", of each move up to {amount} are given back"},
    {"control.delay", ", the clock waits {amount} before each move"},
    {"control.each_player", "Each player:"},
    {"control.each_side", "{control} (White: {white}. Black: {black})"},
    {"control.hours", "{count} h"},
    {"control.in_all", "For {count} moves: {time} in all"},
    {"control.increment", ", {amount} added with each move"},
    {"control.made", "{count} moves made"},
    {"control.minutes", "{count} min"},
    {"control.more", " more"},
    {"control.moves", "moves {first} to {last} in {time}"},
    {"control.no_further", "from move {first} no further time"},
    {"control.one_made", "{count} move made"},
    {"control.prescribed", "{made}, {count} prescribed"},
    {"control.sandclock", ", and what one player uses the other gains"},
    {"control.seconds", "{count} s"},
    {"control.to_the_end", "from move {first} to the end {time} more"},
    {"control.unknown", "The time control is not known."},
    {"control.unlimited", "Played without clocks."},
    {"control.white", "White:"},
    {"control.whole", "the whole game in {time}"},
    {"rebuilt.estimate",
     "At the pace of each until that reading: White {white}, Black {black}. That is an estimate, for the arbiter to "
     "weigh against what players and score sheets tell; nothing proves it."},
    {"rebuilt.from", "{time} (entry {entry}): {white}, {black}"},
    {"rebuilt.last_right", "Last right reading"},
    {"rebuilt.no_estimate", "Nothing in the log supports an estimate of how it is shared."},
    {"rebuilt.reading", "{side} {time} after {moves} moves"},
    {"setting.added", "Added"},
    {"setting.added_since", "Added since for moves and periods"},
    {"setting.as_at_start", "As at the start"},
    {"setting.as_recorded", "As recorded after {move}"},
    {"setting.black_time", "Black {time}"},
    {"setting.both_at_reading", "Both clocks at the reading"},
    {"setting.both_now", "Both together must now show"},
    {"setting.from_to", "{left} to {most}: what passed within the delays was not counted"},
    {"setting.gained", "Increment gained by the press, taken back"},
    {"setting.passed_since", "Time passed since"},
    {"setting.ran", "Time that ran and was not counted"},
    {"setting.set", "Set"},
    {"setting.set_to", "Set to"},
    {"setting.shared", "How it is shared is the arbiter's estimate; no more than:"},
    {"setting.taken_off", "Taken off"},
    {"setting.white_black", "White {white}, Black {black}"},
    {"setting.white_time", "White {time}"},
    {"sheet.key", "In brackets the moves completed; * the clock that ran."},
    {"sheet.match", ", match {match}"},
    {"sheet.notes", "Notes"},
    {"sheet.read", "{time} (entry {entry})"},
    {"sheet.round", "Clock readings, round {round}"},
    {"sheet.section", ", section {section}"},
    {"timing.dip",
     "{figure} more than can be ({before} to {reading}), and back to where it was: a wrong reading, or time put back"},
    {"timing.elapsed_shifted",
     "{figure} counted with the other player's move ({before} to {reading}): the board was late"},
    {"timing.flag_fell", "nothing left, and the game went on: {flag}"},
    {"timing.game", "Game {number}: {title}"},
    {"timing.increment_doubled",
     "{expected} moves gained more than the increment, up to {figure} more: set to a larger one?"},
    {"timing.increment_missing", "the {figure} for each move do not show ({before} to {reading})"},
    {"timing.increment_twice", "{figure} more than one move gains ({before} to {reading}): pressed twice?"},
    {"timing.jump", "{figure} more than can be ({before} to {reading}): corrected by hand?"},
    {"timing.loss", "{figure} less than the time spent leaves ({before} to {reading})"},
    {"timing.lost_on_time", "lost on time, {figure} left after the last move: {flag}"},
    {"timing.not_read", "the clock was not read ({before} to {reading})"},
    {"timing.nothing_left", "less than a second left, or the flag down: {flag}"},
    {"timing.period_moved",
     "{figure} of the next period came with move {moves} in place of move {expected} ({before} to {reading})"},
    {"timing.period_twice", "{figure} of the period came once more ({before} to {reading})"},
    {"timing.period_used", "time of the next period was used before move {moves} was made ({before} to {reading})"},
    {"timing.reading_late",
     "{figure} more than one move gains ({before} to {reading}), and no more than the moves before allow: read late"},
    {"timing.total_changed", "both clocks together show {figure} too much ({before} and {reading})"},
});
static_assert(is_in_order(kClocksPhrases));

}  // namespace

std::span<const Phrase> clocks() {
    return kClocksPhrases;
}

}  // namespace jadoube::report::in_english
