#include "adjudicate/follow.hpp"

#include <algorithm>
#include <functional>
#include <limits>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
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

/// What a matter was measured against when it was raised; kept, for it may be judged again when it is answered.
struct Moment {
    Dispute dispute;  // with the acts so far
    std::vector<game::HalfMove> line;
    std::vector<game::HalfMove> made;
    std::vector<Notice> notices;
    std::optional<int> adjourned_at;
    std::optional<int> restored_to;
};

/// One matter of the story with its ruling: under the code itself, and under the one that it defers to.
struct Ruled {
    std::size_t matter = 0;
    Incident incident;  // as it was judged
    std::vector<Judged> judged = {};
};

/// A duty for a player's next turn, made by one matter, falling due in another.
struct WaitingDuty {
    PendingDuty duty;
    std::size_t from = 0;
    std::optional<std::size_t> due_in = {};
};

/// The matter that is made of the end that the board shows; it comes after all others.
constexpr std::size_t kEndOnTheBoard = std::numeric_limits<std::size_t>::max();

/// The end of the game that the board shows, with the matter that was made of it.
struct OverOnBoard {
    Ending by = Ending::no;
    std::size_t matter = 0;
};

class Follower {
public:
    Follower(const Matter& matter, const Facts& assumed)
        : matter_(matter), assumed_(assumed), teller_(matter.ruleset, matter.game, matter.dispute) {
        draft_.ruling.ruleset = matter.ruleset.id;
        draft_.ruling.ruleset_title = matter.ruleset.title;
    }

    Result<Draft> run() {
        for (std::size_t act = 0; act < matter_.dispute.acts.size(); ++act) {
            const auto raised = teller_.tell(act);
            if (!raised && !waits_at_) return tl::unexpected<Error>(raised.error());
            if (!raised) waiting_acts_.insert(act);
            if (raised && *raised) rule_on(**raised, act + 1);
        }
        close();
        return std::move(draft_);
    }

private:
    // ---- a matter that is raised

    /// What happened beside the board before, and ends the game by itself, comes first.
    void rule_on(std::size_t matter, std::size_t acts) {
        for (std::size_t i = 0; i < matter; ++i) {
            const Incident& earlier = standing().matters[i];
            if (earlier.fate == Fate::open && is_of(earlier, Kind::conduct) && !earlier.is_incidental) rule_on(i, acts);
        }
        const bool again = find(matter) != ruled_.end();
        if (!again || !moments_.contains(matter) || !standing().waiting)
            moments_.insert_or_assign(matter, moment(acts));
        moments_.at(matter).dispute = with_acts(acts);
        Incident incident = standing().matters[matter];
        if (incident.ended_by == Ending::no && over_matter_ && *over_matter_ < matter && !is_second_flag(incident)) {
            incident.ended_by = standing().over->by;
        }
        if (incident.done || !incident.touched.empty()) fall_due(matter, incident);
        settle_legality(incident);
        if (incident.kinds.empty() && !incident.doubted) return;
        const Ruled& ruled = keep(judged(matter, std::move(incident)));
        teller_.apply(consequence(ruled));
    }

    Moment moment(std::size_t acts) const {
        const Standing& now = standing();
        return {with_acts(acts), now.line, now.made, now.notices, now.adjourned_at, restored_to_};
    }

    Dispute with_acts(std::size_t acts) const {
        Dispute dispute = matter_.dispute;
        dispute.acts.resize(acts);
        return dispute;
    }

