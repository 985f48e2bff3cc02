#include "adjudicate/telling/closing.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/record.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/teller.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

void settle_what_is_open(Story& story) {
    for (Incident& incident : story.now.matters)
        if (incident.fate == Fate::open) give_kinds(incident);
    const bool asks_for_it = std::any_of(story.now.matters.begin(), story.now.matters.end(), [&](const Incident& one) {
        return one.fate == Fate::open && brings_up_the_record(story, one);
    });
    if (asks_for_it) read_the_record(story);
    for (Incident& incident : story.now.matters) {
        if (incident.fate != Fate::open) continue;
        give_kinds(incident);
        settle(story, incident);
        look_at_flag_where_the_game_is(story, incident);
    }
}

/// Who has touched nothing has not replied.
void settle_reply(const Story& story, Incident& incident) {
    const auto& by = incident.objection.raised_by;
    const bool is_opponents = by && incident.offender && color_of(*by) == !*incident.offender;
    const rules::Values* touched = told(story.dispute, incident, "claimant_touched");
    const bool has_touched_nothing = touched != nullptr && *touched == rules::Values{false};
    const bool is_untold =
        !incident.since.opponent_replied && told(story.dispute, incident, "opponent_replied") == nullptr;
    if (is_opponents && has_touched_nothing && is_untold) incident.since.opponent_replied = false;
}

}  // namespace

void Teller::close() {
    story_.is_closed = true;
    if (has_content(story_.now.unfinished) && !story_.now.unfinished_matter) {
        story_.now.matters.push_back(story_.now.unfinished);
        story_.now.unfinished_matter = story_.now.matters.size() - 1;
    }
    settle_what_is_open(story_);
}

void Teller::end_dispute() {
    settle_what_is_open(story_);
    if (!story_.dispute.told_complete) return;
    for (Handled& man : story_.now.unfinished.play.touched)
        if (!man.said) man.said = rules::NoticeTime::none;
}

/// A flag that nobody is told to have seen before play went on, where a later move in order has ended the game on the
/// board.
void look_at_flag_where_the_game_is(const Story& story, Incident& incident) {
    const bool is_passed_over = incident.kinds == std::vector{Kind::observed_flag} && !incident.objection.doubted &&
                                incident.ply != story.now.ply;
    const bool is_shown = over_by(story) == rules::Ending::checkmate || over_by(story) == rules::Ending::stalemate;
    if (!is_passed_over || incident.ended_by != rules::Ending::no || !is_shown) return;
    incident.ended_by = over_by(story);
    incident.base = incident.now = story.now.board;
    incident.ply = story.now.ply;
}

void settle(const Story& story, Incident& incident) {
    if (!incident.objection.raised_by) incident.objection.raised_by = story.dispute.reported_by;
    settle_reply(story, incident);
    if (!story.dispute.told_complete) return;
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
        if (!*answer && !is_unseen && told(story.dispute, incident, fact) == nullptr) *answer = false;
    }
    for (Handled& man : incident.play.touched)
        if (!man.said) man.said = rules::NoticeTime::none;
    if (!incident.check_was_announced && incident.ply > static_cast<int>(story.game.moves.size())) {
        incident.check_was_announced = false;
    }
    if (!incident.objection.raised_by) incident.objection.raised_by = Person::nobody;
}

}  // namespace jadoube::adjudicate
