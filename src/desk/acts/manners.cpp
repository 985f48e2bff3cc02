#include "desk/acts/manners.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/captures.hpp"
#include "desk/acts/castling.hpp"
#include "desk/acts/claims.hpp"
#include "desk/acts/later.hpp"
#include "desk/acts/notice.hpp"
#include "desk/elements/settling.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kListComma = ",", kDevicePlace = "device_place",
                           kTouchesApart = "write 'touches Nf3 and Bc4 by accident', or each touch apart, parted by ;";

bool names_clock(const SaidGroup& group) {
    constexpr std::string_view kClock = "clock";
    return lower(group.text).find(kClock) != std::string::npos;
}

bool made_with_two_hands(const Act& act) {
    const auto* move = std::get_if<adjudicate::MoveMan>(&act.what);
    const auto* castle = std::get_if<adjudicate::Castle>(&act.what);
    return (move != nullptr && move->two_hands) || (castle != nullptr && castle->two_hands);
}

/// Mate or stalemate stands on the board.
bool ends_game(const std::optional<chess::Setup>& setup) {
    const auto position = setup ? chess::Position::from(*setup) : tl::unexpected<Error>(Error{});
    return position && (position->is_checkmate() || position->is_stalemate());
}

/// "white touches f3; black touches f6; both by accident": the first of the two.
adjudicate::Touch* touch_before_last(LineSoFar& line) {
    const auto touch = std::find_if(std::next(line.read.acts.rbegin()), line.read.acts.rend(),
                                    [](const Act& act) { return std::holds_alternative<adjudicate::Touch>(act.what); });
    return touch == line.read.acts.rend() ? nullptr : &std::get<adjudicate::Touch>(touch->what);
}

Result<void> mean_touch(adjudicate::Touch& touch, bool deliberate) {
    if (touch.deliberate && *touch.deliberate != deliberate) return ask("on purpose, or by accident?", "tell it once");
    touch.deliberate = deliberate;
    return {};
}

Result<void> take_intent(LineSoFar& line, bool deliberate, const SaidGroup& group) {
    if (auto* touch = line.last_act<adjudicate::Touch>()) {
        const bool is_listed = std::ranges::any_of(
            group.operands, [](const Element& one) { return one.is(Link::also) && one.text == kListComma; });
        const bool is_one_more = group.verb == nullptr && !group.operands.empty();
        if (touch->squares.size() > 1 && !deliberate && (is_listed || is_one_more))
            return ask("were all touched so, or only the last?", std::string(kTouchesApart));
        auto* before = group.who == Who::both ? touch_before_last(line) : nullptr;
        if (before != nullptr && touch->squares.size() > 1)
            return ask("were all touched so, or only the last?", std::string(kTouchesApart));
        const auto meant = before == nullptr ? Result<void>() : mean_touch(*before, deliberate);
        return meant ? mean_touch(*touch, deliberate) : meant;
    }
    if (!deliberate)
        if (const auto counts = check_press_counts(line); !counts) return counts;
    const bool is_press = line.last_act<adjudicate::Press>() != nullptr && (line.last_mover || names_clock(group));
    if (is_press) return note(line, group.text), Result<void>();  // it counts, however it came
    const auto* done = line.last_act<adjudicate::Happening>();
    if (done == nullptr || done->is_found()) return ask("what was done so?", "write it behind the act");
    return set(line, "deliberate", rules::Value(deliberate));
}

/// Pointed out where it was told before, perhaps after a reply, it is of the move that was made so.
Result<void> take_two_hands(LineSoFar& line, const SaidGroup& group) {
    if (group.does(ActWord::point_out) && std::ranges::any_of(line.read.acts, made_with_two_hands)) return {};
    if (group.does(ActWord::press))
        return ask("what was done with two hands?", "write it with the move: 'castles 0-0 with two hands, presses'");
    for (auto act = line.read.acts.rbegin(); act != line.read.acts.rend(); ++act) {
        const bool is_anothers = act->by != line.read.acts.back().by && !raises(line.read.acts.back());
        if (is_anothers) break;
        if (auto* move = std::get_if<adjudicate::MoveMan>(&act->what)) return move->two_hands = true, Result<void>();
        if (auto* castle = std::get_if<adjudicate::Castle>(&act->what)) return castle->two_hands = true, Result<void>();
        const bool is_pressed_or_objected = std::holds_alternative<adjudicate::Press>(act->what) ||
                                            std::holds_alternative<adjudicate::PointOut>(act->what);
        if (!is_pressed_or_objected) break;
    }
    return ask("what was done with two hands?", "write the move before it");
}

