// What the end of the story tells of its matters: silence is an answer where the arbiter has said that all is told.
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

void Teller::close() {
    is_closed_ = true;
    if (has_content(standing_.unfinished) && !standing_.unfinished_matter) {
        standing_.matters.push_back(standing_.unfinished);
        standing_.unfinished_matter = standing_.matters.size() - 1;
    }
    settle_what_is_open();
}

void Teller::end_dispute() {
    settle_what_is_open();
    if (!dispute_.told_complete) return;
    for (Handled& man : standing_.unfinished.play.touched)
        if (!man.said) man.said = rules::NoticeTime::none;
}

void Teller::settle_what_is_open() {
    for (Incident& incident : standing_.matters)
        if (incident.fate == Fate::open) give_kinds(incident);
    const bool asks_for_it = std::any_of(standing_.matters.begin(), standing_.matters.end(), [&](const Incident& one) {
        return one.fate == Fate::open && brings_up_the_record(one);
    });
    if (asks_for_it) read_the_record();
    for (Incident& incident : standing_.matters) {
        if (incident.fate != Fate::open) continue;
        give_kinds(incident);
        settle(incident);
        look_at_flag_where_the_game_is(incident);
    }
}

/// A flag that nobody is told to have seen before play went on, where a later move in order has ended the game on the
/// board.
void Teller::look_at_flag_where_the_game_is(Incident& incident) const {
    const bool is_passed_over = incident.kinds == std::vector{Kind::observed_flag} && !incident.objection.doubted &&
                                incident.ply != standing_.ply;
    const bool is_shown = over_by() == rules::Ending::checkmate || over_by() == rules::Ending::stalemate;
    if (!is_passed_over || incident.ended_by != rules::Ending::no || !is_shown) return;
    incident.ended_by = over_by();
    incident.base = incident.now = standing_.board;
    incident.ply = standing_.ply;
}

/// Who has touched nothing has not replied.
void Teller::settle_reply(Incident& incident) const {
    const auto& by = incident.objection.raised_by;
    const bool is_opponents = by && incident.offender && color_of(*by) == !*incident.offender;
    const rules::Values* touched = told(dispute_, incident, "claimant_touched");
    const bool has_touched_nothing = touched != nullptr && *touched == rules::Values{false};
    const bool is_untold = !incident.since.opponent_replied && told(dispute_, incident, "opponent_replied") == nullptr;
    if (is_opponents && has_touched_nothing && is_untold) incident.since.opponent_replied = false;
}

void Teller::settle(Incident& incident) const {
    if (!incident.objection.raised_by) incident.objection.raised_by = dispute_.reported_by;
    settle_reply(incident);
    if (!dispute_.told_complete) return;
    const std::pair<const char*, std::optional<bool>*> answers[] = {
        {"claimant_touched", &incident.since.claimant_touched},
        {"opponent_replied", &incident.since.opponent_replied},
        {"speaker_moved", &incident.since.speaker_moved},
        {"completed", &incident.since.moved_again},
        {"refused", &incident.choice.refused},
        {"", &incident.play.said_check}};
    for (const auto& [fact, answer] : answers) {
        const bool is_unseen =
            !incident.play.touched_known && answer == &incident.since.moved_again;  // told by its kind
        if (!*answer && !is_unseen && told(dispute_, incident, fact) == nullptr) *answer = false;
    }
    for (Handled& man : incident.play.touched)
        if (!man.said) man.said = rules::NoticeTime::none;
    if (!incident.check_was_announced && incident.ply > static_cast<int>(game_.moves.size())) {
        incident.check_was_announced = false;
    }
    if (!incident.objection.raised_by) incident.objection.raised_by = Person::nobody;
}

}  // namespace jadoube::adjudicate
