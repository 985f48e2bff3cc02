#include "adjudicate/telling/demands.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objected_to.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/promoting.hpp"
#include "adjudicate/telling/reach.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/teller.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

namespace {

/// That the game be annulled, or played anew.
bool is_about_the_game(const Demand& demand) {
    return demand.option && std::holds_alternative<rules::GameWord>(*demand.option);
}

/// Whether this person has the say in what a ruling has left.
bool may_choose(const Story& story, Person by) {
    if (story.now.waiting->is_referred) return false;
    const auto& chooser = story.now.waiting->chooser;
    if (!color_of(by)) return chooser == party_of(by);
    return chooser == rules::Party::either || chooser == party_of(by);
}

/// Of what a ruling has left to be chosen.
void choose(Story& story, const DemandMade& demand) {
    Incident& matter = story.now.matters[story.now.waiting->matter];
    if (!may_choose(story, demand.by)) {
        if (!story.now.waiting->exactable) return no_effect(story, NoEffect::nothing_exacted);
        const auto& before = matter.choice.demand;
        if (before && before->by == demand.by && before->names_something) return no_effect(story, NoEffect::right_used);
        const bool is_chosen = story.now.waiting->chooser.has_value();
        return no_effect(story, is_chosen ? NoEffect::another_chooses : NoEffect::nothing_to_choose);
    }
    matter.choice.demand = demand;
    matter.objection.account_closed = true;  // what he touches now, he touches after his choice
    matter.acts.push_back(story.index);
    raise(story, story.now.waiting->matter, EffectWord::chose);
}

void demand_of(Story& story, Incident& offence, const DemandMade& demand) {
    const std::size_t matter = doubt(story, demand.by, offence);
    story.now.matters[matter].choice.demand = demand;
    raise(story, matter);
}

/// An offence of the other player that nobody has raised.
Incident* open_offence_of_other(Story& story, Person by) {
    const auto color = color_of(by);
    const auto is_it = [&](const Incident& incident) {
        const bool is_open = incident.fate == Fate::open && incident.offender == !*color && is_objectionable(incident);
        return is_open && !is_only_said(incident) && !is_beside_the_board(incident) &&
               (!incident.kinds.empty() || !kinds_of(incident).empty());
    };
    if (!color) return nullptr;
    const auto last = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), is_it);
    return last == story.now.matters.rend() ? nullptr : &*last;
}

/// What was brought up last is beside the board, and has been ruled on: what is demanded then is of the board.
Incident* behind_what_is_beside_the_board(Story& story, Person by) {
    const Incident* target = target_of(story, by, true);
    const bool is_ruled = target != nullptr && target->fate != Fate::open && is_beside_the_board(*target);
    return is_ruled ? open_offence_of_other(story, by) : nullptr;
}

/// Who is bound himself has nothing to elect there: the man that he names is of an offence of the other player.
Incident* offence_with_man_named(Story& story, Person by, const Demand& demand) {
    const auto& waiting = story.now.waiting;
    if (!demand.man || !waiting || waiting->binds != color_of(by)) return nullptr;
    Incident* offence = open_offence_of_other(story, by);
    if (offence == nullptr) return nullptr;
    const std::vector<Handled> men = men_handled(*offence);
    const auto is_named = [&](const Handled& man) { return man.square == demand.man; };
    return std::ranges::any_of(men, is_named) ? offence : nullptr;
}

/// It fell with the board on which the choice before it waits.
Incident* offence_gone_back(Story& story, Person by) {
    const auto color = color_of(by);
    const auto& waiting = story.now.waiting;
    if (!color || !waiting || !waiting->chooser || waiting->binds != !*color) return nullptr;
    for (std::size_t i = story.now.matters.size(); i > waiting->matter + 1; --i) {
        Incident& incident = story.now.matters[i - 1];
        const bool is_it = incident.fate == Fate::fallen && incident.offender == waiting->binds &&
                           incident.ply > story.now.ply && is_objectionable(incident) && !is_only_said(incident);
        if (is_it && !is_beside_the_board(incident) && !kinds_of(incident).empty()) return &incident;
    }
    return nullptr;
}

