// The story, act by act.
#include <algorithm>
#include <string>
#include <utility>

#include "adjudicate/dispute/denials.hpp"
#include "adjudicate/dispute/disputes_before.hpp"
#include "adjudicate/dispute/follower.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

/// By a word or a clock; what moves do shows on the board.
bool may_end_the_game(const Act& act) {
    return std::holds_alternative<Resign>(act.what) || std::holds_alternative<Agree>(act.what) ||
           std::holds_alternative<FlagFalls>(act.what) || std::holds_alternative<Claim>(act.what);
}

/// Said by who does not play, or a notice: nothing that hangs on whether the game is over.
bool is_beside_the_game(const Act& act) {
    return act.by == Person::spectator || std::holds_alternative<GiveNotice>(act.what);
}

/// Somebody has seen it, and it waits for what comes next.
bool is_found_on_the_board(const Incident& incident) {
    return incident.objection.raised_by && rules::covers_any(Kind::observed, incident.kinds) &&
           !rules::covers_any(Kind::observed_flag, incident.kinds);
}

}  // namespace

Follower::Follower(const Hearing& hearing, const Facts& assumed)
    : hearing_(hearing),
      assumed_(assumed),
      telling_(hearing.before.at(0, hearing.dispute, hearing.dispute)),
      teller_(hearing.ruleset, hearing.game, telling_),
      duties_(hearing.game.start) {
    provisional_.ruling.ruleset = hearing.ruleset.id;
    provisional_.ruling.ruleset_title = hearing.ruleset.title;
    if (!hearing.game.ended) return;
    teller_.begin_after(hearing.game.ended->by);
    end_by(kEndBefore, 0);
}

Result<ProvisionalRuling> Follower::run() {
    for (std::size_t act = 0; act < hearing_.dispute.acts.size(); ++act) {
        if (hearing_.before.is_end(act)) end_dispute(act);
        settle_what_waited(act);
        settle_what_was_completed(act);
        settle_what_stands(hearing_.dispute.acts[act]);
        take_up_what_is_due(hearing_.dispute.acts[act]);
        take_up_what_was_due(hearing_.dispute.acts[act]);
        look_at_what_a_reply_lets_stand(hearing_.dispute.acts[act]);
        put_right_what_lies_there(act);
        const bool may_look = !hangs_on_the_board(hearing_.dispute.acts[act]);
        if (may_look && !is_beside_the_game(hearing_.dispute.acts[act])) look_at_the_board();
        do {
            const auto raised = teller_.tell(act);
            if (!raised && !waits_at()) return tl::unexpected<Error>(numbered(raised.error(), act));
            if (!raised) waiting_acts_.insert(act);
            pass_over_fall(act);
            if (raised && *raised) rule_on(**raised, act + 1);
            is_before_him_ = is_before_him_ || (raised && *raised);
        } while (teller_.is_half_told());
    }
    close();
    provisional_.unknown.merge(untold_of_denials(hearing_.dispute, hearing_.before, assumed_));
    return std::move(provisional_);
}

/// Whether the game is over is the very question that it raises, unless the board shows another end.
bool Follower::hangs_on_the_board(const Act& act) const {
    if (!asks_whether_it_is_over(act)) return false;
    const auto shown = standing().board ? shown_end() : std::nullopt;
    return !shown || !says_another_end(act, *shown);
}

bool Follower::is_seen_by_the_arbiter(const Incident& incident) const {
    const rules::Values* saw = told(hearing_.dispute, incident, "arbiter_saw");
    const bool is_completed = incident.play.pressed && !incident.play.retracted && counts_as_illegal_move(incident);
    return is_completed && saw != nullptr && *saw == rules::Values{true};
}

void Follower::settle_what_waited(std::size_t act) {
    const Act& next = hearing_.dispute.acts[act];
    const bool may_be_pressed_yet =
        std::holds_alternative<Press>(next.what) || std::holds_alternative<NamePiece>(next.what) || is_in_passing(next);
    for (std::size_t i = 0; i < standing().matters.size() && !may_be_pressed_yet && !standing().over; ++i) {
        const Incident& seen = standing().matters[i];
        const bool is_seen_first =
            (is_found_on_the_board(seen) || is_seen_by_the_arbiter(seen)) && may_end_the_game(next);
        if (seen.fate != Fate::open || !(is_seen_first || is_settled_by_the_next_move(seen))) continue;
        teller_.take_account_of(i);
        rule_on(i, act);
    }
}

bool Follower::is_completed_since_ruling(std::size_t matter) const {
    const Incident& turn = standing().matters[matter];
    return turn.play.complete == true && ruled_.contains(matter) && ruled_.at(matter).incident.play.complete != true;
}

void Follower::settle_what_was_completed(std::size_t act) {
    const std::map<std::size_t, int> waiting = waits_;
    for (const auto& [matter, from] : waiting) {
        if (standing().over || !is_completed_since_ruling(matter)) continue;
        const Ruled now = judged(matter, teller_.accounted_for(matter), moment(act));
        const bool is_known = std::ranges::all_of(now.judged, [](const Judged& one) { return one.unknown.empty(); });
        if (!is_known) continue;
        teller_.take_account_of(matter);
        rule_on(matter, act);
    }
}

