#include "adjudicate/telling/words.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "adjudicate/story/contradicted.hpp"
#include "adjudicate/story/ends_by_itself.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/conduct_of_both.hpp"
#include "adjudicate/telling/demands.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objected_to.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/promoting.hpp"
#include "adjudicate/telling/record.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/story.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

namespace {

bool is_bystander(Person person) {
    return person == Person::spectator || person == Person::supervisor;
}

/// The King that is called in check stood in check before the speaker's last move already, unannounced.
bool is_called_late(const Story& story, const Incident& turn) {
    if (!turn.base || !turn.now || !turn.offender) return false;
    const Color checked = !*turn.offender;
    const auto announced = std::any_of(story.now.matters.begin(), story.now.matters.end(), [&](const Incident& other) {
        return other.offender == checked && other.check_was_announced == true;
    });
    return !announced && chess::is_king_attacked(*turn.base, checked) && chess::is_king_attacked(*turn.now, checked);
}

/// Of the player on turn, who moves next: what he says belongs to that move, whichever of the two is told first.
bool is_in_playing(const Story& story, Person by) {
    const auto next = next_act(story.dispute.acts, story.index);
    if (!next || !story.now.turn || story.now.turn != color_of(by)) return false;
    return story.dispute.acts[*next].by == by && is_move(story.dispute.acts[*next]);
}

/// The check was given by a move that is on the board only if the other player lets it stand.
bool says_it_of_move_out_of_turn(Story& story, Color giver) {
    if (!story.now.out_of_turn) return false;
    Incident& early = story.now.matters[*story.now.out_of_turn];
    const bool gives_it = early.offender == giver && early.now && chess::is_king_attacked(*early.now, !giver);
    if (!gives_it) return false;
    early.play.said_check = true;
    early.acts.push_back(story.index);
    story.effect() = {.what = EffectWord::kept};
    return true;
}

/// On turn, he says check of a King that the other player has just left in it: a check that nobody announced when it
/// was given.
bool finds_check_passed_over(const Story& story, Color giver) {
    const auto& line = story.now.line;
    if (story.now.turn != giver || !story.now.board || !story.game.start || line.empty()) return false;
    if (!chess::is_king_attacked(*story.now.board, !giver)) return false;
    const game::Replay replay(*story.game.start, line);
    const game::Ply before{static_cast<int>(line.size()) - 1};
    const bool was_announced =
        was_said(story, rules::ActWord::say_check, before.value) ||
        std::any_of(story.now.matters.begin(), story.now.matters.end(),
                    [&](const Incident& turn) { return turn.offender == !giver && turn.check_was_announced == true; });
    return !was_announced && chess::is_king_attacked(replay.at(before), !giver);
}

void call_late(Story& story, Color checked) {
    Incident late = separate_incident(story, checked, Kind::check_called_late);
    late.acts.push_back(story.index);
    late.is_incidental = true;
    late.objection.raised_by = person_of(!checked);
    const std::size_t matter = open(story, std::move(late));
    // To say it is to ask for what the law gives: what is done next is done on the board that leaves.
    if (regulates(story, Kind::check_called_late)) raise(story, matter);
}

/// Whether the side on turn is in check; taken to be where no position is known.
bool gives_check(const Story& story) {
    const auto position = playable(story);
    return !position || position->is_check();
}

/// Whose move the envelope holds: he may have been on turn before it was opened and the move made.
std::optional<Color> sealer(const Story& story) {
    const auto sealed = story.now.sealed ? color_of(story.dispute.acts[story.now.sealed->act].by) : std::nullopt;
    return sealed ? sealed : story.now.turn;
}

/// Told by its kind, a matter says what the acts that it is made of would have said.
void take_as_done(const Story& story, Incident& incident, const rules::KindTraits& traits) {
    if (traits.implies_press) incident.play.pressed = true;
    if (traits.implies_touch) incident.play.touched_known = false;
    if (!traits.implies_move) return;
    if (told(story.dispute, incident, "move_is_complete") == nullptr) incident.play.complete = true;
    if (told(story.dispute, incident, "released") == nullptr) incident.unseen.let_go = true;
    incident.now.reset();  // which move it was nobody has told; nor, where the other is on turn, the board before it
    if (incident.base && incident.offender && incident.base->turn != incident.offender) incident.base.reset();
}

/// As the board shows, or as was told with the act where no position is known.
bool are_both_kings_in_check(const Story& story) {
    if (const auto& board = story.now.board)
        return chess::is_king_attacked(*board, Color::white) && chess::is_king_attacked(*board, Color::black);
    Incident seen;
    seen.acts = {story.index};
    const rules::Values* values = told(story.dispute, seen, "both_kings_in_check");
    return values != nullptr && *values == rules::Values{true};
}

/// What a spectator does as a player must not is that of a spectator; a check that an official finds where both Kings
/// stand in one is a position that cannot be reached.
std::optional<Kind> as_regulated(const Story& story, Person by, const Happening& happening) {
    const auto kind = happening.kind();
    const bool is_deed_of_a_player = kind && !happening.is_found() && rules::kind_covers(Kind::conduct, *kind) &&
                                     rules::row_of(*kind).traits.by_a_player;
    if (by == Person::spectator && is_deed_of_a_player) return Kind::conduct_spectator;
    const bool is_seen = kind == Kind::check_found && !color_of(by) && are_both_kings_in_check(story);
    if (is_seen && regulates(story, Kind::observed_illegal_position)) return Kind::observed_illegal_position;
    return kind;
}

/// An illegal move of which no act tells, and nobody of what kind, nothing having been taken: a false move, where the
/// code rules on that by itself.
Kind as_untold(const Story& story, Kind found) {
    const bool is_false_move =
        found == Kind::illegal_move && story.dispute.told_complete && regulates(story, Kind::illegal_move_false_move);
    return is_false_move ? Kind::illegal_move_false_move : found;
}

/// Who finds a position illegal finds the illegal move that has led to it. Not where both Kings are in check or a Pawn
/// stands on its last rank: that is a matter of its own (FIDE A.5.4).
Kind as_done(const Story& story, Kind found) {
    const auto& board = story.now.pressed_away ? story.now.matters[*story.now.pressed_away].now : story.now.board;
    if (found != Kind::observed_illegal_position || !board) return found;
    const bool is_both_in_check =
        chess::is_king_attacked(*board, Color::white) && chess::is_king_attacked(*board, Color::black);
    const bool has_pawn_left = chess::owner_of_pawn_on_last_rank(*board).has_value();
    return is_both_in_check || has_pawn_left ? found : Kind::illegal_move;
}

/// A matter by itself, as it is told.
Incident incident_of(Story& story, Person by, const Happening& happening, Kind kind, std::optional<Color> offender) {
    Incident incident = separate_incident(story, offender, as_untold(story, kind));
    // What an arbiter sees is the board as it stands, with a move that was pressed away in its middle.
    if (rules::kind_covers(Kind::observed, kind) && story.now.pressed_away)
        incident.base = incident.now = story.now.matters[*story.now.pressed_away].now;
    incident.offender_untold = !offender && happening.is_found() && rules::row_of(kind).traits.by_a_player;
    if (happening.is_found() || !is_bystander(by))
        incident.objection.raised_by = by;  // a bystander accuses himself of nothing
    // Who reports himself claims nothing; but what was wrong at the start he may claim of his own men too.
    const bool is_of_himself = happening.of && color_of(by) == happening.of && !rules::kind_covers(Kind::setup, kind);
    incident.objection.doubted = happening.is_found() && !is_of_himself;
    incident.objection.account_closed = incident.objection.doubted && incident.offender.has_value();
    if (kind == Kind::seal_secrecy && story.now.sealed) incident.acts.push_back(story.now.sealed->act);
    incident.acts.push_back(story.index);
    incident.ended_by = over_by(story);
    if (kind == Kind::conduct_absent && ended_by_sealed_move(story) != rules::Ending::no) {
        incident.ended_by = ended_by_sealed_move(story);
        incident.base = incident.now = game::after(*story.now.board, *legal_sealed_move(story));
    }
    take_as_done(story, incident, rules::row_of(kind).traits);
    return incident;
}

/// A claim is heard, and finds that there is nothing left to claim.
bool may_come_after_the_end(const Story& story, Kind kind) {
    return rules::row_of(kind).traits.outlasts_the_game || rules::kind_covers(Kind::claim, kind) ||
           is_ruled_on_after_the_end(story.ruleset, kind);
}

}  // namespace

