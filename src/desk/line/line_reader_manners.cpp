#include "desk/line/line_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/elements/settling.hpp"

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

}  // namespace

Result<void> LineReader::take_intent(bool deliberate, const SaidGroup& group) {
    if (auto* touch = last_act<adjudicate::Touch>()) {
        const bool is_listed = std::ranges::any_of(
            group.operands, [](const Element& one) { return one.is(Link::also) && one.text == kListComma; });
        const bool is_one_more = group.verb == nullptr && !group.operands.empty();
        if (touch->squares.size() > 1 && !deliberate && (is_listed || is_one_more))
            return ask("were all touched so, or only the last?", std::string(kTouchesApart));
        auto* before = group.who == Who::both ? touch_before_last() : nullptr;
        if (before != nullptr && touch->squares.size() > 1)
            return ask("were all touched so, or only the last?", std::string(kTouchesApart));
        const auto meant = before == nullptr ? Result<void>() : mean_touch(*before, deliberate);
        return meant ? mean_touch(*touch, deliberate) : meant;
    }
    const bool is_press = last_act<adjudicate::Press>() != nullptr && (last_mover_ || names_clock(group));
    if (is_press) return note(group.text), Result<void>();  // it counts, however it came
    const auto* done = last_act<adjudicate::Happening>();
    if (done == nullptr || done->is_found()) return ask("what was done so?", "write it behind the act");
    return set("deliberate", rules::Value(deliberate));
}

/// "white touches f3; black touches f6; both by accident": the first of the two.
adjudicate::Touch* LineReader::touch_before_last() {
    const auto touch = std::find_if(std::next(read_.acts.rbegin()), read_.acts.rend(),
                                    [](const Act& act) { return std::holds_alternative<adjudicate::Touch>(act.what); });
    return touch == read_.acts.rend() ? nullptr : &std::get<adjudicate::Touch>(touch->what);
}

Result<void> LineReader::mean_touch(adjudicate::Touch& touch, bool deliberate) {
    if (touch.deliberate && *touch.deliberate != deliberate) return ask("on purpose, or by accident?", "tell it once");
    touch.deliberate = deliberate;
    return {};
}

/// Pointed out where it was told before, perhaps after a reply, it is of the move that was made so.
Result<void> LineReader::take_two_hands(const SaidGroup& group) {
    if (group.does(ActWord::point_out) && std::ranges::any_of(read_.acts, made_with_two_hands)) return {};
    for (auto act = read_.acts.rbegin(); act != read_.acts.rend(); ++act) {
        if (auto* move = std::get_if<adjudicate::MoveMan>(&act->what)) return move->two_hands = true, Result<void>();
        if (auto* castle = std::get_if<adjudicate::Castle>(&act->what)) return castle->two_hands = true, Result<void>();
        const bool is_pressed_or_objected = std::holds_alternative<adjudicate::Press>(act->what) ||
                                            std::holds_alternative<adjudicate::PointOut>(act->what);
        if (!is_pressed_or_objected) break;
    }
    return ask("what was done with two hands?", "write the move before it");
}

/// Of the press that was told so, else of the last one by another than who points it out.
Result<void> LineReader::take_other_hand_pointed_out() {
    const auto press_of = [](Act& act) { return std::get_if<adjudicate::Press>(&act.what); };
    const Person by = read_.acts.back().by;
    const bool is_told = std::ranges::any_of(
        read_.acts, [&](Act& act) { return press_of(act) != nullptr && press_of(act)->other_hand; });
    if (is_told) return {};
    const auto press = std::find_if(read_.acts.rbegin(), read_.acts.rend(),
                                    [&](Act& act) { return press_of(act) != nullptr && act.by != by; });
    if (press == read_.acts.rend())
        return ask("what was done with the other hand?", "write 'presses the clock with the other hand'");
    return press_of(*press)->other_hand = true, Result<void>();
}

