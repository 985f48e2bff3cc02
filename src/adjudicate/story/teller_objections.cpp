#include "adjudicate/story/teller.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;
using rules::KindClass;

/// What was done on the board after the last that was told of this matter.
bool Teller::has_open_turn_since(std::size_t matter) const {
    const auto& turn = standing_.last_turn;
    if (!turn || *turn == matter) return false;
    const Incident& last = standing_.matters[*turn];
    return last.fate == Fate::open && !last.acts.empty() && last.acts.front() > standing_.matters[matter].acts.back();
}

void Teller::on(Person by, const PointOut& point_out) {
    if (standing_.over && by == Person::spectator) return no_effect(NoEffect::game_over);
    const auto& waiting = standing_.waiting;
    const bool is_of_an_answer =
        !point_out.ply && waiting && color_of(by) != waiting->binds && standing_.matters[waiting->matter].choice.answer;
    if (is_of_an_answer && !has_open_turn_since(standing_.waiting->matter) &&
        by != Person::spectator) {  // outside what is due: the duty remains
        standing_.matters[standing_.waiting->matter].acts.push_back(index_);
        return raise(standing_.waiting->matter);
    }
    if (!point_out.ply && calls_fallen_flag(by, std::nullopt)) return;
    if (!point_out.ply && reaches_a_flag(by)) return point_out_with_the_flag(by);
    const auto also = point_out.ply ? std::nullopt : turn_reached_too(by);
    const auto matter = point_out.ply ? doubt_record(by, *point_out.ply) : doubt(by);
    if (by == Person::spectator) hear_spectator();
    if (!matter || by == Person::spectator) return;  // others may raise it after him
    raise(*matter);
    if (also) effect().matter = doubt(by, standing_.matters[*also]);
}

/// Who does not play has spoken about the game: what he says takes no effect.
void Teller::hear_spectator() {
    if (standing_.over) return no_effect(NoEffect::game_over);
    Incident word = separate_incident(std::nullopt, Kind::conduct_spectator);
    word.is_incidental = true;
    word.acts.push_back(index_);
    open(std::move(word));
}

bool Teller::is_settled(std::size_t matter) const {
    return is_settled(standing_.matters[matter]);
}

bool Teller::is_settled(const Incident& incident) const {
    const bool is_ruled = incident.fate == Fate::judged && !incident.undecided;
    const bool may_come_up_again = is_beside_the_board(incident) && !standing_.over;
    return is_ruled && !may_come_up_again && !incident.objection.was_let_pass && !standing_.waiting;
}

/// Where nothing is exacted an answer is a move like any other, of whoever has the move.
bool Teller::plays(Person by, const Answer& answer) {
    const auto position = playable();
    if (standing_.over || !position || standing_.turn != color_of(by) || has_content(standing_.unfinished))
        return false;
    const auto move = move_named(*position, answer.move);
    if (!move) return false;
    make(*move);
    effect().what = EffectWord::on_board;
    return true;
}

/// Only the player bound answers.
void Teller::on(Person by, const Answer& answer) {
    const auto matter = standing_.waiting ? std::optional(standing_.waiting->matter) : last_doubted();
    if (!matter) return;
    Incident& incident = standing_.matters[*matter];
    const auto color = color_of(by);
    const auto bound = standing_.waiting ? std::optional(standing_.waiting->binds) : incident.offender;
    if (color && bound && color != bound) return no_effect(NoEffect::another_chooses);
    if (is_settled(*matter)) {
        if (!plays(by, answer)) no_effect(NoEffect::nothing_exacted);
        return;
    }
    incident.choice.answer = answer;
    incident.acts.push_back(index_);
    raise(*matter, EffectWord::answered);
}

/// A draw offered by the other player, or asked for by a claim, and nothing required of this one since.
bool Teller::refuses_an_offer(Person by) const {
    for (std::size_t i = index_; i > 0; --i) {
        const Act& act = dispute_.acts[i - 1];
        if (std::holds_alternative<Demand>(act.what)) return false;
        if (offers_draw(act)) return color_of(by) && act.by != by;
    }
    return false;
}

/// A matter of which he is not the offender has been ruled upon, and left nothing to be done: he refuses to go on under
/// that ruling, which is a matter of its own.
bool Teller::refuses_a_ruling(Person by, std::size_t matter) const {
    const Incident& incident = standing_.matters[matter];
    const bool is_claim = !incident.kinds.empty() && rules::row_of(incident.kinds.front()).kind_class != KindClass::act;
    const bool is_his = color_of(by) && incident.offender == color_of(by) && !is_claim;
    const bool is_party = is_claim || incident.objection.raised_by == by;
    return !standing_.waiting && incident.fate == Fate::judged && color_of(by) && !is_his && is_party;
}