std::optional<Color> offender_of(const Story& story, Person by, const Happening& happening, Kind kind) {
    if (happening.of) return happening.of;
    if (!happening.is_found()) return color_of(by);
    if (kind == Kind::check_found && story.now.board) {
        const auto finder = color_of(by);
        if (finder && chess::is_king_attacked(*story.now.board, !*finder)) return !*finder;
        for (const Color side : {Color::white, Color::black})
            if (chess::is_king_attacked(*story.now.board, side)) return side;
    }
    const bool is_sealing = rules::kind_covers(Kind::seal, kind) || kind == Kind::resume_sealed_move;
    if (is_sealing) return sealer(story);
    const bool is_offence = rules::row_of(kind).traits.by_a_player && !rules::kind_covers(Kind::check, kind);
    const auto finder = color_of(by);
    return is_offence && finder ? std::optional(!*finder) : std::nullopt;
}

void on(Story& story, Person by, const SayCheck&) {
    story.is_check_said_in_playing = is_in_playing(story, by);
    if (story.is_check_said_in_playing)
        story.effect().what = EffectWord::kept;
    else
        said_check(story, by);
}

void said_check(Story& story, Person by) {
    const auto color = player(story, by);
    if (!color) return;
    if (finds_check_passed_over(story, *color)) return call_late(story, !*color);
    if (says_it_of_move_out_of_turn(story, *color)) return;
    if (Incident* incident = last_turn_of(story, *color)) {
        incident->play.said_check = true;
        const bool is_late = is_called_late(story, *incident);
        if (!is_late && incident->acts.back() != story.index) incident->acts.push_back(story.index);
        story.now.unfinished.check_was_announced = true;
        if (is_late) return call_late(story, !*color);
    }
    if (story.now.turn == !*color && gives_check(story)) story.now.unfinished.check_was_announced = true;
    if (gives_check(story)) return;
    Incident false_check = separate_incident(story, color, Kind::check_false);
    false_check.play.said_check = true;
    false_check.is_incidental = true;
    false_check.acts.push_back(story.index);
    open(story, std::move(false_check));
}