void Follower::settle_what_stands(const Act& act) {
    const auto turn = standing().last_turn;
    const auto color = color_of(act.by);
    if (!std::holds_alternative<Retract>(act.what) || !turn || !color) return;
    const Incident& made = standing().matters[*turn];
    if (made.offender != color || made.fate != Fate::open || made.since.claimant_touched != true) return;
    Incident objected_to = teller_.accounted_for(*turn);
    objected_to.objection = {.raised_by = person_of(!*color), .doubted = true};
    const Ruled as_if = judged(*turn, std::move(objected_to), moment(standing().effects.size()));
    const bool stands = std::all_of(as_if.judged.begin(), as_if.judged.end(), [](const Judged& one) {
        const auto& position = one.ruling.position;
        return one.ruling.conclusion == Conclusion::waived && position && position->place == rules::Place::stand;
    });
    if (stands) teller_.leave_standing(*turn);
}

void Follower::put_right_what_lies_there(std::size_t act) {
    if (!is_move(hearing_.dispute.acts[act])) return;
    const bool was_before_him = std::exchange(is_before_him_, false);
    const auto plays_on = color_of(hearing_.dispute.acts[act].by);
    if (!was_before_him || !plays_on || standing().over || waits_at()) return;
    for (std::size_t i = 0; i < standing().matters.size(); ++i) {
        if (!would_put_back(i, act, *plays_on)) continue;
        teller_.take_account_of(i);
        rule_on(i, act);
    }
}

bool Follower::would_put_back(std::size_t matter, std::size_t acts, chess::Color on_turn) const {
    const Incident& incident = standing().matters[matter];
    if (incident.fate != Fate::open || incident.is_incidental || !incident.play.done) return false;
    const Ruled ruled = judged(matter, teller_.accounted_for(matter), moment(acts));
    const bool is_known = std::ranges::all_of(ruled.judged, [](const Judged& one) { return one.unknown.empty(); });
    return is_known && std::ranges::any_of(ruled.judged, [&](const Judged& one) {
               const auto& position = one.ruling.position;
               return position && position->setup && is_board_changed(*position) && position->setup->turn == on_turn;
           });
}

Error Follower::numbered(Error error, std::size_t act) const {
    const std::size_t before = hearing_.before.acts();
    if (before > 0) error.where = act < before ? "an act before" : "act " + std::to_string(act - before + 1);
    return error;
}

void Follower::end_dispute(std::size_t act) {
    look_at_the_board();
    is_over_before_the_close_ = standing().over.has_value();
    teller_.end_dispute();
    judge_what_is_open(act);
    is_closed_ = false;
    waits_when_closed_.reset();
    before_.note(ruled_);
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) clocks_set_[side].change = {};
    telling_ = hearing_.before.at(act, std::move(telling_), hearing_.dispute);
}

void Follower::take_up_what_was_due(const Act& act) {
    const auto turn = standing().last_turn;
    const auto color = color_of(act.by);
    if (!is_objection(act) || standing().waiting || standing().over || !turn || !color) return;
    const auto is_his_in_order = [&] {
        const Incident& made = standing().matters[*turn];
        return made.offender == !*color && made.fate == Fate::open && made.kinds.empty();
    };
    if (!is_his_in_order()) return;
    judge_what_falls_due(*turn, !*color);
    if (!is_his_in_order()) return;
    const Incident& made = standing().matters[*turn];
    const std::vector<Kind> due = duties_.kinds_due_in(*turn, made, standing());
    if (!due.empty()) teller_.note_kinds(*turn, due);
}

void Follower::take_up_what_is_due(const Act& act) {
    const bool is_election = std::holds_alternative<Demand>(act.what) && !standing().waiting && standing().turn &&
                             color_of(act.by) == !*standing().turn;
    const bool has_begun_his_turn = standing().unfinished.play.done || !standing().unfinished.play.touched.empty();
    if (!is_election || has_begun_his_turn || standing().over) return;
    judge_what_falls_due(standing().matters.size(), *standing().turn);
    if (auto turn = duties_.fallen_due(standing())) teller_.take_up(std::move(*turn));
}

void Follower::judge_what_falls_due(std::size_t before, chess::Color on) {
    for (std::size_t i = 0; i < before; ++i) {
        const Incident& early = standing().matters[i];
        const bool is_early =
            early.fate == Fate::open && early.offender == on && rules::covers_any(Kind::out_of_turn_touch, early.kinds);
        if (is_early && leaves_duties(i)) rule(i, early.acts.back() + 1);
    }
}

bool Follower::leaves_duties(std::size_t matter) {
    moments_.insert_or_assign(matter, moment(standing().effects.size()));
    const Ruled ruled = judged(matter, standing().matters[matter]);
    return std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) { return !one.duties.empty(); });
}

Result<ProvisionalRuling> follow(const Hearing& hearing, const Facts& assumed) {
    return Follower(hearing, assumed).run();
}

}  // namespace jadoube::adjudicate
