#include "desk/acts/wishes.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/demands.hpp"
#include "desk/acts/moves.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

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

/// "takes d2-d3 back", "takes e5 back", "takes back the capture": his last move.
bool names_last_move(const LineSoFar& line, const SaidGroup& group, Person who) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(),
                                   [&](const Act& act) { return act.by == who && adjudicate::is_move(act); });
    const auto* move = last == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    constexpr std::size_t kLetterAndSquare = 3;
    return move != nullptr && std::ranges::all_of(group.operands, [&](const Element& operand) {
               const auto [from, to] = move->step;
               const std::string& text = operand.text;
               const bool is_place = operand.kind == Element::Kind::move || operand.kind == Element::Kind::square;
               const bool is_short = text.size() <= kLetterAndSquare + (text.find('x') == std::string::npos ? 0 : 1);
               const bool is_it =
                   text.ends_with(to_text(to)) && (is_short || text.find(to_text(from)) != std::string::npos);
               return is_place ? is_it : operand.as<Link>() != nullptr;
           });
}

/// "takes back Qh5": with the move, where it was not told before.
Result<void> retract_named(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool has_moved =
        std::ranges::any_of(line.read.acts, [&](const Act& act) { return act.by == *who && adjudicate::is_move(act); });
    SaidGroup made = group;
    made.manners.clear();
    if (names_last_move(line, group, *who)) return push(line, group, Unnamed::on_turn, adjudicate::Retract{});
    if (has_moved) return ask("which move was taken back?", "write it first with its squares, then 'takes it back'");
    if (const auto moved = move(line, made); !moved) return moved;
    return push(line, group, Unnamed::on_turn, adjudicate::Retract{});
}

/// "black wants a queen" of the pawn that White has left.
std::optional<Result<void>> piece_wanted(LineSoFar& line, const SaidGroup& group, Person who) {
    const bool is_of_other = !line.read.acts.empty() && line.read.acts.back().by != who;
    return is_of_other ? demand_piece(line, group, who) : std::nullopt;
}

/// "both take it back", "white takes it back; black takes his back too": which no law knows.
bool is_agreed(const LineSoFar& line, Person who) {
    const bool is_of_other = line.last_act<adjudicate::Retract>() != nullptr && line.read.acts.back().by != who;
    return line.last_mover && (who == Person::both || is_of_other);
}

}  // namespace

/// "wants to play d2-d3": of a move made, that he wants to alter it; of a man touched, nothing that he has done. What
/// he wants is kept as a remark.
Result<void> wish(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_of_men = group.verb == nullptr || std::get_if<ActWord>(&group.verb->meaning) != nullptr;
    const auto* word = group.verb == nullptr ? nullptr : std::get_if<ActWord>(&group.verb->meaning);
    const bool is_only_wished = word != nullptr && !line.read.acts.empty() && line.read.acts.back().by == *who &&
                                (*word == ActWord::offer_draw || *word == ActWord::resign);
    if (is_only_wished) return note(line, group.text), Result<void>();  // "resigned, wanted to offer a draw"
    const bool is_others = !line.read.acts.empty() && adjudicate::color_of(*who) && group.who &&
                           adjudicate::color_of(line.read.acts.back().by) == !*adjudicate::color_of(*who) &&
                           (std::holds_alternative<adjudicate::Touch>(line.read.acts.back().what) ||
                            std::holds_alternative<adjudicate::Happening>(line.read.acts.back().what)) &&
                           is_of_men && (!group.operands.empty() || (word != nullptr && *word == ActWord::move));
    if (is_others) {  // "opp wants Ke2": that the other plays it
        note(line, group.text);
        add(line, {*who, adjudicate::PointOut{}});
        return {};
    }
    if (auto piece = piece_wanted(line, group, *who)) return *std::move(piece);
    if (!is_of_men || group.object != nullptr)
        return ask("what does he want?", "write what he did, and the rest behind 'note:'");
    if (line.read.acts.empty()) return note(line, group.text), Result<void>();  // what he wanted before he did anything
    const bool is_last = !line.read.acts.empty() && line.read.acts.back().by == *who;
    const bool has_moved =
        is_last && (line.last_act<adjudicate::MoveMan>() != nullptr || line.last_act<adjudicate::Castle>() != nullptr);
    const bool has_touched =
        is_last && (line.last_act<adjudicate::Touch>() != nullptr || line.last_act<adjudicate::PlaceMan>() != nullptr);
    const bool has_done = has_moved || has_touched;
    const bool only_plays = group.operands.empty() && (group.verb == nullptr || group.does(ActWord::move));
    if (!has_done && only_plays) return note(line, group.text), Result<void>();  // came late, and "wants to play"
    if (!has_done) return ask("what has he done that he wants to alter?", "write first what was touched or moved");
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const bool is_on_last_rank = move != nullptr && (move->step.second.rank() == 0 || move->step.second.rank() == 7);
    const bool wants_piece = group.operands.size() == 1 && group.operands.front().as<chess::Role>() != nullptr;
    const bool is_in_hand = line.read.remark.find("spare") != std::string::npos;  // and not on its square
    if (has_moved && is_on_last_rank && wants_piece && is_in_hand) return note(line, group.text), Result<void>();
    if (has_moved && is_on_last_rank && wants_piece)
        return ask("which piece was put or named before?", "write 'promotes to a queen' or 'names a queen' before it");
    note(line, group.text);
    if (has_moved) add(line, {*who, adjudicate::Retract{}});
    return {};
}