Result<void> LineReader::take_held(const SaidGroup& group) {
    if (last_act<adjudicate::PlaceMan>() != nullptr) return {};
    if (last_act<adjudicate::Castle>() != nullptr) return take_castling_held(group);
    auto* move = last_act<adjudicate::MoveMan>();
    if (move != nullptr && move->piece)
        return ask("was the pawn still held, or the new piece?",
                   "write 'b7-b8 not released' of the pawn, and of the piece 'b7-b8, names a queen'");
    if (move == nullptr || move->taken || move->two_hands)
        return ask("what was still held?", "write the move before it");
    const adjudicate::PlaceMan place{move->step, false};
    Act& held = read_.acts.back();
    board_ = before_last_;
    const auto taken = is_capture_told_ && board_.now() ? board_.now()->board.at(place.step.second) : std::nullopt;
    if (taken && adjudicate::color_of(held.by) == !taken->color) {  // he has that man in his hand too
        held.what = adjudicate::Touch{{place.step.first, place.step.second}, rules::NoticeTime::none, true};
        read_.acts.push_back({held.by, place});
    } else {
        held.what = place;
    }
    just_moved_.reset();
    return {};
}

Result<void> LineReader::take_check(const SaidGroup& group) {
    if (!board_.now()) return set("in_check", rules::Value(true));
    const auto by = player(group);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool has_moved = !read_.acts.empty() && adjudicate::is_move(read_.acts.back()) &&
                           read_.acts.back().by == adjudicate::person_of(*by);
    const auto& before = before_last_.now();  // "castles 0-0, in check"
    const bool was_before = has_moved && before && chess::is_king_attacked(*before, *by);
    if (was_in_check_ || was_before || chess::is_king_attacked(*board_.now(), *by)) return {};
    return ask(fmt::format("{} is not in check", chess::name_of(*by)), "is the position right?");
}

/// "Bb5 check": seen on the board, where that is known.
Result<void> LineReader::take_check_given(const SaidGroup& group) {
    const bool is_of_him = group.who && group.verb == nullptr && group.operands.empty();
    const bool is_said = is_of_him && (group.stop == ":" || group.stop == kSpeech);
    if (is_said) return push(group, Unnamed::ask, adjudicate::SayCheck{});
    const auto who = is_of_him ? person(*group.who) : Result<Person>(Person::both);
    if (!who) return tl::unexpected<Error>(who.error());
    if (is_of_him && adjudicate::color_of(*who) != last_mover_)
        return ask("does he say check, or is he in check?", "write 'says check', or 'in check'");
    if (!last_mover_) return ask("which move gave check?", "write it before: 'white Bb5 check'");
    if (board_.now() && !chess::is_king_attacked(*board_.now(), !*last_mover_))
        return ask("that is no check", "write the move alone; of what somebody only says: 'white says check'");
    return note(std::string(row_of(Manner::gives_check)->says)), Result<void>();
}

void LineReader::take_said_illegal() {
    if (untold_move_) return;
    is_said_illegal_ = true;
    if (!last_mover_) return;
    const auto move = std::find_if(read_.acts.rbegin(), read_.acts.rend(), adjudicate::is_move);
    const bool castles = move != read_.acts.rend() && std::holds_alternative<adjudicate::Castle>(move->what);
    move_said_illegal_ = MoveSaidIllegal{last_legal_, castles};
}

/// A hand held out, a King laid down: what it means is told, or asked.
Result<void> LineReader::take_gesture(const SaidGroup& group) {
    if (group.who) (void)person(*group.who);
    if (tells_answer_) return note(group.text), Result<void>();
    const auto* claim = last_act<adjudicate::Claim>();
    if (claim != nullptr && claim->ground == rules::Ground::checkmate)
        return push(group, Unnamed::ask, adjudicate::Concede{});
    if (ends_game(board_.now())) return note(group.text), Result<void>();
    return ask("what was meant by it, or taken to be meant?",
               "write 'offers a draw', 'agrees to a draw' or 'resigns' in its place, or put it behind 'note:'");
}

/// A device: with "switched off" it tells where the device was.
Result<void> LineReader::take_in_bag(const SaidGroup& group) {
    const bool is_named = group.who && group.verb == nullptr && *group.who != Who::both;
    const auto by = is_named ? person(*group.who).map([](Person who) { return std::optional(who); })
                             : Result<std::optional<Person>>(std::nullopt);
    if (!by) return tl::unexpected<Error>(by.error());
    note(group.text);
    const auto act = act_told_of(kDevicePlace, *by);
    if (act) in_bag_.insert(*act);
    return {};
}

