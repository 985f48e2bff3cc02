#include "adjudicate/judge/obligation.hpp"

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using rules::Deed;
using rules::Requirement;

namespace {

using chess::Move;
using chess::Square;

bool same_options(const Resolved& a, const Resolved& b) {
    const auto same = [](const OpenOption& x, const OpenOption& y) {
        return x.moves == y.moves && x.shown.action == y.shown.action;
    };
    return a.chooser == b.chooser &&
           std::equal(a.options.begin(), a.options.end(), b.options.begin(), b.options.end(), same);
}

std::optional<Move> move_in(const Scene& scene, const std::string& text) {
    const auto base = scene.base();
    return base ? move_named(*base, text) : std::nullopt;
}

bool leaves(const OpenOption& option, Move move) {
    return std::find(option.moves.begin(), option.moves.end(), move) != option.moves.end();
}

std::optional<Square> king_of(const Scene& scene) {
    const auto base = scene.base();
    return base && scene.offender() ? base->board().king(*scene.offender()) : std::nullopt;
}

/// Moving the King goes by a name of its own, and by that of a man moved where the King was that man.
bool is_king_move(const rules::DoWord& action, std::optional<Square> man, std::optional<Square> king) {
    return is(action, Deed::king_move) || (is(action, Deed::move) && king && man == king);
}

/// A move with a Rook, which the codes call by that man.
bool is_rook_move(const Scene& scene, const Option& option) {
    if (is(option.action, Deed::rook_move)) return true;
    if (!is(option.action, Deed::move)) return false;
    if (option.man == MenOfOption(rules::Men::castling_rook)) return true;
    const auto base = scene.base();
    const auto square = only_square(option.man);
    const auto man = base && square ? base->board().at(*square) : std::nullopt;
    return man && man->role == chess::Role::rook;
}

/// Whether the demand names this option, by what it names of it. Where nobody told which man it was, who demands a move
/// with it says so.
bool names(const Scene& scene, const Demand& demand, const OpenOption& option, const std::optional<Move>& move) {
    const auto king = king_of(scene);
    const bool is_of_king = demand.option ? is_king_move(*demand.option, demand.man, king) : king && demand.man == king;
    const bool kings = is_of_king && is_king_move(option.shown.action, only_square(option.shown.man), king);
    const bool rooks = demand.option && is(*demand.option, Deed::rook_move) && is_rook_move(scene, option.shown);
    if (!kings && !rooks && demand.option && demand.option != option.shown.action) return false;
    const auto* men = std::get_if<Squares>(&option.shown.man);
    if (!kings && demand.man && men != nullptr && std::find(men->begin(), men->end(), *demand.man) == men->end())
        return false;
    if (!demand.move.empty()) return move && leaves(option, *move);
    return true;
}

/// That the board goes back where it does so already: he only calls for what the law orders, and elects nothing yet.
bool asks_for_what_is_ordered(const Demand& demand, bool goes_back) {
    return goes_back && demand.option && is(*demand.option, Deed::restore);
}

}  // namespace

void ObligationMaker::add(const Applied& applied) {
    const Knows knows = [&](const rules::Condition& condition) { return gatekeeper_.knows(condition, applied); };
    Resolved one = resolve(scene_, applied, knows);
    for (const std::string& fact : one.unknown) gatekeeper_.note_unknown(fact);
    if (resolved_ && !same_options(*resolved_, one)) {
        conflicting_.push_back(applied.article->id);
        return;
    }
    if (!resolved_) {
        resolved_ = std::move(one);
        until_ = applied.article->until;
        first_article_ = applied.article->id;
    }
    if (std::find(articles_.begin(), articles_.end(), applied.article->id) == articles_.end()) {
        articles_.push_back(applied.article->id);
    }
}

/// The last game had no loser, none gives odds: what he would choose between is no duty of the other player.
void ObligationMaker::leave_to_nobody() {
    is_nobodys_ = true;
    resolved_->options.clear();
    resolved_->unavailable.clear();
    resolved_->chooser.reset();
    resolved_->by_choice = false;
}

