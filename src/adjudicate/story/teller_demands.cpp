#include "adjudicate/story/teller.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

namespace {

/// That the game be annulled, or played anew.
bool is_about_the_game(const Demand& demand) {
    return demand.option && std::holds_alternative<rules::GameWord>(*demand.option);
}

}  // namespace

/// An election among what a ruling has left open is for whom it names; else the demand is an objection.
void Teller::on(Person by, const Demand& demand) {
    const bool names = demand.option.has_value() || demand.man || !demand.move.empty();
    if (const auto* word = demand.option ? std::get_if<std::string>(&*demand.option) : nullptr;
        word != nullptr && !ruleset_.phrases.contains(*word)) {
        return refuse(
            fmt::format("'{}' is nothing that can be demanded", *word),
            "say what is to be done (stand, restore, king_move, new_game ...), the square of a man, or a move");
    }
    if (by == Person::spectator && !standing_.waiting) return on(by, PointOut{});  // whose word is no requirement
    const DemandMade made{by, demand, names};
    if (Incident* began = is_about_the_game(demand) ? first_move_by_wrong_person() : nullptr; began != nullptr) {
        began->kinds = {rules::Kind::setup_first_move};
        return demand_of(*began, made);
    }
    Incident* open = is_rest_ ? open_offence_of_other(by) : offence_with_man_named(by, demand);
    if (open != nullptr) return demand_of(*open, made);
    if (Incident* gone = is_rest_ ? offence_gone_back(by) : nullptr; gone != nullptr)
        return demand_of_fallen(*gone, made);
    if (standing_.waiting && (may_choose(by) || !has_offended_since(by))) return choose(made);
    if (is_open_to_both(demand)) return require_together(by, demand);
    if (const Incident* target = target_of(by, true); target != nullptr && target != &standing_.unfinished) {
        const auto matter = static_cast<std::size_t>(target - standing_.matters.data());
        const auto& before = target->choice.demand;
        const bool has_elected = before && before->by == by && before->names_something;
        if (is_settled(matter)) {
            open = names ? open_offence_of_other(by) : nullptr;
            if (open != nullptr) return demand_of(*open, made);
            return no_effect(has_elected ? NoEffect::right_used : NoEffect::nothing_exacted);
        }
        const bool is_ruled = target->fate == Fate::judged && !target->undecided && !standing_.waiting;
        if (is_ruled && has_elected) return no_effect(NoEffect::right_used);  // a setup, too, comes up once
    }
    const bool wants_board_back = demand.option && is(*demand.option, rules::Deed::restore);
    if (wants_board_back && takes_back_what_was_misled(by)) return;
    Incident* own = wants_board_back ? own_offence_before_what_was_in_order(by) : nullptr;
    const auto turn = turn_reached_too(by);  // what the law gives to demand is about the board
    if (own == nullptr && turn) own = &standing_.matters[*turn];
    const auto matter = own != nullptr ? std::optional(doubt(by, *own)) : doubt(by);
    if (!matter) return;
    standing_.matters[*matter].choice.demand = made;
    raise(*matter);
}

/// Of what a ruling has left to be chosen.
void Teller::choose(const DemandMade& demand) {
    Incident& matter = standing_.matters[standing_.waiting->matter];
    if (!may_choose(demand.by)) {
        if (!standing_.waiting->exactable) return no_effect(NoEffect::nothing_exacted);
        const auto& before = matter.choice.demand;
        if (before && before->by == demand.by && before->names_something) return no_effect(NoEffect::right_used);
        const bool is_chosen = standing_.waiting->chooser.has_value();
        return no_effect(is_chosen ? NoEffect::another_chooses : NoEffect::nothing_to_choose);
    }
    matter.choice.demand = demand;
    matter.objection.account_closed = true;  // what he touches now, he touches after his choice
    matter.acts.push_back(index_);
    raise(standing_.waiting->matter, EffectWord::chose);
}

void Teller::demand_of(Incident& offence, const DemandMade& demand) {
    const std::size_t matter = doubt(demand.by, offence);
    standing_.matters[matter].choice.demand = demand;
    raise(matter);
}

Incident* Teller::open_offence_of_other(Person by) {
    const auto color = color_of(by);
    const auto is_it = [&](const Incident& incident) {
        const bool is_open = incident.fate == Fate::open && incident.offender == !*color && is_objectionable(incident);
        return is_open && !is_only_said(incident) && !is_beside_the_board(incident) &&
               (!incident.kinds.empty() || !kinds_of(incident).empty());
    };
    if (!color) return nullptr;
    const auto last = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), is_it);
    return last == standing_.matters.rend() ? nullptr : &*last;
}

/// Who is bound himself has nothing to elect there: the man that he names is of an offence of the other player.
Incident* Teller::offence_with_man_named(Person by, const Demand& demand) {
    const auto& waiting = standing_.waiting;
    if (!demand.man || !waiting || waiting->binds != color_of(by)) return nullptr;
    Incident* offence = open_offence_of_other(by);
    if (offence == nullptr) return nullptr;
    const std::vector<Handled> men = men_handled(*offence);
    const auto is_named = [&](const Handled& man) { return man.square == demand.man; };
    return std::ranges::any_of(men, is_named) ? offence : nullptr;
}

