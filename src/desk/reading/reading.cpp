#include "desk/reading/reading.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/another_time.hpp"
#include "desk/acts/beside_play.hpp"
#include "desk/acts/castling.hpp"
#include "desk/acts/claims.hpp"
#include "desk/acts/conduct.hpp"
#include "desk/acts/demands.hpp"
#include "desk/acts/facts.hpp"
#include "desk/acts/later.hpp"
#include "desk/acts/manners.hpp"
#include "desk/acts/moves.hpp"
#include "desk/acts/objections.hpp"
#include "desk/acts/promotions.hpp"
#include "desk/acts/touches.hpp"
#include "desk/acts/what_is_meant.hpp"
#include "desk/acts/wishes.hpp"
#include "desk/acts/words.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/groups/settling_groups.hpp"
#include "desk/reading/corrections.hpp"
#include "desk/reading/letters.hpp"
#include "desk/reading/told_how.hpp"
#include "desk/reading/turns.hpp"
#include "desk/reading/whole.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kBut = "but";
constexpr std::string_view kMoveWritten = "move_written";

/// "j'adoube after touching Rd8".
bool has_notice(const SaidGroup& group) {
    return group.has(Manner::notice_before) || group.has(Manner::notice_at_once) || group.has(Manner::notice_late) ||
           group.has(Manner::notice_none);
}

/// "writes Qe4", "intends Qe4".
bool writes_move(const SaidGroup& group) {
    if (group.operands.size() == 2 && group.operands.front().is(Link::with)) return true;
    return group.operands.size() == 1 && std::ranges::any_of(group.told, [](const Saying* told) {
               const auto* fact = std::get_if<Told>(&told->meaning);
               return fact != nullptr && fact->fact == kMoveWritten;
           });
}

/// "says queen".
bool says_piece(const SaidGroup& group) {
    constexpr std::string_view kClaims = "claim";
    const bool is_claimed = lower(group.text).find(kClaims) != std::string::npos;
    return group.object == nullptr && group.operands.size() == 1 && !is_claimed &&
           group.operands.front().as<chess::Role>() != nullptr;
}

bool is_kind(const SaidGroup& group, rules::Kind kind) {
    const auto* did = group.verb == nullptr ? nullptr : std::get_if<Did>(&group.verb->meaning);
    return did != nullptr && did->kind == kind;
}
bool is_absence(const SaidGroup& group) {
    return is_kind(group, rules::Kind::conduct_absent);
}

/// "not pressed", "before pressing".
bool tells_no_press(const Saying& saying) {
    const auto* told = std::get_if<Told>(&saying.meaning);
    return told != nullptr && told->fact == kPressedFact &&
           told->value == std::variant<bool, int, std::string_view>(false);
}

/// "in his hand": of a phone, or of a man.
bool tells_place(const Saying* saying) {
    constexpr std::string_view kPlace = "device_place";
    const auto* told = std::get_if<Told>(&saying->meaning);
    return told != nullptr && told->fact == kPlace;
}
bool has_move_with_squares(const SaidGroup& group) {
    constexpr std::size_t kLetterAndSquare = 3;
    return std::ranges::any_of(group.operands, [](const Element& one) {
        return one.is(Link::taking) || (one.kind == Element::Kind::move && one.text.size() > kLetterAndSquare);
    });
}

bool brings_move(const SaidGroup& group) {
    return group.does(ActWord::castle) ||
           std::ranges::any_of(group.operands, [](const Element& one) { return one.kind == Element::Kind::move; });
}

/// "..., 20 min gone".
bool tells_only_time(const SaidGroup& group) {
    return !group.who && group.verb == nullptr && group.object == nullptr && group.operands.empty() &&
           group.manners.empty() && group.told.empty() && group.clock.empty();
}

/// "overlooks the check", "leaves his king in check".
bool speaks_of_check(const SaidGroup& group) {
    constexpr std::string_view kCheck = "check";
    const auto words = compared(group.text);
    return std::ranges::find(words, kCheck) != words.end();
}

Error located(Error error, const SaidGroup& group) {
    if (error.where.empty()) error.where = group.text;
    return error;
}

