#include "adjudicate/telling/objections.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/of_both.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/conduct_of_both.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objected_to.hpp"
#include "adjudicate/telling/reach.hpp"
#include "adjudicate/telling/record.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;
using rules::KindClass;

namespace {

/// What was done on the board after the last that was told of this matter.
bool has_open_turn_since(const Story& story, std::size_t matter) {
    const auto& turn = story.now.last_turn;
    if (!turn || *turn == matter) return false;
    const Incident& last = story.now.matters[*turn];
    return last.fate == Fate::open && !last.acts.empty() && last.acts.front() > story.now.matters[matter].acts.back();
}

/// Where nothing is exacted an answer is a move like any other, of whoever has the move.
bool plays(Story& story, Person by, const Answer& answer) {
    const auto position = playable(story);
    if (story.now.over || !position || story.now.turn != color_of(by) || has_content(story.now.unfinished))
        return false;
    const auto move = move_named(*position, answer.move);
    if (!move) return false;
    make(story, *move);
    story.effect().what = EffectWord::on_board;
    return true;
}

/// A draw offered by the other player, or asked for by a claim, and nothing required of this one since, unless he says
/// that it is the draw.
bool refuses_an_offer(const Story& story, Person by, const Refuse& refuse) {
    for (std::size_t i = story.index; i > 0; --i) {
        const Act& act = story.dispute.acts[i - 1];
        if (std::holds_alternative<Demand>(act.what) && !refuse.draw_offer) return false;
        if (offers_draw(act)) return color_of(by) && act.by != by;
    }
    return false;
}

/// A matter of which he is not the offender has been ruled upon, and left nothing to be done: he refuses to go on under
/// that ruling, which is a matter of its own.
bool refuses_a_ruling(const Story& story, Person by, std::size_t matter) {
    const Incident& incident = story.now.matters[matter];
    const bool is_claim = !incident.kinds.empty() && rules::row_of(incident.kinds.front()).kind_class != KindClass::act;
    const bool is_of_him = incident.offender == color_of(by) || is_of_both(incident, story.dispute);
    const bool is_his = color_of(by) && is_of_him && !is_claim;
    const bool is_party = is_claim || incident.objection.raised_by == by;
    return !story.now.waiting && incident.fate == Fate::judged && color_of(by) && !is_his && is_party;
}

/// What he refuses was told with it, beside the acts: an order of the arbiter, a requirement.
bool says_what_he_refuses(const Story& story) {
    Incident refusal;
    refusal.acts = {story.index};
    return told(story.dispute, refusal, "persistent") != nullptr ||
           told(story.dispute, refusal, "requirement") != nullptr;
}

/// Conduct on which the code says nothing: it asks nobody to stop.
bool is_left_to_silence(const Story& story, const Incident& incident) {
    return rules::covers_any(Kind::conduct, incident.kinds) &&
           std::ranges::none_of(incident.kinds, [&](Kind kind) { return regulates(story, kind); });
}

/// Something is due that the other player or an official has called for; not a choice that still waits, before which
/// the law itself asks that the board goes back; nor what nobody may exact who has called for it.
bool is_required_of_him(const Story& story, const Incident& incident, bool by_the_law) {
    if (is_left_to_silence(story, incident)) return false;
    const auto& waiting = story.now.waiting;
    const bool goes_back = waiting && waiting->on_restored_board && by_the_law;
    if (waiting && waiting->chooser && !goes_back) return false;
    const auto& by = incident.objection.raised_by;
    if (incident.claim.ground) return true;  // of a claim its own maker too: the move announced
    return by && *by != Person::spectator && (!color_of(*by) || color_of(*by) != incident.offender);
}

/// Of what the other player claims, or refers to somebody: nobody has to agree.
bool declines(Story& story, Person by, std::size_t matter) {
    Incident& asked = story.now.matters[matter];
    const bool is_reference = rules::covers_any(Kind::dispute, asked.kinds);
    const bool is_claim = rules::covers_any(Kind::claim, asked.kinds) && who_may_concede(asked) == color_of(by);
    if (!color_of(by) || asked.objection.raised_by == by || !(is_reference || is_claim)) return false;
    asked.claim.declined = true;
    if (asked.undecided) raise(story, matter, EffectWord::kept);
    return true;
}

/// What he says that he points out, done by another: the last of it that nobody has ruled upon, on the board, or told
/// by its name. What is told of nobody by that name is pointed out like all else.
Incident* told_of_kind(Story& story, Person by, Kind about) {
    const auto color = color_of(by);
    if (Incident* done = told_by_acts(story, about, color ? std::optional(!*color) : std::nullopt)) return done;
    const auto named = std::ranges::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const auto& one) {
        const bool is_own = color && one.offender == color;
        return one.fate == Fate::open && one.own_kinds && !is_own && rules::covers_any(about, one.kinds);
    });
    return named == story.now.matters.rend() ? nullptr : &*named;
}