/// Of the press that was told so, else of the last one by another than who points it out.
Result<void> take_other_hand_pointed_out(LineSoFar& line) {
    const auto press_of = [](Act& act) { return std::get_if<adjudicate::Press>(&act.what); };
    const Person by = line.read.acts.back().by;
    const bool is_told = std::ranges::any_of(
        line.read.acts, [&](Act& act) { return press_of(act) != nullptr && press_of(act)->other_hand; });
    if (is_told) return {};
    const auto press = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(),
                                    [&](Act& act) { return press_of(act) != nullptr && act.by != by; });
    if (press == line.read.acts.rend())
        return ask("what was done with the other hand?", "write 'presses the clock with the other hand'");
    return press_of(*press)->other_hand = true, Result<void>();
}

Result<void> take_check(LineSoFar& line, const SaidGroup& group) {
    if (!line.board.now()) return set(line, "in_check", rules::Value(true));
    const auto by = player(line, group);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool has_moved = !line.read.acts.empty() && adjudicate::is_move(line.read.acts.back()) &&
                           line.read.acts.back().by == adjudicate::person_of(*by);
    const auto& before = line.before_last.now();  // "castles 0-0, in check"
    const bool was_before = has_moved && before && chess::is_king_attacked(*before, *by);
    if (line.was_in_check || was_before || chess::is_king_attacked(*line.board.now(), *by)) return {};
    return ask(fmt::format("{} is not in check", chess::name_of(*by)), "is the position right?");
}

/// "Bb5 check": seen on the board, where that is known.
Result<void> take_check_given(LineSoFar& line, const SaidGroup& group) {
    const bool is_of_him = group.who && group.verb == nullptr && group.operands.empty();
    const bool is_said = is_of_him && (group.stop == ":" || group.stop == kSpeech);
    if (is_said) return push(line, group, Unnamed::ask, adjudicate::SayCheck{});
    const auto who = is_of_him ? person(line, *group.who) : Result<Person>(Person::both);
    if (!who) return tl::unexpected<Error>(who.error());
    if (is_of_him && adjudicate::color_of(*who) != line.last_mover)
        return ask("does he say check, or is he in check?", "write 'says check', or 'in check'");
    if (!line.last_mover) return ask("which move gave check?", "write it before: 'white Bb5 check'");
    if (line.board.now() && !chess::is_king_attacked(*line.board.now(), !*line.last_mover))
        return ask("that is no check", "write the move alone; of what somebody only says: 'white says check'");
    return note(line, std::string(row_of(Manner::gives_check)->says)), Result<void>();
}

void take_said_illegal(LineSoFar& line) {
    if (line.untold_move) return;
    line.is_said_illegal = true;
    if (!line.last_mover) return;
    const auto move = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), adjudicate::is_move);
    const bool castles = move != line.read.acts.rend() && std::holds_alternative<adjudicate::Castle>(move->what);
    line.move_said_illegal = MoveSaidIllegal{line.last_legal, castles};
}

/// A hand held out, a King laid down: what it means is told, or asked.
Result<void> take_gesture(LineSoFar& line, const SaidGroup& group) {
    if (group.who) (void)person(line, *group.who);
    if (line.tells_answer) return note(line, group.text), Result<void>();
    const auto* claim = line.last_act<adjudicate::Claim>();
    if (claim != nullptr && claim->ground == rules::Ground::checkmate)
        return push(line, group, Unnamed::ask, adjudicate::Concede{});
    if (ends_game(line.board.now())) return note(line, group.text), Result<void>();
    return ask("what was meant by it, or taken to be meant?",
               "write 'offers a draw', 'agrees to a draw' or 'resigns' in its place, or put it behind 'note:'");
}