/// Who is named alone before it did it: "white then ...", "white in time but ...". Asked where it may be another.
Result<void> settle_who(std::vector<SaidGroup>& groups, std::size_t at) {
    SaidGroup& group = groups[at];
    const SaidGroup* before = at > 0 ? &groups[at - 1] : nullptr;
    const bool is_lone = before != nullptr && before->has_only_a_person() && !group.who && !group.is_only_remarked();
    const bool is_contrast =
        before != nullptr && lower(group.stop) == kBut && !group.who && before->who && before->is_only_remarked();
    if (is_lone || is_contrast) group.who = before->who;
    const auto ask_of_group = [&](std::string what, std::string hint) {
        return tl::unexpected<Error>(question(std::move(what), group.text, std::move(hint)));
    };
    const bool is_call = is_lone && group.stop == ":" && group.does(ActWord::flag_falls);  // "white: flag"
    if (is_call) return ask_of_group("whose flag fell, and who says so?", "write 'black's flag falls; white claims'");
    if (!group.has_only_a_person()) return {};
    if (at + 1 == groups.size()) return ask_of_group("what did he do?", "write it behind the name");
    if (!groups[at + 1].who) return {};
    return ask_of_group("what did he do, or does he only say the rest?",
                        "write what happened, and 'points it out' for who says so");
}

Result<void> take_default_time(LineSoFar& line, const Element& manner) {
    if (!manner.time) return ask("how long is the default time?", "write 'default time of 30 min'");
    return set(line, "default_time_ms", rules::Value(manner.time->count));
}

Result<void> take_manners(LineSoFar& line, const SaidGroup& group, bool is_call) {
    for (const Element& manner : group.manners) {
        const bool is_demanded =
            group.does(ActWord::demand) && (manner.is(Manner::is_legal) ||  // "the correct move"
                                            manner.is(Manner::promotes) || manner.is(Manner::not_replaced));
        const bool is_called = (is_call || group.of_record) && manner.is(Manner::is_illegal);
        if (is_called || is_demanded) continue;
        const auto took = manner.is(Manner::default_time)     ? take_default_time(line, manner)
                          : manner.is(Manner::moves_later)    ? take_later(line, manner.text, group)
                          : manner.is(Manner::played_on)      ? play_on(line, manner.text)
                          : manner.is(Manner::result_written) ? write_result(line, manner.text, group)
                          : manner.is(Manner::at_once)        ? take_at_once(line, manner.text)
                                                              : take_manner(line, *manner.as<Manner>(), group);
        if (!took) return took;
    }
    return {};
}

/// The times and clocks that were told with it.
Result<void> take_times(LineSoFar& line, const SaidGroup& group) {
    if (is_absence(group) && !group.clock.empty())
        return ask("how long after the start did he come?", "write it in minutes: 'white late 31 min'");
    const bool uses_time = group.has(Manner::increment) || is_kind(group, rules::Kind::conduct_leave) ||
                           group.has(Manner::clock_shows) || is_absence(group);
    if (group.time && !uses_time && tells_only_time(group)) return take_time_of_absence(line, group);
    if (group.time && !uses_time) return ask("what is the time of?", "write 'late 35 min', or a clock as 0:05:58");
    if (!group.clock.empty() || (group.time && group.has(Manner::clock_shows))) return take_clock(line, group);
    return {};
}

Result<void> name_only(LineSoFar& line, const SaidGroup& group) {
    const auto who = person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    return {};
}

