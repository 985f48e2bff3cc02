#include "desk/acts/objections.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/beside_play.hpp"
#include "desk/acts/claims.hpp"
#include "desk/acts/demands.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/offences_told.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kTouched = "touch";

std::optional<Color> color_called(Who who) {
    if (who == Who::white) return Color::white;
    return who == Who::black ? std::optional(Color::black) : std::nullopt;
}

bool ends_game(const Act& act) {
    return std::holds_alternative<adjudicate::Resign>(act.what) || std::holds_alternative<adjudicate::Agree>(act.what);
}

/// "demands that he move the knight": not only what was done is meant, but what is to be done.
bool wants_a_move_of(const SaidGroup& group) {
    constexpr std::string_view kWants[] = {"demand", "insist", "require"}, kMoves[] = {"move", "play"};
    const auto words = compared(group.text);
    const auto has_any = [&](const auto& any) {
        return std::ranges::any_of(words,
                                   [&](const auto& word) { return std::ranges::find(any, word) != std::end(any); });
    };
    const bool is_of_one_man =
        group.operands.size() == 1 && group.object == nullptr && !group.operands.front().is(Link::taking);
    return is_of_one_man && has_any(kWants) && has_any(kMoves);
}

/// "black points out an illegal move of white", of which the line has told nothing.
std::optional<Color> illegal_move_found(const LineSoFar& line, const SaidGroup& group, Person who) {
    const auto of = group.of && !line.last_mover && !line.board.is_known() ? color_called(*group.of) : std::nullopt;
    const bool is_all =
        std::ranges::all_of(group.operands, [](const Element& one) { return one.as<Link>() != nullptr; });
    const bool is_it = of && is_all && group.object == nullptr && names_illegal(group);
    return is_it && adjudicate::color_of(who) != of && !line.untold_move ? of : std::nullopt;
}

/// What this person may have found, of which the line says only that it was so.
std::optional<std::size_t> found_by_nobody(const LineSoFar& line, Person who) {
    const auto is_open = [&](std::size_t act) {
        const auto of = std::get<adjudicate::Happening>(line.read.acts[act].what).of;
        const bool is_his = !of || adjudicate::color_of(who) != of;
        return is_his && line.read.acts[act].by == Person::arbiter && !line.found_later.contains(act);
    };
    if (line.untold_move && is_open(*line.untold_move)) return line.untold_move;
    const auto is_offence = [&](const Act& act) {
        return act.by != who && (adjudicate::is_move(act) || may_be_offence(act));
    };
    const bool is_it = line.unsaid && is_open(*line.unsaid) &&
                       std::none_of(line.read.acts.begin() + static_cast<std::ptrdiff_t>(*line.unsaid) + 1,
                                    line.read.acts.end(), is_offence);
    return is_it ? line.unsaid : std::nullopt;
}

/// Who points that out is the one who found it, then and not before. Whether he does.
bool found_by(LineSoFar& line, Person who) {
    const auto found = found_by_nobody(line, who);
    if (!found) return false;
    if (*found + 1 == line.read.acts.size()) return line.read.acts[*found].by = who, true;
    line.found_later.emplace(*found, line.read.acts.size());
    add(line, {who, adjudicate::PointOut{}});
    return true;
}

/// "Points out white's 30th move": the half-move of the record; nothing of a move that the line tells itself.
Result<std::optional<int>> half_move_named(LineSoFar& line, const SaidGroup& group, Person who) {
    if (!group.of_record) return std::optional<int>();
    const int number = *group.of_record->number;
    if (group.of_record->kind == Element::Kind::half_move_of_record) return std::optional(number);
    const auto named = group.of_record->whom ? group.of_record->whom : group.of;
    const auto of = named ? person(line, *named) : Result<Person>(who);
    if (!of) return tl::unexpected<Error>(of.error());
    auto whose = adjudicate::color_of(*of);
    if (!named && whose) whose = !*whose;
    const auto half_move = [](int move, Color color) { return 2 * move - (color == Color::white ? 1 : 0); };
    const bool is_in_words = std::ranges::none_of(group.of_record->text, is_digit);  // "the first move"
    if (is_in_words && line.last_mover) return note(line, group.of_record->text), std::optional<int>();
    const auto& start = line.start.now();
    const bool is_told = start ? !whose || half_move(number, *whose) >= half_move(start->move_number, start->turn)
                               : line.last_mover.has_value();
    if (is_told) return note(line, group.of_record->text), std::optional<int>();
    if (!whose) return ask("which player's move is pointed out?", "write 'points out white's 30th move'");
    return std::optional(half_move(number, *whose));
}

