#include "desk/acts/castling.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/facts.hpp"
#include "desk/acts/manners.hpp"
#include "desk/acts/moves.hpp"
#include "desk/elements/settling.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kContrast = "but";

std::optional<adjudicate::Step> step_of(const WhatDone& deed) {
    if (const auto* move = std::get_if<adjudicate::MoveMan>(&deed)) return move->step;
    if (const auto* castle = std::get_if<adjudicate::Castle>(&deed)) return castle->king;
    return std::nullopt;
}

/// "K put on g1", "Kg1": where this man went.
std::optional<chess::Square> arrival_of(const SaidGroup& group, chess::Role role) {
    const bool moves = group.verb == nullptr || std::get_if<ActWord>(&group.verb->meaning) != nullptr;
    std::optional<chess::Square> square;
    bool is_his = false;
    for (const Element& operand : group.operands) {
        const auto* named = operand.as<chess::Role>();
        const auto move = operand.kind == Element::Kind::move ? role_of_letter(operand.text.front()) : std::nullopt;
        if (named != nullptr) is_his = *named == role;
        if (move) is_his = *move == role;
        if (operand.kind == Element::Kind::square) square = chess::square_named(operand.text);
        constexpr std::size_t kSquare = 2;
        if (move && operand.text.size() == kSquare + 1) square = chess::square_named(operand.text.substr(1));
    }
    return moves && is_his ? square : std::nullopt;
}

/// The step of the Rook, where the King went from his square as if to castle.
std::optional<adjudicate::Step> rook_beside(const adjudicate::Step& king, Color by) {
    const bool is_short = king.second > king.first;
    const auto deed = LineBoard(std::nullopt).move_of(is_short ? "0-0" : "0-0-0", by, false);
    const auto* castle = deed ? std::get_if<adjudicate::Castle>(&*deed) : nullptr;
    return castle != nullptr && castle->king == king ? castle->rook : std::nullopt;
}

/// "Rh1-e1", "rook h1 to e1": from where to where.
std::optional<adjudicate::Step> step_told(const SaidGroup& group) {
    std::vector<chess::Square> squares;
    for (const Element& operand : group.operands) {
        const bool is_place = operand.kind == Element::Kind::square || operand.kind == Element::Kind::move;
        for (std::size_t at = 0; is_place && at + 1 < operand.text.size(); ++at)
            if (const auto square = chess::square_named(operand.text.substr(at, 2))) squares.push_back(*square);
    }
    return squares.size() == 2 ? std::optional(adjudicate::Step{squares[0], squares[1]}) : std::nullopt;
}

/// "Rf1" of a second Rook that can go there as the board stands.
bool may_be_another_rook(const LineSoFar& line, const SaidGroup& group, const adjudicate::Step& rook, Color by) {
    if (group.verb != nullptr || !line.board.now()) return false;
    for (const chess::Square from : line.board.now()->board.men({by, chess::Role::rook}))
        if (from != rook.first && line.board.is_legal(adjudicate::MoveMan{{from, rook.second}}, by) == true)
            return true;
    return false;
}

/// The castling that is lawful, where the other one is not.
std::optional<WhatDone> only_castling(const LineSoFar& line, const std::string& text, Color by) {
    std::vector<WhatDone> lawful;
    for (const bool is_short : {true, false}) {
        const auto deed = line.board.castling_of(text, by, is_short);
        if (deed && line.board.is_legal(*deed, by) == true) lawful.push_back(*deed);
    }
    return lawful.size() == 1 ? std::optional(lawful.front()) : std::nullopt;
}

/// What he has moved or touched before tells the side, and what is left lawful then does not.
bool chose_side(const LineSoFar& line, Color by) {
    return std::ranges::any_of(line.read.acts, [&](const Act& act) {
        const auto* touch = std::get_if<adjudicate::Touch>(&act.what);
        const bool is_king_alone = touch != nullptr && touch->squares.size() == 1 && line.board.now() &&
                                   touch->squares.front() == line.board.now()->board.king(by);
        return act.by == adjudicate::person_of(by) && !is_king_alone &&
               (touch != nullptr || std::holds_alternative<adjudicate::MoveMan>(act.what) ||
                std::holds_alternative<adjudicate::PlaceMan>(act.what));
    });
}

