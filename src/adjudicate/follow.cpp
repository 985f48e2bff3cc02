#include "adjudicate/follow.hpp"

#include <algorithm>
#include <string>

#include "adjudicate/both_players.hpp"
#include "adjudicate/consequence.hpp"
#include "adjudicate/disputes_before.hpp"
#include "adjudicate/facts/end_on_record.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/precedence.hpp"
#include "adjudicate/put_together.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "adjudicate/story/teller.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/turn_gone_on.hpp"
#include "adjudicate/under_codes.hpp"
#include "adjudicate/untold.hpp"
#include "adjudicate/waiting_duties.hpp"
#include "base/error.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Ending;
using rules::Kind;

/// What a matter was measured against when it was raised; kept, for it may be judged again when it is answered.
struct Moment {
    Dispute dispute;  // with the acts so far
    std::vector<game::HalfMove> line;
    std::vector<game::HalfMove> made;
    std::vector<Notice> notices;
    std::optional<int> adjourned_at;
    std::optional<std::size_t> sealed;
    std::optional<int> restored_to;
    chess::ByColor<ClockSet> clocks_set;
};

class Follower {
public:
    Follower(const Hearing& hearing, const Facts& assumed)
        : hearing_(hearing),
          assumed_(assumed),
          telling_(hearing.before.at(0, hearing.dispute, hearing.dispute)),
          teller_(hearing.ruleset, hearing.game, telling_),
          duties_(hearing.game.start) {
        provisional_.ruling.ruleset = hearing.ruleset.id;
        provisional_.ruling.ruleset_title = hearing.ruleset.title;
    }

    Result<ProvisionalRuling> run() {
        for (std::size_t act = 0; act < hearing_.dispute.acts.size(); ++act) {
            if (hearing_.before.is_end(act)) end_dispute(act);
            settle_what_waited(act);
            settle_what_stands(hearing_.dispute.acts[act]);
            take_up_what_is_due(hearing_.dispute.acts[act]);
            if (!asks_whether_it_is_over(hearing_.dispute.acts[act])) look_at_the_board();
            do {
                const auto raised = teller_.tell(act);
                if (!raised && !waits_at_) return tl::unexpected<Error>(numbered(raised.error(), act));
                if (!raised) waiting_acts_.insert(act);
                pass_over_fall(act);
                if (raised && *raised) rule_on(**raised, act + 1);
            } while (teller_.is_half_told());
        }
        close();
        return std::move(provisional_);
    }

private:
    /// What the arbiter saw, and what waited for the next move, comes before him when that move is made and pressed,
    /// whatever is done after it.
    void settle_what_waited(std::size_t act) {
        const bool is_pressed_now = std::holds_alternative<Press>(hearing_.dispute.acts[act].what);
        for (std::size_t i = 0; i < standing().matters.size() && !is_pressed_now && !standing().over; ++i) {
            const Incident& seen = standing().matters[i];
            if (seen.fate != Fate::open || !is_settled_by_the_next_move(seen)) continue;
            teller_.take_account_of(i);
            rule_on(i, act);
        }
    }