/// A device: with "switched off" it tells where the device was.
Result<void> take_in_bag(LineSoFar& line, const SaidGroup& group) {
    const bool is_named = group.who && group.verb == nullptr && *group.who != Who::both;
    const auto by = is_named ? person(line, *group.who).map([](Person who) { return std::optional(who); })
                             : Result<std::optional<Person>>(std::nullopt);
    if (!by) return tl::unexpected<Error>(by.error());
    note(line, group.text);
    const auto act = act_told_of(line, kDevicePlace, *by);
    if (act) line.in_bag.insert(*act);
    return {};
}

/// Of a move written down before a claim.
Result<void> take_not_made(LineSoFar& line) {
    if (!line.written.empty()) return {};
    const auto* claim = line.last_act<adjudicate::Claim>();
    if (claim != nullptr && !claim->intended.empty()) return {};
    return ask("which move was not made?", "write 'writes Qe4, not made, claims threefold'");
}

Result<void> take_order_unknown(LineSoFar& line) {
    if (auto* touch = line.last_act<adjudicate::Touch>()) return touch->order_known = false, Result<void>();
    if (line.last_act<adjudicate::FlagFalls>() == nullptr)
        return ask("which came first?",
                   "write what came first before the other, or 'order not known' of touches and flags");
    const auto falls = [](const Act& act) { return std::holds_alternative<adjudicate::FlagFalls>(act.what); };
    if (std::ranges::count_if(line.read.acts, falls) < 2)
        return ask("which came first?",
                   "write what came first before the other; of two flags 'both flags down, order unknown'");
    return set(line, "first_flag", std::string(rules::kCannotBeEstablished));
}

Result<void> take_other_hand(LineSoFar& line, const SaidGroup& group) {
    if (group.does(ActWord::point_out)) return take_other_hand_pointed_out(line);
    if (auto* press = line.last_act<adjudicate::Press>()) return press->other_hand = true, Result<void>();
    return ask("what was done with the other hand?", "write 'presses the clock with the other hand'");
}

/// Of a man moved, or of a move taken back: "takes back Qh5 after letting go".
Result<void> take_let_go(LineSoFar& line) {
    const bool is_of_move = line.last_act<adjudicate::Retract>() != nullptr ||
                            line.last_act<adjudicate::MoveMan>() != nullptr ||
                            line.last_act<adjudicate::Castle>() != nullptr;
    return is_of_move ? Result<void>() : ask("where was the man let go?", "write the move before it");
}

Result<void> take_side_castled(LineSoFar& line, const SaidGroup& group) {
    if (group.has(Manner::wants)) return {};
    const bool is_told = group.verb != nullptr || !group.operands.empty();
    if (line.last_act<adjudicate::Castle>() != nullptr && is_told) return {};
    return ask("what was castled?", "write 'castles short' or 'castles long'");
}

Result<void> take_increment(LineSoFar& line, const SaidGroup& group) {
    if (!group.time) return ask("how much is added with each move?", "write 'increment of 30s'");
    if (const auto has = set(line, "has_increment", rules::Value(true)); !has) return has;
    return set(line, "increment_ms", rules::Value(group.time->count));
}

}  // namespace

bool is_press_without_move(const LineSoFar& line) {
    return line.last_act<adjudicate::Press>() != nullptr &&
           adjudicate::color_of(line.read.acts.back().by) != line.last_mover;
}

Result<void> check_press_counts(const LineSoFar& line) {
    if (!is_press_without_move(line)) return {};
    return ask("does it count as a press, or was that nothing?",
               "write 'presses the clock' alone where it counts; else put it behind 'note:'");
}