/// The side of the one rook in its corner that he touched since the last move: "touches Ke1 and Rh1, castles".
std::optional<bool> is_short_by_touch(const LineSoFar& line, Color by) {
    constexpr int kKingsRook = 7, kQueensRook = 0;
    std::set<int> files;
    const auto moved = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), adjudicate::is_move).base();
    for (const Act& act : std::span(moved, line.read.acts.end())) {
        const auto* touch = std::get_if<adjudicate::Touch>(&act.what);
        if (touch == nullptr || act.by != adjudicate::person_of(by)) continue;
        for (const chess::Square square : touch->squares)
            if (square.rank() == (by == Color::white ? 0 : 7)) files.insert(square.file());
    }
    const bool is_short = files.contains(kKingsRook);
    return is_short != files.contains(kQueensRook) ? std::optional(is_short) : std::nullopt;
}

}  // namespace

/// "castling: K put on g1, R on e1".
bool is_castled_in_parts(const std::vector<SaidGroup>& groups, std::size_t at) {
    const auto* word = groups[at].verb == nullptr ? nullptr : std::get_if<ActWord>(&groups[at].verb->meaning);
    if (word == nullptr || *word != ActWord::castle || !groups[at].operands.empty() || at + 2 >= groups.size())
        return false;
    return !groups[at + 1].who && !groups[at + 2].who && arrival_of(groups[at + 1], chess::Role::king) &&
           arrival_of(groups[at + 2], chess::Role::rook);
}

Result<void> castle_in_parts(LineSoFar& line, const SaidGroup& group, const SaidGroup& king, const SaidGroup& rook) {
    const auto by = player(line, group);
    if (!by) return tl::unexpected<Error>(by.error());
    constexpr int kMiddle = 4;
    const auto to = *arrival_of(king, chess::Role::king);
    const auto usual = line.board.castling_of(group.text, *by, to.file() >= kMiddle);
    if (!usual) return tl::unexpected<Error>(usual.error());
    adjudicate::Castle castle = std::get<adjudicate::Castle>(*usual);
    castle.king.second = to;
    castle.rook->second = *arrival_of(rook, chess::Role::rook);
    for (const SaidGroup* part : {&group, &king, &rook})
        for (const std::string& remark : part->remarks) note(line, remark);
    if (const auto castled = made(line, *by, castle, group); !castled) return castled;
    for (const SaidGroup* part : {&group, &king, &rook}) {
        for (const Element& manner : part->manners)
            if (const auto took = take_manner(line, *manner.as<Manner>(), *part); !took) return took;
        for (const Saying* told : part->told)
            if (const auto took = take_told(line, *told, *part); !took) return took;
    }
    return {};
}

/// "white Ke1-g1, presses; black points it out; white puts the rook on f1": the Rook of that castling. With nothing
/// between it is one castling; after an objection he castles in the place of what went back.
std::optional<Result<void>> rook_of_castling_begun(LineSoFar& line, const SaidGroup& group, Color by) {
    const auto to = arrival_of(group, chess::Role::rook);
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return adjudicate::is_move(act) && act.by == adjudicate::person_of(by);
    });
    const auto* king = last == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    const auto rook = king == nullptr ? std::nullopt : rook_beside(king->step, by);
    if (!to || !rook || rook->second != *to) return std::nullopt;
    const bool is_just_made = last == line.read.acts.rbegin();
    const bool is_back = std::any_of(line.read.acts.rbegin(), last, adjudicate::is_objection);
    const auto& now = is_just_made ? line.before_last.now() : line.board.now();
    const bool castles = is_just_made || is_back;
    const bool stands = !now || (now->board.at(rook->first) == chess::Piece{by, chess::Role::rook} &&
                                 (!castles || now->board.king(by) == king->step.first));
    if (!stands) return std::nullopt;
    if (may_be_another_rook(line, group, *rook, by))
        return ask("the rook of the castling, or another?", "write it with both squares, as in Rh1-f1");
    const WhatDone deed =
        castles ? WhatDone{adjudicate::Castle{king->step, *rook}} : WhatDone{adjudicate::MoveMan{*rook}};
    if (is_just_made) {
        line.read.acts.pop_back();
        line.board = line.before_last;
    }
    return made(line, by, deed, group);
}