/// "takes it back" is of the last act of his that can be: a move, an offer or a claim. "Takes back" behind a capture
/// may be one more.
Result<void> retract(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    if (is_agreed(line, *who)) return ask(std::string(kWithConsent), std::string(kConsentHint));
    if (!group.operands.empty()) return retract_named(line, group);
    const auto is_his = [&](const Act& act) { return act.by == *who; };
    if (line.last_mover && std::ranges::none_of(line.read.acts, is_his))
        return ask("whose move was taken back?", "write white or black before it");
    const auto is_open = [&](const Act& act) {  // an offer that was declined no longer is
        return !adjudicate::offers_draw(act) || std::ranges::none_of(line.read.acts, [&](const Act& answer) {
            return &answer > &act && std::holds_alternative<adjudicate::Refuse>(answer.what);
        });
    };
    const std::string said = lower(group.text);
    constexpr std::string_view kTheMove = "move", kZug = "zug", kBack = "back", kWithdraws = "withdr";
    const bool names_move = said.find(kTheMove) != std::string::npos || said.find(kZug) != std::string::npos;
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return (act.by == *who || act.by == Person::both) && may_be_retracted(act) && is_open(act) &&
               !(names_move && !is_of_men(act));
    });
    const bool is_bare = said.ends_with(kBack) && said.find(' ') == said.rfind(' ');  // "takes back"
    const bool may_leave = last == line.read.acts.rend() && said.find(kWithdraws) != std::string::npos && !names_move;
    if (may_leave)
        return ask("what does he withdraw, or does he leave the event?",
                   "write first what he offered or claimed, or 'withdraws from the tournament'");
    const bool is_capture = group.stop.empty() && last != line.read.acts.rend() && last->by == *who &&
                            adjudicate::is_move(*last) && is_bare;
    if (is_capture)
        return ask("does he take a man, or take his move back?", "write 'takes the move back', or only the move");
    const bool is_of_both = *who == Person::both && last != line.read.acts.rend();
    const bool is_of_nothing = is_of_both || (last == line.read.acts.rend() && !line.read.acts.empty() && !names_move);
    if (is_of_nothing)
        return ask("what does he take back?",
                   "write 'takes the move back', 'withdraws the offer', or what he wants no more behind 'note:'");
    if (last == line.read.acts.rend() || is_of_men(*last))
        return push(line, group, Unnamed::on_turn, adjudicate::Retract{});
    return push(line, group, Unnamed::on_turn, adjudicate::Claim{rules::Ground::withdrawal, {}});
}

/// "puts it back", "back to f3": of a man that was only touched it is a remark.
Result<void> put_back(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool takes = std::ranges::any_of(group.operands, [](const Element& one) { return one.is(Link::taking); });
    const bool is_his_move = takes && names_last_move(line, group, *who);
    if (is_his_move && is_agreed(line, *who)) return ask(std::string(kWithConsent), std::string(kConsentHint));
    if (is_his_move) return add(line, {*who, adjudicate::Retract{}}), Result<void>();
    if (takes) return ask("what then, was it touched or taken off?", "write 'touches the knight g8', or the move");
    const bool is_last = !line.read.acts.empty() && line.read.acts.back().by == *who;
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const auto* touch = line.last_act<adjudicate::Touch>();
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
    const bool is_board =
        !is_last || move != nullptr || touch != nullptr || line.last_act<adjudicate::Castle>() != nullptr;
    if (!is_board && !group.operands.empty()) return ask("what was put back?", "write first what was touched or moved");
    note(line, group.text);
    const bool has_moved = is_last && (move != nullptr || line.last_act<adjudicate::Castle>() != nullptr);
    if (has_moved) add(line, {*who, adjudicate::Retract{}});
    return {};
}

}  // namespace jadoube::desk
