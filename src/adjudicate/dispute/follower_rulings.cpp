// A matter that is raised: what comes first, the ruling on it, and what that does to the rest of the story.
#include <algorithm>

#include "adjudicate/dispute/both_players.hpp"
#include "adjudicate/dispute/disputes_before.hpp"
#include "adjudicate/dispute/follower.hpp"
#include "adjudicate/dispute/turn_gone_on.hpp"
#include "adjudicate/dispute/under_codes.hpp"
#include "adjudicate/dispute/untold.hpp"
#include "adjudicate/facts/values_to_try.hpp"
#include "adjudicate/ruling/as_earlier.hpp"
#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Ending;
using rules::Kind;

void Follower::rule_on(std::size_t matter, std::size_t acts) {
    const Fate before = standing().matters[matter].fate;
    in_hand_.insert(matter);
    const auto played_on = plays_next(hearing_.dispute.acts, acts);
    const auto next = hearing_.dispute.acts.begin() + static_cast<std::ptrdiff_t>(acts);
    const bool is_objected_to_yet = std::any_of(next, hearing_.dispute.acts.end(), is_objection);
    for (std::size_t i = 0; i < standing().matters.size(); ++i) {
        // Lost by it before anybody spoke of the other, unless that has lost the game in its turn.
        const bool has_lost_it = i > matter && is_lost_by_conduct(i, acts) && !is_lost_by_conduct(matter, acts);
        const bool is_first = has_lost_it || comes_first(standing(), i, matter, what_the_board_shows(), played_on);
        if (in_hand_.contains(i) || !is_first) continue;
        if (!is_objected_to_yet && is_left_to_the_players(teller_.accounted_for(i))) continue;
        teller_.take_account_of(i);
        rule_on(i, acts);
    }
    in_hand_.erase(matter);
    if (standing().matters[matter].fate != before) return;  // it fell with one of these, or was counted with it
    if (standing().turn) judge_what_falls_due(matter, *standing().turn);
    rule_on_taken_back(matter, acts);
    if (standing().matters[matter].fate == Fate::fallen) return;
    rule(matter, acts);
}

void Follower::rule_on_taken_back(std::size_t turn, std::size_t acts) {
    const auto back = taken_back_before(standing(), turn);
    if (!back) return;
    teller_.take_account_of(*back);
    moments_.insert_or_assign(*back, moment(acts));
    const Incident& objected_to = standing().matters[turn];
    Incident incident = standing().matters[*back];
    incident.objection.raised_by = objected_to.objection.raised_by;
    const Ruled ruled = judged(*back, incident);
    if (is_due_in_turn_gone_on(standing(), *back, ruled.incident, ruled.judged)) return;
    const bool takes_turn_back = std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) {
        return one.taken_back && one.ruling.position && !one.ruling.position->articles.empty();
    });
    if (takes_turn_back)
        teller_.pass_objection(turn, *back);
    else
        teller_.objects_too(turn, *back);
    rule(*back, acts);
}

namespace {

std::vector<EarlierIncident> as_earlier(const std::vector<Judged>& judged) {
    std::vector<const MatterRuling*> rulings;
    for (const Judged& one : judged) rulings.push_back(&one.ruling);
    return adjudicate::as_earlier(rulings);
}

/// A touch and a press alone leave every man where it was. Of all else the board that is known may not be the one that
/// stands there: men were displaced, set up wrongly, or moved as sealed.
bool leaves_the_board(const Incident& incident) {
    static constexpr Kind kBesideTheMen[] = {Kind::touch, Kind::out_of_turn_touch, Kind::press_without_move};
    return std::ranges::all_of(incident.kinds, [](Kind kind) {
        return std::ranges::any_of(kBesideTheMen, [&](Kind one) { return rules::kind_covers(one, kind); });
    });
}

/// Where no man had gone from his square the board before the offence is the one that is there: nothing is put back.
void note_unchanged_board(Ruled& ruled, const Standing& standing) {
    const Incident& incident = ruled.incident;
    const bool has_gone = (incident.play.done && !incident.play.retracted) || incident.due.went_back;
    if (has_gone || incident.kinds.empty() || !leaves_the_board(incident)) return;
    for (Judged& one : ruled.judged) {
        auto& position = one.ruling.position;
        const bool is_there = position && position->setup && position->setup == standing.board;
        if (is_there && is_board_changed(*position)) position->unchanged = true;
    }
}

}  // namespace

void Follower::rule(std::size_t matter, std::size_t acts) {
    rule(matter, acts, ruled_.contains(matter) && moments_.contains(matter) && standing().waiting);
}

