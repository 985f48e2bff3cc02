// What a player wants otherwise than he has begun, puts back or takes back.
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

bool is_of_men(const Act& act) {
    return adjudicate::is_move(act) || std::holds_alternative<adjudicate::PlaceMan>(act.what) ||
           std::holds_alternative<adjudicate::Touch>(act.what);
}

/// What can be taken back.
bool may_be_retracted(const Act& act) {
    return is_of_men(act) || adjudicate::offers_draw(act) || std::holds_alternative<adjudicate::Claim>(act.what) ||
           std::holds_alternative<adjudicate::Resign>(act.what) || std::holds_alternative<adjudicate::Agree>(act.what);
}

}  // namespace

/// "wants to play d2-d3": of a move made, that he wants to alter it; of a man touched, nothing that he has done. What
/// he wants is kept as a remark.
Result<void> LineReader::wish(const SaidGroup& group) {
    const auto who = actor(group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_of_men = group.verb == nullptr || std::get_if<ActWord>(&group.verb->meaning) != nullptr;
    const auto* word = group.verb == nullptr ? nullptr : std::get_if<ActWord>(&group.verb->meaning);
    const bool is_only_wished = word != nullptr && !read_.acts.empty() && read_.acts.back().by == *who &&
                                (*word == ActWord::offer_draw || *word == ActWord::resign);
    if (is_only_wished) return note(group.text), Result<void>();  // "resigned, wanted to offer a draw"
    const bool is_others = !read_.acts.empty() && adjudicate::color_of(*who) && group.who &&
                           adjudicate::color_of(read_.acts.back().by) == !*adjudicate::color_of(*who) &&
                           (std::holds_alternative<adjudicate::Touch>(read_.acts.back().what) ||
                            std::holds_alternative<adjudicate::Happening>(read_.acts.back().what)) &&
                           is_of_men && (!group.operands.empty() || (word != nullptr && *word == ActWord::move));
    if (is_others) {  // "opp wants Ke2": that the other plays it
        note(group.text);
        add({*who, adjudicate::PointOut{}});
        return {};
    }
    if (!is_of_men || group.object != nullptr)
        return ask("what does he want?", "write what he did, and the rest behind 'note:'");
    if (read_.acts.empty()) return note(group.text), Result<void>();  // what he wanted before he did anything
    const bool is_last = !read_.acts.empty() && read_.acts.back().by == *who;
    const bool has_moved =
        is_last && (last_act<adjudicate::MoveMan>() != nullptr || last_act<adjudicate::Castle>() != nullptr);
    const bool has_touched =
        is_last && (last_act<adjudicate::Touch>() != nullptr || last_act<adjudicate::PlaceMan>() != nullptr);
    const bool has_done = has_moved || has_touched;
    const bool only_plays = group.operands.empty() && (group.verb == nullptr || group.does(ActWord::move));
    if (!has_done && only_plays) return note(group.text), Result<void>();  // came late, and "wants to play"
    if (!has_done) return ask("what has he done that he wants to alter?", "write first what was touched or moved");
    const auto* move = last_act<adjudicate::MoveMan>();
    const bool is_on_last_rank = move != nullptr && (move->step.second.rank() == 0 || move->step.second.rank() == 7);
    const bool wants_piece = group.operands.size() == 1 && group.operands.front().as<chess::Role>() != nullptr;
    const bool is_in_hand = read_.remark.find("spare") != std::string::npos;  // and not on its square
    if (has_moved && is_on_last_rank && wants_piece && is_in_hand) return note(group.text), Result<void>();
    if (has_moved && is_on_last_rank && wants_piece)
        return ask("which piece was put or named before?", "write 'promotes to a queen' or 'names a queen' before it");
    note(group.text);
    if (has_moved) add({*who, adjudicate::Retract{}});
    return {};
}

/// "takes back Qh5": with the move, where it was not told before.
Result<void> LineReader::retract_named(const SaidGroup& group) {
    const auto who = actor(group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool has_moved =
        std::ranges::any_of(read_.acts, [&](const Act& act) { return act.by == *who && adjudicate::is_move(act); });
    SaidGroup made = group;
    made.manners.clear();
    if (has_moved) return ask("which move was taken back?", "write it first with its squares, then 'takes it back'");
    if (const auto moved = move(made); !moved) return moved;
    return push(group, Unnamed::on_turn, adjudicate::Retract{});
}

/// "takes it back" is of the last act of his that can be: a move, an offer or a claim. "Takes back" behind a capture
/// may be one more.
Result<void> LineReader::retract(const SaidGroup& group) {
    const auto who = actor(group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    if (!group.operands.empty()) return retract_named(group);
    const auto is_his = [&](const Act& act) { return act.by == *who; };
    if (last_mover_ && std::ranges::none_of(read_.acts, is_his))
        return ask("whose move was taken back?", "write white or black before it");
    const auto is_open = [&](const Act& act) {  // an offer that was declined no longer is
        return !adjudicate::offers_draw(act) || std::ranges::none_of(read_.acts, [&](const Act& answer) {
            return &answer > &act && std::holds_alternative<adjudicate::Refuse>(answer.what);
        });
    };
    const std::string said = lower(group.text);
    constexpr std::string_view kTheMove = "move", kZug = "zug", kBack = "back", kWithdraws = "withdr";
    const bool names_move = said.find(kTheMove) != std::string::npos || said.find(kZug) != std::string::npos;
    const auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), [&](const Act& act) {
        return (act.by == *who || act.by == Person::both) && may_be_retracted(act) && is_open(act) &&
               !(names_move && !is_of_men(act));
    });
    const bool is_bare = said.ends_with(kBack) && said.find(' ') == said.rfind(' ');  // "takes back"
    const bool may_leave = last == read_.acts.rend() && said.find(kWithdraws) != std::string::npos && !names_move;
    if (may_leave)
        return ask("what does he withdraw, or does he leave the event?",
                   "write first what he offered or claimed, or 'withdraws from the tournament'");
    const bool is_capture =
        group.stop.empty() && last != read_.acts.rend() && last->by == *who && adjudicate::is_move(*last) && is_bare;
    if (is_capture)
        return ask("does he take a man, or take his move back?", "write 'takes the move back', or only the move");
    if (last == read_.acts.rend() || is_of_men(*last)) return push(group, Unnamed::on_turn, adjudicate::Retract{});
    const bool is_offer = std::holds_alternative<adjudicate::OfferDraw>(last->what) ||
                          std::holds_alternative<adjudicate::Claim>(last->what);
    if (is_offer) return push(group, Unnamed::on_turn, adjudicate::Claim{rules::Ground::withdrawal, {}});
    return ask("what does he take back?", "the game was over with it: write what he says behind 'note:'");
}

/// "takes d2-d3 back": the last move, which was his.
bool LineReader::names_last_move(const SaidGroup& group, Person who) const {
    const auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), adjudicate::is_move);
    const auto* move = last == read_.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    if (move == nullptr || last->by != who || group.operands.size() != 2) return false;
    const std::string& text = group.operands.back().text;
    const auto [from, to] = move->step;
    return group.operands.back().kind == Element::Kind::move && text.find(to_text(from)) != std::string::npos &&
           text.ends_with(to_text(to));
}

