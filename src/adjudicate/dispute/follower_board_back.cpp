// A board goes back: what falls with it, what counts and binds all the same, and what is due once more.
#include <algorithm>

#include "adjudicate/dispute/follower.hpp"
#include "adjudicate/dispute/turn_gone_on.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

void Follower::exact_again(const Ruled& ruled, const Consequence& what, std::size_t acts) {
    if (!what.back || what.over_by || standing().waiting) return;
    std::vector<std::size_t> unmet;
    for (const Ruled& early : ruled_) {
        const bool is_from_there = early.incident.base && early.incident.base == what.back->board;
        if (early.matter < ruled.matter && early.incident.choice.answer && is_from_there) unmet.push_back(early.matter);
    }
    for (const std::size_t matter : unmet)
        if (teller_.take_answer_back(matter, ruled.matter)) rule(matter, acts, true);
}

void Follower::rule_on_turns_begun_again(std::size_t moved, std::size_t acts) {
    if (!rules::covers_any(Kind::out_of_turn_move, standing().matters[moved].kinds)) return;
    for (std::size_t turn = moved + 1; turn < standing().matters.size(); ++turn) {
        if (!teller_.had_begun_before(turn, moved)) continue;
        teller_.begin_again(turn, moved);
        if (!standing().matters[turn].objection.doubted) continue;
        teller_.take_account_of(turn);
        rule(turn, acts, false);
    }
}

void Follower::rule_on_fallen(Ruled ruled) {
    const std::size_t matter = ruled.matter;
    if (!is_demand_to_go_back(ruled, standing(), hearing_.game)) return teller_.leave_fallen(matter);
    for (Judged& one : ruled.judged) lose_board(one.ruling);
    keep(std::move(ruled));
    teller_.apply({.matter = matter});
}

void Follower::count_what_falls(std::size_t matter, int ply, const std::optional<chess::Setup>& board,
                                std::size_t acts) {
    for (std::size_t later = matter + 1; later < standing().matters.size(); ++later) {
        const Incident& incident = standing().matters[later];
        const bool falls = incident.fate == Fate::open && incident.ply >= ply && !is_beside_the_board(incident);
        if (falls) count_if_illegal(later, board, acts);
    }
}

bool Follower::count_if_illegal(std::size_t fallen, const std::optional<chess::Setup>& board, std::size_t acts) {
    const Incident& incident = standing().matters[fallen];
    if (!counts_as_illegal_move(incident) || !is_playable(incident)) return false;
    teller_.take_account_of(fallen);
    Moment now = moment(acts);
    now.put_right = board;
    moments_.insert_or_assign(fallen, std::move(now));
    Ruled ruled = judged(fallen, standing().matters[fallen]);
    const bool counts =
        std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) { return one.counts_as_illegal; });
    if (!counts) return false;
    const Consequence what = consequence(keep(std::move(ruled)));
    teller_.apply({.matter = fallen, .over_by = what.over_by, .is_open = what.is_open});
    if (!what.over_by) teller_.leave_ruled(fallen);
    if (!is_closed_) note_clocks(what, acts);
    return true;
}

void Follower::keep_duties_of_what_falls(const Ruled& before, const Consequence& what, std::size_t acts) {
    const Incident back = before.incident;  // a copy: what is kept moves it
    if (!back.play.done || back.play.retracted) return;
    for (std::size_t later = what.matter + 1; later < standing().matters.size(); ++later) {
        const Incident& incident = standing().matters[later];
        const bool falls = incident.fate == Fate::open && incident.ply == back.ply + 1 &&
                           incident.offender == back.offender && !is_beside_the_board(incident);
        if (!falls || !rules::covers_any(Kind::out_of_turn, incident.kinds)) continue;
        teller_.take_account_of(later);
        moments_.insert_or_assign(later, moment(acts));
        Ruled ruled = judged(later, standing().matters[later]);
        const bool is_due_later = std::any_of(ruled.judged.begin(), ruled.judged.end(),
                                              [](const Judged& one) { return !one.duties.empty(); });
        if (!is_due_later) continue;
        keep(std::move(ruled));
        if (what.stands.empty()) duties_.go_back(later, back.ply, back.play.done->raw);
        teller_.apply({.matter = later});
    }
}

bool Follower::is_playable(const Incident& incident) {
    return incident.base && chess::Position::from(*incident.base).has_value();
}

void Follower::go_back(std::size_t matter, int ply) {
    duties_.wait_again(matter, ply, standing());
    for (const std::size_t fallen : ruled_.go_back(matter, ply)) teller_.drop(fallen, matter);
}

void Follower::drop_turns_since(const Consequence::Back& back, std::size_t matter, std::size_t acts) {
    for (const std::size_t earlier : turns_made_since(standing(), matter, back.ply)) {
        if (standing().matters[earlier].fate == Fate::judged) {
            if (ruled_.drop_in_order(earlier)) teller_.drop(earlier, matter);
            continue;
        }
        if (count_if_illegal(earlier, back.board, acts)) continue;
        const Ruled as_it_was = judged(earlier, teller_.accounted_for(earlier), moment(acts));
        const bool is_open =
            std::ranges::any_of(as_it_was.judged, [](const Judged& one) { return !one.unknown.empty(); });
        if (!is_open) teller_.drop(earlier, matter);
    }
}

}  // namespace jadoube::adjudicate
