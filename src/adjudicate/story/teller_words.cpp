#include "adjudicate/story/teller.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Square;
using rules::Kind;

bool is_bystander(Person person) {
    return person == Person::spectator || person == Person::supervisor;
}

}  // namespace

/// The King that is called in check stood in check before the speaker's last move already, unannounced.
bool Teller::is_called_late(const Incident& turn) const {
    if (!turn.base || !turn.now || !turn.offender) return false;
    const Color checked = !*turn.offender;
    const auto announced = std::any_of(standing_.matters.begin(), standing_.matters.end(), [&](const Incident& other) {
        return other.offender == checked && other.check_was_announced == true;
    });
    return !announced && chess::is_king_attacked(*turn.base, checked) && chess::is_king_attacked(*turn.now, checked);
}

void Teller::on(Person by, const SayCheck&) {
    is_check_said_in_playing_ = is_in_playing(by);
    if (is_check_said_in_playing_)
        effect().what = EffectWord::kept;
    else
        said_check(by);
}

/// Of the player on turn, who moves next: what he says belongs to that move, whichever of the two is told first.
bool Teller::is_in_playing(Person by) const {
    if (index_ + 1 >= dispute_.acts.size() || !standing_.turn) return false;
    const Act& next = dispute_.acts[index_ + 1];
    return next.by == by && is_move(next) && standing_.turn == color_of(by);
}

void Teller::said_check(Person by) {
    const auto color = player(by);
    if (!color) return;
    if (finds_check_passed_over(*color)) return call_late(!*color);
    if (says_it_of_move_out_of_turn(*color)) return;
    if (Incident* incident = last_turn_of(*color)) {
        incident->play.said_check = true;
        const bool is_late = is_called_late(*incident);
        if (!is_late && incident->acts.back() != index_) incident->acts.push_back(index_);
        standing_.unfinished.check_was_announced = true;
        if (is_late) return call_late(!*color);
    }
    if (standing_.turn == !*color && gives_check()) standing_.unfinished.check_was_announced = true;
    if (gives_check()) return;
    Incident false_check = separate_incident(color, Kind::check_false);
    false_check.play.said_check = true;
    false_check.is_incidental = true;
    false_check.acts.push_back(index_);
    open(std::move(false_check));
}

/// The check was given by a move that is on the board only if the other player lets it stand.
bool Teller::says_it_of_move_out_of_turn(Color giver) {
    if (!standing_.out_of_turn) return false;
    Incident& early = standing_.matters[*standing_.out_of_turn];
    const bool gives_it = early.offender == giver && early.now && chess::is_king_attacked(*early.now, !giver);
    if (!gives_it) return false;
    early.play.said_check = true;
    early.acts.push_back(index_);
    effect() = {.what = EffectWord::kept};
    return true;
}

/// On turn, he says check of a King that the other player has just left in it: a check that nobody announced when it
/// was given.
bool Teller::finds_check_passed_over(Color giver) const {
    const auto& line = standing_.line;
    if (standing_.turn != giver || !standing_.board || !game_.start || line.empty()) return false;
    if (!chess::is_king_attacked(*standing_.board, !giver)) return false;
    const game::Replay replay(*game_.start, line);
    const game::Ply before{static_cast<int>(line.size()) - 1};
    const bool was_announced =
        was_said(rules::ActWord::say_check, before.value) ||
        std::any_of(standing_.matters.begin(), standing_.matters.end(),
                    [&](const Incident& turn) { return turn.offender == !giver && turn.check_was_announced == true; });
    return !was_announced && chess::is_king_attacked(replay.at(before), !giver);
}

void Teller::call_late(Color checked) {
    Incident late = separate_incident(checked, Kind::check_called_late);
    late.acts.push_back(index_);
    late.is_incidental = true;
    late.objection.raised_by = person_of(!checked);
    const std::size_t matter = open(std::move(late));
    // To say it is to ask for what the law gives: what is done next is done on the board that leaves.
    if (regulates(Kind::check_called_late)) raise(matter);
}

bool Teller::gives_check() const {
    const auto position = playable();
    return !position || position->is_check();
}

/// His last move stands in the record or the position, and no press of his has been told: whether it was pressed, only
/// a press that comes, or a person, can tell.
bool Teller::may_still_press_move_before_the_acts(Color color) const {
    const bool has_no_move_before = !standing_.board || standing_.board->board == chess::Board::initial();
    if (standing_.turn != !color || standing_.last_turn || has_no_move_before) return false;
    const auto now = dispute_.acts.begin() + static_cast<std::ptrdiff_t>(index_);
    return std::none_of(dispute_.acts.begin(), now, [&](const Act& act) {
        return std::holds_alternative<Press>(act.what) && color_of(act.by) == color;
    });
}