Result<void> act(LineSoFar& line, const SaidGroup& group, ActWord word) {
    if (is_held_over(group)) return hold_over(line, group);
    if (is_said_beside_play(group, word)) return say_beside_play(line, group, word);
    const bool has_operands = word == ActWord::touch || word == ActWord::retract || word == ActWord::move ||
                              word == ActWord::castle || word == ActWord::name || word == ActWord::claim ||
                              word == ActWord::seal || word == ActWord::offer_draw || word == ActWord::demand ||
                              word == ActWord::point_out;
    if (!has_operands && !group.operands.empty())
        return ask("what is it of?", "write it as an act of its own, parted by ;");
    using namespace adjudicate;
    switch (word) {
        case ActWord::touch: return touch(line, group);
        case ActWord::move: return move(line, group);
        case ActWord::castle: return castle(line, group);
        case ActWord::name: return name_piece(line, group);
        case ActWord::claim: return says_piece(group) ? name_piece(line, group) : claim(line, group);
        case ActWord::find: return find(line, group);
        case ActWord::point_out: return point_out(line, group);
        case ActWord::seal: return seal(line, group);
        case ActWord::press: return press(line, group);
        case ActWord::retract: return retract(line, group);
        case ActWord::say_check: return push(line, group, Unnamed::on_turn, SayCheck{});
        case ActWord::offer_draw: return offer(line, group);
        case ActWord::give_notice: return push(line, group, Unnamed::on_turn, GiveNotice{});
        case ActWord::agree: return agree(line, group);
        case ActWord::refuse: return decline(line, group);
        case ActWord::resign: return push(line, group, Unnamed::named_last, Resign{});
        case ActWord::concede: return push(line, group, Unnamed::ask, Concede{});
        case ActWord::demand: return demand(line, group);
        case ActWord::flag_falls: return flag_falls(line, group);
        case ActWord::adjourn:
        case ActWord::open:
            if (!group.who && lower(group.text).starts_with("adjourned game"))
                return note(line, group.text), Result<void>();
            if (!group.who) return add(line, {Person::arbiter, Adjournment{word}}), Result<void>();
            return push(line, group, Unnamed::ask, Adjournment{word});
        default: break;
    }
    return ask("it cannot be told in a line", "tell it with --act");
}

/// The act of the group, if it tells one.
Result<void> act_of(LineSoFar& line, const SaidGroup& group) {
    if (group.has(Manner::wants)) return wish(line, group);
    const auto put = names_new_piece(line, group) ? std::nullopt : new_piece_put(line, group);
    if (put) return put_new_piece(line, put->first, put->second, group);
    const bool is_promotion =
        !group.does(ActWord::demand) &&
        (group.has(Manner::promotes) || group.has(Manner::queens) || names_new_piece(line, group));
    if (is_promotion) return promote(line, group);
    const bool has_move =
        std::ranges::any_of(group.operands, [](const Element& one) { return one.kind == Element::Kind::move; });
    const bool is_of_pawn_told =
        group.operands.size() != 1 || leaves_pawn(line);  // "b8 without promoting" makes the move
    if (group.verb == nullptr && group.has(Manner::not_replaced) && !has_move && is_of_pawn_told)
        return {};  // "pawn left on b8"
    const bool is_put = group.verb == nullptr || (group.does(ActWord::move) && group.operands.size() == 1);
    if (is_put && group.has(Manner::put_back)) return put_back(line, group);
    const bool is_in_hand = group.verb == nullptr && !group.operands.empty() && !has_move_with_squares(group) &&
                            std::ranges::any_of(group.told, tells_place);
    if (is_in_hand) return touch(line, group);  // "has Bc4 in his hand"
    const bool adjusts = group.has(Manner::adjusts) && (group.verb == nullptr || group.does(ActWord::move));
    if (adjusts && !group.operands.empty()) return touch(line, group);
    if (tells_end_of_his_move(line, group)) return move_that_ends(line, group);
    if (notices_later(line, group)) return point_out(line, group);
    if (is_noticed_later_by_nobody(line, group))
        return ask("who points it out?", "write 'black points it out 3 moves later'");
    if (group.verb == nullptr && group.object != nullptr) return claim(line, group);
    if (group.verb == nullptr && group.operands.empty()) return {};
    if (group.verb == nullptr && writes_move(group)) return written_move(line, group);
    if (group.verb == nullptr && has_notice(group)) return touch(line, group);
    if (group.verb == nullptr && is_of_man_moved(line, group)) return {};  // "still holds the knight"
    if (group.verb == nullptr) return group_of_men(line, group);
    if (const auto* did = std::get_if<Did>(&group.verb->meaning)) return conduct(line, group, did->kind);
    if (std::get_if<Found>(&group.verb->meaning) != nullptr) return found(line, group, *group.verb, std::nullopt);
    const auto acted = act(line, group, std::get<ActWord>(group.verb->meaning));
    for (const Told& also : group.verb->also)
        if (const auto told = acted ? tell(line, also, group) : acted; !told) return told;
    return acted;
}

}  // namespace