/// "Points out the illegal move of white": the last move, or an illegal one before it.
Result<void> check_whose_move(LineSoFar& line, const SaidGroup& group, Person who) {
    if (!group.of) return {};
    const auto of = person(line, *group.of);
    if (!of) return tl::unexpected<Error>(of.error());
    const auto whose = adjudicate::color_of(*of);
    const bool is_illegal = whose && line.illegal_by.contains(*whose) &&
                            (adjudicate::color_of(who) == !*whose || line.illegal_by.size() == 1);
    const bool is_told = *of != who && (is_illegal || (line.last_mover && whose == line.last_mover));
    if (is_told) return {};
    return ask("which move does he call illegal?",
               "write it first with its squares, and then who points it out; of one long made: 'arbiter finds an "
               "illegal move of black'");
}

}  // namespace

/// "Black: illegal!", "black says the king had moved" is an objection; of his own move a player says it only to be
/// asked.
bool calls_illegal(const LineSoFar& line, const SaidGroup& group) {
    const auto side = group.who ? color_called(*group.who) : std::nullopt;
    const bool is_other = group.who == Who::opponent || (side && line.last_mover && *side != *line.last_mover);
    const bool is_said = group.stop == ":" || group.stop == kSpeech;
    const bool is_bare = group.verb == nullptr || group.does(ActWord::claim);
    return is_bare && group.object == nullptr && group.operands.empty() && group.has(Manner::is_illegal) &&
           (is_other || (side && is_said));
}

Result<void> call_illegal(LineSoFar& line, const SaidGroup& group) {
    const auto who = person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto by = adjudicate::color_of(*who);
    const bool may_be_own =
        by && line.last_legal == true && line.illegal_by.contains(*by);  // and the reply to it is legal
    if (by == line.last_mover || !line.last_mover || may_be_own)
        return ask("which move does he call illegal?",
                   "write that move with its squares, and then 'black points it out'");
    return push(line, group, Unnamed::ask, adjudicate::PointOut{.about = kind_pointed_out(line, group, *who)});
}

/// "black claims", and no word on what, behind a move of the other player that is illegal.
bool objects_by_claim(const LineSoFar& line, const SaidGroup& group) {
    constexpr std::string_view kClaims = "claim";
    const auto who = group.who ? color_called(*group.who) : std::nullopt;
    const auto* untold =
        line.untold_move ? std::get_if<adjudicate::Happening>(&line.read.acts[*line.untold_move].what) : nullptr;
    const bool is_of_move = line.last_legal == false && line.last_mover && who == !*line.last_mover;
    const bool is_of_untold = untold != nullptr && untold->of && who == !*untold->of;
    const bool is_bare = group.object == nullptr && group.operands.empty() && group.manners.empty();
    return is_bare && lower(group.text).find(kClaims) != std::string::npos && (is_of_move || is_of_untold);
}

/// "black claims the game", "a draw", or no word on what, where the line tells what White did that can be objected to:
/// what comes of it is for the law.
bool claims_on_offence(const LineSoFar& line, const SaidGroup& group) {
    const auto named = group.who ? color_called(*group.who) : std::nullopt;
    const auto by = group.who ? named : line.carried;
    const bool is_bare = group.object == nullptr && group.operands.empty() && group.manners.empty();
    if (!by || !is_bare || line.read.acts.empty() || ends_game(line.read.acts.back())) return false;
    return std::ranges::any_of(line.read.acts, [&](const Act& act) {
        const bool is_illegal =
            adjudicate::is_move(act) && act.by != adjudicate::person_of(*by) && line.illegal_by.contains(!*by);
        return act.by != adjudicate::person_of(*by) && (is_illegal || may_be_offence(act));
    });
}

void point_out_last(LineSoFar& line, Person who) {
    add(line, {who, adjudicate::PointOut{.about = kind_told_last(line, who)}});
}

/// "black notices it after 3 moves": he brings it up then.
bool notices_later(const LineSoFar& line, const SaidGroup& group) {
    const auto by = group.who ? color_called(*group.who) : std::nullopt;
    return by && group.verb == nullptr && group.is_noticed && group.has(Manner::moves_later) &&
           tells_offence_of_another(line, adjudicate::person_of(*by));
}

/// "it is noticed after 3 moves".
bool is_noticed_later_by_nobody(const LineSoFar& line, const SaidGroup& group) {
    return !group.who && group.verb == nullptr && group.is_noticed && group.has(Manner::moves_later) &&
           tells_offence_of_another(line, Person::nobody);
}

/// "black d7-d6; then claims touch move".
static bool claims_touch_told(const LineSoFar& line, const SaidGroup& group) {
    return !group.who && line.carried && lower(group.text).find(kTouched) != std::string::npos &&
           std::ranges::any_of(line.read.acts, [&](const Act& act) {
               return std::holds_alternative<adjudicate::Touch>(act.what) &&
                      act.by == adjudicate::person_of(!*line.carried);
           });
}