void Teller::on(Person by, const OfferDraw&) {
    const auto color = player(by);
    if (!color) return;
    Incident offer = separate_incident(color, Kind::draw_offer);
    offer.acts.push_back(index_);
    const Incident* moved = last_turn_of(*color);
    const bool turn_is_known = standing_.turn || dispute_.told_complete;  // else he may have moved just before
    const bool is_open = !dispute_.told_complete || told(dispute_, offer, "offer_timely") != nullptr;
    const bool is_press_untold = is_open && may_still_press_move_before_the_acts(*color);
    if (turn_is_known && !is_press_untold)
        offer.offer_timely = moved != nullptr && standing_.turn != color && !moved->play.pressed;
    if (standing_.turn == color && seals_now()) offer.offer_timely = true;
    standing_.offers[*color] = true;
    open(std::move(offer));
}

void Teller::on(Person by, const GiveNotice&) {
    const auto color = player(by);
    if (!color) return;
    standing_.notices.push_back({*color, standing_.ply});
}

void Teller::on(Person by, const Resign&) {
    const auto color = player(by);
    if (!color) return;
    Incident incident = separate_incident(*color, Kind::resign);
    incident.acts.push_back(index_);
    incident.ended_by = over_by();
    raise(open(std::move(incident)));
}

rules::Ending Teller::over_by() const {
    return standing_.over ? standing_.over->by : rules::Ending::no;
}

bool Teller::is_mated(std::optional<Color> side) const {
    const auto position = playable();
    return position && position->turn() == side && position->is_checkmate();
}

/// Both agree, one accepts what the other has offered, or each says so; one player's word alone is half an agreement.
void Teller::on(Person by, const Agree&) {
    const auto color = color_of(by);
    if (!color && by != Person::both) return no_effect(NoEffect::another_chooses);
    const bool is_whole = !color || standing_.offers[!*color] || standing_.agreed_by == !*color;
    const bool is_second_half = color && standing_.agreed_by == !*color;
    if (color) standing_.agreed_by = color;
    if (!is_whole) return no_effect(standing_.over ? NoEffect::game_over : NoEffect::half_agreed);
    if (is_second_half) keep_first_half();
    Incident incident = separate_incident(std::nullopt, Kind::agreement);
    incident.acts.push_back(index_);
    incident.ended_by = over_by();
    raise(open(std::move(incident)));
}

void Teller::keep_first_half() {
    for (Effect& half : standing_.effects)
        if (half.why == NoEffect::half_agreed) half = {.what = EffectWord::kept};
}

/// What the law means goes to those who decide that, to anybody else what happened.
void Teller::on(Person by, const Refer& refer) {
    const bool is_law = refer.to && rules::row_of(*refer.to).decides_law;
    const Kind kind = is_law ? Kind::dispute_law : Kind::dispute_fact;
    on(by, Happening{std::string(name_of(rules::ActWord::find)), std::string(name_of(kind)), std::nullopt});
}

/// As named; else who did it himself, the player in check where a check is found, where a sealed move is the matter
/// the player whose move it is, and of an offence that a player finds the other player.
std::optional<Color> Teller::offender_of(Person by, const Happening& happening, Kind kind) const {
    if (happening.of) return happening.of;
    if (!happening.is_found()) return color_of(by);
    if (kind == Kind::check_found && standing_.board) {
        const auto finder = color_of(by);
        if (finder && chess::is_king_attacked(*standing_.board, !*finder)) return !*finder;
        for (const Color side : {Color::white, Color::black})
            if (chess::is_king_attacked(*standing_.board, side)) return side;
    }
    const bool is_sealing = rules::kind_covers(Kind::seal, kind) || kind == Kind::resume_sealed_move;
    if (is_sealing) return sealer();
    const bool is_offence = rules::row_of(kind).traits.by_a_player && !rules::kind_covers(Kind::check, kind);
    const auto finder = color_of(by);
    return is_offence && finder ? std::optional(!*finder) : std::nullopt;
}

/// Whose move the envelope holds: he may have been on turn before it was opened and the move made.
std::optional<Color> Teller::sealer() const {
    const auto sealed = standing_.sealed ? color_of(dispute_.acts[standing_.sealed->act].by) : std::nullopt;
    return sealed ? sealed : standing_.turn;
}