void Teller::leave_unfit_demand(std::size_t matter) {
    const Act& act = dispute_.acts[index_];
    Incident& asked = standing_.matters[matter];
    const bool is_told_now = std::holds_alternative<Demand>(act.what) && effect().matter == matter;
    if (!is_told_now || standing_.over) return;
    if (effect().what != EffectWord::chose) {
        effect().why = NoEffect::not_open;
        is_half_told_ = !is_rest_ && offence_gone_back(act.by) != nullptr;
        return;
    }
    asked.choice.demand.reset();
    is_half_told_ = !is_rest_ && (open_offence_of_other(act.by) != nullptr || offence_gone_back(act.by) != nullptr);
    if (is_half_told_) std::erase(asked.acts, index_);
    effect() = {.what = EffectWord::none, .matter = matter, .why = NoEffect::not_open};
}

/// It fell with the board on which the choice before it waits.
Incident* Teller::offence_gone_back(Person by) {
    const auto color = color_of(by);
    const auto& waiting = standing_.waiting;
    if (!color || !waiting || !waiting->chooser || waiting->binds != !*color) return nullptr;
    for (std::size_t i = standing_.matters.size(); i > waiting->matter + 1; --i) {
        Incident& incident = standing_.matters[i - 1];
        const bool is_it = incident.fate == Fate::fallen && incident.offender == waiting->binds &&
                           incident.ply > standing_.ply && is_objectionable(incident) && !is_only_said(incident);
        if (is_it && !is_beside_the_board(incident) && !kinds_of(incident).empty()) return &incident;
    }
    return nullptr;
}

void Teller::demand_of_fallen(Incident& offence, const DemandMade& demand) {
    offence.fate = Fate::open;
    demand_of(offence, demand);
    if (raised_) effect().what = EffectWord::chose;
}

void Teller::leave_fallen(std::size_t matter) {
    Incident& fallen = standing_.matters[matter];
    const auto& asked = standing_.matters[standing_.waiting->matter].acts;
    const bool has_raised = std::find(asked.begin(), asked.end(), index_) != asked.end();
    fallen.fate = Fate::fallen;
    fallen.choice.demand.reset();
    std::erase(fallen.acts, index_);
    effect() = {.what = has_raised ? EffectWord::raised : EffectWord::none,
                .matter = standing_.waiting->matter,
                .why = NoEffect::not_open};
}

/// The move with which the wrong person began the game, answered or not, or put back and no other made since, where the
/// code lets the game be annulled or played anew for it; whoever asks for that can mean nothing else.
Incident* Teller::first_move_by_wrong_person() {
    const bool ends_the_game = std::any_of(ruleset_.articles.begin(), ruleset_.articles.end(), [](const auto& article) {
        return rules::covers_any(rules::Kind::setup_first_move, article.triggers) &&
               std::any_of(article.then.begin(), article.then.end(), [](const rules::Remedy& remedy) {
                   const auto* game = std::get_if<rules::GameRemedy>(&remedy.what);
                   return game != nullptr && game->what != rules::GameWord::play_on;
               });
    });
    const auto began = std::find_if(standing_.matters.begin(), standing_.matters.end(), [&](const Incident& incident) {
        const bool is_only_put_back = incident.fate == Fate::judged && incident.ply == standing_.ply;
        return (incident.fate == Fate::open || is_only_put_back) && has_begun_the_game(incident);
    });
    return ends_the_game && began != standing_.matters.end() ? &*began : nullptr;
}

/// Who wants the board back after a move in order can only mean what he has done himself.
Incident* Teller::own_offence_before_what_was_in_order(Person by) {
    const auto color = color_of(by);
    const Incident* target = color ? target_of(by, false) : nullptr;
    if (target == nullptr || !target->kinds.empty() || !kinds_of(*target).empty()) return nullptr;
    const auto own = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), [&](const Incident& incident) {
        return incident.offender == color && incident.fate == Fate::open && is_objectionable(incident) &&
               (!incident.kinds.empty() || !kinds_of(incident).empty());
    });
    return own == standing_.matters.rend() ? nullptr : &*own;
}

bool Teller::is_open_to_both(const Demand& demand) const {
    const auto& right = standing_.right_of_both;
    if (!right || !demand.option) return false;
    return std::find(right->options.begin(), right->options.end(), *demand.option) != right->options.end();
}

void Teller::require_together(Person by, const Demand& demand) {
    const auto color = color_of(by);
    if (!color && by != Person::both) return no_effect(NoEffect::another_chooses);
    Incident& matter = standing_.matters[standing_.right_of_both->matter];
    const bool is_second = color && matter.choice.demand && color_of(matter.choice.demand->by) == !*color &&
                           matter.choice.demand->what.option == demand.option;
    const bool is_whole = !color || is_second;
    matter.choice.demand = DemandMade{is_whole ? Person::both : by, demand, true};
    if (!is_whole) return no_effect(NoEffect::half_agreed);
    keep_first_half();
    matter.acts.push_back(index_);
    raise(standing_.right_of_both->matter, EffectWord::chose);
}

/// What was due to this player's demand has been broken by another offence: a demand now is of that one.
bool Teller::has_offended_since(Person by) const {
    const auto color = color_of(by);
    if (!color || standing_.waiting->binds == *color) return false;
    const auto since = standing_.matters.begin() + static_cast<std::ptrdiff_t>(standing_.waiting->matter) + 1;
    return std::any_of(since, standing_.matters.end(), [&](const Incident& later) {
        const bool is_open = later.fate == Fate::open && later.offender == !*color && is_objectionable(later);
        return is_open && (!later.kinds.empty() || !kinds_of(later).empty());
    });
}

bool Teller::may_choose(Person by) const {
    if (standing_.waiting->is_referred) return false;
    const auto& chooser = standing_.waiting->chooser;
    if (!color_of(by)) return chooser == party_of(by);
    return chooser == rules::Party::either || chooser == party_of(by);
}

}  // namespace jadoube::adjudicate
