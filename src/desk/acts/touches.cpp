#include "desk/acts/touches.hpp"

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/facts.hpp"
#include "desk/acts/manners.hpp"
#include "desk/acts/moves.hpp"
#include "desk/acts/notice.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/told/facts_of_acts.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

namespace {

tl::unexpected<Error> either_touch_or_move() {
    return tl::unexpected<Error>(
        question("was it touched as well, or was it a move?", {}, "write 'touches ... and ...', or 'moves ...'"));
}

std::optional<Color> color_told(Who who) {
    if (who == Who::white) return Color::white;
    return who == Who::black ? std::optional(Color::black) : std::nullopt;
}

/// "Bc4", "the bishop c4", as a move would be written.
std::optional<std::string> text_of_man(const SaidGroup& group) {
    const auto& operands = group.operands;
    if (operands.size() == 1) return operands.front().text;
    const auto* role = operands.size() == 2 ? operands.front().as<chess::Role>() : nullptr;
    if (role == nullptr || operands.back().kind != Element::Kind::square) return std::nullopt;
    const bool is_pawn = *role == chess::Role::pawn;
    return (is_pawn ? "" : std::string(1, chess::letter_of(*role))) + operands.back().text;
}

bool is_over(const Element& operand) {
    constexpr std::string_view kOver[] = {"over", "above"};
    return operand.is(Link::to) && std::ranges::find(kOver, lower(operand.text)) != std::end(kOver);
}

/// On no board it is not seen whose men they are: as the line tells it, where it does so of all of them.
void count_by_side(LineSoFar& line, const std::vector<ManNamed>& men, Color by) {
    Act& act = line.read.acts.back();
    const auto& squares = std::get<adjudicate::Touch>(act.what).squares;
    const auto count = static_cast<std::int64_t>(std::set(squares.begin(), squares.end()).size());
    for (const auto& side : {std::pair(by, kOwnTouched), std::pair(!by, kEnemyTouched)})
        if (std::ranges::all_of(men, [&](const ManNamed& man) { return man.side == side.first; }))
            act.facts[side.second] = {rules::Value(count)};
    for (const ManNamed& man : men)
        if (man.side && (act.facts.empty() || man.role)) note(line, man.text);
}

/// "touches Nf3, then black's e5": a man of the other player, which he cannot have moved.
bool names_enemy(const LineSoFar& line, const SaidGroup& group) {
    const auto by = line.read.acts.empty() ? std::nullopt : adjudicate::color_of(line.read.acts.back().by);
    const auto men = by ? men_in(group, by) : tl::unexpected<Error>(Error{});
    return men && men->size() == 1 && men->front().side == !*by && !group.has(Manner::promotes);
}

/// With the touch before it; of what was done by accident and what was not, each is a touch of its own.
Result<void> touch_one_more(LineSoFar& line, Color by, chess::Square square, const SaidGroup& group) {
    auto& before = std::get<adjudicate::Touch>(line.read.acts.back().what);
    const bool is_other = before.deliberate == false || (before.deliberate && group.has(Manner::by_accident));
    if (is_other)
        add(line, {adjudicate::person_of(by), adjudicate::Touch{.squares = {square}}});
    else
        before.squares.push_back(square);
    for (const char* fact : {kOwnTouched, kEnemyTouched}) line.read.acts.back().facts.erase(fact);
    return {};
}

/// "grabs it again": the man that he moved or touched last.
Result<void> touch_again(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return act.by == *who && (std::holds_alternative<adjudicate::MoveMan>(act.what) ||
                                  std::holds_alternative<adjudicate::Touch>(act.what));
    });
    const auto* move = last == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    const auto* touch = last == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::Touch>(&last->what);
    const auto words = compared(group.text);
    const bool holds =
        std::ranges::find(words, "hold") != words.end() || std::ranges::find(words, "holds") != words.end();
    if (holds && move != nullptr && last == line.read.acts.rbegin()) return take_held(line, group);
    const bool is_one = touch != nullptr && touch->squares.size() == 1;
    if (move == nullptr && !is_one)
        return tl::unexpected<Error>(
            question(std::string(kWhichMen), group.text, "write each with its square: touches Nf3 and Bc4"));
    adjudicate::Touch again;
    again.squares.push_back(move != nullptr ? move->step.second : touch->squares.front());
    add(line, {*who, std::move(again)});
    line.just_moved.reset();
    return {};
}