Result<void> point_out(LineSoFar& line, const SaidGroup& group) {
    const bool is_wish = wants_a_move_of(group);
    if (is_wish && is_said_beside_play(group, ActWord::demand)) return say_beside_play(line, group, ActWord::demand);
    if (is_wish) return demand(line, group);
    const bool is_own = line.carried && line.last_mover == line.carried;
    if (group.who == Who::same && is_own) return ask("who is meant?", "write white or black");
    if (claims_touch_told(line, group))
        return add(line, {adjudicate::person_of(*line.carried), adjudicate::PointOut{}}), Result<void>();
    const Unnamed otherwise = group.who || is_own || !line.carried ? Unnamed::ask : Unnamed::on_turn;
    const auto who = actor(line, group, otherwise);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto half_move = half_move_named(line, group, *who);
    if (!half_move) return tl::unexpected<Error>(half_move.error());
    if (*half_move) return add(line, {*who, adjudicate::PointOut{*half_move}}), Result<void>();
    const bool is_of_touch = line.read.acts.empty() && lower(group.text).find(kTouched) != std::string::npos;
    if (is_of_touch)
        return ask("which man was touched, and by whom?",
                   "write the touch first, and then who points it out: 'black touches e7; white points it out'");
    if (const auto of = illegal_move_found(line, group, *who)) {
        make_untold_move(line, *of);
        line.read.acts.back().by = *who;
        return {};
    }
    const bool is_of_nothing_told = *who == Person::spectator && !line.last_mover && !group.of && names_illegal(group);
    if (is_of_nothing_told) return speak_beside_game(line, *who), Result<void>();
    const bool has_object = !group.operands.empty() || group.object != nullptr;
    if (has_object && !names_told(line, group, *who))
        return ask("what does he point out?", "write first what was done and by whom, and then 'points it out'");
    const auto* last = line.last_act<adjudicate::PointOut>();
    const bool claims_more = last != nullptr && last->about && group.does(ActWord::claim) && !kind_named(line, group);
    const auto about = claims_more ? kind_told_besides(line, *who, *last->about) : kind_pointed_out(line, group, *who);
    const bool is_again = last != nullptr && line.read.acts.back().by == *who && !claims_more &&
                          (!kind_named(line, group) || about == last->about);
    if (is_again) return {};  // "black: illegal, calls the arbiter"
    if (claims_more && about == rules::Kind::observed_flag)
        return add(line, {*who, adjudicate::Claim{.ground = rules::Ground::flag}}), Result<void>();
    if (found_by(line, *who)) return {};
    if (const auto clear = check_whose_move(line, group, *who); !clear) return clear;
    add(line, {*who, adjudicate::PointOut{.about = about}});
    return {};
}

/// "makes an illegal move", and no squares on no board: told by its kind.
void make_untold_move(LineSoFar& line, Color by) {
    line.untold_move = line.read.acts.size();
    add(line, {Person::arbiter, adjudicate::Happening{std::string(rules::name_of(ActWord::find)),
                                                      std::string(rules::name_of(rules::Kind::illegal_move)), by}});
}

/// Of the other player than who made that move.
bool answers_untold(const LineSoFar& line, Color by) {
    const auto* untold =
        line.untold_move ? std::get_if<adjudicate::Happening>(&line.read.acts[*line.untold_move].what) : nullptr;
    return untold != nullptr && untold->of == !by && !line.read.facts.contains("opponent_replied");
}

/// The press that belongs to that move, and nothing else was done since: the move is completed.
bool completes_untold(const LineSoFar& line, Person who) {
    if (!line.untold_move || *line.untold_move + 1 != line.read.acts.size()) return false;
    const Act& found = line.read.acts[*line.untold_move];
    const auto of = std::get<adjudicate::Happening>(found.what).of;
    return found.by == Person::arbiter && of == adjudicate::color_of(who);
}

/// What was found after other things had been done stands where somebody points it out.
void place_findings(LineSoFar& line) {
    while (!line.found_later.empty()) {
        const auto [found, pointed_out] = *line.found_later.begin();
        Act act = std::move(line.read.acts[found]);
        act.by = line.read.acts[pointed_out].by;
        act.facts.merge(line.read.acts[pointed_out].facts);
        line.read.acts[pointed_out] = std::move(act);
        line.read.acts.erase(line.read.acts.begin() + static_cast<std::ptrdiff_t>(found));
        line.found_later.erase(line.found_later.begin());
        std::map<std::size_t, std::size_t> rest;
        for (const auto& [first, then] : line.found_later) rest.emplace(first - 1, then > found ? then - 1 : then);
        line.found_later = std::move(rest);
    }
}

}  // namespace jadoube::desk