void Follower::rule(std::size_t matter, std::size_t acts, bool again) {
    if (!again) moments_.insert_or_assign(matter, moment(acts));
    moments_.at(matter).dispute = with_acts(acts);
    Incident incident = standing().matters[matter];
    if (incident.ended_by == Ending::no && was_over_before(matter, incident)) incident.ended_by = standing().over->by;
    if (ruled_.leaves_free(incident)) forget_carried(incident);
    if (incident.play.done || !incident.play.touched.empty()) duties_.fall_due(matter, incident, standing());
    Untold(hearing_.ruleset, hearing_.dispute, assumed_).settle_legality(incident, provisional_.unknown);
    if (incident.kinds.empty() && !incident.objection.doubted) return;
    Ruled now = judged(matter, std::move(incident));
    if (stays_due(now)) {
        teller_.leave_due(matter, ruled_.at(matter).incident);
        now = judged(matter, standing().matters[matter]);
    }
    if (falls_by_who_objects_now(now)) {
        teller_.leave_objection(matter, ruled_.at(matter).incident);
        now = judged(matter, standing().matters[matter]);
    }
    note_unchanged_board(now, standing());
    if (lies_on_board_gone_back(standing(), matter)) return rule_on_fallen(std::move(now));
    if (is_due_in_turn_gone_on(standing(), matter, now.incident, now.judged) || ruled_.is_met_duty(now)) return;
    const Ruled ruled = keep(std::move(now));  // a copy: what falls with the board is kept beside it
    const Consequence what = consequence(ruled);
    const int ply = ply_after(ruled.incident);
    if (what.back && !waits_when_closed_) {
        if (!what.over_by) count_what_falls(matter, ply, what.back->board, acts);
        keep_duties_of_what_falls(ruled, what, acts);
        go_back(matter, ply);
        if (what.back->ply < ruled.incident.ply) drop_turns_since(*what.back, matter, acts);
    }
    if (what.lifts_end) lift_end();
    const bool was_bound = standing().waiting && standing().waiting->exactable;
    teller_.apply(what);
    if (what.answered_by && was_bound && ruled.incident.offender) duties_.pass(*ruled.incident.offender);
    if (!again && !is_closed_) note_clocks(what, acts);
    end_if_left_standing(ruled);
    if (waits_when_closed_) return;
    exact_again(ruled, what, acts);
    if (what.back && !what.over_by) rule_on_turns_begun_again(ruled.matter, acts);
}

bool Follower::falls_by_who_objects_now(const Ruled& again) const {
    if (!ruled_.contains(again.matter)) return false;
    const Ruled& before = ruled_.at(again.matter);
    const auto is_breach = [](const Judged& one) { return one.ruling.conclusion == Conclusion::breach; };
    const auto is_none = [](const Judged& one) {
        return one.ruling.conclusion == Conclusion::waived || one.ruling.conclusion == Conclusion::claim_rejected;
    };
    return before.incident.objection.raised_by != again.incident.objection.raised_by &&
           std::ranges::any_of(before.judged, is_breach) && std::ranges::all_of(again.judged, is_none);
}

bool Follower::stays_due(const Ruled& again) const {
    const Incident& asked = again.incident;
    if (!ruled_.contains(again.matter) || asked.choice.answer) return false;
    const ChoiceMade& before = ruled_.at(again.matter).incident.choice;
    const auto& due = standing().waiting;
    const bool is_due = due && due->matter == again.matter && due->exactable && !due->chooser;
    const bool is_met = !due && asked.play.done && before.answer;
    const bool is_elected = before.demand && before.demand->names_something;
    return (is_due || is_met) && std::all_of(again.judged.begin(), again.judged.end(), [&](const Judged& one) {
               const auto& duty = one.ruling.obligation;
               const bool is_to_elect = duty && (duty->status == Status::choice || asked.choice.demand);
               return one.ruling.conclusion == Conclusion::referred || (is_elected && is_to_elect);
           });
}

void Follower::note_clocks(const Consequence& what, std::size_t acts) {
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        ClockSet& clock = clocks_set_[side];
        clock.change = clock.change + what.clock_change[side];
        if (what.sets_clock_of(side)) clock.at = acts;
    }
}

void Follower::pass_over_fall(std::size_t act) {
    const auto side = color_of(hearing_.dispute.acts[act].by);
    if (side && act < standing().effects.size() && standing().effects[act].why == NoEffect::clock_set_since)
        clocks_set_[*side].at = act + 1;
}

void Follower::forget_carried(Incident& turn) {
    turn.play.touched.erase(turn.play.touched.begin(),
                            turn.play.touched.begin() + static_cast<std::ptrdiff_t>(turn.due.carried));
    turn.due.carried = 0;
    turn.kinds = kinds_of(turn);
}