    Ruled judged(std::size_t matter, Incident incident) {
        Ruled ruled{matter, std::move(incident), {}};
        const Moment& moment = moments_.at(matter);
        if (matter_.deferred == nullptr || ruled.incident.is_incidental) {
            ruled.judged = {judge(context(matter_.ruleset, moment, ruled), ruled.incident)};
            return ruled;
        }
        Incident own = ruled.incident;
        Incident other = ruled.incident;
        const auto is_own = [&](Kind kind) { return regulates(matter_.ruleset, kind); };
        own.kinds.erase(std::remove_if(own.kinds.begin(), own.kinds.end(), std::not_fn(is_own)), own.kinds.end());
        const auto is_left = [&](Kind kind) {
            return is_own(kind) || (!own.kinds.empty() && !regulates(*matter_.deferred, kind));
        };
        other.kinds.erase(std::remove_if(other.kinds.begin(), other.kinds.end(), is_left), other.kinds.end());
        if (!own.kinds.empty() || ruled.incident.kinds.empty()) {
            Judged one = judge(context(matter_.ruleset, moment, ruled), own);
            ruled.judged.push_back(one.defers ? judge_deferred(moment, ruled, own, one) : std::move(one));
        }
        if (other.kinds.empty()) return ruled;
        Judged added = judge_deferred(moment, ruled, other, {});
        if (!own.kinds.empty()) leave_out_answered(added.ruling);
        ruled.judged.push_back(std::move(added));
        return ruled;
    }

    Context context(const rules::Ruleset& code, const Moment& moment, const Ruled& ruled) const {
        Context context{.ruleset = code,
                        .deferred = &code == &matter_.ruleset ? matter_.deferred : nullptr,
                        .game = matter_.game,
                        .dispute = moment.dispute,
                        .line = moment.line,
                        .made = moment.made,
                        .notices = moment.notices,
                        .adjourned_at = moment.adjourned_at,
                        .restored_to = moment.restored_to,
                        .assumed = assumed_,
                        .mates = matter_.mates};
        for (const Ruled& before : ruled_) {
            if (before.matter >= ruled.matter || !before.incident.offender) continue;
            for (const Judged& one : before.judged)
                if (one.counts_as_illegal) ++context.illegal_moves_in_dispute[index(*before.incident.offender)];
        }
        return context;
    }

    /// Judged under the code deferred to; the own articles that say so are named.
    Judged judge_deferred(const Moment& moment, const Ruled& ruled, const Incident& incident, const Judged& own) const {
        Judged judged = judge(context(*matter_.deferred, moment, ruled), incident);
        judged.ruling.deferred_to = matter_.deferred->id;
        if (own.defers) judged.ruling.deferred_by = own.ruling.articles;
        return judged;
    }

    /// Of one act, what the own code has answered about the board is not answered again.
    static void leave_out_answered(MatterRuling& added) {
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

    /// A move made where no position is known: whether it was legal is for a person to tell.
    void settle_legality(Incident& incident) {
        if (!incident.moved_unseen || !incident.doubted) return;
        const std::string fact = "move_is_legal";
        const auto told = matter_.dispute.facts.find(fact);
        const auto assumed = assumed_.find(fact);
        const bool is_known = told != matter_.dispute.facts.end() || assumed != assumed_.end();
        const rules::Values legal{true};
        if (!is_known) draft_.unknown.insert(fact);
        const bool is_legal =
            is_known && (told != matter_.dispute.facts.end() ? told->second : assumed->second) == legal;
        const bool castles = incident.unseen_kind == rules::MoveKind::castling;
        if (!is_legal) incident.kinds = {castles ? Kind::illegal_move_illegal_castling : Kind::illegal_move};
    }

    /// Keeps the ruling in the order of the story; an earlier one on the same matter is replaced.
    const Ruled& keep(Ruled ruled) {
        for (Judged& one : ruled.judged) {
            if (ended_before(ruled)) silence(one.ruling);
            for (PendingDuty& duty : one.duties) describe(duty, one.ruling);
        }
        auto place = find(ruled.matter);
        if (place == ruled_.end()) {
            place = std::find_if(ruled_.begin(), ruled_.end(), [&](const Ruled& r) { return r.matter > ruled.matter; });
            place = ruled_.emplace(place);
        }
        *place = std::move(ruled);
        std::erase_if(duties_, [&](const WaitingDuty& waiting) { return waiting.from == place->matter; });
        for (const Judged& one : place->judged) {
            for (const PendingDuty& duty : one.duties) duties_.push_back({duty, place->matter});
        }
        return *place;
    }

    std::vector<Ruled>::iterator find(std::size_t matter) {
        return std::find_if(ruled_.begin(), ruled_.end(), [&](const Ruled& r) { return r.matter == matter; });
    }

    /// The game was over, by an earlier ruling, before this matter was raised.
    bool ended_before(const Ruled& ruled) const {
        const auto& over = standing().over;
        return over && over_matter_ && *over_matter_ != ruled.matter && !is_about_the_result(ruled.incident) &&
               !is_second_flag(ruled.incident);
    }

    /// Both flags are one matter: which fell first decides between them, not which is judged first.
    bool is_second_flag(const Incident& incident) const {
        const auto& over = standing().over;
        return over && over->by == Ending::flag && is_about_flag(incident);
    }

    /// A flag that nobody claimed and no arbiter called before the game ended otherwise has not ended it.
    bool is_unclaimed_flag(const Incident& incident) const {
        return standing().over->by != Ending::flag && incident.kinds == std::vector{Kind::observed_flag} &&
               !incident.doubted;
    }

    static bool is_about_flag(const Incident& incident) {
        return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                           [](Kind kind) { return rules::row_of(kind).traits.about_the_flag; });
    }