/// "Ke1-g1, Rh1-e1", "castles 0-0, Rook to e1": one castling that ends on a wrong square.
std::optional<Result<void>> rook_put_elsewhere(LineSoFar& line, const SaidGroup& group, Color by) {
    if (line.read.acts.empty() || line.read.acts.back().by != adjudicate::person_of(by) || line.moves_twice)
        return std::nullopt;
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const auto* castle = line.last_act<adjudicate::Castle>();
    const auto king = castle != nullptr ? std::optional(castle->king)
                      : move != nullptr ? std::optional(move->step)
                                        : std::nullopt;
    const auto rook = king ? rook_beside(*king, by) : std::nullopt;
    const auto to = arrival_of(group, chess::Role::rook);
    const auto whole = rook ? step_told(group) : std::nullopt;
    const bool is_it = whole ? rook && whole->first == rook->first
                             : castle != nullptr && (group.verb == nullptr || lower(group.stop) == kContrast);
    const auto went = whole ? std::optional(whole->second) : to;
    const auto& before = line.before_last.now();
    const bool stands = rook && went && is_it && *went != rook->first && went->rank() == rook->first.rank() &&
                        (!before || (before->board.at(rook->first) == chess::Piece{by, chess::Role::rook} &&
                                     before->board.king(by) == king->first));
    if (!stands) return std::nullopt;
    adjudicate::Castle castled{*king, adjudicate::Step{rook->first, *went}};
    castled.two_hands = castle != nullptr && castle->two_hands;
    const auto of_king = [&](const Unpressed& told) { return told.acts_before == line.read.acts.size(); };
    if (std::erase_if(line.unpressed, of_king) > 0) line.read.facts.erase(kPressedFact);
    line.read.acts.pop_back();
    line.board = line.before_last;
    return made(line, by, castled, group);
}

/// "castles long; the rook first": told behind it.
Result<void> take_rook_first(LineSoFar& line) {
    const auto* castle = line.last_act<adjudicate::Castle>();
    if (castle == nullptr || !castle->rook) return ask("what was castled?", "write 'castles short' or 'castles long'");
    const Act touch{line.read.acts.back().by, adjudicate::Touch{.squares = {castle->rook->first, castle->king.first}}};
    const bool is_told =
        line.read.acts.size() > 1 && std::holds_alternative<adjudicate::Touch>(line.read.acts.rbegin()[1].what);
    if (!is_told) line.read.acts.insert(std::prev(line.read.acts.end()), touch);
    return {};
}

/// "castles 0-0; did not move the rook"; of a king that went alone it says what is seen.
Result<void> without_rook(LineSoFar& line, const SaidGroup& group) {
    const auto* castle = line.last_act<adjudicate::Castle>();
    if (castle != nullptr && (group.verb != nullptr || !group.operands.empty())) return {};
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const auto who = group.who ? person(line, *group.who) : Result<Person>(Person::both);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_his = !group.who || (!line.read.acts.empty() && line.read.acts.back().by == *who);
    const bool is_king_alone =
        move != nullptr && std::abs(move->step.first.file() - move->step.second.file()) == 2 && is_his;
    const bool is_with_move = !group.operands.empty();  // "moves Ke1-g1 without the rook"
    if (is_king_alone && is_with_move) note(line, std::string(row_of(Manner::without_rook)->says));
    if (is_king_alone && !is_with_move && group.remarks.empty()) note(line, group.text);
    if (is_king_alone) return {};
    if (castle == nullptr || group.who) return ask("what was castled?", "write 'castles short' or 'castles long'");
    adjudicate::Castle alone = *castle;
    alone.rook.reset();
    const auto by = adjudicate::color_of(line.read.acts.back().by);
    line.read.acts.pop_back();
    line.board = line.before_last;
    return made(line, *by, alone, group);
}