/// Told by its kind, a matter says what the acts that it is made of would have said.
void Teller::take_as_done(Incident& incident, const rules::KindTraits& traits) const {
    if (traits.implies_press) incident.play.pressed = true;
    if (traits.implies_touch) incident.play.touched_known = false;
    if (!traits.implies_move) return;
    if (told(dispute_, incident, "move_is_complete") == nullptr) incident.play.complete = true;
    if (told(dispute_, incident, "released") == nullptr) incident.unseen.let_go = true;
    incident.now.reset();  // which move it was nobody has told; nor, where the other is on turn, the board before it
    if (incident.base && incident.offender && incident.base->turn != incident.offender) incident.base.reset();
}

/// A check that an official finds where both Kings stand in one: a position that cannot be reached.
/// What a spectator does as a player must not is that of a spectator.
std::optional<Kind> Teller::as_regulated(Person by, const Happening& happening) const {
    const auto kind = happening.kind();
    const bool is_deed_of_a_player = kind && !happening.is_found() && rules::kind_covers(Kind::conduct, *kind) &&
                                     rules::row_of(*kind).traits.by_a_player;
    if (by == Person::spectator && is_deed_of_a_player) return Kind::conduct_spectator;
    const bool is_seen = kind == Kind::check_found && !color_of(by) && are_both_kings_in_check();
    if (is_seen && regulates(Kind::observed_illegal_position)) return Kind::observed_illegal_position;
    return kind;
}

/// An illegal move of which no act tells, and nobody of what kind, nothing having been taken: a false move, where the
/// code rules on that by itself.
Kind Teller::as_untold(Kind found) const {
    const bool is_false_move =
        found == Kind::illegal_move && dispute_.told_complete && regulates(Kind::illegal_move_false_move);
    return is_false_move ? Kind::illegal_move_false_move : found;
}

/// As the board shows, or as was told with the act where no position is known.
bool Teller::are_both_kings_in_check() const {
    if (const auto& board = standing_.board)
        return chess::is_king_attacked(*board, Color::white) && chess::is_king_attacked(*board, Color::black);
    Incident seen;
    seen.acts = {index_};
    const rules::Values* values = told(dispute_, seen, "both_kings_in_check");
    return values != nullptr && *values == rules::Values{true};
}

/// The last matter was this one, raised by somebody else, and nothing has been done since: who finds it now confirms
/// it.
bool Teller::is_just_ruled_upon(Person by, Kind kind, std::optional<Color> offender) const {
    if (standing_.matters.empty() || has_content(standing_.unfinished)) return false;
    const Incident& last = standing_.matters.back();
    const bool is_his = !offender || last.offender == offender;
    return is_his && last.objection.doubted && last.objection.raised_by != by && last.fate == Fate::judged &&
           !last.objection.was_let_pass && rules::covers_any(kind, last.kinds);
}

/// A claim is heard, and finds that there is nothing left to claim.
bool may_come_after_the_end(Kind kind) {
    return rules::row_of(kind).traits.outlasts_the_game || rules::kind_covers(Kind::claim, kind);
}

namespace {

/// What both players do may be one matter; not where each has done it at a moment of his own.
bool is_joined_with_the_others(Kind kind) {
    return rules::kind_covers(Kind::conduct, kind) && !rules::row_of(kind).traits.at_a_moment;
}

}  // namespace

/// What both players do, told one after the other and not ruled upon in between, is one matter of both.
std::optional<std::size_t> Teller::join_conduct_of_other(Kind kind, std::optional<Color> offender) {
    if (!offender || !is_joined_with_the_others(kind)) return std::nullopt;
    for (Incident& other : standing_.matters) {
        const bool is_same = other.fate == Fate::open && other.kinds == std::vector{kind};
        if (!is_same || other.offender != !*offender || other.ply != standing_.ply) continue;
        other.offender.reset();
        other.acts.push_back(index_);
        const auto matter = static_cast<std::size_t>(&other - standing_.matters.data());
        effect() = {.what = EffectWord::opened, .matter = matter};
        return matter;
    }
    return std::nullopt;
}

/// The next act tells the same of the other player: it is ruled upon with that.
bool Teller::other_does_the_same_next(Kind kind, std::optional<Color> offender) const {
    if (!offender || !is_joined_with_the_others(kind) || index_ + 1 >= dispute_.acts.size()) return false;
    const Act& next = dispute_.acts[index_ + 1];
    if (std::holds_alternative<Refuse>(next.what))
        return kind == Kind::conduct_refuse && color_of(next.by) == !*offender;
    const auto* happening = std::get_if<Happening>(&next.what);
    return happening != nullptr && happening->kind() == kind && offender_of(next.by, *happening, kind) == !*offender;
}