    static bool is_about_the_result(const Incident& incident) { return is_of(incident, Kind::claim_wrong_result); }

    /// After the end nothing is due and nothing to be set, and there is no second score.
    static void silence(MatterRuling& ruling) {
        if (ruling.position && is_board_changed(*ruling.position)) ruling.position.reset();
        ruling.game.reset();
        ruling.obligation.reset();
        ruling.rights.clear();
        ruling.clock.reset();
        ruling.result.reset();
    }

    // ---- what a ruling does to the standing

    Consequence consequence(const Ruled& ruled) {
        Consequence what{.matter = ruled.matter};
        for (const Judged& one : ruled.judged) add(one, ruled.incident, what);
        if (what.over_by && !standing().over) over_matter_ = ruled.matter;
        return what;
    }

    void add(const Judged& one, const Incident& incident, Consequence& what) {
        const MatterRuling& ruling = one.ruling;
        if (const Ending by = end_by(incident, ruling); by != Ending::no) what.over_by = by;
        annulled_ = annulled_ || (ruling.game && ruling.game->status == Status::decided && ends(ruling.game->what));
        if (ruling.status == Status::needs_facts || ruling.status == Status::conflict) {
            what.is_open = true;
            if (!waits_at_) waits_at_ = incident.ply + (incident.retracted ? 0 : 1);
            return;
        }
        if (standing().over) return;
        go_back(ruling, incident, what);
        const auto& duty = ruling.obligation;
        if (!duty || duty->articles.empty() || duty->discharged) return;
        const bool others_choose = duty->status == Status::choice && duty->chooser != party_of(duty->binds);
        const bool is_free = duty->options.size() == 1 && is(duty->options.front().action, rules::Deed::free_move);
        if (duty->first_due) return;
        what.waiting = Waiting{.matter = what.matter,
                               .binds = duty->binds,
                               .chooser = others_choose ? duty->chooser : std::nullopt,
                               .exactable = !is_free,
                               .on_restored_board = what.back.has_value()};
    }

    static bool is_board_changed(const PositionAnswer& position) {
        return position.place && *position.place != Place::stand;
    }