/// His last move stands in the record or the position, and no press of his has been told: whether it was pressed, only
/// a press that comes, or a person, can tell.
bool may_still_press_move_before_the_acts(const Story& story, Color color) {
    const bool has_no_move_before = !story.now.board || story.now.board->board == chess::Board::initial();
    const bool has_other_moved = story.now.last_turn || has_let_go(story.now.unfinished);
    if (story.now.turn != !color || has_other_moved || has_no_move_before) return false;
    const auto now = story.dispute.acts.begin() + static_cast<std::ptrdiff_t>(story.index);
    return std::none_of(story.dispute.acts.begin(), now, [&](const Act& act) {
        return std::holds_alternative<Press>(act.what) && color_of(act.by) == color;
    });
}

void on(Story& story, Person by, const OfferDraw&) {
    const auto color = player(story, by);
    if (!color) return;
    Incident offer = separate_incident(story, color, Kind::draw_offer);
    offer.acts.push_back(story.index);
    const Incident* moved = last_turn_of(story, *color);
    const bool turn_is_known = story.now.turn || story.dispute.told_complete;  // else he may have moved just before
    const bool is_open = !story.dispute.told_complete || told(story.dispute, offer, "offer_timely") != nullptr;
    const bool is_press_untold = is_open && may_still_press_move_before_the_acts(story, *color);
    if (turn_is_known && !is_press_untold)
        offer.offer_timely = moved != nullptr && story.now.turn != color && !moved->play.pressed;
    if (story.now.turn == color && seals_now(story)) offer.offer_timely = true;
    story.now.offers[*color] = true;
    open(story, std::move(offer));
}

void on(Story& story, Person by, const GiveNotice&) {
    const auto color = player(story, by);
    if (!color) return;
    story.now.notices.push_back({*color, story.now.ply});
}

void on(Story& story, Person by, const Resign&) {
    const auto color = player(story, by);
    if (!color) return;
    Incident incident = separate_incident(story, *color, Kind::resign);
    incident.acts.push_back(story.index);
    incident.ended_by = over_by(story);
    raise(story, open(story, std::move(incident)));
}

rules::Ending over_by(const Story& story) {
    return story.now.over ? story.now.over->by : rules::Ending::no;
}