    /// A move that was not legal, and that an objection now would find standing, is not taken back either.
    void settle_what_stands(const Act& act) {
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

    /// Acts are numbered as they are told in the last dispute.
    Error numbered(Error error, std::size_t act) const {
        const std::size_t before = hearing_.before.acts();
        if (before > 0) error.where = act < before ? "an act before" : "act " + std::to_string(act - before + 1);
        return error;
    }

    /// A dispute before the last one ends here, and is ruled upon. A turn that was only begun goes on in the next.
    void end_dispute(std::size_t act) {
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

    /// Who elects among what a duty leaves that was put off, and has now fallen due, elects in that matter. Where its
    /// player has touched more since, or moved, the duty is part of that turn, and so is the election.
    void take_up_what_is_due(const Act& act) {
        const bool is_election = std::holds_alternative<Demand>(act.what) && !standing().waiting && standing().turn &&
                                 color_of(act.by) == !*standing().turn;
        const bool has_begun_his_turn = standing().unfinished.play.done || !standing().unfinished.play.touched.empty();
        if (!is_election || has_begun_his_turn || standing().over) return;
        judge_what_falls_due(standing().matters.size());
        if (auto turn = duties_.fallen_due(standing())) teller_.take_up(std::move(*turn));
    }

    /// What the player on turn touched before his turn, in the matters before this one, binds him in it.
    void judge_what_falls_due(std::size_t before) {
        for (std::size_t i = 0; i < before; ++i) {
            const Incident& early = standing().matters[i];
            const bool is_early = early.fate == Fate::open && early.offender == standing().turn &&
                                  rules::covers_any(Kind::out_of_turn_touch, early.kinds);
            if (is_early && leaves_duties(i)) rule(i, early.acts.back() + 1);
        }
    }

    bool leaves_duties(std::size_t matter) {
        moments_.insert_or_assign(matter, moment(standing().effects.size()));
        const Ruled ruled = judged(matter, standing().matters[matter]);
        return std::any_of(ruled.judged.begin(), ruled.judged.end(),
                           [](const Judged& one) { return !one.duties.empty(); });
    }

    // ---- a matter that is raised

    void rule_on(std::size_t matter, std::size_t acts) {
        const Fate before = standing().matters[matter].fate;
        in_hand_.insert(matter);
        for (std::size_t i = 0; i < standing().matters.size(); ++i) {
            if (in_hand_.contains(i) || !comes_first(standing(), i, matter, what_the_board_shows())) continue;
            teller_.take_account_of(i);
            rule_on(i, acts);
        }
        in_hand_.erase(matter);
        if (standing().matters[matter].fate != before) return;  // it fell with one of these, or was counted with it
        judge_what_falls_due(matter);
        rule_on_taken_back(matter, acts);
        if (standing().matters[matter].fate == Fate::fallen) return;
        rule(matter, acts);
    }

    /// What the turn went on from comes first, unless it leaves only a duty that is due in that turn.
    void rule_on_taken_back(std::size_t turn, std::size_t acts) {
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
        const bool is_in_time = incident.since.opponent_replied == false && incident.since.claimant_touched == false;
        if (takes_turn_back)
            teller_.pass_objection(turn, *back);
        else if (is_in_time)
            teller_.objects_too(turn, *back);
        rule(*back, acts);
    }

    /// Judges the matter as it stands, and applies what follows.
    void rule(std::size_t matter, std::size_t acts) {
        const bool again = ruled_.contains(matter) && moments_.contains(matter) && standing().waiting;
        if (!again) moments_.insert_or_assign(matter, moment(acts));
        moments_.at(matter).dispute = with_acts(acts);
        Incident incident = standing().matters[matter];
        if (incident.ended_by == Ending::no && was_over_before(matter, incident))
            incident.ended_by = standing().over->by;
        if (ruled_.leaves_free(incident)) forget_carried(incident);
        if (incident.play.done || !incident.play.touched.empty()) duties_.fall_due(matter, incident, standing());
        Untold(hearing_.ruleset, hearing_.dispute, assumed_).settle_legality(incident, provisional_.unknown);
        if (incident.kinds.empty() && !incident.objection.doubted) return;
        Ruled now = judged(matter, std::move(incident));
        if (lies_on_board_gone_back(standing(), matter)) return rule_on_fallen(std::move(now));
        if (is_due_in_turn_gone_on(standing(), matter, now.incident, now.judged) || ruled_.is_met_duty(now)) return;
        const Ruled ruled = keep(std::move(now));  // a copy: what falls with the board is kept beside it
        const Consequence what = consequence(ruled);
        const int ply = ply_after(ruled.incident);
        if (what.back && !waits_when_closed_) {
            if (!what.over_by) count_what_falls(matter, ply, acts);
            keep_duties_of_what_falls(ruled, what, acts);
            go_back(matter, ply);
            if (what.back->ply < ruled.incident.ply) drop_turns_since(what.back->ply, matter, acts);
        }
        const bool was_bound = standing().waiting && standing().waiting->exactable;
        teller_.apply(what);
        if (what.answered_by && was_bound && ruled.incident.offender) duties_.pass(*ruled.incident.offender);
        if (!again && !is_closed_) note_clocks(what, acts);
        end_if_left_standing(ruled);
    }

    /// What is demanded of it is that the board goes back, and it has gone back further: that is cited, and changes
    /// nothing more. What else the matter would leave has fallen with the board.
    void rule_on_fallen(Ruled ruled) {
        const std::size_t matter = ruled.matter;
        if (!is_demand_to_go_back(ruled, standing(), hearing_.game)) return teller_.leave_fallen(matter);
        for (Judged& one : ruled.judged) lose_board(one.ruling);
        keep(std::move(ruled));
        teller_.apply({.matter = matter});
    }

    void note_clocks(const Consequence& what, std::size_t acts) {
        for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
            ClockSet& clock = clocks_set_[side];
            clock.change = clock.change + what.clock_change[side];
            if (what.sets_clock_of(side)) clock.at = acts;
        }
    }

    /// A flag that cannot fall, since a ruling has set that clock, is none.
    void pass_over_fall(std::size_t act) {
        const auto side = color_of(hearing_.dispute.acts[act].by);
        if (side && act < standing().effects.size() && standing().effects[act].why == NoEffect::clock_set_since)
            clocks_set_[*side].at = act + 1;
    }

    /// An illegal move completed on a board that goes back has been made all the same, whoever raised the matter before
    /// it: it counts (FIDE 2023 7.5.5).
    void count_what_falls(std::size_t matter, int ply, std::size_t acts) {
        for (std::size_t later = matter + 1; later < standing().matters.size(); ++later) {
            const Incident& incident = standing().matters[later];
            const bool falls = incident.fate == Fate::open && incident.ply >= ply && !is_beside_the_board(incident);
            if (!falls || !counts_as_illegal_move(incident) || !is_playable(incident)) continue;
            teller_.take_account_of(later);
            moments_.insert_or_assign(later, moment(acts));
            Ruled ruled = judged(later, standing().matters[later]);
            const bool counts = std::any_of(ruled.judged.begin(), ruled.judged.end(),
                                            [](const Judged& one) { return one.counts_as_illegal; });
            if (!counts) continue;
            const Consequence what = consequence(keep(std::move(ruled)));
            teller_.apply({.matter = later, .over_by = what.over_by, .is_open = what.is_open});
            if (!what.over_by) teller_.leave_ruled(later);
            if (!is_closed_) note_clocks(what, acts);
        }
    }

    /// Men touched or moved out of turn after a move that goes back were touched all the same, and bind their player on
    /// his next turn (BCF 1911, 23).
    void keep_duties_of_what_falls(const Ruled& before, const Consequence& what, std::size_t acts) {
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

    /// Where the other player left a board on which the rules of movement say nothing, a reply to it is no offence.
    static bool is_playable(const Incident& incident) {
        return incident.base && chess::Position::from(*incident.base).has_value();
    }

    static void forget_carried(Incident& turn) {
        turn.play.touched.erase(turn.play.touched.begin(),
                                turn.play.touched.begin() + static_cast<std::ptrdiff_t>(turn.due.carried));
        turn.due.carried = 0;
        turn.kinds = kinds_of(turn);
    }

    /// While acts are told, a matter that arose before the end is judged as before it.
    bool was_over_before(std::size_t matter, const Incident& incident) const {
        if (!standing().over || is_second_flag(incident)) return false;
        return !has_ended_it(matter) && (is_closed_ || is_after_the_end(matter) || is_about_flag(incident));
    }

    bool is_after_the_end(std::size_t matter) const { return over_matter_ && matter >= matters_before_the_end_; }

    void go_back(std::size_t matter, int ply) {
        for (const std::size_t fallen : ruled_.go_back(matter, ply)) teller_.drop(fallen, matter);
    }

    void drop_turns_since(int ply, std::size_t matter, std::size_t acts) {
        for (const std::size_t earlier : turns_made_since(standing(), matter, ply)) {
            Incident turn = teller_.accounted_for(earlier);
            const bool is_right = turn.kinds.empty() || is_in_order(judged(earlier, std::move(turn), moment(acts)));
            if (is_right) teller_.drop(earlier, matter);
        }
    }

    Moment moment(std::size_t acts) const {
        const Standing& now = standing();
        const auto sealed = now.sealed ? std::optional(now.sealed->act) : std::nullopt;
        return {with_acts(acts), now.line, now.made, now.notices, now.adjourned_at, sealed, restored_to_, clocks_set_};
    }

    Dispute with_acts(std::size_t acts) const {
        Dispute dispute = hearing_.dispute;
        dispute.acts.resize(acts);
        return dispute;
    }

    Ruled judged(std::size_t matter, Incident incident) const {
        return judged(matter, std::move(incident), moments_.at(matter));
    }

    Ruled judged(std::size_t matter, Incident incident, const Moment& moment) const {
        if (hearing_.before.empty()) return judged_as_told(matter, std::move(incident), moment);
        Moment then = moment;
        then.dispute = hearing_.before.as_told_of(incident, std::move(then.dispute), hearing_.dispute);
        return judged_as_told(matter, std::move(incident), then);
    }

    Ruled judged_as_told(std::size_t matter, Incident incident, const Moment& moment) const {
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
        ruled.judged = judge_players(ruled.incident, moment.dispute, [&](const Incident& one) {
            return judge_under_codes({hearing_.ruleset, hearing_.deferred}, one,
                                     [&](const rules::Ruleset& code) { return context(code, moment, ruled); });
        });
        if (untold.is_kind_assumed(ruled.incident, as_told))
            for (Judged& one : ruled.judged) one.ruling.kinds = as_told;
        return ruled;
    }

    Context context(const rules::Ruleset& code, const Moment& moment, const Ruled& ruled) const {
        Context context{.ruleset = code,
                        .deferred = &code == &hearing_.ruleset ? hearing_.deferred : nullptr,
                        .game = hearing_.before.game_of(ruled.incident, hearing_.game),
                        .dispute = moment.dispute,
                        .line = moment.line,
                        .made = moment.made,
                        .notices = moment.notices,
                        .adjourned_at = moment.adjourned_at,
                        .sealed = moment.sealed,
                        .restored_to = moment.restored_to,
                        .clocks_set = moment.clocks_set,
                        .assumed = assumed_,
                        .mates = hearing_.mates};
        for (const chess::Color color : {chess::Color::white, chess::Color::black})
            context.illegal_moves_in_dispute[color] = ruled_.illegal_moves_before(ruled.matter, color);
        context.in_dispute = ruled_.before(ruled.matter);
        return context;
    }

    /// Keeps the ruling in the order of the story; an earlier one on the same matter is replaced.
    const Ruled& keep(Ruled ruled) {
        if (over_matter_ == kEndOnTheBoard && says_only(ruled, standing().over->by)) over_matter_ = ruled.matter;
        for (Judged& one : ruled.judged) {
            if (ended_before(ruled)) silence(one.ruling);
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

    /// The game was over, by an earlier ruling, before this matter was raised.
    bool ended_before(const Ruled& ruled) const {
        const auto& over = standing().over;
        return over && over_matter_ && *over_matter_ != ruled.matter && !is_about_the_result(ruled.incident) &&
               !is_second_flag(ruled.incident);
    }

    /// Two flags that were down before the game was over are one matter: which fell first decides between them, not
    /// which is judged first.
    bool is_second_flag(const Incident& incident) const {
        const auto& over = standing().over;
        return over && over->by == Ending::flag && is_about_flag(incident) && incident.ended_by == Ending::no;
    }

    /// One matter has one result.
    bool has_result_elsewhere(const Ruled& ruled) const {
        return is_second_flag(ruled.incident) && over_matter_ && *over_matter_ != ruled.matter;
    }

    /// A flag that nobody claimed and no arbiter called before the game ended otherwise has not ended it.
    bool ended_otherwise_before(const Incident& incident) const {
        const auto& over = standing().over;
        return over && over->by != Ending::flag && over_matter_ != kEndOnTheBoard && incident.fate == Fate::open &&
               is_unclaimed_flag(incident);
    }

    /// What the ruling does to the standing; what that means for the rest of the story is remembered.
    Consequence consequence(const Ruled& ruled) {
        Follows follows = what_follows(ruled.matter, ruled.incident, ruled.judged, standing(), hearing_.game);
        annulled_ = annulled_ || follows.annuls;
        if (!waits_at_) waits_at_ = follows.waits_at;
        if (!restored_to_) restored_to_ = follows.restored_to;
        if (follows.what.over_by && !standing().over) end_by(ruled.matter, ruled.matter + 1);
        return std::move(follows.what);
    }

    void end_by(std::size_t matter, std::size_t matters_before) {
        over_matter_ = matter;
        matters_before_the_end_ = matters_before;
    }

    // ---- the end that the board shows

    /// The last turn may have ended the game: then what comes after it comes after the end, where the code says so and
    /// all was in order in that turn.
    void look_at_the_board() {
        const auto& board = standing().board;
        if (standing().over || waits_at_ || !board || looked_at_ == board) return;
        if (awaits_choice_over_last_turn(standing())) return;
        looked_at_ = board;
        const auto by = shown_end();
        if (!by || !was_last_turn_in_order()) return;
        rule_on_conduct_that_loses();
        if (!standing().over) end_as_shown(*by, false);
    }

    /// Who has lost by what he did beside the board gives no mate after it, and cannot be stalemated.
    void rule_on_conduct_that_loses() {
        const std::size_t acts = standing().effects.size();
        for (std::size_t i = 0; i < standing().matters.size() && !standing().over; ++i) {
            const Incident& conduct = standing().matters[i];
            const bool is_it = conduct.fate == Fate::open && rules::covers_any(Kind::conduct, conduct.kinds);
            if (!is_it || !gives_a_score(judged(i, teller_.accounted_for(i), moment(acts)))) continue;
            teller_.take_account_of(i);
            rule_on(i, acts);
        }
    }

    /// What the board shows that moves in order have led to; nothing where it shows no end.
    std::optional<Ending> shown_end() const {
        const Ruled as{kEndOnTheBoard, end_on(standing()), {}};
        const Moment now = moment(standing().effects.size());
        const Context here = context(hearing_.ruleset, now, as);
        const auto by = game_ended_by({.context = here, .incident = as.incident});
        const bool is_by_no_move = by == Ending::checkmate || by == Ending::stalemate;
        const bool is_gone_on = is_by_no_move && !has_no_move(*standing().board);
        return by == Ending::no || is_gone_on ? std::nullopt : by;
    }

    static bool has_no_move(const chess::Setup& board) {
        const auto position = chess::Position::from(board);
        return position && !position->has_legal_move();
    }

    BoardShown what_the_board_shows() const {
        const auto by = standing().board ? shown_end() : std::nullopt;
        return {.is_end = by || (standing().board && has_no_move(*standing().board)),
                .is_over = by && ends_by_itself(hearing_.ruleset, *by) && was_last_turn_in_order(),
                .is_mate_by_itself = ends_by_itself(hearing_.ruleset, Ending::checkmate)};
    }

    /// Nothing that was done in it leaves something open, or a board to go back to.
    bool was_last_turn_in_order() const {
        for (std::size_t i = 0; i < standing().matters.size(); ++i) {
            if (!is_of_last_turn(standing(), i)) continue;
            Incident turn = teller_.accounted_for(i);
            if (turn.kinds.empty()) continue;
            const Ruled as_if = judged(i, std::move(turn), moment(standing().effects.size()));
            if (!is_in_order(as_if)) return false;
        }
        return true;
    }

    void end_as_shown(Ending by, bool by_election) {
        const auto kind = rules::kind_showing(by);
        if (!kind || !regulates(hearing_.ruleset, *kind)) return;
        Incident end = end_on(standing());
        end.kinds = {*kind};
        if (told(hearing_.dispute, end, "game_ended_by") != nullptr)
            end.due.deemed["game_ended_by"] = {std::string(name_of(by))};
        moments_.insert_or_assign(kEndOnTheBoard, moment(standing().effects.size()));
        Ruled ruled = judged(kEndOnTheBoard, std::move(end));
        end_on_board_ = std::move(ruled);
        if (!gives_a_score(*end_on_board_)) return;
        end_by(kEndOnTheBoard, standing().matters.size());
        teller_.end_on_the_board(by, by_election);
    }

    /// What an irregular move has left may be an end as well, once it is elected that it stands, or too late to object.
    void end_if_left_standing(const Ruled& ruled) {
        if (standing().over || !standing().board || !is_left_standing(ruled, *standing().board)) return;
        const game::Replay left(*standing().board, {});
        const auto end = end_on_record(left, hearing_.ruleset, hearing_.game.play, hearing_.mates);
        if (end) end_as_shown(end->by, is_elected_to_stand(ruled));
    }

    // ---- the end of the story

    void close() {
        look_at_the_board();
        is_over_before_the_close_ = standing().over.has_value();
        teller_.close();
        judge_what_is_open(hearing_.dispute.acts.size());
        take_what_falls_due();
        for (Ruled& ruled : ruled_) {
            drop_lapsed_rights(ruled);
            drop_duty_that_waits_no_more(ruled);
            if (has_lapsed(ruled.matter)) drop_duty(ruled);
        }
        if (!has_ruled_on_last_dispute()) take_last_in_order();
        take_end_on_the_board();
        write();
    }

    bool has_ruled_on_last_dispute() const {
        return std::any_of(ruled_.begin(), ruled_.end(), [&](const Ruled& ruled) {
            return !is_of_acts_before(acts_before_the_last_dispute(), ruled.incident.acts);
        });
    }

    /// Where nothing is told in the last dispute it is the one before that the story ends with.
    std::size_t acts_before_the_last_dispute() const {
        const std::size_t before = hearing_.before.acts();
        return before == hearing_.dispute.acts.size() ? 0 : before;
    }

    /// What a ruling has made due in this turn goes before what waited for it; where nothing can be exacted under that
    /// ruling, what waited binds alone.
    void take_what_falls_due() {
        if (standing().over) return;
        const auto& waiting = standing().waiting;
        const bool is_of_this_turn = waiting && waiting->binds == standing().turn;
        if (is_of_this_turn && waiting->exactable) return duties_.pass(waiting->binds);
        const auto due = duties_.fallen_due(standing());
        if (!due) return;
        for (Ruled& ruled : ruled_)
            if (is_of_this_turn && ruled.matter == waiting->matter) drop_duty(ruled);
        take_at_the_end(*due, standing().matters.size());
    }

    void judge_what_is_open(std::size_t acts) {
        is_closed_ = true;
        waits_when_closed_ = waits_at_;
        for (std::size_t i = 0; i < standing().matters.size(); ++i) {
            const Incident& incident = standing().matters[i];
            if (incident.fate != Fate::open || ended_otherwise_before(incident)) continue;
            if (is_over_before_the_close_ && came_after_the_end(incident, standing())) continue;
            const bool is_on_board = !is_beside_the_board(incident);
            if (annulled_ && is_on_board) continue;
            if (waits_when_closed_ && incident.ply >= *waits_when_closed_ && is_on_board)
                waiting_acts_.insert(incident.acts.begin(), incident.acts.end());
            else
                rule(i, acts);
        }
    }

    /// The turn with which the board came to show the end.
    bool has_ended_it(std::size_t matter) const {
        return over_matter_ == kEndOnTheBoard && standing().last_turn == matter;
    }

    /// A right that a ruling gave stands as long as the conditions hold on which the code gives it.
    void drop_lapsed_rights(Ruled& ruled) {
        for (std::size_t i = 0; i < ruled.judged.size(); ++i) {
            auto& rights = ruled.judged[i].ruling.rights;
            if (rights.empty()) continue;
            moments_.at(ruled.matter).dispute = hearing_.dispute;
            const Ruled now = judged(ruled.matter, ruled.incident);
            const bool is_known = i < now.judged.size() && now.judged[i].unknown.empty();
            if (is_known) rights = now.judged[i].ruling.rights;
            std::erase_if(rights, [&](const Right& right) { return is_used_up(right, ruled.incident, standing()); });
        }
    }

    /// What was put off is said where it falls due, and no more where it was put off.
    void drop_duty_that_waits_no_more(Ruled& ruled) {
        for (Judged& one : ruled.judged)
            if (!one.duties.empty() && !duties_.waits(ruled.matter, standing())) one.ruling.obligation.reset();
    }

    /// Turns taken at the end are not among the matters of the story.
    bool has_lapsed(std::size_t matter) const {
        const auto& matters = standing().matters;
        return matter < matters.size() && matters[matter].due.lapsed;
    }

    static void drop_duty(Ruled& ruled) {
        for (Judged& one : ruled.judged) {
            one.ruling.obligation.reset();
            if (one.ruling.status == Status::choice) one.ruling.status = Status::decided;
        }
    }

    /// Where everything was in order, the last move is what is asked about: it stands, and the ruling cites the rules
    /// of movement that allow it.
    void take_last_in_order() {
        const auto& all = standing().matters;
        const auto last = std::find_if(all.rbegin(), all.rend(), [](const Incident& incident) {
            return incident.play.done && incident.play.done->legal && incident.play.complete == true;
        });
        if (last != all.rend() && !is_of_acts_before(acts_before_the_last_dispute(), last->acts))
            take_at_the_end(*last, static_cast<std::size_t>(all.rend() - last) - 1);
    }

    const Ruled& take_at_the_end(const Incident& incident, std::size_t matter) {
        moments_.insert_or_assign(matter, moment(hearing_.dispute.acts.size()));
        return keep(judged(matter, incident));
    }

    /// Play would go on from a position in which the game is over: then that is a matter of its own, where the code has
    /// an article on it and no other matter has said so.
    void take_end_on_the_board() {
        Status worst = Status::decided;
        for (const Ruled& ruled : ruled_)
            for (const Judged& one : ruled.judged)
                if (ruled.incident.ended_by == Ending::no) worst = std::max(worst, one.ruling.status);
        looked_at_.reset();
        if (!standing().over) end_on_board_.reset();
        if (worst == Status::decided) look_at_the_board();
        const bool is_kept = standing().over ? over_matter_ == kEndOnTheBoard : says_something(end_on_board_);
        if (!end_on_board_ || !is_kept) return;
        for (Judged& one : end_on_board_->judged) one.ruling.conclusion.reset();  // nobody has claimed anything
        keep(*end_on_board_);
    }

    /// Or what it says hangs on what nobody has told.
    static bool says_something(const std::optional<Ruled>& ruled) {
        return ruled && std::any_of(ruled->judged.begin(), ruled->judged.end(),
                                    [](const Judged& one) { return one.ruling.conclusion || !one.unknown.empty(); });
    }

    void write() {
        if (awaits_choice_over_last_turn(standing())) {
            const auto& meanwhile = standing().matters[*standing().last_turn].acts;
            waiting_acts_.insert(meanwhile.begin(), meanwhile.end());
        }
        before_.leave_out(ruled_);
        put_together(provisional_, {.ruled = ruled_,
                                    .standing = standing(),
                                    .over = over(),
                                    .is_over_before_the_close = is_over_before_the_close_,
                                    .board = board_to_play_on(),
                                    .waiting_acts = waiting_acts_,
                                    .dispute = hearing_.dispute,
                                    .assumed = assumed_,
                                    .clocks = hearing_.game.clocks.reading,
                                    .acts_before = hearing_.before.acts()});
    }

    /// Nothing where the game is over, or where it hangs on an answer which board it is.
    [[nodiscard]] std::optional<chess::Setup> board_to_play_on() const {
        if (awaits_choice_over_last_turn(standing())) return standing().matters[standing().waiting->matter].base;
        return standing().over || waits_at_ ? std::nullopt : standing().board;
    }

    [[nodiscard]] std::optional<OverByMatter> over() const {
        const auto& over = standing().over;
        return over ? std::optional(OverByMatter{over->by, *over_matter_, over->act}) : std::nullopt;
    }

    [[nodiscard]] const Standing& standing() const { return teller_.standing(); }

    const Hearing& hearing_;
    const Facts& assumed_;
    Dispute telling_;  // with what was told in the dispute whose acts are told now
    Teller teller_;
    ProvisionalRuling provisional_;
    std::map<std::size_t, Moment> moments_;
    RuledMatters ruled_;
    std::set<std::size_t> in_hand_;  // matters that wait for what comes before them
    RuledBefore before_;
    WaitingDuties duties_;
    std::optional<int> restored_to_;  // half-moves left by a ruling that took back
    chess::ByColor<ClockSet> clocks_set_ = {};
    std::optional<int> waits_at_;  // what was done on the board from here on waits for an answer
    std::optional<int> waits_when_closed_;
    std::optional<std::size_t> over_matter_;
    std::size_t matters_before_the_end_ = 0;
    std::optional<chess::Setup> looked_at_;  // for the end of the game
    std::optional<Ruled> end_on_board_;      // the ruling on the end that it shows
    bool is_over_before_the_close_ = false;
    bool is_closed_ = false;              // every act has been told
    bool annulled_ = false;               // and with it everything that was done on its board
    std::set<std::size_t> waiting_acts_;  // what they come to hangs on an answer
};

}  // namespace

Result<ProvisionalRuling> follow(const Hearing& hearing, const Facts& assumed) {
    return Follower(hearing, assumed).run();
}

}  // namespace jadoube::adjudicate