    void go_back(const MatterRuling& ruling, const Incident& incident, Consequence& what) {
        const auto& position = ruling.position;
        if (!position || position->status != Status::decided) return;
        if (!position->setup) {  // it goes back to where nobody knows
            if (is_board_changed(*position)) what.back = Consequence::Back{std::nullopt, incident.ply};
            return;
        }
        if (is_board_changed(*position)) {
            what.back = Consequence::Back{position->setup, ply_of(*position->setup, incident)};
            const bool to_base = position->setup == incident.base;
            if (to_base && !restored_to_) restored_to_ = incident.ply;
        }
        const bool stands = position->place == Place::stand;
        if (stands && incident.retracted && incident.complete == true) {
            what.back = Consequence::Back{position->setup, incident.ply + 1};
        } else if (stands && is_of(incident, Kind::out_of_turn_move) && incident.done &&
                   incident.ply == standing().ply) {
            what.back = Consequence::Back{position->setup, incident.ply};
            what.stands = incident.done->raw;
        }
        const auto& duty = ruling.obligation;
        const bool answered = incident.answer && duty && duty->discharged && duty->options.size() == 1 &&
                              duty->options.front().position_after &&
                              !is(duty->options.front().action, rules::Deed::stand);
        if (!answered || !incident.base) return;
        const auto base = chess::Position::from(*incident.base);
        if (!base) return;
        what.back = Consequence::Back{incident.base, incident.ply};
        what.answered_by = move_named(*base, incident.answer->move);
    }

    static std::optional<chess::Move> move_named(const chess::Position& base, const std::string& text) {
        if (const auto uci = chess::parse_uci(base, text)) return *uci;
        if (const auto san = chess::parse_san(base, text)) return san->move;
        return std::nullopt;
    }

    /// The moment of the line at which the board stood so; where it never did, the moment of the incident.
    int ply_of(const chess::Setup& setup, const Incident& incident) const {
        if (setup == incident.base || !matter_.game.start) return incident.ply;
        const game::Replay replay(*matter_.game.start, standing().line);
        for (int ply = std::min(replay.end().value, standing().ply); ply >= 0; --ply)
            if (replay.at(game::Ply{ply}) == setup) return ply;
        return incident.ply;
    }

    static bool is_of(const Incident& incident, Kind kind) { return rules::covers_any(kind, incident.kinds); }

    /// How a ruling has ended the game for what comes after it.
    static Ending end_by(const Incident& incident, const MatterRuling& ruling) {
        if (ruling.game && ruling.game->status == Status::decided && ends(ruling.game->what)) return Ending::ruling;
        const bool has_score = ruling.result && ruling.result->score && ruling.result->status == Status::decided;
        for (const Kind kind : incident.kinds) {
            const auto& traits = rules::row_of(kind).traits;
            if (traits.ends_game_by == Ending::ruling) continue;
            if (has_score || (traits.ends_game_unregulated && ruling.status == Status::silent))
                return traits.ends_game_by;
        }
        return has_score ? Ending::ruling : Ending::no;
    }

    static bool ends(const std::optional<rules::GameWord>& what) {
        return what == rules::GameWord::annul || what == rules::GameWord::new_game;
    }

    // ---- duties that wait for a player's next turn