bool Follower::was_over_before(std::size_t matter, const Incident& incident) const {
    if (!standing().over || is_second_flag(incident)) return false;
    return !has_ended_it(matter) && (is_closed_ || is_after_the_end(matter) || is_about_flag(incident));
}

Moment Follower::moment(std::size_t acts) const {
    const Standing& now = standing();
    const auto sealed = now.sealed ? std::optional(now.sealed->act) : std::nullopt;
    return {with_acts(acts),  now.line, now.made,     now.notices, now.replaced_pawns,
            now.adjourned_at, sealed,   restored_to_, clocks_set_};
}

Dispute Follower::with_acts(std::size_t acts) const {
    Dispute dispute = hearing_.dispute;
    dispute.acts.resize(acts);
    return dispute;
}

Ruled Follower::judged(std::size_t matter, Incident incident) const {
    return judged(matter, std::move(incident), moments_.at(matter));
}

Ruled Follower::judged(std::size_t matter, Incident incident, const Moment& moment) const {
    if (hearing_.before.empty()) return judged_as_told(matter, std::move(incident), moment);
    Moment then = moment;
    then.dispute = hearing_.before.as_told_of(incident, std::move(then.dispute), hearing_.dispute);
    return judged_as_told(matter, std::move(incident), then);
}

Ruled Follower::judged_as_told(std::size_t matter, Incident incident, const Moment& moment) const {
    note_turn_gone_on(standing(), matter, incident);
    const std::vector<Kind> as_told = incident.kinds;
    std::set<std::string> unknown;
    const Untold untold(hearing_.ruleset, moment.dispute, assumed_);
    untold.settle_offender(incident, unknown);
    untold.settle_kind(incident, unknown);
    Ruled ruled{matter, std::move(incident), {}};
    if (!unknown.empty()) {
        ruled.judged = {waits_for(ruled.incident, std::move(unknown))};
        return ruled;
    }
    ruled.judged = judge_players(ruled.incident, moment.dispute, [&](const Incident& one, const auto& before) {
        return judge_under_codes({hearing_.ruleset, hearing_.deferred}, one, [&](const rules::Ruleset& code) {
            Context with_those = context(code, moment, ruled);
            for (EarlierIncident& first : as_earlier(before)) with_those.in_dispute.push_back(std::move(first));
            return with_those;
        });
    });
    if (untold.is_kind_assumed(ruled.incident, as_told))
        for (Judged& one : ruled.judged) one.ruling.kinds = as_told;
    return ruled;
}

std::vector<EarlierIncident> Follower::offers_before(std::size_t matter) const {
    std::vector<EarlierIncident> offers;
    for (std::size_t i = 0; i < std::min(matter, standing().matters.size()); ++i) {
        const Incident& offer = standing().matters[i];
        const bool is_it = rules::covers_any(Kind::draw_offer, offer.kinds) && offer.fate == Fate::open;
        if (!is_it || !offer.offender || ruled_.contains(i)) continue;
        offers.push_back({.kinds = offer.kinds,
                          .by = person_of(*offer.offender),
                          .articles = std::vector<std::string>{},
                          .found = Conclusion::no_breach});
    }
    return offers;
}

Context Follower::context(const rules::Ruleset& code, const Moment& moment, const Ruled& ruled) const {
    Context context{.ruleset = code,
                    .deferred = &code == &hearing_.ruleset ? hearing_.deferred : nullptr,
                    .game = hearing_.before.game_of(ruled.incident, hearing_.game),
                    .dispute = moment.dispute,
                    .line = moment.line,
                    .made = moment.made,
                    .notices = moment.notices,
                    .replaced_pawns = moment.replaced_pawns,
                    .adjourned_at = moment.adjourned_at,
                    .sealed = moment.sealed,
                    .restored_to = moment.restored_to,
                    .put_right = moment.put_right,
                    .clocks_set = moment.clocks_set,
                    .assumed = assumed_,
                    .mates = hearing_.mates};
    const auto& told = hearing_.dispute.acts;
    for (std::size_t act = moment.dispute.acts.size(); act < told.size(); ++act)
        if (const auto side = color_of(told[act].by); side && std::holds_alternative<FlagFalls>(told[act].what))
            context.falls_later[*side] = true;
    const auto& acts = ruled.incident.acts;
    if (!hearing_.game.start)
        context.said_of_board = said_of_board(told, acts.empty() ? moment.dispute.acts.size() : acts.front());
    context.in_dispute = ruled_.before(ruled.matter);
    for (EarlierIncident& offer : offers_before(ruled.matter)) context.in_dispute.push_back(std::move(offer));
    return context;
}

