#include "adjudicate/docket.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/classify.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Square;
using rules::Ending;
using rules::Kind;
using rules::Place;

/// Where a man went when this was done; nothing where it was taken.
std::optional<Square> followed(Square man, const Done& done) {
    if (done.captured == man) return std::nullopt;
    if (done.raw.man.from == man) return done.raw.man.to;
    if (done.raw.rook && done.raw.rook->from == man) return done.raw.rook->to;
    return done.raw.man.to == man ? std::nullopt : std::optional(man);
}

/// Judges the incidents of one dispute in order, each in the state that the one before leaves.
class Docket {
public:
    Docket(const Matter& matter, const Facts& assumed)
        : matter_(matter), folded_(matter.folded), context_(matter.under(matter.ruleset, assumed)) {
        draft_.ruling.ruleset = matter.ruleset.id;
        draft_.ruling.ruleset_title = matter.ruleset.title;
    }

    Draft run() {
        for (const Incident& folded : folded_.incidents) {
            if (dropped(folded)) continue;
            Incident incident = folded;
            const bool is_by_flag = ended_by_ == Ending::flag && is_about_flag(incident);
            if (incident.ended_by == Ending::no && !is_by_flag) incident.ended_by = ended_by_;
            if (taken_back_at_ && incident.ply >= *taken_back_at_) put_beside_the_board(incident);
            if (incident.done || !incident.touched.empty()) fall_due(incident);
            follow(incident);
            if (incident.moved_unseen && incident.doubted) settle_legality(incident);
            if (incident.kinds.empty() && !incident.doubted) continue;
            take(incident);
        }
        if (!taken_back_at_) due_at_the_end();
        if (draft_.ruling.incidents.empty()) take_last_in_order();
        take_end_on_the_board();
        close();
        return std::move(draft_);
    }

private:
    /// What was done on a board that has been taken back did not count; what happened beside the board did.
    bool dropped(const Incident& incident) const {
        if (!taken_back_at_ || incident.ply < *taken_back_at_) return false;
        const auto beside = [](Kind kind) { return rules::row_of(kind).traits.beside_the_board; };
        return std::none_of(incident.kinds.begin(), incident.kinds.end(), beside);
    }

    /// What happened beside a board that has been taken back is seen with the board as it was restored.
    void put_beside_the_board(Incident& incident) const {
        incident.beside_the_board = true;
        for (const IncidentRuling& ruling : draft_.ruling.incidents) {
            if (ruling.position && ruling.position->place != Place::stand) incident.base = ruling.position->setup;
        }
        incident.now = incident.base;
    }

    /// A move made where no position is known: whether it was legal is for a person to tell.
    void settle_legality(Incident& incident) {
        const std::string fact = "move_is_legal";
        const auto told = matter_.dispute.facts.find(fact);
        const auto assumed = context_.assumed.find(fact);
        const bool is_known = told != matter_.dispute.facts.end() || assumed != context_.assumed.end();
        const rules::Values legal{true};
        if (!is_known) draft_.unknown.insert(fact);
        const bool is_legal =
            is_known && (told != matter_.dispute.facts.end() ? told->second : assumed->second) == legal;
        if (!is_legal) incident.kinds = {Kind::illegal_move};
    }

    /// A duty that waited becomes part of the turn in which it falls due.
    void fall_due(Incident& incident) {
        const bool separate = !incident.kinds.empty() && rules::kind_covers(Kind::out_of_turn, incident.kinds.front());
        if (separate || !incident.offender) return;
        for (auto duty = duties_.begin(); duty != duties_.end();) {
            if (duty->binds != *incident.offender) {
                ++duty;
                continue;
            }
            impose(*duty, incident);
            duty = duties_.erase(duty);
        }
    }

    static void impose(const PendingDuty& duty, Incident& incident) {
        std::vector<Handled> men;
        for (const Square man : duty.men) men.push_back({man, rules::NoticeTime::none, true});
        incident.touched.insert(incident.touched.begin(), men.begin(), men.end());
        incident.deemed = duty.deemed;
        incident.due_under = duty.articles;
        if (incident.kinds.empty() && !men.empty()) incident.kinds = {duty.kind};
    }

    /// Men under a duty are followed to where they stand; a man taken is gone (SP-06).
    void follow(const Incident& incident) {
        const bool on_board =
            incident.done && incident.complete == true && !incident.retracted &&
            (incident.kinds.empty() || !rules::kind_covers(Kind::out_of_turn, incident.kinds.front()));
        if (!on_board) return;
        for (PendingDuty& duty : duties_) {
            std::vector<Square> men;
            for (const Square man : duty.men)
                if (const auto now = followed(man, *incident.done)) men.push_back(*now);
            duty.men = std::move(men);
        }
    }