/// Who finds a position illegal finds the illegal move that has led to it. Not where both Kings are in check or a Pawn
/// stands on its last rank: that is a matter of its own (FIDE A.5.4).
Kind Teller::as_done(Kind found) const {
    const auto& board = standing_.pressed_away ? standing_.matters[*standing_.pressed_away].now : standing_.board;
    if (found != Kind::observed_illegal_position || !board) return found;
    const bool is_both_in_check =
        chess::is_king_attacked(*board, Color::white) && chess::is_king_attacked(*board, Color::black);
    const bool has_pawn_left = chess::owner_of_pawn_on_last_rank(*board).has_value();
    return is_both_in_check || has_pawn_left ? found : Kind::illegal_move;
}

/// A matter by itself, as it is told.
Incident Teller::incident_of(Person by, const Happening& happening, Kind kind, std::optional<Color> offender) {
    Incident incident = separate_incident(offender, as_untold(kind));
    // What an arbiter sees is the board as it stands, with a move that was pressed away in its middle.
    if (rules::kind_covers(Kind::observed, kind) && standing_.pressed_away)
        incident.base = incident.now = standing_.matters[*standing_.pressed_away].now;
    incident.offender_untold = !offender && happening.is_found() && rules::row_of(kind).traits.by_a_player;
    if (happening.is_found() || !is_bystander(by))
        incident.objection.raised_by = by;  // a bystander accuses himself of nothing
    // Who reports himself claims nothing; but what was wrong at the start he may claim of his own men too.
    const bool is_of_himself = happening.of && color_of(by) == happening.of && !rules::kind_covers(Kind::setup, kind);
    incident.objection.doubted = happening.is_found() && !is_of_himself;
    incident.objection.account_closed = incident.objection.doubted && incident.offender.has_value();
    if (kind == Kind::seal_secrecy && standing_.sealed) incident.acts.push_back(standing_.sealed->act);
    incident.acts.push_back(index_);
    incident.ended_by = over_by();
    if (kind == Kind::conduct_absent && ended_by_sealed_move() != rules::Ending::no) {
        incident.ended_by = ended_by_sealed_move();
        incident.base = incident.now = game::after(*standing_.board, *legal_sealed_move());
    }
    take_as_done(incident, rules::row_of(kind).traits);
    return incident;
}

void Teller::on(Person by, const Happening& happening) {
    const auto kind = as_regulated(by, happening);
    if (!kind) {
        return refuse(fmt::format("'{}' names no kind of incident", happening.word()),
                      "jadoube rules vocabulary lists them");
    }
    const bool is_deed = !happening.is_found();
    if (standing_.over && is_deed && !may_come_after_the_end(*kind)) return no_effect(NoEffect::game_over);
    if (happening.is_found() && finds_in_the_record(by, *kind)) return;
    if (*kind == Kind::conduct_refuse && is_deed && is_asked_for_something(by)) return on(by, Refuse{});
    const bool is_claim = rules::kind_covers(Kind::claim, *kind);
    if (is_claim && is_bystander(by) && !happening.of) return no_effect(NoEffect::another_chooses);
    const auto offender = offender_of(by, happening, *kind);
    if (happening.is_found() && is_just_ruled_upon(by, *kind, offender)) return no_effect(NoEffect::ruled_upon);
    if (const auto matter = join_conduct_of_other(*kind, offender)) {
        if (happening.is_found()) raise(*matter);
        return;
    }
    if (*kind == Kind::observed_flag && calls_fallen_flag(by, offender)) return;
    const bool is_in_the_middle = has_let_go(standing_.unfinished) && !standing_.pressed_away;
    if (*kind == Kind::observed_illegal_position && is_in_the_middle) return raise(doubt(by, standing_.unfinished));
    if (Incident* told = happening.is_found() ? told_by_acts(as_done(*kind), offender) : nullptr)
        return raise(doubt(by, *told));
    // What the arbiter finds he calls; what others see waits for a claim.
    const bool is_called = *kind == Kind::observed_flag && by == Person::arbiter;
    const bool waits = !is_called && (!happening.is_found() || rules::kind_covers(Kind::observed, *kind));
    const bool is_half_of_both = other_does_the_same_next(*kind, offender);
    const std::size_t matter = open(incident_of(by, happening, *kind, offender));
    if (!waits && !is_half_of_both) raise(matter);
}

}  // namespace jadoube::adjudicate