    /// A duty that waited becomes part of the turn in which it falls due.
    void fall_due(std::size_t matter, Incident& incident) {
        const bool separate = !incident.kinds.empty() && rules::kind_covers(Kind::out_of_turn, incident.kinds.front());
        if (separate || !incident.offender) return;
        for (WaitingDuty& waiting : duties_) {
            const bool is_due = !waiting.due_in && waiting.from < matter && waiting.duty.binds == *incident.offender;
            if (is_due) waiting.due_in = matter;
            if (waiting.due_in == matter) impose(waiting.duty, incident);
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
    void follow_men(std::size_t matter, const Incident& incident) {
        const bool on_board =
            incident.done && incident.complete == true && !incident.retracted &&
            (incident.kinds.empty() || !rules::kind_covers(Kind::out_of_turn, incident.kinds.front()));
        if (!on_board) return;
        for (WaitingDuty& waiting : duties_) {
            if (waiting.from >= matter || waiting.due_in) continue;
            std::vector<Square> men;
            for (const Square man : waiting.duty.men)
                if (const auto now = followed(man, *incident.done)) men.push_back(*now);
            waiting.duty.men = std::move(men);
        }
    }

    /// A duty for the offender's next turn is shown with the incident that made it.
    static void describe(const PendingDuty& duty, MatterRuling& ruling) {
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

    // ---- the end of the story

    void close() {
        teller_.close();
        judge_what_is_open();
        due_at_the_end();
        if (ruled_.empty()) take_last_in_order();
        take_end_on_the_board();
        write();
    }

    void judge_what_is_open() {
        std::optional<int> back_to = waits_at_;
        for (std::size_t i = 0; i < standing().matters.size(); ++i) {
            Incident incident = standing().matters[i];
            if (incident.fate == Fate::fallen) continue;
            if (standing().over && incident.fate == Fate::open && is_unclaimed_flag(incident)) continue;
            if (annulled_ && incident.fate == Fate::open && !is_beside_the_board(incident)) continue;
            if (incident.fate == Fate::judged) {
                follow_men(i, incident);
                continue;
            }
            if (back_to && incident.ply >= *back_to && !is_beside_the_board(incident)) {
                waiting_acts_.insert(incident.acts.begin(), incident.acts.end());
                continue;
            }
            if (standing().over && incident.ended_by == Ending::no && !is_second_flag(incident)) {
                incident.ended_by = standing().over->by;
            }
            if (incident.done || !incident.touched.empty()) fall_due(i, incident);
            follow_men(i, incident);
            settle_legality(incident);
            if (incident.kinds.empty() && !incident.doubted) continue;
            moments_.insert_or_assign(i, moment(matter_.dispute.acts.size()));
            const Ruled& ruled = keep(judged(i, std::move(incident)));
            const bool is_back =
                std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) { return one.taken_back; });
            if (is_back && !back_to && !standing().over) {
                back_to = ruled.incident.ply + (ruled.incident.retracted ? 0 : 1);
                const Consequence what = consequence(ruled);
                fall_after(i, *back_to);
                teller_.apply(what);
            } else {
                teller_.apply(consequence(ruled));
            }
        }
    }

    /// Rulings on what lay on a board that has gone back go with it.
    void fall_after(std::size_t matter, int ply) {
        std::erase_if(ruled_, [&](const Ruled& later) {
            return later.matter > matter && later.incident.ply >= ply && !is_beside_the_board(later.incident);
        });
    }

    /// Where everything was in order, the last move is what is asked about: it stands, and the ruling cites the rules
    /// of movement that allow it.
    void take_last_in_order() {
        const auto& all = standing().matters;
        const auto last = std::find_if(all.rbegin(), all.rend(), [](const Incident& incident) {
            return incident.done && incident.done->legal && incident.complete == true;
        });
        if (last != all.rend()) take_at_the_end(*last, static_cast<std::size_t>(all.rend() - last) - 1);
    }

    const Ruled& take_at_the_end(const Incident& incident, std::size_t matter) {
        moments_.insert_or_assign(matter, moment(matter_.dispute.acts.size()));
        return keep(judged(matter, incident));
    }

    void due_at_the_end() {
        const Standing& now = standing();
        if (!now.board || !now.turn || now.over) return;
        std::size_t next = now.matters.size();
        for (const auto& [duty, from, due_in] : std::exchange(duties_, {})) {
            if (due_in || duty.binds != *now.turn || duty.men.empty()) continue;
            Incident incident;
            incident.offender = duty.binds;
            incident.base = now.board;
            incident.now = now.board;
            incident.ply = now.ply;
            incident.claimant_touched = false;
            incident.opponent_replied = false;
            impose(duty, incident);
            take_at_the_end(incident, next++);
        }
    }

    /// The game was over before an act, or play goes on from a position in which it is over: then that is a matter of
    /// its own, where the code has an article on it.
    void take_end_on_the_board() {
        Status worst = Status::decided;
        for (const Ruled& ruled : ruled_)
            for (const Judged& one : ruled.judged) worst = std::max(worst, one.ruling.status);
        if (worst != Status::decided || standing().over || !standing().board) return;
        const Incident* over_at = nullptr;
        for (const Ruled& ruled : ruled_) {
            const Context here = context(matter_.ruleset, moments_.at(ruled.matter), ruled);
            if (over_at == nullptr && is_over_on_the_board({.context = here, .incident = ruled.incident}))
                over_at = &ruled.incident;
        }
        Incident end;
        end.base = end.now = over_at != nullptr ? over_at->base : standing().board;
        end.ply = over_at != nullptr ? over_at->ply : standing().ply;
        end.is_incidental = true;
        const Ruled as{kEndOnTheBoard, end, {}};
        const Moment now = moment(matter_.dispute.acts.size());
        const Context here = context(matter_.ruleset, now, as);
        const auto ended = game_ended_by({.context = here, .incident = end});
        const auto kind = rules::kind_showing(ended.value_or(Ending::no));
        if (!kind || !regulates(matter_.ruleset, *kind)) return;
        end.kinds = {*kind};
        const Ruled& ruled = take_at_the_end(end, as.matter);
        for (const Judged& one : ruled.judged) {
            if (one.ruling.result && one.ruling.result->score) over_on_board_ = OverOnBoard{*ended, as.matter};
        }
    }

    /// The matter is what was objected to or claimed; else what breaks the law; else what came last. The end that the
    /// board shows is the matter only where there is no other.
    void write() {
        int weight = 0;
        std::map<std::size_t, std::size_t> places;  // of matters in the ruling
        for (Ruled& ruled : ruled_) {
            for (Judged& one : ruled.judged) {
                const bool says_nothing =
                    one.ruling.status == Status::silent && ruled.incident.is_incidental && !ruled.incident.doubted;
                if (says_nothing) continue;
                draft_.unknown.insert(one.unknown.begin(), one.unknown.end());
                Ruling& ruling = draft_.ruling;
                ruling.unverified = ruling.unverified || one.unverified;
                const int own =
                    (ruled.incident.doubted ? 2 : 0) + (one.ruling.conclusion == Conclusion::breach ? 1 : 0);
                const bool is_end = ruled.matter == kEndOnTheBoard && !ruling.matters.empty();
                if (own >= weight && !is_end) {
                    weight = own;
                    ruling.main_matter = ruling.matters.size();
                }
                places.try_emplace(ruled.matter, ruling.matters.size());
                ruling.matters.push_back(std::move(one.ruling));
            }
        }
        draft_.ruling.story = story(places);
        finish_ruling(places);
    }

    /// What every act came to, with its matter where that was ruled upon.
    std::vector<Effect> story(const std::map<std::size_t, std::size_t>& places) const {
        std::vector<Effect> story = standing().effects;
        for (std::size_t act = 0; act < story.size(); ++act) {
            Effect& effect = story[act];
            const auto ruled = effect.matter ? places.find(*effect.matter) : places.end();
            effect.matter = ruled != places.end() ? std::optional(ruled->second) : matter_with(act);
            if (waiting_acts_.contains(act)) effect = {.what = EffectWord::waits};
        }
        return story;
    }

    std::optional<std::size_t> matter_with(std::size_t act) const {
        const auto& matters = draft_.ruling.matters;
        const auto found = std::find_if(matters.begin(), matters.end(), [&](const MatterRuling& matter) {
            return std::find(matter.acts.begin(), matter.acts.end(), act) != matter.acts.end();
        });
        return found == matters.end() ? std::nullopt : std::optional<std::size_t>(found - matters.begin());
    }

    void finish_ruling(const std::map<std::size_t, std::size_t>& places) {
        Ruling& ruling = draft_.ruling;
        if (const MatterRuling* main = ruling.main()) ruling.conclusion = main->conclusion;
        const bool all_in_order = ruling.matters.empty() && !standing().matters.empty();
        if (all_in_order) ruling.conclusion = Conclusion::no_breach;
        ruling.standing = final_standing(places);
        ruling.status = Status::decided;
        for (const MatterRuling& matter : ruling.matters) ruling.status = std::max(ruling.status, matter.status);
    }

    FinalStanding final_standing(const std::map<std::size_t, std::size_t>& places) {
        FinalStanding last;
        last.over = game_end(places);
        last.clocks = matter_.game.clocks.reading;
        if (last.over) {
            leave_nothing_due(last.over->matter);
            return last;
        }
        last.play_from = standing().board;
        for (const MatterRuling& matter : draft_.ruling.matters) {
            if (matter.obligation && !matter.obligation->discharged && stands(matter.obligation->status))
                last.due.push_back(*matter.obligation);
            if (matter.clock && stands(matter.clock->status))
                last.clock_steps.insert(last.clock_steps.end(), matter.clock->steps.begin(), matter.clock->steps.end());
        }
        for (const ClockStep& step : last.clock_steps) {
            auto& reading = last.clocks[step.side];
            if (reading) reading = *reading + step.change;
        }
        return last;
    }

    static bool stands(Status status) { return status != Status::needs_facts && status != Status::conflict; }

    std::optional<GameEnd> game_end(const std::map<std::size_t, std::size_t>& places) const {
        const auto& matters = draft_.ruling.matters;
        const auto has_score = [](const MatterRuling& matter) {
            return matter.result && matter.result->score && matter.result->status == Status::decided;
        };
        const auto& over = standing().over;
        if (!over && !over_on_board_) return std::nullopt;
        GameEnd end{.by = over ? over->by : over_on_board_->by};
        const std::size_t by_matter = over ? *over_matter_ : over_on_board_->matter;
        if (over && over->act && has_effect(*over->act)) end.act = over->act;
        if (const auto place = places.find(by_matter); place != places.end()) end.matter = place->second;
        const auto scored = std::find_if(matters.rbegin(), matters.rend(), has_score);
        if (end.matter && has_score(matters[*end.matter]))
            end.score = matters[*end.matter].result->score;
        else if (scored != matters.rend())
            end.score = scored->result->score;
        return end;
    }

    bool has_effect(std::size_t act) const { return act < standing().effects.size(); }

    /// The end of the game silences the other matters; what it leaves of its own (the arbiter may waive it) stands.
    void leave_nothing_due(const std::optional<std::size_t>& ended_by) {
        auto& matters = draft_.ruling.matters;
        for (std::size_t i = 0; i < matters.size(); ++i) {
            if (i == ended_by) continue;
            matters[i].obligation.reset();
            matters[i].rights.clear();
            matters[i].clock.reset();
            const bool was_left_open = matters[i].status == Status::choice || matters[i].status == Status::discretion;
            if (was_left_open && matters[i].other.empty()) matters[i].status = Status::decided;
        }
    }

    [[nodiscard]] const Standing& standing() const { return teller_.standing(); }

    const Matter& matter_;
    const Facts& assumed_;
    Teller teller_;
    Draft draft_;
    std::map<std::size_t, Moment> moments_;
    std::vector<Ruled> ruled_;  // in the order of the story
    std::vector<WaitingDuty> duties_;
    std::optional<int> restored_to_;  // half-moves left by a ruling that took back
    std::optional<int> waits_at_;     // what was done on the board from here on waits for an answer
    std::optional<std::size_t> over_matter_;
    std::optional<OverOnBoard> over_on_board_;  // where no act has ended the game
    bool annulled_ = false;                     // and with it everything that was done on its board
    std::set<std::size_t> waiting_acts_;        // what they come to hangs on an answer
};

}  // namespace

Result<Draft> follow(const Matter& matter, const Facts& assumed) {
    return Follower(matter, assumed).run();
}

}  // namespace jadoube::adjudicate
