#include "desk/acts/what_is_meant.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/answers.hpp"
#include "desk/acts/promotions.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kDemand = "demand", kPlaceOfDevice = "device_place", kSawIt = "arbiter_saw";

bool has_any_word(const SaidGroup& group, std::initializer_list<std::string_view> words) {
    const auto said = compared(group.text);
    return std::ranges::any_of(words, [&](std::string_view one) { return std::ranges::find(said, one) != said.end(); });
}

const Told* told_of(const SaidGroup& group, std::string_view fact) {
    for (const Saying* row : group.told)
        if (const auto* told = std::get_if<Told>(&row->meaning); told != nullptr && told->fact == fact) return told;
    return nullptr;
}

/// As the verb or what stands behind it.
bool finds(const SaidGroup& group, rules::Kind kind) {
    const auto is_it = [&](const Saying* row) {
        const auto* found = row == nullptr ? nullptr : std::get_if<Found>(&row->meaning);
        return found != nullptr && found->kind == kind;
    };
    return is_it(group.verb) || is_it(group.object);
}

/// "moves Bc4-b3 instead of the knight that he touched": not the man that he moved.
bool touches_another_man(const LineSoFar& line, const SaidGroup& group) {
    constexpr std::string_view kInstead[] = {"instead of", "rather than", "iso "};
    const bool is_bare = group.does(ActWord::touch) && group.operands.empty() && !line.read.acts.empty();
    return is_bare && adjudicate::is_move(line.read.acts.back()) && std::ranges::any_of(kInstead, [&](const auto word) {
               return line.read.remark.find(word) != std::string::npos;
           });
}

/// "claims nothing", "objects to nothing": no such act.
bool denies_it_all(const SaidGroup& group) {
    constexpr std::string_view kNothing = "nothing";
    const bool acts = group.verb != nullptr || group.object != nullptr;
    return acts && std::ranges::any_of(group.remarks, [&](const auto& one) { return lower(one).ends_with(kNothing); });
}

/// "refuses to sign", where something else is demanded: not that.
bool refuses_something_else(const LineSoFar& line, const SaidGroup& group) {
    const auto* did = group.verb == nullptr ? nullptr : std::get_if<Did>(&group.verb->meaning);
    const bool declines = group.does(ActWord::refuse) && !names_offer(group);
    const bool refuses = (declines || (did != nullptr && did->kind == rules::Kind::conduct_refuse)) && group.who;
    const bool is_players = group.who == Who::white || group.who == Who::black;
    const Person by = group.who == Who::white ? Person::white : Person::black;
    if (!refuses || !is_players || !has_demand_open(line, by)) return false;
    const std::string& noted = line.read.remark;  // "black withdraws the demand"
    if (noted.find(kDemand) != std::string::npos) return true;
    return has_any_word(group, {"sign", "record", "leave", "answer", "write", "castle", "search", "inspect", "bag",
                                "sit", "show", "phone", "hand", "handshake", "notate", "check", "resignation"});
}

/// "leaves the pawn e5", where no pawn is left on its last rank: nobody moved there.
bool leaves_a_man_elsewhere(const LineSoFar& line, const SaidGroup& group) {
    const bool has_moved = !line.read.acts.empty() && adjudicate::is_move(line.read.acts.back());
    const bool is_bare = group.has(Manner::not_replaced) && group.verb == nullptr;
    return is_bare && !has_moved && std::ranges::any_of(group.operands, [](const Element& one) {
               const auto square = chess::square_named(one.text);
               return square && square->rank() != 0 && square->rank() != 7;
           });
}

/// "in his jacket in the cloakroom": not on him.
bool lies_elsewhere(const SaidGroup& group) {
    const Told* where = told_of(group, kPlaceOfDevice);
    const bool is_on_person =
        where != nullptr && where->value == std::variant<bool, int, std::string_view>("on_person");
    return is_on_person && has_any_word(group, {"cloakroom", "toilet", "restroom", "car", "hotel", "foyer", "lobby"});
}

/// "a queen is missing" behind a Pawn on its last rank: perhaps for that, and not since the start.
bool misses_new_piece(const LineSoFar& line, const SaidGroup& group) {
    const auto& board = line.start.now();
    const bool is_later = group.object == nullptr && board && board->move_number > 1;
    return finds(group, rules::Kind::setup_men_omitted) && (leaves_pawn(line) || is_later) &&
           !has_any_word(group, {"start", "beginning", "begin"});
}

