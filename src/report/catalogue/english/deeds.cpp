// What somebody did beside the board, and the same where a fact told says more of it.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kDeedsPhrases = std::to_array<Phrase>({
    {"did.conduct", "{who} behaves as the laws forbid"},
    {"did.conduct.absent", "{who} is not at the board when he should be"},
    {"did.conduct.absent.default_time_passed", "{who} comes after the default time"},
    {"did.conduct.absent.late_ms", "{who} comes {time} late"},
    {"did.conduct.assist", "{who} uses help that is not allowed"},
    {"did.conduct.clock", "{who} handles the clock wrongly"},
    {"did.conduct.clock_hand", "{who} keeps a hand on the clock or over it"},
    {"did.conduct.device", "{who} has an electronic device"},
    {"did.conduct.displaced", "{who} displaces men"},
    {"did.conduct.disrepute", "{who} brings the game into disrepute"},
    {"did.conduct.disturb", "{who} disturbs the opponent"},
    {"did.conduct.entering", "{who} enters the playing area"},
    {"did.conduct.leave", "{who} leaves his place"},
    {"did.conduct.leave.area", "{who} leaves the playing area"},
    {"did.conduct.leave.board", "{who} leaves the board"},
    {"did.conduct.leave.venue", "{who} leaves the playing venue"},
    {"did.conduct.pause", "{who} pauses the clocks"},
    {"did.conduct.phone_of_others", "{who} uses a phone or the like"},
    {"did.conduct.press_denied", "{who} keeps the opponent from pressing the clock"},
    {"did.conduct.record_incomplete", "{who} has an incomplete scoresheet"},
    {"did.conduct.recording", "{who} does not record the moves as the law asks"},
    {"did.conduct.recording_ahead", "{who} writes a move down before making it"},
    {"did.conduct.recording_behind", "{who} moves before writing down the last move"},
    {"did.conduct.refuse", "{who} refuses what is asked of him"},
    {"did.conduct.regulations", "{who} breaks a regulation of the event"},
    {"did.conduct.smoking", "{who} smokes where it is not allowed"},
    {"did.conduct.spectator", "{who} speaks about the game"},
    {"did.conduct.upset", "{who} throws men over"},
});
static_assert(is_in_order(kDeedsPhrases));

}  // namespace

std::span<const Phrase> deeds() {
    return kDeedsPhrases;
}

}  // namespace jadoube::report::in_english