/// What he refuses was told with it, beside the acts: an order of the arbiter, a requirement.
bool Teller::says_what_he_refuses() const {
    Incident refusal;
    refusal.acts = {index_};
    return told(dispute_, refusal, "persistent") != nullptr || told(dispute_, refusal, "requirement") != nullptr;
}

/// Something has been brought before the arbiter that he can refuse, and nothing else was told that he would refuse.
bool Teller::is_asked_for_something(Person by) const {
    return color_of(by) && (standing_.waiting || last_doubted()) && !says_what_he_refuses();
}

/// Something is due that the other player or an official has called for; not a choice that still waits, nor what nobody
/// may exact who has called for it.
bool Teller::is_required_of_him(const Incident& incident) const {
    if (standing_.waiting && standing_.waiting->chooser) return false;
    const auto& by = incident.objection.raised_by;
    if (incident.claim.ground) return true;  // of a claim its own maker too: the move announced
    return by && *by != Person::spectator && (!color_of(*by) || color_of(*by) != incident.offender);
}

/// Of what the other player claims, or refers to somebody: nobody has to agree.
bool Teller::declines(Person by, std::size_t matter) {
    Incident& asked = standing_.matters[matter];
    const bool is_reference = rules::covers_any(Kind::dispute, asked.kinds);
    const bool is_claim = rules::covers_any(Kind::claim, asked.kinds) && who_may_concede(asked) == color_of(by);
    if (!color_of(by) || asked.objection.raised_by == by || !(is_reference || is_claim)) return false;
    asked.claim.declined = true;
    if (asked.undecided) raise(matter, EffectWord::kept);
    return true;
}

/// Of an offer, which is no incident; of what was required, by the player bound. Where nothing was, a refusal costs
/// nothing, if it was not told what else he refuses.
void Teller::on(Person by, const Refuse&) {
    if (!color_of(by) && by != Person::both) return no_effect(NoEffect::another_chooses);
    if (refuses_an_offer(by)) return;
    const auto matter = standing_.waiting ? std::optional(standing_.waiting->matter) : last_doubted();
    if (!matter || refuses_a_ruling(by, *matter)) return refuse_beside_the_board(by, matter);
    Incident& incident = standing_.matters[*matter];
    const auto color = color_of(by);
    const auto bound = standing_.waiting ? std::optional(standing_.waiting->binds) : who_may_concede(incident);
    if (color && bound && color != bound) return no_effect(NoEffect::another_chooses);
    const bool has_to_put_back = incident.due.went_back && standing_.ply == incident.ply;
    if (is_settled(*matter) && !has_to_put_back) return no_effect(NoEffect::nothing_exacted);
    if (!is_required_of_him(incident)) return no_effect(NoEffect::nothing_required);
    incident.choice.refused = true;
    incident.acts.push_back(index_);
    raise(*matter, EffectWord::refused);
}

void Teller::refuse_beside_the_board(Person by, std::optional<std::size_t> asked) {
    const bool is_told = says_what_he_refuses();
    if (!is_told && asked && declines(by, *asked)) return;
    const bool is_asked_to_seal = color_of(by) && has_to_seal(*color_of(by));
    if (!is_told && !is_asked_to_seal && dispute_.told_complete) return no_effect(NoEffect::nothing_required);
    if (const auto of_both = join_conduct_of_other(Kind::conduct_refuse, color_of(by))) return raise(*of_both);
    Incident refusal = separate_incident(color_of(by), Kind::conduct_refuse);
    refusal.objection.raised_by = by;
    refusal.acts.push_back(index_);
    const std::size_t matter = open(std::move(refusal));
    if (!other_does_the_same_next(Kind::conduct_refuse, color_of(by))) raise(matter);
}

std::optional<std::size_t> Teller::last_doubted() const {
    for (std::size_t i = standing_.matters.size(); i > 0; --i)
        if (standing_.matters[i - 1].objection.doubted) return i - 1;
    return std::nullopt;
}

std::optional<std::size_t> Teller::doubt(Person by) {
    Incident* incident = target_of(by, false);
    if (incident == nullptr) {
        if (game_.moves.empty() || !replay_) {
            if (index_ > 0) return no_effect(NoEffect::nothing_done), std::nullopt;
            refuse("nothing has been done that could be objected to", "enter the act that is objected to first");
            return std::nullopt;
        }
        return doubt_record(by, game::objected_to(*replay_, color_of(by)).value);
    }
    return doubt(by, *incident);
}