void demand_of_fallen(Story& story, Incident& offence, const DemandMade& demand) {
    offence.fate = Fate::open;
    demand_of(story, offence, demand);
    if (story.raised) story.effect().what = EffectWord::chose;
}

/// The move with which the wrong person began the game, answered or not, or put back and no other made since, where the
/// code lets the game be annulled or played anew for it; whoever asks for that can mean nothing else.
Incident* first_move_by_wrong_person(Story& story) {
    const bool ends_the_game =
        std::any_of(story.ruleset.articles.begin(), story.ruleset.articles.end(), [](const auto& article) {
            return rules::covers_any(rules::Kind::setup_first_move, article.triggers) &&
                   std::any_of(article.then.begin(), article.then.end(), [](const rules::Remedy& remedy) {
                       const auto* game = std::get_if<rules::GameRemedy>(&remedy.what);
                       return game != nullptr && game->what != rules::GameWord::play_on;
                   });
        });
    const auto began = std::find_if(story.now.matters.begin(), story.now.matters.end(), [&](const Incident& incident) {
        const bool is_only_put_back = incident.fate == Fate::judged && incident.ply == story.now.ply;
        return (incident.fate == Fate::open || is_only_put_back) && has_begun_the_game(incident);
    });
    return ends_the_game && began != story.now.matters.end() ? &*began : nullptr;
}

/// Who wants the board back after a move in order can only mean what he has done himself.
Incident* own_offence_before_what_was_in_order(Story& story, Person by) {
    const auto color = color_of(by);
    const Incident* target = color ? target_of(story, by, false) : nullptr;
    if (target == nullptr || !target->kinds.empty() || !kinds_of(*target).empty()) return nullptr;
    const auto own = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const Incident& incident) {
        return incident.offender == color && incident.fate == Fate::open && is_objectionable(incident) &&
               (!incident.kinds.empty() || !kinds_of(incident).empty());
    });
    return own == story.now.matters.rend() ? nullptr : &*own;
}

bool is_open_to_both(const Story& story, const Demand& demand) {
    const auto& right = story.now.right_of_both;
    if (!right || !demand.option) return false;
    return std::find(right->options.begin(), right->options.end(), *demand.option) != right->options.end();
}

/// What only both players may require takes effect when the second of them does.
void require_together(Story& story, Person by, const Demand& demand) {
    const auto color = color_of(by);
    if (!color && by != Person::both) return no_effect(story, NoEffect::another_chooses);
    Incident& matter = story.now.matters[story.now.right_of_both->matter];
    const bool is_second = color && matter.choice.demand && color_of(matter.choice.demand->by) == !*color &&
                           matter.choice.demand->what.option == demand.option;
    const bool is_whole = !color || is_second;
    matter.choice.demand = DemandMade{is_whole ? Person::both : by, demand, true};
    if (!is_whole) return no_effect(story, NoEffect::half_agreed);
    keep_first_half(story);
    matter.acts.push_back(story.index);
    raise(story, story.now.right_of_both->matter, EffectWord::chose);
}

/// What was due to this player's demand has been broken by another offence: a demand now is of that one.
bool has_offended_since(const Story& story, Person by) {
    const auto color = color_of(by);
    if (!color || story.now.waiting->binds == *color) return false;
    const auto since = story.now.matters.begin() + static_cast<std::ptrdiff_t>(story.now.waiting->matter) + 1;
    return std::any_of(since, story.now.matters.end(), [&](const Incident& later) {
        const bool is_open = later.fate == Fate::open && later.offender == !*color && is_objectionable(later);
        return is_open && (!later.kinds.empty() || !kinds_of(later).empty());
    });
}

}  // namespace