void ObligationMaker::finish(bool goes_back, bool open) {
    if (resolved_ && resolved_->by_choice && resolved_->chooser == rules::Party::nobody) leave_to_nobody();
    if (resolved_) {
        settle_single_finding();
        discharge();
        if (!discharged_) meet_demand(goes_back);
        if (demand_met_ && has_moved_since_objection(scene_.context.dispute, scene_.incident)) discharge();
        if (!discharged_) answer_given();
    }
    if (!discharged_) fall_back_to_free_move(goes_back);
    if (free_ && !discharged_) answer_given();
    if (resolved_ || open) show(open);
}

/// The move already played is among those that the law itself leaves: nothing is ordered twice (bcf-050).
void ObligationMaker::discharge() {
    const auto played = legal_move_made(scene_.incident);
    const bool is_for_another = resolved_->by_choice && resolved_->options.size() != 1;
    if (!played || is_for_another) return;
    discharged_ = std::any_of(resolved_->options.begin(), resolved_->options.end(),
                              [&](const OpenOption& option) { return leaves(option, *played); });
}

/// An election is for whom the law names; from anybody else it only brings the matter before the arbiter.
bool ObligationMaker::is_for_him(Person by) const {
    const auto color = color_of(by);
    const auto& chooser = resolved_->chooser;
    if (!color) return chooser == party_of(by);
    return !chooser || chooser == rules::Party::either || chooser == party_of(*color);
}

/// Of one thing the arbiter has nothing to find: whatever he found, it would bind.
void ObligationMaker::settle_single_finding() {
    if (resolved_->chooser == rules::Party::arbiter && resolved_->options.size() == 1) resolved_->by_choice = false;
}

void ObligationMaker::meet_demand(bool goes_back) {
    const auto& demand = scene_.incident.choice.demand;
    if (!demand || !demand->names_something || resolved_->options.empty()) return;
    if (!is_for_him(demand->by)) return;
    elects_nothing_ = asks_for_what_is_ordered(demand->what, goes_back);
    if (elects_nothing_) return;
    const auto move = move_in(scene_, demand->what.move);
    std::vector<OpenOption> named;
    for (const OpenOption& option : resolved_->options)
        if (names(scene_, demand->what, option, move)) named.push_back(option);
    if (!resolved_->by_choice) {
        demand_illegal_ = named.empty() && color_of(demand->by) != scene_.offender() && scene_.base();
        return;
    }
    if (named.empty()) return take_demand_as_requirement();
    demand_met_ = named.size() == 1;
    resolved_->options = std::move(named);
}

/// The demand names what the position does not permit. The code may say that the right is lost; else the option drops
/// out.
void ObligationMaker::take_demand_as_requirement() {
    demand_illegal_ = true;
    const Facts deemed{{"requirement", {std::string(name_of(Requirement::illegal))}}};
    from_requirement_ = gatekeeper_.applied({rules::Kind::requirement}, deemed, false);
    for (const Applied& applied : from_requirement_) {
        if (!std::holds_alternative<rules::LoseRight>(applied.remedy->what)) continue;
        right_lost_ = true;
        articles_.push_back(applied.article->id);
    }
    if (!right_lost_) return;
    lost_ = std::move(resolved_->options);
    resolved_->options.clear();
    resolved_->chooser.reset();
    resolved_->by_choice = false;
}

/// An answer within what binds discharges it, as does one that is all that can be chosen for him; outside it the same
/// duty remains.
void ObligationMaker::answer_given() {
    const auto& answer = scene_.incident.choice.answer;
    if (!answer) return;
    const auto move = move_in(scene_, answer->move);
    const bool is_for_another = resolved_->by_choice && !demand_met_ && resolved_->options.size() != 1;
    if (!move || is_for_another) return;
    for (const OpenOption& option : resolved_->options) {
        if (!leaves(option, *move)) continue;
        discharged_ = answered_ = true;
        OpenOption played = option;
        played.moves = {*move};
        played.shown.moves = to_sans(*scene_.base(), played.moves);
        played.shown.position_after = scene_.base()->after(*move).setup();
        resolved_->options = {std::move(played)};
        return;
    }
}