const Ruled& Follower::keep(Ruled ruled) {
    if (over_matter_ == kEndOnTheBoard && says_only(ruled, standing().over->by)) over_matter_ = ruled.matter;
    const auto& kinds = ruled.incident.kinds;
    const bool is_said = rules::covers_any(Kind::claim, kinds) || rules::covers_any(Kind::observed, kinds);
    const bool says_what_ended_it =
        is_said && !is_about_flag(ruled.incident) && standing().over && says_only(ruled, standing().over->by);
    for (Judged& one : ruled.judged) {
        const bool is_true = says_what_ended_it && one.ruling.conclusion == Conclusion::claim_upheld;
        if (ended_before(ruled) && !withdraws_the_end(ruled.incident, one.ruling)) silence(one.ruling);
        if (is_true) one.ruling.conclusion = Conclusion::claim_upheld;
        // What happened beside the board, and nobody raised before the end, has been judged neither way.
        const bool is_untried = ended_before(ruled) && ruled.incident.ended_by != Ending::no;
        if (is_untried && is_beside_the_board(ruled.incident) && one.ruling.conclusion == Conclusion::no_breach)
            one.ruling.conclusion.reset();
        if (has_result_elsewhere(ruled)) one.ruling.result.reset();
        for (const PendingDuty& duty : one.duties) one.ruling.obligation = obligation_of(duty);
    }
    const Ruled& kept = ruled_.put(std::move(ruled));
    duties_.take(kept.matter, kept.judged);
    return kept;
}

bool Follower::ended_before(const Ruled& ruled) const {
    const auto& over = standing().over;
    return over && over_matter_ && *over_matter_ != ruled.matter && !is_about_the_result(ruled.incident) &&
           !is_second_flag(ruled.incident);
}

bool Follower::is_second_flag(const Incident& incident) const {
    const auto& over = standing().over;
    return over && over->by == Ending::flag && is_about_flag(incident) && incident.ended_by == Ending::no;
}

bool Follower::has_result_elsewhere(const Ruled& ruled) const {
    return is_second_flag(ruled.incident) && over_matter_ && *over_matter_ != ruled.matter;
}

bool Follower::ended_otherwise_before(const Incident& incident) const {
    const auto& over = standing().over;
    return over && over->by != Ending::flag && over_matter_ != kEndOnTheBoard && incident.fate == Fate::open &&
           is_unclaimed_flag(incident);
}

Consequence Follower::consequence(const Ruled& ruled) {
    Follows follows = what_follows(ruled.matter, ruled.incident, ruled.judged, standing(), hearing_.game);
    if (const auto end = standing().over ? std::nullopt : end_whatever_is_told(ruled)) {
        follows.what.over_by = end;
        follows.waits_at.reset();
    }
    annulled_ = annulled_ || follows.annuls;
    waits_.erase(ruled.matter);
    if (follows.waits_at) waits_.emplace(ruled.matter, *follows.waits_at);
    if (!restored_to_) restored_to_ = follows.restored_to;
    if (follows.what.over_by && !standing().over) end_by(ruled.matter, ruled.matter + 1);
    return std::move(follows.what);
}

std::optional<Ending> Follower::end_whatever_is_told(const Ruled& ruled) const {
    const auto end_of = [&](const Ruled& so) {
        return what_follows(ruled.matter, ruled.incident, so.judged, standing(), hearing_.game).what.over_by;
    };
    const auto open = std::ranges::find_if(ruled.judged, [](const Judged& one) {
        return one.ruling.result && one.ruling.result->status == Status::needs_facts && one.unknown.size() == 1;
    });
    const bool is_end_by_itself = std::ranges::any_of(
        ruled.incident.kinds, [](Kind kind) { return rules::row_of(kind).traits.ends_game_unregulated; });
    if (open == ruled.judged.end() || !is_end_by_itself) return std::nullopt;
    const std::string& fact = *open->unknown.begin();
    Moment told = moments_.at(ruled.matter);
    std::optional<Ending> end;
    for (const rules::Value& value : values_to_try(fact, hearing_.ruleset, hearing_.deferred)) {
        told.dispute.facts[fact] = {value};
        const auto so = end_of(judged(ruled.matter, ruled.incident, told));
        if (!so || (end && end != so)) return std::nullopt;
        end = so;
    }
    return end;
}

std::optional<int> Follower::waits_at() const {
    std::optional<int> first;
    for (const auto& [matter, ply] : waits_) first = first ? std::min(*first, ply) : ply;
    return first;
}

/// The matter that had ended it gives no result any more.
void Follower::lift_end() {
    for (Ruled& one : ruled_)
        if (one.matter == over_matter_)
            for (Judged& judged : one.judged) judged.ruling.result.reset();
    over_matter_.reset();
}

void Follower::end_by(std::size_t matter, std::size_t matters_before) {
    over_matter_ = matter;
    matters_before_the_end_ = matters_before;
}

}  // namespace jadoube::adjudicate