/// An election among what a ruling has left open is for whom it names; else the demand is an objection.
void on(Story& story, Person by, const Demand& demand) {
    const bool names = demand.option.has_value() || demand.man || !demand.move.empty();
    if (const auto* word = demand.option ? std::get_if<std::string>(&*demand.option) : nullptr;
        word != nullptr && !story.ruleset.phrases.contains(*word)) {
        return refuse(
            story, fmt::format("'{}' is nothing that can be demanded", *word),
            "say what is to be done (stand, restore, king_move, new_game ...), the square of a man, or a move");
    }
    if (by == Person::spectator && !story.now.waiting)
        return on(story, by, PointOut{});  // whose word is no requirement
    const DemandMade made{by, demand, names};
    if (Incident* began = is_about_the_game(demand) ? first_move_by_wrong_person(story) : nullptr; began != nullptr) {
        began->kinds = {rules::Kind::setup_first_move};
        return demand_of(story, *began, made);
    }
    Incident* open = story.is_rest ? open_offence_of_other(story, by) : offence_with_man_named(story, by, demand);
    if (open != nullptr) return demand_of(story, *open, made);
    if (Incident* gone = story.is_rest ? offence_gone_back(story, by) : nullptr; gone != nullptr)
        return demand_of_fallen(story, *gone, made);
    if (story.now.waiting && (may_choose(story, by) || !has_offended_since(story, by))) return choose(story, made);
    if (is_open_to_both(story, demand)) return require_together(story, by, demand);
    Incident* on_board = behind_what_is_beside_the_board(story, by);
    if (on_board != nullptr) return demand_of(story, *on_board, made);
    if (const Incident* target = target_of(story, by, true); target != nullptr && target != &story.now.unfinished) {
        const auto matter = static_cast<std::size_t>(target - story.now.matters.data());
        const auto& before = target->choice.demand;
        const bool has_elected = before && before->by == by && before->names_something;
        if (is_settled(story, matter)) {
            open = names ? open_offence_of_other(story, by) : nullptr;
            if (open != nullptr) return demand_of(story, *open, made);
            return no_effect(story, has_elected ? NoEffect::right_used : NoEffect::nothing_exacted);
        }
        const bool is_ruled = target->fate == Fate::judged && !target->undecided && !story.now.waiting;
        if (is_ruled && has_elected) return no_effect(story, NoEffect::right_used);  // a setup, too, comes up once
    }
    const bool wants_board_back = demand.option && is(*demand.option, rules::Deed::restore);
    if (wants_board_back && takes_back_what_was_misled(story, by)) return;
    Incident* own = wants_board_back ? own_offence_before_what_was_in_order(story, by) : nullptr;
    const auto turn = turn_reached_too(story, by);  // what the law gives to demand is about the board
    if (own == nullptr && turn) own = &story.now.matters[*turn];
    const auto matter = own != nullptr ? std::optional(doubt(story, by, *own)) : doubt(story, by);
    if (!matter) return;
    story.now.matters[*matter].choice.demand = made;
    raise(story, *matter);
}

void leave_unfit_demand(Story& story, std::size_t matter) {
    const Act& act = story.dispute.acts[story.index];
    Incident& asked = story.now.matters[matter];
    const bool is_told_now = std::holds_alternative<Demand>(act.what) && story.effect().matter == matter;
    if (!is_told_now || story.now.over) return;
    if (story.effect().what != EffectWord::chose) {
        story.effect().why = NoEffect::not_open;
        story.is_half_told = !story.is_rest && offence_gone_back(story, act.by) != nullptr;
        return;
    }
    asked.choice.demand.reset();
    story.is_half_told = !story.is_rest && (open_offence_of_other(story, act.by) != nullptr ||
                                            offence_gone_back(story, act.by) != nullptr);
    if (story.is_half_told) std::erase(asked.acts, story.index);
    story.effect() = {.what = EffectWord::none, .matter = matter, .why = NoEffect::not_open};
}

void Teller::leave_fallen(std::size_t matter) {
    Incident& fallen = story_.now.matters[matter];
    const auto& asked = story_.now.matters[story_.now.waiting->matter].acts;
    const bool has_raised = std::find(asked.begin(), asked.end(), story_.index) != asked.end();
    fallen.fate = Fate::fallen;
    fallen.choice.demand.reset();
    std::erase(fallen.acts, story_.index);
    story_.effect() = {.what = has_raised ? EffectWord::raised : EffectWord::none,
                       .matter = story_.now.waiting->matter,
                       .why = NoEffect::not_open};
}

}  // namespace jadoube::adjudicate