/// "touches king and rook, wants to castle long": the rook of that side.
std::optional<chess::Square> rook_to_castle(const LineSoFar& line, const ManNamed& man, Color by) {
    const bool is_open = man.role == chess::Role::rook && !man.square && (!man.side || man.side == by);
    if (!is_open || !line.castles_short || !line.board.now()) return std::nullopt;
    const auto deed = line.board.castling_of(man.text, by, *line.castles_short);
    const auto* castle = deed ? std::get_if<adjudicate::Castle>(&*deed) : nullptr;
    return castle != nullptr && castle->rook ? std::optional(castle->rook->first) : std::nullopt;
}

/// "not legal (Bg4)": a man in brackets that stands where it is said to stand.
bool stands_so(const LineSoFar& line, const SaidGroup& group) {
    if (group.stop != "(" || !line.board.now() || group.who || group.operands.size() > 2) return false;
    const auto men = men_in(group, std::nullopt);
    if (!men || men->size() != 1 || !men->front().square || !men->front().role) return false;
    return std::ranges::any_of(std::array{&line.board, &line.before_last}, [&](const LineBoard* board) {
        const auto there = board->now()->board.at(*men->front().square);
        return there && there->role == *men->front().role;
    });
}

/// "W flag down, B has a pawn": what is enough to mate.
bool has_left_men(const LineSoFar& line, const SaidGroup& group, bool of_same) {
    const bool is_over = std::ranges::any_of(line.read.acts, [&](const Act& act) {
        const bool ends = std::holds_alternative<adjudicate::FlagFalls>(act.what) ||
                          std::holds_alternative<adjudicate::Resign>(act.what);
        return ends && group.who && adjudicate::color_of(act.by) && color_told(*group.who) &&
               (adjudicate::color_of(act.by) == color_told(*group.who)) == of_same;
    });
    bool is_enough = false;
    for (const Element& operand : group.operands) {
        const auto* role = operand.as<chess::Role>();
        if (role == nullptr && !operand.is(Link::also)) return false;
        is_enough = is_enough || (role != nullptr && (*role == chess::Role::pawn || *role == chess::Role::rook ||
                                                      *role == chess::Role::queen));
    }
    return is_over && is_enough;
}

}  // namespace

Result<void> touch(LineSoFar& line, const SaidGroup& group) {
    const auto by = player(line, group);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_again = group.operands.empty() && group.verb != nullptr;
    if (is_again) return touch_again(line, group);
    const auto men = men_in(group, by.value());
    if (!men) return tl::unexpected<Error>(men.error());
    adjudicate::Touch touch;
    for (const ManNamed& man : *men) {
        const auto castling = rook_to_castle(line, man, *by);
        const auto square = castling ? Result<chess::Square>(*castling) : line.board.square_of(man, *by);
        if (!square) return tl::unexpected<Error>(square.error());
        const auto there = line.board.now() ? line.board.now()->board.at(*square) : std::nullopt;
        const bool is_enemy = there ? there->color != *by : man.side && *man.side != *by;
        const bool is_open = group.is_passive || (!man.side && line.colors.empty());
        if (!group.who && is_enemy && is_open) return ask("who touched it?", "write white or black before it");
        touch.squares.push_back(*square);
    }
    touch.said = notice_for(line, *by);
    add(line, {adjudicate::person_of(*by), std::move(touch)});
    if (!line.board.is_known()) count_by_side(line, *men, *by);
    return {};
}