Result<void> take_held(LineSoFar& line, const SaidGroup& group) {
    if (line.last_act<adjudicate::PlaceMan>() != nullptr) return {};
    if (line.last_act<adjudicate::Castle>() != nullptr) return take_castling_held(line, group);
    auto* move = line.last_act<adjudicate::MoveMan>();
    if (move != nullptr && move->piece)
        return ask("was the pawn still held, or the new piece?",
                   "write 'b7-b8 not released' of the pawn, and of the piece 'b7-b8, names a queen'");
    if (move == nullptr || move->taken || move->two_hands)
        return ask("what was still held?", "write the move before it");
    const adjudicate::PlaceMan place{move->step, false};
    Act& held = line.read.acts.back();
    line.board = line.before_last;
    const auto taken =
        line.is_capture_told && line.board.now() ? line.board.now()->board.at(place.step.second) : std::nullopt;
    if (taken && adjudicate::color_of(held.by) == !taken->color) {  // he has that man in his hand too
        held.what = adjudicate::Touch{{place.step.first, place.step.second}, rules::NoticeTime::none, true};
        line.read.acts.push_back({held.by, place});
    } else {
        held.what = place;
    }
    line.just_moved.reset();
    return {};
}

bool is_of_man_moved(LineSoFar& line, const SaidGroup& group) {
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const auto men = men_in(group, std::nullopt);
    const bool is_handled = group.has(Manner::still_held) || group.has(Manner::let_go);
    const bool is_one = men && men->size() == 1;
    const auto* castle = line.last_act<adjudicate::Castle>();
    if (castle != nullptr && is_handled && is_one)
        return men->front().role == chess::Role::rook || men->front().role == chess::Role::king;
    if (!is_handled || move == nullptr || !men || men->size() != 1) return false;
    const chess::Square stands_on = move->step.second;
    const auto moved = line.board.now() ? line.board.now()->board.at(stands_on) : std::nullopt;
    const auto& [role, square] = std::pair(men->front().role, men->front().square);
    return (!square || *square == stands_on) && (!role || !moved || moved->role == *role);
}

Result<void> take_manner(LineSoFar& line, Manner manner, const SaidGroup& group) {
    using rules::NoticeTime;
    switch (manner) {
        case Manner::on_purpose: return take_intent(line, true, group);
        case Manner::by_accident: return take_intent(line, false, group);
        case Manner::notice: return take_notice(line, std::nullopt, group);
        case Manner::notice_before: return take_notice(line, NoticeTime::before, group);
        case Manner::notice_at_once: return take_notice(line, NoticeTime::at_once, group);
        case Manner::notice_late: return take_notice(line, NoticeTime::late, group);
        case Manner::notice_none: return take_notice(line, NoticeTime::none, group);
        case Manner::two_hands: return take_two_hands(line, group);
        case Manner::still_held: return take_held(line, group);
        case Manner::in_check: return take_check(line, group);
        case Manner::gives_check: return take_check_given(line, group);
        case Manner::is_illegal: return take_said_illegal(line), Result<void>();
        case Manner::is_legal: return line.is_said_legal = true, Result<void>();
        case Manner::twice:
            if (group.who) (void)person(line, *group.who);
            return line.moves_twice = true, Result<void>();
        case Manner::remark:
        case Manner::noticed:
        case Manner::put_back:
        case Manner::adjusts:
        case Manner::right_hand:  // settled before
        case Manner::left_hand:
        case Manner::promotes:
        case Manner::queens:
        case Manner::default_time:  // with its time: taken where it is read
        case Manner::moves_later:   // with its words: taken where they are read
        case Manner::played_on:
        case Manner::result_written:
        case Manner::at_once:
        case Manner::wants: return {};
        case Manner::gesture: return take_gesture(line, group);
        case Manner::in_bag: return take_in_bag(line, group);
        case Manner::outside_game: return take_outside_game(line, group);
        case Manner::start_time: return note(line, group.text), Result<void>();
        case Manner::crossed_out:
            if (!line.written.empty()) note(line, std::exchange(line.written, {}));
            line.is_written_down = false;
            return note(line, group.text), Result<void>();
        case Manner::rook_first: return take_rook_first(line);
        case Manner::ignores_check:
            if (group.who) (void)person(line, *group.who);
            return note(line, group.text), Result<void>();
        case Manner::not_replaced:
        case Manner::man_left: return take_left(line, manner, group);
        case Manner::not_made: return take_not_made(line);
        case Manner::order_unknown: return take_order_unknown(line);
        case Manner::other_hand: return take_other_hand(line, group);
        case Manner::let_go: return take_let_go(line);
        case Manner::increment: return take_increment(line, group);
        case Manner::clock_shows:
            return group.clock.empty() && !group.time ? ask("what does the clock show?", "write it as 0:05:58")
                                                      : Result<void>();
        case Manner::in_passing:
            if (line.last_act<adjudicate::MoveMan>() != nullptr && !group.operands.empty()) return {};
            return ask("which capture in passing?", "write it with the move: 'moves e5xd6 in passing'");
        case Manner::without_rook: return group.has(Manner::wants) ? Result<void>() : without_rook(line, group);
        case Manner::king_side:
        case Manner::queen_side: return take_side_castled(line, group);
    }
    return {};
}