/// Of a move written down before a claim.
Result<void> LineReader::take_not_made() {
    if (!written_.empty()) return {};
    const auto* claim = last_act<adjudicate::Claim>();
    if (claim != nullptr && !claim->intended.empty()) return {};
    return ask("which move was not made?", "write 'writes Qe4, not made, claims threefold'");
}

Result<void> LineReader::take_order_unknown() {
    if (auto* touch = last_act<adjudicate::Touch>()) return touch->order_known = false, Result<void>();
    if (last_act<adjudicate::FlagFalls>() == nullptr)
        return ask("which came first?",
                   "write what came first before the other, or 'order not known' of touches and flags");
    const auto falls = [](const Act& act) { return std::holds_alternative<adjudicate::FlagFalls>(act.what); };
    if (std::ranges::count_if(read_.acts, falls) < 2)
        return ask("which came first?",
                   "write what came first before the other; of two flags 'both flags down, order unknown'");
    return set("first_flag", std::string(rules::kCannotBeEstablished));
}

Result<void> LineReader::take_other_hand(const SaidGroup& group) {
    if (group.does(ActWord::point_out)) return take_other_hand_pointed_out();
    if (auto* press = last_act<adjudicate::Press>()) return press->other_hand = true, Result<void>();
    return ask("what was done with the other hand?", "write 'presses the clock with the other hand'");
}

/// Of a man moved, or of a move taken back: "takes back Qh5 after letting go".
Result<void> LineReader::take_let_go() {
    const bool is_of_move = last_act<adjudicate::Retract>() != nullptr || last_act<adjudicate::MoveMan>() != nullptr ||
                            last_act<adjudicate::Castle>() != nullptr;
    return is_of_move ? Result<void>() : ask("where was the man let go?", "write the move before it");
}

bool LineReader::is_of_man_moved(const SaidGroup& group) {
    const auto* move = last_act<adjudicate::MoveMan>();
    const auto men = men_in(group, std::nullopt);
    const bool is_handled = group.has(Manner::still_held) || group.has(Manner::let_go);
    const bool is_one = men && men->size() == 1;
    const auto* castle = last_act<adjudicate::Castle>();
    if (castle != nullptr && is_handled && is_one)
        return men->front().role == chess::Role::rook || men->front().role == chess::Role::king;
    if (!is_handled || move == nullptr || !men || men->size() != 1) return false;
    const chess::Square stands_on = move->step.second;
    const auto moved = board_.now() ? board_.now()->board.at(stands_on) : std::nullopt;
    const auto& [role, square] = std::pair(men->front().role, men->front().square);
    return (!square || *square == stands_on) && (!role || !moved || moved->role == *role);
}

Result<void> LineReader::take_side_castled(const SaidGroup& group) {
    if (group.has(Manner::wants)) return {};
    const bool is_told = group.verb != nullptr || !group.operands.empty();
    if (last_act<adjudicate::Castle>() != nullptr && is_told) return {};
    return ask("what was castled?", "write 'castles short' or 'castles long'");
}