std::size_t Teller::doubt(Person by, Incident& incident) {
    if (incident.fate == Fate::unread) read_the_record();
    const bool is_player_s =
        incident.objection.raised_by && color_of(*incident.objection.raised_by) && incident.fate == Fate::judged;
    const bool is_ruled_upon = &incident == &standing_.unfinished && standing_.over && standing_.unfinished_matter;
    if (is_ruled_upon) return *standing_.unfinished_matter;
    if (color_of(by) != incident.offender) leave_only_touched(incident);
    incident.objection.doubted = true;
    incident.objection.in_its_middle = &incident == &standing_.unfinished && incident.play.done.has_value();
    incident.objection.account_closed = by != Person::spectator;
    const bool stays_his =
        is_player_s && rules::covers_any(Kind::setup, incident.kinds) && !incident.objection.was_let_pass;
    if (!stays_his && (!is_player_s || color_of(by))) incident.objection.raised_by = by;
    look_at_the_end(incident);
    incident.acts.push_back(index_);
    if (&incident != &standing_.unfinished) return static_cast<std::size_t>(&incident - standing_.matters.data());
    if (!standing_.unfinished_matter) {
        standing_.matters.emplace_back();
        standing_.unfinished_matter = standing_.matters.size() - 1;
    }
    standing_.matters[*standing_.unfinished_matter] = standing_.unfinished;
    return *standing_.unfinished_matter;
}

/// What lies beside the board, raised once the game is over, is looked at on the board that ended it.
void Teller::look_at_the_end(Incident& incident) const {
    incident.ended_by = over_by();
    if (incident.ended_by == rules::Ending::no || !is_beside_the_board(incident)) return;
    incident.base = incident.now = standing_.board;
    incident.ply = standing_.ply;
}

/// What acts before have told of that kind, of that player: the last that nobody has ruled upon.
Incident* Teller::told_by_acts(Kind kind, std::optional<Color> offender) {
    const auto is_so_called = [&](Kind done) {
        return kind == Kind::illegal_move && rules::row_of(done).traits.counts_as_illegal_move && regulates(done);
    };
    const auto find = [&](const auto& is_of_that_kind) -> Incident* {
        const auto is_it = [&](const Incident& incident) {
            const bool is_another = offender && incident.offender && incident.offender != offender;
            return incident.fate == Fate::open && !incident.own_kinds && !is_another &&
                   is_of_that_kind(kinds_of(incident));
        };
        if (has_content(standing_.unfinished) && is_it(standing_.unfinished)) return &standing_.unfinished;
        const auto found = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), is_it);
        return found == standing_.matters.rend() ? nullptr : &*found;
    };
    Incident* of_it = find([&](const std::vector<Kind>& done) { return rules::covers_any(kind, done); });
    if (of_it != nullptr) return of_it;
    return find([&](const std::vector<Kind>& done) { return std::ranges::any_of(done, is_so_called); });
}

Incident* Teller::target_of(Person by, bool with_settled) {
    const auto color = color_of(by);
    Incident* last = nullptr;
    Incident* own = nullptr;
    Incident* said = nullptr;
    const auto look_at = [&](Incident& incident) {
        const bool is_bystanders_word = incident.is_incidental && is_beside_the_board(incident);
        if (!is_objectionable(incident) || is_bystanders_word) return false;
        const bool is_begun =
            !color && &incident == &standing_.unfinished && !incident.play.done && !incident.play.pressed;
        const bool irregular =
            !is_begun && !is_innocent_touch(incident) && (!incident.kinds.empty() || !kinds_of(incident).empty());
        if (color && incident.offender == color) {
            if (irregular && own == nullptr && incident.fate != Fate::unread) own = &incident;
            return false;
        }
        if (irregular && is_only_said(incident)) {
            if (said == nullptr) said = &incident;
            return false;
        }
        if (irregular || last == nullptr) last = &incident;
        return irregular;
    };
    if (has_content(standing_.unfinished) && look_at(standing_.unfinished)) return last;
    for (auto it = standing_.matters.rbegin(); it != standing_.matters.rend(); ++it)
        if (it->fate != Fate::fallen && (with_settled || !is_settled(*it)) && look_at(*it)) return last;
    if (said != nullptr) return said;
    // Of a reply in order he has no reason to speak, of his own illegal move before it he has.
    const bool is_own_meant = own != nullptr && !with_settled && own->play.done && !own->play.done->legal;
    return last != nullptr && !is_own_meant ? last : own;
}

}  // namespace jadoube::adjudicate