/// "left the building, 20 min gone": how long it was.
Result<void> take_time_of_absence(LineSoFar& line, const SaidGroup& group) {
    const auto* done = line.last_act<adjudicate::Happening>();
    const bool is_away = done != nullptr && done->kind() == rules::Kind::conduct_leave;
    const bool is_late = done != nullptr && done->kind() == rules::Kind::conduct_absent;
    if (is_away && !line.read.facts.contains("away_ms")) return set(line, "away_ms", rules::Value(group.time->count));
    if (is_late && !line.read.facts.contains("late_ms")) return set(line, "late_ms", rules::Value(group.time->count));
    return ask("what is the time of?", "write 'late 35 min', or a clock as 0:05:58");
}

/// Two numbers may be hours and minutes, or minutes and seconds.
Result<void> take_clock(LineSoFar& line, const SaidGroup& group) {
    const bool is_plain = group.verb == nullptr && group.operands.empty() && group.object == nullptr;
    if (!is_plain && !group.has(Manner::clock_shows))
        return ask("what is the time of?", "write it apart: 'white's clock shows 0:05:58'");
    const auto* done = line.last_act<adjudicate::Happening>();
    const bool is_recorders = !group.who && done != nullptr && done->kind() == rules::Kind::conduct_recording;
    if (is_recorders) {  // "white stopped writing, 8 min left"
        SaidGroup his = group;
        his.who = line.read.acts.back().by == Person::white ? Who::white : Who::black;
        return adjudicate::color_of(line.read.acts.back().by) ? take_clock(line, his)
                                                              : ask("whose clock?", "write white or black");
    }
    if (!group.who) return ask("whose clock?", "write 'white's clock shows 0:05:58'");
    const auto time = group.clock.empty() ? Result<Millis>(*group.time) : parse_millis(group.clock);
    if (!time) return tl::unexpected<Error>(question(time.error().message, group.clock, time.error().hint));
    const auto colons = std::ranges::count(group.clock, ':');
    const auto first = parse_int(group.clock.substr(0, group.clock.find(':'))).value_or(0);
    constexpr std::int64_t kMostHours = 9;
    if (*group.who == Who::both && time->count == 0)
        return ask("did both flags fall, and which first?", "write 'white's flag falls; black's flag falls'");
    if (colons == 1 && first <= kMostHours && time->count != 0) {
        return ask(fmt::format("is {} hours and minutes, or minutes and seconds?", group.clock),
                   fmt::format("write {}:00 or 0:{}, and the other clock so too", group.clock,
                               (first < 10 && group.clock.find(':') == 1 ? "0" : "") + group.clock));
    }
    const auto who = person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto color = adjudicate::color_of(*who);
    if (!color || line.read.clocks[*color])
        return ask("whose clock?", "write 'white's clock shows 0:05:58', once for each");
    line.read.clocks[*color] = *time;
    const auto fell = [&](chess::Color side) {
        return std::ranges::any_of(line.read.acts, [&](const Act& act) {
            return act.by == adjudicate::person_of(side) && std::holds_alternative<adjudicate::FlagFalls>(act.what);
        });
    };
    if (time->count != 0 || fell(*color)) return {};  // who has no time left has overstepped it
    if (fell(!*color))
        return ask("did both flags fall, and which first?", "write 'white's flag falls; black's flag falls'");
    if (auto shown = show_flag_of_claim(line, color)) return *std::move(shown);
    add(line, {*who, adjudicate::FlagFalls{}});
    return {};
}

}  // namespace jadoube::desk