/// Nothing can be exacted: the player plays any legal move in the position before the offence (SP-02), or has played
/// one.
void ObligationMaker::fall_back_to_free_move(bool goes_back) {
    if (!resolved_ && !goes_back) return;
    if (resolved_ && !resolved_->options.empty()) return;
    const auto base = scene_.base();
    if (base && base->turn() != scene_.offender()) return;
    if (!resolved_) resolved_.emplace();
    resolved_->options = {free_move(scene_)};
    resolved_->by_choice = false;
    resolved_->chooser.reset();
    free_ = true;
    stands_ = !goes_back && legal_move_made(scene_.incident).has_value();
    discharged_ = stands_ || scene_.incident.play.played_instead.has_value();
}

Requirement ObligationMaker::requirement() const {
    if (demand_illegal_) return Requirement::illegal;
    const bool is_named = resolved_ && (!resolved_->by_choice || demand_met_);
    return is_named && !free_ && !discharged_ ? Requirement::legal : Requirement::none;
}

/// In numbers: what a parameter stands for here.
std::optional<rules::Until> ObligationMaker::window() const {
    const bool is_found = resolved_->chooser == rules::Party::arbiter;  // which is no right that could be lost
    if (!until_ || !resolved_->by_choice || demand_met_ || is_found) return std::nullopt;
    rules::Until window = *until_;
    if (const auto moves = amount_of(scene_, window.moves)) window.moves = *moves;
    return window;
}

/// The offender; where nobody is one, the player against whom the other has the choice.
std::optional<chess::Color> ObligationMaker::bound() const {
    if (scene_.offender() || !resolved_) return scene_.offender();
    for (const chess::Color side : {chess::Color::white, chess::Color::black})
        if (resolved_->chooser == party_of(side)) return !side;
    return std::nullopt;
}

void ObligationMaker::show(bool open) {
    Obligation obligation;
    const auto binds = bound();
    if (!binds && !open) return;  // where nobody knows whom it binds, it is nobody's duty
    if (binds) obligation.binds = *binds;
    obligation.articles = articles_;
    if (!resolved_ || !binds) {
        obligation.status = Status::needs_facts;
        obligation_ = std::move(obligation);
        return;
    }
    const bool someone_else = resolved_->by_choice && !demand_met_;
    obligation.chooser = someone_else ? resolved_->chooser : party_of(obligation.binds);
    if (is_nobodys_) obligation.chooser = rules::Party::nobody;
    obligation.until = window();
    obligation.discharged = discharged_;
    bool unsure = false;
    for (const OpenOption& option : resolved_->options) {
        obligation.options.push_back(option.shown);
        unsure = unsure || option.possible_unknown;
        if (!free_ && !discharged_) left_moves_.insert(left_moves_.end(), option.moves.begin(), option.moves.end());
    }
    const bool has_board_option = std::any_of(obligation.options.begin(), obligation.options.end(),
                                              [](const Option& option) { return option.position_after.has_value(); });
    if (has_board_option) left_moves_.clear();
    obligation.unavailable = resolved_->unavailable;
    obligation.not_reached = resolved_->not_reached;
    for (const OpenOption& option : lost_) obligation.lost.push_back(option.shown);
    obligation.status = someone_else || obligation.options.size() > 1 ? Status::choice : Status::decided;
    if (open || unsure) obligation.status = Status::needs_facts;
    if (discharged_) {
        obligation.status = Status::decided;
        const auto played = legal_move_made(scene_.incident);
        if (played && !answered_ && (stands_ || !free_)) {
            Option stands{Deed::stand, {}, {}, to_sans(*scene_.base(), {*played}), board_left_by(scene_.incident)};
            obligation.options = {std::move(stands)};
        }
    }
    obligation_ = std::move(obligation);
}

}  // namespace jadoube::adjudicate