    /// Where everything was in order, the last move is what is asked about: it stands, and the ruling cites the rules
    /// of movement that allow it.
    void take_last_in_order() {
        const auto& all = folded_.incidents;
        const auto last = std::find_if(all.rbegin(), all.rend(), [](const Incident& incident) {
            return incident.done && incident.done->legal && incident.complete == true;
        });
        if (last != all.rend()) take(*last);
    }

    /// The game was over before an act, or play goes on from a position in which it is over: then that is a matter of
    /// its own, where the code has an article on it.
    void take_end_on_the_board() {
        const auto left = draft_.ruling.status == Status::decided ? play_from() : std::nullopt;
        if (!left) return;
        Incident end;
        end.base = end.now = over_at_ ? over_at_->base : left;
        end.ply = over_at_ ? over_at_->ply : context_.restored_to.value_or(folded_.end_ply);
        end.ended_by = ended_by_;
        end.is_incidental = true;
        const auto kind =
            rules::kind_showing(game_ended_by({.context = context_, .incident = end}).value_or(Ending::no));
        if (!kind || !regulates(matter_.ruleset, *kind)) return;
        end.kinds = {*kind};
        const std::size_t main = draft_.ruling.main_incident;
        const bool is_only = draft_.ruling.incidents.empty();
        take(end);
        if (!is_only) draft_.ruling.main_incident = main;
    }

    void due_at_the_end() {
        if (!folded_.end || !folded_.on_turn) return;
        for (const PendingDuty& duty : duties_) {
            if (duty.binds != *folded_.on_turn || duty.men.empty()) continue;
            Incident incident;
            incident.offender = duty.binds;
            incident.base = folded_.end;
            incident.now = folded_.end;
            incident.ply = folded_.end_ply;
            incident.claimant_touched = false;
            incident.opponent_replied = false;
            impose(duty, incident);
            take(incident);
        }
        duties_.clear();
    }

    /// Kinds on which the code has no article go to the code that it defers to, as an incident of their own.
    void take(const Incident& incident) {
        if (matter_.deferred == nullptr || incident.is_incidental) return take(incident, judge(context_, incident));
        Incident own = incident;
        Incident other = incident;
        const auto is_own = [&](Kind kind) { return regulates(matter_.ruleset, kind); };
        own.kinds.erase(std::remove_if(own.kinds.begin(), own.kinds.end(), std::not_fn(is_own)), own.kinds.end());
        const auto is_left = [&](Kind kind) {
            return is_own(kind) || (!own.kinds.empty() && !regulates(*matter_.deferred, kind));
        };
        other.kinds.erase(std::remove_if(other.kinds.begin(), other.kinds.end(), is_left), other.kinds.end());
        if (!own.kinds.empty() || incident.kinds.empty()) {
            Judged judged = judge(context_, own);
            take(own, judged.defers ? judge_deferred(own, judged) : std::move(judged));
        }
        if (other.kinds.empty()) return;
        Judged added = judge_deferred(other, {});
        if (!own.kinds.empty()) leave_out_answered(added.ruling);
        take(other, std::move(added));
    }

    /// Of one act, what the own code has answered about the board is not answered again.
    static void leave_out_answered(IncidentRuling& added) {
        added.position.reset();
        added.obligation.reset();
        added.rights.clear();
    }

    static bool regulates(const rules::Ruleset& code, Kind kind) {
        return std::any_of(code.articles.begin(), code.articles.end(), [&](const rules::Article& article) {
            return std::any_of(article.triggers.begin(), article.triggers.end(),
                               [&](Kind trigger) { return rules::kind_covers(trigger, kind); });
        });
    }

    void take(const Incident& incident, Judged judged) {
        if (!over_at_ && is_over_on_the_board({.context = context_, .incident = incident})) over_at_ = incident;
        const bool says_nothing = judged.ruling.status == Status::silent && incident.is_incidental && !incident.doubted;
        if (says_nothing) return;
        draft_.unknown.insert(judged.unknown.begin(), judged.unknown.end());
        draft_.ruling.unverified = draft_.ruling.unverified || judged.unverified;
        for (PendingDuty& duty : judged.duties) {
            describe(duty, judged.ruling);
            duties_.push_back(std::move(duty));
        }
        if (judged.taken_back && !taken_back_at_) {
            // A move that its player wanted back stands: what he did instead did not count either.
            taken_back_at_ = incident.ply + (incident.retracted ? 0 : 1);
        }
        const auto& position = judged.ruling.position;
        const bool went_back =
            position && position->status == Status::decided &&
            (position->place == Place::before_offence || position->place == Place::before_first_illegal_move);
        if (went_back && !context_.restored_to) context_.restored_to = incident.ply;
        if (ended_by_ == Ending::no) ended_by_ = end_by(incident, judged.ruling);
        if (judged.counts_as_illegal) ++context_.illegal_moves_in_dispute[index(*incident.offender)];
        if (is_more_the_matter(incident, judged)) {
            draft_.ruling.main_incident = draft_.ruling.incidents.size();
        }
        draft_.ruling.incidents.push_back(std::move(judged.ruling));
    }