Result<LineRead> read_groups(LineSoFar& line, std::vector<SaidGroup> groups) {
    if (const auto ordered = order_touches(line, groups); !ordered) return tl::unexpected<Error>(ordered.error());
    look_ahead(line, groups);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        SaidGroup& group = groups[i];
        if (const auto named = settle_who(groups, i); !named) return tl::unexpected<Error>(named.error());
        if (is_castled_in_parts(groups, i)) {
            const auto castled = castle_in_parts(line, group, groups[i + 1], groups[i + 2]);
            if (!castled) return tl::unexpected<Error>(located(castled.error(), group));
            i += 2;
            continue;
        }
        settle_answer(line, group);
        line.is_move_to_come =
            std::any_of(groups.begin() + static_cast<std::ptrdiff_t>(i) + 1, groups.end(),
                        [&](const SaidGroup& later) { return later.who == group.who && brings_move(later); });
        const bool tells_order = i + 1 < groups.size() && groups[i + 1].tells_only_order();
        if (tells_order && group.does(ActWord::flag_falls) && group.who == Who::both) {
            SaidGroup& order = groups[i + 1];
            group.manners.insert(group.manners.end(), order.manners.begin(), order.manners.end());
            group.told.insert(group.told.end(), order.told.begin(), order.told.end());
        }
        const std::size_t acts_before = line.read.acts.size();
        const std::size_t noted_before = line.read.remark.size();
        if (const auto took = take_corrected(line, group); !took)
            return tl::unexpected<Error>(first_asked(line, located(took.error(), group)));
        const bool is_aside = line.read.acts.size() == acts_before && line.read.remark.size() > noted_before;
        if (is_aside && group.who)
            if (const auto who = person(line, *group.who))
                line.said_aside.push_back({*who, acts_before, speaks_of_check(group)});
    }
    if (const auto whole = check_whole(line); !whole) return tl::unexpected<Error>(whole.error());
    place_findings(line);
    return std::move(line.read);
}

Result<void> take(LineSoFar& line, const SaidGroup& group) {
    if (group.has_only_a_person()) return name_only(line, group);
    const bool tells_start = group.has(Manner::start_time) && group.verb == nullptr;
    if (tells_start) return note(line, group.text), Result<void>();
    const bool names_piece = group.stop == kSpeech && group.verb == nullptr && says_piece(group) && group.who;
    if (names_piece) return name_piece(line, group);  // white: "queen!"
    if (const auto told = check_how_it_is_told(line, group); !told) return told;
    if (const auto clear = check_what_is_meant(line, group); !clear) return clear;
    if (changes_nothing(line, group)) return note(line, group.text), Result<void>();
    see_check_before(line, group);
    if (const auto clear = check_letter(line, group); !clear) return clear;
    const bool is_call = calls_illegal(line, group);
    const auto acted = is_call ? call_illegal(line, group) : read_on_board_meant(line, group, act_of);
    if (!acted) return acted;
    if (const auto passed = pass_moves_told_before(line); !passed) return passed;
    if (const auto when = check_when(line, group); !when) return when;
    if (const auto meant = check_meant(line, group); !meant) return meant;
    if (const auto turn = check_turn(line, group); !turn) return turn;
    const bool is_remark = group.who && group.is_only_remarked();
    if (is_remark) line.is_carried = false;
    if (is_remark) note(line, group.text);
    if (const auto his = check_of(line, group); !his) return his;
    if (const auto how = take_manners(line, group, is_call); !how) return how;
    for (const std::string& remark : is_remark ? std::vector<std::string>() : group.remarks)
        if (const auto took = take_remark(line, remark); !took) return took;
    for (const Saying* told : group.told) {
        if (group.does(ActWord::retract) && tells_no_press(*told)) continue;  // "takes it back before pressing"
        const auto took = take_told(line, *told, group);
        if (!took) return took;
    }
    return take_times(line, group);
}

}  // namespace jadoube::desk