void refuse_beside_the_board(Story& story, Person by, std::optional<std::size_t> asked) {
    const bool is_told = says_what_he_refuses(story);
    if (!is_told && asked && declines(story, by, *asked)) return;
    const bool is_asked_to_seal = color_of(by) && has_to_seal(story, *color_of(by));
    const auto& matters = story.now.matters;
    const bool is_of_conduct = !matters.empty() && matters.back().offender == color_of(by);
    if (!is_told && is_of_conduct && is_left_to_silence(story, matters.back()))
        return no_effect(story, NoEffect::nothing_required);
    if (!is_told && !is_asked_to_seal && story.dispute.told_complete)
        return no_effect(story, NoEffect::nothing_required);
    if (const auto of_both = join_conduct_of_other(story, Kind::conduct_refuse, color_of(by)))
        return raise(story, *of_both);
    Incident refusal = separate_incident(story, color_of(by), Kind::conduct_refuse);
    refusal.objection.raised_by = by;
    refusal.acts.push_back(story.index);
    const std::size_t matter = open(story, std::move(refusal));
    if (!other_does_the_same_next(story, Kind::conduct_refuse, color_of(by))) raise(story, matter);
}

/// Of an offer, which is no incident; of what was required, by the player bound. Where nothing was, a refusal costs
/// nothing, if it was not told what else he refuses: what the law itself asks, say.
void refuses(Story& story, Person by, bool by_the_law) {
    const auto matter = story.now.waiting ? std::optional(story.now.waiting->matter) : last_doubted(story);
    if (!matter || refuses_a_ruling(story, by, *matter)) return refuse_beside_the_board(story, by, matter);
    Incident& incident = story.now.matters[*matter];
    const auto color = color_of(by);
    const auto bound = story.now.waiting ? std::optional(story.now.waiting->binds) : who_may_concede(incident);
    if (color && bound && color != bound) return no_effect(story, NoEffect::another_chooses);
    const bool has_to_put_back = incident.due.went_back && story.now.ply == incident.ply;
    if (is_settled(story, *matter) && !has_to_put_back) return no_effect(story, NoEffect::nothing_exacted);
    if (!is_required_of_him(story, incident, by_the_law)) return no_effect(story, NoEffect::nothing_required);
    incident.choice.refused = true;
    incident.acts.push_back(story.index);
    raise(story, *matter, EffectWord::refused);
}

}  // namespace

void on(Story& story, Person by, const PointOut& point_out) {
    if (story.now.over && by == Person::spectator) return no_effect(story, NoEffect::game_over);
    const auto& waiting = story.now.waiting;
    Incident* named = point_out.about ? told_of_kind(story, by, *point_out.about) : nullptr;
    const bool is_of_another = named != nullptr && is_beside_the_board(*named);
    const bool is_of_an_answer = !point_out.ply && !is_of_another && waiting && color_of(by) != waiting->binds &&
                                 story.now.matters[waiting->matter].choice.answer;
    if (is_of_an_answer && !has_open_turn_since(story, story.now.waiting->matter) &&
        by != Person::spectator) {  // outside what is due: the duty remains
        story.now.matters[story.now.waiting->matter].acts.push_back(story.index);
        return raise(story, story.now.waiting->matter);
    }
    const bool is_of_flag = point_out.about && rules::row_of(*point_out.about).traits.about_the_flag;
    if (is_of_flag && calls_fallen_flag(story, by, std::nullopt)) return;
    if (is_of_flag && color_of(by)) return on(story, by, Claim{.ground = rules::Ground::flag});
    const bool is_of_all = named == nullptr && !point_out.ply;
    if (is_of_all && calls_fallen_flag(story, by, std::nullopt)) return;
    if (is_of_all && reaches_a_flag(story, by)) return point_out_with_the_flag(story, by);
    const auto also = is_of_all ? turn_reached_too(story, by) : std::nullopt;
    const auto matter = point_out.ply      ? doubt_record(story, by, *point_out.ply)
                        : named != nullptr ? std::optional(doubt(story, by, *named))
                                           : doubt(story, by);
    if (by == Person::spectator) hear_spectator(story);
    if (!matter || by == Person::spectator) return;  // others may raise it after him
    raise(story, *matter);
    if (also) story.effect().matter = doubt(story, by, story.now.matters[*also]);
}

/// Who does not play has spoken about the game: what he says takes no effect.
void hear_spectator(Story& story) {
    if (story.now.over) return no_effect(story, NoEffect::game_over);
    Incident word = separate_incident(story, std::nullopt, Kind::conduct_spectator);
    word.is_incidental = true;
    word.acts.push_back(story.index);
    open(story, std::move(word));
}