bool is_mated(const Story& story, std::optional<Color> side) {
    const auto position = playable(story);
    return position && position->turn() == side && position->is_checkmate();
}

/// Both agree, one accepts what the other has offered, or each says so; one player's word alone is half an agreement.
void on(Story& story, Person by, const Agree&) {
    const auto color = color_of(by);
    if (!color && by != Person::both) return no_effect(story, NoEffect::another_chooses);
    const bool is_whole = !color || story.now.offers[!*color] || story.now.agreed_by == !*color;
    const bool is_second_half = color && story.now.agreed_by == !*color;
    if (color) story.now.agreed_by = color;
    if (!is_whole) return no_effect(story, story.now.over ? NoEffect::game_over : NoEffect::half_agreed);
    if (is_second_half) keep_first_half(story);
    Incident incident = separate_incident(story, std::nullopt, Kind::agreement);
    incident.acts.push_back(story.index);
    incident.ended_by = over_by(story);
    raise(story, open(story, std::move(incident)));
}

/// The second half has come: the first is no word without effect any more.
void keep_first_half(Story& story) {
    for (Effect& half : story.now.effects)
        if (half.why == NoEffect::half_agreed) half = {.what = EffectWord::kept};
}

/// What the law means goes to those who decide that, to anybody else what happened.
void on(Story& story, Person by, const Refer& refer) {
    const bool is_law = refer.to && rules::row_of(*refer.to).decides_law;
    const Kind kind = is_law ? Kind::dispute_law : Kind::dispute_fact;
    on(story, by, Happening{std::string(name_of(rules::ActWord::find)), std::string(name_of(kind)), std::nullopt});
}

void on(Story& story, Person by, const Happening& happening) {
    const auto kind = as_regulated(story, by, happening);
    if (!kind) {
        return refuse(story, fmt::format("'{}' names no kind of incident", happening.word()),
                      "jadoube rules vocabulary lists them");
    }
    const bool is_deed = !happening.is_found();
    const auto shown =
        is_deed ? std::nullopt : shown_against(*kind, story.game, story.now.board, story.ruleset.definitions);
    if (shown) return refuse(story, *shown, "enter the position as it stands on the board, or none");
    if (story.now.over && is_deed && !may_come_after_the_end(story, *kind))
        return no_effect(story, NoEffect::game_over);
    if (happening.is_found() && finds_in_the_record(story, by, *kind)) return;
    if (*kind == Kind::conduct_refuse && is_deed && is_asked_for_something(story, by))
        return refuse_what_the_law_asks(story, by);
    const bool is_claim = rules::kind_covers(Kind::claim, *kind);
    if (is_claim && is_bystander(by) && !happening.of) return no_effect(story, NoEffect::another_chooses);
    const auto offender = offender_of(story, by, happening, *kind);
    if (happening.is_found() && is_just_ruled_upon(story, by, *kind, offender))
        return no_effect(story, NoEffect::ruled_upon);
    if (const auto matter = join_conduct_of_other(story, *kind, offender)) {
        if (happening.is_found()) raise(story, *matter);
        return;
    }
    if (*kind == Kind::observed_flag && calls_fallen_flag(story, by, offender)) return;
    const bool is_in_the_middle = has_let_go(story.now.unfinished) && !story.now.pressed_away;
    if (*kind == Kind::observed_illegal_position && is_in_the_middle)
        return raise(story, doubt(story, by, story.now.unfinished));
    if (Incident* told = happening.is_found() ? told_by_acts(story, as_done(story, *kind), offender) : nullptr)
        return raise(story, doubt(story, by, *told));
    // What the arbiter finds he calls; what others see waits for a claim.
    const bool is_called = *kind == Kind::observed_flag && by == Person::arbiter;
    const bool waits = !is_called && (!happening.is_found() || rules::kind_covers(Kind::observed, *kind));
    const bool is_half_of_both = other_does_the_same_next(story, *kind, offender);
    const std::size_t matter = open(story, incident_of(story, by, happening, *kind, offender));
    if (!waits && !is_half_of_both) raise(story, matter);
}

void on(Story& story, Person, const NotEstablished&) {
    no_effect(story, NoEffect::not_established);
}

void on(Story& story, Person, const Settled&) {
    no_effect(story, NoEffect::settled);
}

}  // namespace jadoube::adjudicate