    /// Both flags are one matter: which fell first decides between them, not which is judged first.
    static bool is_about_flag(const Incident& incident) {
        return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                           [](Kind kind) { return rules::row_of(kind).traits.about_the_flag; });
    }

    /// How a ruling with a result has ended the game for what comes after it.
    static Ending end_by(const Incident& incident, const IncidentRuling& ruling) {
        if (!ruling.result || !ruling.result->score || ruling.result->status != Status::decided) return Ending::no;
        for (const Kind kind : incident.kinds) {
            const Ending ending = rules::row_of(kind).traits.ends_game_by;
            if (ending != Ending::ruling) return ending;
        }
        return Ending::ruling;
    }

    /// Judged under the code deferred to; the own articles that say so are named.
    Judged judge_deferred(const Incident& incident, const Judged& own) {
        Judged judged = judge(matter_.under(*matter_.deferred, context_.assumed), incident);
        judged.ruling.deferred_to = matter_.deferred->id;
        if (own.defers) judged.ruling.deferred_by = own.ruling.articles;
        return judged;
    }

    /// A duty for the offender's next turn is shown with the incident that made it.
    static void describe(const PendingDuty& duty, IncidentRuling& ruling) {
        Obligation obligation;
        obligation.binds = duty.binds;
        obligation.chooser = party_of(duty.binds);
        obligation.articles = duty.articles;
        obligation.first_due = duty.binds;
        Option option;
        option.action = rules::do_word(name_of(duty.kind));
        for (const Square man : duty.men) option.man += (option.man.empty() ? "" : " ") + chess::to_text(man);
        obligation.options.push_back(std::move(option));
        ruling.obligation = std::move(obligation);
    }

    /// The matter is what was objected to or claimed; else what breaks the law; else what came last.
    bool is_more_the_matter(const Incident& incident, const Judged& judged) {
        const int weight = (incident.doubted ? 2 : 0) + (judged.ruling.conclusion == Conclusion::breach ? 1 : 0);
        if (weight < weight_) return false;
        weight_ = weight;
        return true;
    }

    void close() {
        for (const IncidentRuling& incident : draft_.ruling.incidents) {
            draft_.ruling.status = std::max(draft_.ruling.status, incident.status);
        }
        if (const IncidentRuling* main = draft_.ruling.main()) draft_.ruling.conclusion = main->conclusion;
        const bool all_in_order = draft_.ruling.incidents.empty() && !folded_.incidents.empty();
        if (all_in_order) draft_.ruling.conclusion = Conclusion::no_breach;
        draft_.ruling.clocks = clocks_to_set();
        draft_.ruling.play_from = play_from();
    }

    chess::ByColor<std::optional<Millis>> clocks_to_set() const {
        auto clocks = context_.game.clocks.reading;
        for (const IncidentRuling& incident : draft_.ruling.incidents) {
            if (!incident.clock) continue;
            for (const ClockStep& step : incident.clock->steps) {
                auto& reading = clocks[step.side];
                if (reading) reading = *reading + step.change;
            }
        }
        return clocks;
    }

    /// The board after the move that answered a duty.
    static std::optional<chess::Setup> board_after_answer(const IncidentRuling& incident) {
        const auto& duty = incident.obligation;
        const bool answered = duty && duty->discharged && duty->options.size() == 1 && duty->options.front().moves &&
                              !is(duty->options.front().action, rules::Deed::stand);
        return answered ? duty->options.front().position_after : std::nullopt;
    }

    /// Where the last word on the position leaves the board: taken back, completed, or as the acts left it.
    std::optional<chess::Setup> play_from() const {
        for (auto it = draft_.ruling.incidents.rbegin(); it != draft_.ruling.incidents.rend(); ++it) {
            if (it->game && it->game->what != rules::GameWord::play_on) return std::nullopt;
            if (it->result && it->result->score) return std::nullopt;
            if (const auto answered = board_after_answer(*it)) return answered;
            const bool out_of_turn = !it->kinds.empty() && it->kinds.front() == Kind::out_of_turn_move;
            if (it->position && (it->position->place != Place::stand || taken_back_at_ || out_of_turn)) {
                return it->position->setup;
            }
        }
        return folded_.end;
    }

    const Matter& matter_;
    const Folded& folded_;
    Context context_;
    Draft draft_;
    std::vector<PendingDuty> duties_;
    std::optional<int> taken_back_at_;
    std::optional<Incident> over_at_;  // the first in a position in which the game was over
    Ending ended_by_ = Ending::no;     // what has ended the game for the incidents that follow
    int weight_ = 0;
};

}  // namespace

Draft draft_ruling(const Matter& matter, const Facts& assumed) {
    return Docket(matter, assumed).run();
}

}  // namespace jadoube::adjudicate