/// "puts it back", "back to f3": of a man that was only touched it is a remark.
Result<void> LineReader::put_back(const SaidGroup& group) {
    const auto who = actor(group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool takes = std::ranges::any_of(group.operands, [](const Element& one) { return one.is(Link::taking); });
    if (takes && names_last_move(group, *who)) return add({*who, adjudicate::Retract{}}), Result<void>();
    if (takes) return ask("what then, was it touched or taken off?", "write 'touches the knight g8', or the move");
    const bool is_last = !read_.acts.empty() && read_.acts.back().by == *who;
    const auto* move = last_act<adjudicate::MoveMan>();
    const auto* touch = last_act<adjudicate::Touch>();
    const auto stands = [&](const Element& operand) {
        const bool has_square = operand.kind == Element::Kind::square || operand.kind == Element::Kind::move;
        if (!has_square) return operand.is(Link::to) || operand.as<chess::Role>() != nullptr;
        constexpr std::size_t kSquare = 2;
        const auto square = chess::square_named(operand.text.substr(operand.text.size() - kSquare));
        if (move != nullptr) return square == move->step.first;
        return touch != nullptr && square == touch->squares.back();
    };
    if (is_last && !std::ranges::all_of(group.operands, stands))
        return ask("where was the man put?", "write it as a move, with both squares");
    const bool is_board = !is_last || move != nullptr || touch != nullptr || last_act<adjudicate::Castle>() != nullptr;
    if (!is_board && !group.operands.empty()) return ask("what was put back?", "write first what was touched or moved");
    note(group.text);
    const bool has_moved = is_last && (move != nullptr || last_act<adjudicate::Castle>() != nullptr);
    if (has_moved) add({*who, adjudicate::Retract{}});
    return {};
}

}  // namespace jadoube::desk