Result<void> LineReader::take_manner(Manner manner, const SaidGroup& group) {
    using rules::NoticeTime;
    switch (manner) {
        case Manner::on_purpose: return take_intent(true, group);
        case Manner::by_accident: return take_intent(false, group);
        case Manner::notice: return take_notice(std::nullopt, group);
        case Manner::notice_before: return take_notice(NoticeTime::before, group);
        case Manner::notice_at_once: return take_notice(NoticeTime::at_once, group);
        case Manner::notice_late: return take_notice(NoticeTime::late, group);
        case Manner::notice_none: return take_notice(NoticeTime::none, group);
        case Manner::two_hands: return take_two_hands(group);
        case Manner::still_held: return take_held(group);
        case Manner::in_check: return take_check(group);
        case Manner::gives_check: return take_check_given(group);
        case Manner::is_illegal: return take_said_illegal(), Result<void>();
        case Manner::is_legal: return is_said_legal_ = true, Result<void>();
        case Manner::twice:
            if (group.who) (void)person(*group.who);
            return moves_twice_ = true, Result<void>();
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
        case Manner::at_once:
        case Manner::wants: return {};
        case Manner::gesture: return take_gesture(group);
        case Manner::in_bag: return take_in_bag(group);
        case Manner::outside_game: return take_outside_game(group);
        case Manner::start_time: return note(group.text), Result<void>();
        case Manner::crossed_out:
            if (!written_.empty()) note(std::exchange(written_, {}));
            is_written_down_ = false;
            return note(group.text), Result<void>();
        case Manner::rook_first: return take_rook_first();
        case Manner::ignores_check:
            if (group.who) (void)person(*group.who);
            return note(group.text), Result<void>();
        case Manner::not_replaced:
        case Manner::man_left: return take_left(manner, group);
        case Manner::not_made: return take_not_made();
        case Manner::order_unknown: return take_order_unknown();
        case Manner::other_hand: return take_other_hand(group);
        case Manner::let_go: return take_let_go();
        case Manner::increment: return take_increment(group);
        case Manner::clock_shows:
            return group.clock.empty() && !group.time ? ask("what does the clock show?", "write it as 0:05:58")
                                                      : Result<void>();
        case Manner::in_passing:
            if (last_act<adjudicate::MoveMan>() != nullptr && !group.operands.empty()) return {};
            return ask("which capture in passing?", "write it with the move: 'moves e5xd6 in passing'");
        case Manner::without_rook: return group.has(Manner::wants) ? Result<void>() : without_rook(group);
        case Manner::king_side:
        case Manner::queen_side: return take_side_castled(group);
    }
    return {};
}

Result<void> LineReader::take_increment(const SaidGroup& group) {
    if (!group.time) return ask("how much is added with each move?", "write 'increment of 30s'");
    if (const auto has = set("has_increment", rules::Value(true)); !has) return has;
    return set("increment_ms", rules::Value(group.time->count));
}

/// "left the building, 20 min gone": how long it was.
Result<void> LineReader::take_time_of_absence(const SaidGroup& group) {
    const auto* done = last_act<adjudicate::Happening>();
    const bool is_away = done != nullptr && done->kind() == rules::Kind::conduct_leave;
    const bool is_late = done != nullptr && done->kind() == rules::Kind::conduct_absent;
    if (is_away && !read_.facts.contains("away_ms")) return set("away_ms", rules::Value(group.time->count));
    if (is_late && !read_.facts.contains("late_ms")) return set("late_ms", rules::Value(group.time->count));
    return ask("what is the time of?", "write 'late 35 min', or a clock as 0:05:58");
}

/// Two numbers may be hours and minutes, or minutes and seconds.
Result<void> LineReader::take_clock(const SaidGroup& group) {
    const bool is_plain = group.verb == nullptr && group.operands.empty() && group.object == nullptr;
    if (!is_plain && !group.has(Manner::clock_shows))
        return ask("what is the time of?", "write it apart: 'white's clock shows 0:05:58'");
    const auto* done = last_act<adjudicate::Happening>();
    const bool is_recorders = !group.who && done != nullptr && done->kind() == rules::Kind::conduct_recording;
    if (is_recorders) {  // "white stopped writing, 8 min left"
        SaidGroup his = group;
        his.who = read_.acts.back().by == Person::white ? Who::white : Who::black;
        return adjudicate::color_of(read_.acts.back().by) ? take_clock(his)
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
    const auto who = person(*group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto color = adjudicate::color_of(*who);
    if (!color || read_.clocks[*color])
        return ask("whose clock?", "write 'white's clock shows 0:05:58', once for each");
    read_.clocks[*color] = *time;
    const auto fell = [&](chess::Color side) {
        return std::ranges::any_of(read_.acts, [&](const Act& act) {
            return act.by == adjudicate::person_of(side) && std::holds_alternative<adjudicate::FlagFalls>(act.what);
        });
    };
    if (time->count != 0 || fell(*color)) return {};  // who has no time left has overstepped it
    if (fell(!*color))
        return ask("did both flags fall, and which first?", "write 'white's flag falls; black's flag falls'");
    add({*who, adjudicate::FlagFalls{}});
    return {};
}

}  // namespace jadoube::desk