/// "castles 0-0, the rook not released": the king was let go, and the rook is in his hand.
Result<void> take_castling_held(LineSoFar& line, const SaidGroup& group) {
    const auto castle = *line.last_act<adjudicate::Castle>();
    const bool is_of_rook =
        std::ranges::any_of(group.operands, [](const Element& one) { return one.is(chess::Role::rook); });
    if (!is_of_rook)
        return ask("what was still held, the king or the rook?",
                   "write 'castles 0-0, rook not released', or of the king 'moves Ke1-g1 not released'");
    if (!castle.rook) return note(line, group.text), Result<void>();
    const auto by = line.read.acts.back().by;
    std::get<adjudicate::Castle>(line.read.acts.back().what).rook.reset();
    line.board = line.before_last;
    line.board.go_on(line.read.acts.back());
    add(line, {by, adjudicate::Touch{.squares = {castle.rook->first}}});
    return note(line, group.text), Result<void>();
}

/// "castles, the rook first": the order in which they were touched.
void touch_rook_first(LineSoFar& line, Color by, const WhatDone& deed, const SaidGroup& group) {
    const auto* castle = std::get_if<adjudicate::Castle>(&deed);
    if (!group.has(Manner::rook_first) || castle == nullptr || !castle->rook) return;
    add(line, {adjudicate::person_of(by), adjudicate::Touch{.squares = {castle->rook->first, castle->king.first}}});
}

Result<void> castle(LineSoFar& line, const SaidGroup& group) {
    const auto by = player(line, group);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_open = !group.has(Manner::king_side) && !group.has(Manner::queen_side);
    const auto by_touch = is_open ? is_short_by_touch(line, *by) : std::nullopt;
    const bool is_short = by_touch.value_or(group.has(Manner::king_side));
    if (group.operands.empty()) {
        const auto only = is_open && !by_touch && !chose_side(line, *by) && !group.has(Manner::is_illegal)
                              ? only_castling(line, group.text, *by)
                              : std::nullopt;
        if (only) return made(line, *by, *only, group);
        if (!by_touch && is_short == group.has(Manner::queen_side))
            return ask("on which side?", "write 'castles short' or 'castles long'");
        auto deed = line.board.castling_of(group.text, *by, is_short);
        if (!deed) return tl::unexpected<Error>(deed.error());
        return made(line, *by, std::move(*deed), group);
    }
    std::vector<WhatDone> steps;
    for (const Element& operand : group.operands) {
        const bool is_held =
            group.has(Manner::still_held) && operand.is(chess::Role::rook);  // "not releasing the rook"
        if (operand.is(Link::also) || is_held) continue;
        if (operand.kind != Element::Kind::move)
            return ask("what went where?", "write 'castles 0-0', or 'castles Ke1-g1 Rh1-e1'");
        if (const auto step = line.board.move_of(operand.text, *by, false)) {
            steps.push_back(*step);
        } else {
            return tl::unexpected<Error>(step.error());
        }
    }
    const bool is_whole = steps.size() == 1 && std::holds_alternative<adjudicate::Castle>(steps[0]);
    if (is_whole) return made(line, *by, steps[0], group);
    adjudicate::Castle castle;
    const auto king = step_of(steps.front());
    if (steps.size() > 2 || !king) return ask("what went where?", "write 'castles 0-0', or 'castles Ke1-g1 Rh1-e1'");
    castle.king = *king;
    if (steps.size() == 2) castle.rook = step_of(steps.back());
    return made(line, *by, castle, group);
}

}  // namespace jadoube::desk
