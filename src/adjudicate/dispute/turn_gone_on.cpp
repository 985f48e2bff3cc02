#include "adjudicate/dispute/turn_gone_on.hpp"

#include <algorithm>

#include "adjudicate/judge/closing.hpp"
#include "adjudicate/story/kinds.hpp"

namespace jadoube::adjudicate {
namespace {

bool goes_on_from(const Incident& back, const Incident& later) {
    return later.offender == back.offender && later.ply == back.ply && later.fate != Fate::fallen &&
           later.base == back.base;
}

/// The men touched in the turn that he went on with, without those of the move that he took back.
std::vector<Handled> touched_since(const Standing& standing, std::size_t matter) {
    const Incident& back = standing.matters[matter];
    const auto is_it = [&](const Incident& later) { return goes_on_from(back, later) && later.due.carried > 0; };
    const auto next =
        std::find_if(standing.matters.begin() + static_cast<std::ptrdiff_t>(matter) + 1, standing.matters.end(), is_it);
    const Incident* turn = next != standing.matters.end() ? &*next
                           : is_it(standing.unfinished)   ? &standing.unfinished
                                                          : nullptr;
    if (turn == nullptr) return {};
    const auto& touched = turn->play.touched;
    return {touched.begin() + static_cast<std::ptrdiff_t>(std::min(turn->due.carried, touched.size())), touched.end()};
}

/// The next turn of the same player from the same position, with a move or a press of its own.
const Incident* turn_gone_on(const Standing& standing, std::size_t matter) {
    const auto& matters = standing.matters;
    const Incident& back = matters[matter];
    const auto next = std::find_if(
        matters.begin() + static_cast<std::ptrdiff_t>(matter) + 1, matters.end(),
        [&](const Incident& later) { return goes_on_from(back, later) && (later.play.done || later.play.pressed); });
    return next == matters.end() ? nullptr : &*next;
}

/// It restores the position to which he himself had gone back, binds him alone, and costs him nothing more.
bool leaves_a_duty_alone(const Incident& incident, const MatterRuling& ruling) {
    const auto& duty = ruling.obligation;
    const bool is_his = duty && duty->chooser == party_of(duty->binds);
    const bool is_back = ruling.position && ruling.position->setup == incident.base;
    const bool costs_more = ruling.clock || ruling.result;
    return is_his && is_back && !costs_more && !goes_on_from_move_instead(incident, ruling);
}

}  // namespace

void note_turn_gone_on(const Standing& standing, std::size_t matter, Incident& incident) {
    if (!incident.play.retracted && !is_pressed_in_the_middle(incident)) return;
    if (incident.play.retracted && incident.play.complete == true)
        incident.play.touched_instead = touched_since(standing, matter);
    const Incident* turn = turn_gone_on(standing, matter);
    if (turn == nullptr) return;
    if (turn->play.done) incident.play.played_instead = turn->play.done->legal;
    if (turn->play.pressed && !incident.since.moved_again) incident.since.moved_again = false;
}

std::optional<std::size_t> taken_back_before(const Standing& standing, std::size_t turn) {
    const Incident& next = standing.matters[turn];
    if (next.fate != Fate::open || next.due.carried == 0) return std::nullopt;
    for (std::size_t i = turn; i > 0; --i) {
        const Incident& back = standing.matters[i - 1];
        const bool is_it =
            back.play.retracted && back.play.done && back.play.complete == true && back.fate == Fate::open;
        if (is_it && back.offender == next.offender && back.base == next.base) return i - 1;
    }
    return std::nullopt;
}

bool is_due_in_turn_gone_on(const Standing& standing, std::size_t matter, const Incident& incident,
                            const std::vector<Judged>& judged) {
    const bool is_illegal_move = incident.play.done && !incident.play.done->legal && incident.play.complete == true;
    if (!incident.play.retracted || !is_illegal_move || incident.objection.doubted) return false;
    if (turn_gone_on(standing, matter) == nullptr) return false;
    return std::all_of(judged.begin(), judged.end(),
                       [&](const Judged& one) { return leaves_a_duty_alone(incident, one.ruling); });
}

}  // namespace jadoube::adjudicate