bool is_settled(const Story& story, std::size_t matter) {
    return is_settled(story, story.now.matters[matter]);
}

bool is_settled(const Story& story, const Incident& incident) {
    const bool is_ruled = incident.fate == Fate::judged && !incident.undecided;
    const bool may_come_up_again = is_beside_the_board(incident) && !story.now.over;
    return is_ruled && !may_come_up_again && !incident.objection.was_let_pass && !story.now.waiting;
}

/// Only the player bound answers.
void on(Story& story, Person by, const Answer& answer) {
    const auto matter = story.now.waiting ? std::optional(story.now.waiting->matter) : last_doubted(story);
    if (!matter) return;
    Incident& incident = story.now.matters[*matter];
    const auto color = color_of(by);
    const auto bound = story.now.waiting ? std::optional(story.now.waiting->binds) : incident.offender;
    if (color && bound && color != bound) return no_effect(story, NoEffect::another_chooses);
    if (is_settled(story, *matter)) {
        if (!plays(story, by, answer)) no_effect(story, NoEffect::nothing_exacted);
        return;
    }
    incident.choice.answer = answer;
    incident.acts.push_back(story.index);
    raise(story, *matter, EffectWord::answered);
}

/// Something has been brought before the arbiter that he can refuse, and nothing else was told that he would refuse.
bool is_asked_for_something(const Story& story, Person by) {
    return color_of(by) && (story.now.waiting || last_doubted(story)) && !says_what_he_refuses(story);
}

void on(Story& story, Person by, const Refuse& refuse) {
    if (!color_of(by) && by != Person::both) return no_effect(story, NoEffect::another_chooses);
    if (refuses_an_offer(story, by, refuse)) return;
    if (refuse.draw_offer) return no_effect(story, NoEffect::nothing_required);
    refuses(story, by, false);
}

void refuse_what_the_law_asks(Story& story, Person by) {
    if (!color_of(by) && by != Person::both) return no_effect(story, NoEffect::another_chooses);
    refuses(story, by, true);
}

std::optional<std::size_t> last_doubted(const Story& story) {
    for (std::size_t i = story.now.matters.size(); i > 0; --i)
        if (story.now.matters[i - 1].objection.doubted) return i - 1;
    return std::nullopt;
}

std::optional<std::size_t> doubt(Story& story, Person by) {
    Incident* incident = target_of(story, by, false);
    if (incident == nullptr) {
        if (story.game.moves.empty() || !story.replay) {
            if (story.index > 0) return no_effect(story, NoEffect::nothing_done), std::nullopt;
            refuse(story, "nothing has been done that could be objected to", "enter the act that is objected to first");
            return std::nullopt;
        }
        return doubt_record(story, by, game::objected_to(*story.replay, color_of(by)).value);
    }
    return doubt(story, by, *incident);
}

std::size_t doubt(Story& story, Person by, Incident& incident) {
    if (incident.fate == Fate::unread) read_the_record(story);
    const bool is_player_s =
        incident.objection.raised_by && color_of(*incident.objection.raised_by) && incident.fate == Fate::judged;
    const bool is_ruled_upon = &incident == &story.now.unfinished && story.now.over && story.now.unfinished_matter;
    if (is_ruled_upon) return *story.now.unfinished_matter;
    if (color_of(by) != incident.offender) leave_only_touched(story, incident);
    incident.objection.doubted = true;
    incident.objection.in_its_middle = &incident == &story.now.unfinished && incident.play.done.has_value();
    incident.objection.account_closed = by != Person::spectator;
    const bool stays_his =
        is_player_s && rules::covers_any(Kind::setup, incident.kinds) && !incident.objection.was_let_pass;
    if (!stays_his && (!is_player_s || color_of(by))) incident.objection.raised_by = by;
    look_at_the_end(story, incident);
    incident.acts.push_back(story.index);
    if (&incident != &story.now.unfinished) return static_cast<std::size_t>(&incident - story.now.matters.data());
    if (!story.now.unfinished_matter) {
        story.now.matters.emplace_back();
        story.now.unfinished_matter = story.now.matters.size() - 1;
    }
    story.now.matters[*story.now.unfinished_matter] = story.now.unfinished;
    return *story.now.unfinished_matter;
}

/// What lies beside the board, raised once the game is over, is looked at on the board that ended it.
void look_at_the_end(const Story& story, Incident& incident) {
    incident.ended_by = over_by(story);
    if (incident.ended_by == rules::Ending::no || !is_beside_the_board(incident)) return;
    incident.base = incident.now = story.now.board;
    incident.ply = story.now.ply;
}

}  // namespace jadoube::adjudicate