/// Men or a move and no verb: a move, or one more man of the touch before it.
Result<void> group_of_men(LineSoFar& line, const SaidGroup& group) {
    const bool is_own_rest = has_left_men(line, group, true);
    if (is_own_rest) return note(line, group.text), Result<void>();
    if (has_left_men(line, group, false)) return tell(line, {"opponents_force", std::string_view("more")}, group);
    if (stands_so(line, group)) return note(line, group.text), Result<void>();
    if (follows_notice(line, group) && men_in(group, std::nullopt)) return touch(line, group);
    const auto* before = line.read.acts.empty() ? nullptr : std::get_if<adjudicate::Touch>(&line.read.acts.back().what);
    if (before != nullptr && !group.who && names_enemy(line, group)) {
        const auto by = adjudicate::color_of(line.read.acts.back().by);
        const auto man = men_in(group, by);
        const auto square = man ? line.board.square_of(man->front(), by) : tl::unexpected<Error>(man.error());
        return square ? touch_one_more(line, *by, *square, group) : tl::unexpected<Error>(square.error());
    }
    const auto text = before == nullptr || group.who ? std::nullopt : text_of_man(group);
    if (!text) return move(line, group);
    const auto men = men_in(group, std::nullopt);
    if (!men) return move(line, group);
    const auto by = adjudicate::color_of(line.read.acts.back().by);
    if (!line.board.is_known() || !by) return either_touch_or_move();
    const auto same = line.board.move_of(*text, *by, false);
    const auto* moved = same ? std::get_if<adjudicate::MoveMan>(&*same) : nullptr;
    const bool is_of_it = moved != nullptr && before->squares.size() == 1 && moved->step.first == before->squares[0];
    if (is_of_it) return move(line, group);  // with the man that he has in his hand
    const auto square = line.board.square_of(men->front(), *by);
    const auto named = move_in(group, line.board, *by);
    const auto made = named ? line.board.move_of(named->text, *by, false).map_error([](Error) { return 0; })
                            : tl::expected<WhatDone, int>(tl::unexpect, 0);
    const bool is_playable = made && line.board.is_legal(*made, *by) == true;
    if (square && !is_playable) return touch_one_more(line, *by, *square, group);
    if (square || !is_playable) return either_touch_or_move();
    return move(line, group);
}

/// "took Nc3": a man of his own, which he cannot capture.
bool takes_own_in_hand(const LineSoFar& line, const SaidGroup& group, Color by) {
    if (group.operands.size() < 2 || !group.operands.front().is(Link::taking) || !line.board.now()) return false;
    SaidGroup man = group;
    man.operands.erase(man.operands.begin());
    const auto men = men_in(man, by);
    if (!men || men->size() != 1 || !men->front().square || men->front().side) return false;
    const auto square = line.board.square_of(men->front(), by);
    const auto there = square ? line.board.now()->board.at(*square) : std::nullopt;
    return there && there->color == by;
}

/// "holds the rook over d4".
bool is_held_over(const SaidGroup& group) {
    return group.does(ActWord::touch) && std::ranges::any_of(group.operands, is_over);
}

Result<void> hold_over(LineSoFar& line, const SaidGroup& group) {
    if (const auto moved = move(line, group); !moved) return moved;
    return take_held(line, group);
}

/// What the whole line tells, which its parts may need: the side of castling, the one player who is named, two moves
/// running.
void look_ahead(LineSoFar& line, const std::vector<SaidGroup>& groups) {
    std::set<bool> sides;
    std::set<Color> colors;
    for (const SaidGroup& group : groups) {
        line.moves_twice = line.moves_twice || group.has(Manner::twice);
        if (group.has(Manner::king_side)) sides.insert(true);
        if (group.has(Manner::queen_side)) sides.insert(false);
        for (const Element& operand : group.operands) {
            const bool castles = operand.kind == Element::Kind::move && operand.text.find_first_of("0Oo") == 0;
            if (castles) sides.insert(std::ranges::count(operand.text, '-') == 1);
        }
        const auto* ground = group.object == nullptr ? nullptr : std::get_if<rules::Ground>(&group.object->meaning);
        const bool is_of_flag =
            group.does(ActWord::flag_falls) || (ground != nullptr && *ground == rules::Ground::flag);
        line.brings_flag = line.brings_flag || (is_of_flag && group.who && *group.who != Who::spectator);
        line.tells_answer = line.tells_answer || group.does(ActWord::agree) || group.does(ActWord::resign);
        if (group.who == Who::white) colors.insert(Color::white);
        if (group.who == Who::black) colors.insert(Color::black);
    }
    if (sides.size() == 1) line.castles_short = *sides.begin();
    if (colors.size() == 1) line.only_color = *colors.begin();
}

}  // namespace jadoube::desk