/// "a knight stands on the wrong square" behind men that were displaced, or in the middle of a game: perhaps since
/// then, and not since the start.
bool stands_wrong_since(const LineSoFar& line, const SaidGroup& group) {
    const bool is_misplaced = group.object == nullptr && finds(group, rules::Kind::setup_men_misplaced);
    const auto& board = line.start.now();
    const bool is_later = board && board->move_number > 1 && has_any_word(group, {"stand", "square", "misplace"});
    const bool is_displaced = std::ranges::any_of(line.read.acts, [](const Act& act) {
        const auto* done = std::get_if<adjudicate::Happening>(&act.what);
        return done != nullptr && done->kind() == rules::Kind::conduct_displaced;
    });
    return is_misplaced && (is_later || is_displaced) && !has_any_word(group, {"start", "beginning", "begin", "set"});
}

/// "the arbiter saw the touch of Nf3": seen, and not done once more.
bool says_that_a_touch_was_seen(const LineSoFar& line, const SaidGroup& group) {
    const auto is_touch = [](const Act& act) { return std::holds_alternative<adjudicate::Touch>(act.what); };
    const bool is_players = group.who == Who::white || group.who == Who::black;
    return told_of(group, kSawIt) != nullptr && group.does(ActWord::touch) && !is_players &&
           std::ranges::any_of(line.read.acts, is_touch);
}

/// "admits the check", where a mate is claimed.
bool admits_only_a_check(const SaidGroup& group) {
    return group.does(ActWord::concede) && (group.has(Manner::gives_check) || group.has(Manner::in_check));
}

}  // namespace

bool names_draw(const SaidGroup& group) {
    constexpr std::string_view kDraw[] = {"draw", "remis", "1/2", "half", "peace", "split", "point"};
    const std::string said = lower(group.text);
    const auto words = compared(group.text);
    return std::ranges::any_of(kDraw, [&](std::string_view word) {
        return said.find(word) != std::string::npos || std::ranges::find(words, word) != words.end();
    });
}

bool plays_on(const SaidGroup& group) {
    constexpr std::string_view kGoesOn = "on", kContinues = "continue";
    const auto words = compared(group.text);
    return !words.empty() && (words.back() == kGoesOn || words.back() == kContinues);
}

Result<void> check_what_is_meant(const LineSoFar& line, const SaidGroup& group) {
    if (touches_another_man(line, group))
        return ask("which man was touched first?", "write the men in that order: 'touches Ke1 and Rh1'");
    if (refuses_something_else(line, group))
        return ask("what was refused: is that what is demanded of him?",
                   "write 'refuses to comply' where it is; anything else behind 'note:'");
    if (admits_only_a_check(group) || may_admit_either(line, group))
        return ask("what does he admit?", "write 'admits it' of what is claimed; anything else behind 'note:'");
    if (const auto clear = check_what_he_has_to_do(line, group); !clear) return clear;
    if (leaves_a_man_elsewhere(line, group)) return ask("what was taken?", "write 'Bc4xf7 without taking off the man'");
    if (lies_elsewhere(group))
        return ask("where was the device?", "write 'in his pocket' where he carried it, 'in his bag' or 'elsewhere'");
    if (misses_new_piece(line, group) && !leaves_pawn(line))
        return ask("missing since the start, or only since then?",
                   "write 'men missing at the start'; a man that was only lost on the way, behind 'note:'");
    if (misses_new_piece(line, group))
        return ask("missing since the start, or only for the pawn?",
                   "write 'men missing at the start'; a piece that nobody has at hand, behind 'note:'");
    if (says_that_a_touch_was_seen(line, group))
        return ask("what did the arbiter see?", "write 'the arbiter saw it' behind the act that he saw");
    if (stands_wrong_since(line, group))
        return ask("wrong since the start, or only since then?",
                   "write 'men set up wrongly at the start'; that they were not put back right, behind 'note:'");
    const bool is_handshake = group.does(ActWord::offer_draw) && has_any_word(group, {"handshake"});
    if (is_handshake)
        return ask("what was meant by it, or taken to be meant?",
                   "write 'offers a draw', 'agrees to a draw' or 'resigns' in its place, or put it behind 'note:'");
    return {};
}

bool changes_nothing(const LineSoFar& line, const SaidGroup& group) {
    return denies_it_all(group) || admits_what_is_told(line, group);
}

}  // namespace jadoube::desk
