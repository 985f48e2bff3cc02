// Castling: which side, with or without the rook, whole or told in its parts.
#include <algorithm>
#include <cstdlib>
#include <span>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/line/line_reader.hpp"

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

}  // namespace

/// "castling: K put on g1, R on e1".
bool LineReader::is_castled_in_parts(const std::vector<SaidGroup>& groups, std::size_t at) const {
    const auto* word = groups[at].verb == nullptr ? nullptr : std::get_if<ActWord>(&groups[at].verb->meaning);
    if (word == nullptr || *word != ActWord::castle || !groups[at].operands.empty() || at + 2 >= groups.size())
        return false;
    return !groups[at + 1].who && !groups[at + 2].who && arrival_of(groups[at + 1], chess::Role::king) &&
           arrival_of(groups[at + 2], chess::Role::rook);
}

Result<void> LineReader::castle_in_parts(const SaidGroup& group, const SaidGroup& king, const SaidGroup& rook) {
    const auto by = player(group);
    if (!by) return tl::unexpected<Error>(by.error());
    constexpr int kMiddle = 4;
    const auto to = *arrival_of(king, chess::Role::king);
    const auto usual = board_.castling_of(group.text, *by, to.file() >= kMiddle);
    if (!usual) return tl::unexpected<Error>(usual.error());
    adjudicate::Castle castle = std::get<adjudicate::Castle>(*usual);
    castle.king.second = to;
    castle.rook->second = *arrival_of(rook, chess::Role::rook);
    for (const SaidGroup* part : {&group, &king, &rook})
        for (const std::string& remark : part->remarks) note(remark);
    if (const auto castled = made(*by, castle, group); !castled) return castled;
    for (const SaidGroup* part : {&group, &king, &rook}) {
        for (const Element& manner : part->manners)
            if (const auto took = take_manner(*manner.as<Manner>(), *part); !took) return took;
        for (const Saying* told : part->told)
            if (const auto took = take_told(*told, *part); !took) return took;
    }
    return {};
}

/// "white Ke1-g1, presses; black points it out; white puts the rook on f1": the Rook of that castling. With nothing
/// between it is one castling; after an objection he castles in the place of what went back.
std::optional<Result<void>> LineReader::rook_of_castling_begun(const SaidGroup& group, Color by) {
    const auto to = arrival_of(group, chess::Role::rook);
    const auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), [&](const Act& act) {
        return adjudicate::is_move(act) && act.by == adjudicate::person_of(by);
    });
    const auto* king = last == read_.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    const auto rook = king == nullptr ? std::nullopt : rook_beside(king->step, by);
    if (!to || !rook || rook->second != *to) return std::nullopt;
    const bool is_just_made = last == read_.acts.rbegin();
    const bool is_back = std::any_of(read_.acts.rbegin(), last, adjudicate::is_objection);
    const auto& now = is_just_made ? before_last_.now() : board_.now();
    const bool castles = is_just_made || is_back;
    const bool stands = !now || (now->board.at(rook->first) == chess::Piece{by, chess::Role::rook} &&
                                 (!castles || now->board.king(by) == king->step.first));
    if (!stands) return std::nullopt;
    if (may_be_another_rook(group, *rook, by))
        return ask("the rook of the castling, or another?", "write it with both squares, as in Rh1-f1");
    const WhatDone deed =
        castles ? WhatDone{adjudicate::Castle{king->step, *rook}} : WhatDone{adjudicate::MoveMan{*rook}};
    if (is_just_made) {
        read_.acts.pop_back();
        board_ = before_last_;
    }
    return made(by, deed, group);
}

/// "Ke1-g1, Rh1-e1", "castles 0-0, Rook to e1": one castling that ends on a wrong square.
std::optional<Result<void>> LineReader::rook_put_elsewhere(const SaidGroup& group, Color by) {
    if (read_.acts.empty() || read_.acts.back().by != adjudicate::person_of(by) || moves_twice_) return std::nullopt;
    const auto* move = last_act<adjudicate::MoveMan>();
    const auto* castle = last_act<adjudicate::Castle>();
    const auto king = castle != nullptr ? std::optional(castle->king)
                      : move != nullptr ? std::optional(move->step)
                                        : std::nullopt;
    const auto rook = king ? rook_beside(*king, by) : std::nullopt;
    const auto to = arrival_of(group, chess::Role::rook);
    const auto whole = rook ? step_told(group) : std::nullopt;
    const bool is_it = whole ? rook && whole->first == rook->first
                             : castle != nullptr && (group.verb == nullptr || lower(group.stop) == kContrast);
    const auto went = whole ? std::optional(whole->second) : to;
    const auto& before = before_last_.now();
    const bool stands = rook && went && is_it && *went != rook->first && went->rank() == rook->first.rank() &&
                        (!before || (before->board.at(rook->first) == chess::Piece{by, chess::Role::rook} &&
                                     before->board.king(by) == king->first));
    if (!stands) return std::nullopt;
    adjudicate::Castle castled{*king, adjudicate::Step{rook->first, *went}};
    castled.two_hands = castle != nullptr && castle->two_hands;
    const auto of_king = [&](const Unpressed& told) { return told.acts_before == read_.acts.size(); };
    if (std::erase_if(unpressed_, of_king) > 0) read_.facts.erase(kPressedFact);
    read_.acts.pop_back();
    board_ = before_last_;
    return made(by, castled, group);
}

/// "Rf1" of a second Rook that can go there as the board stands.
bool LineReader::may_be_another_rook(const SaidGroup& group, const adjudicate::Step& rook, Color by) const {
    if (group.verb != nullptr || !board_.now()) return false;
    for (const chess::Square from : board_.now()->board.men({by, chess::Role::rook}))
        if (from != rook.first && board_.is_legal(adjudicate::MoveMan{{from, rook.second}}, by) == true) return true;
    return false;
}

/// "castles long; the rook first": told behind it.
Result<void> LineReader::take_rook_first() {
    const auto* castle = last_act<adjudicate::Castle>();
    if (castle == nullptr || !castle->rook) return ask("what was castled?", "write 'castles short' or 'castles long'");
    const Act touch{read_.acts.back().by, adjudicate::Touch{.squares = {castle->rook->first, castle->king.first}}};
    const bool is_told =
        read_.acts.size() > 1 && std::holds_alternative<adjudicate::Touch>(read_.acts.rbegin()[1].what);
    if (!is_told) read_.acts.insert(std::prev(read_.acts.end()), touch);
    return {};
}

/// The castling that is lawful, where the other one is not.
std::optional<WhatDone> LineReader::only_castling(const std::string& text, Color by) const {
    std::vector<WhatDone> lawful;
    for (const bool is_short : {true, false}) {
        const auto deed = board_.castling_of(text, by, is_short);
        if (deed && board_.is_legal(*deed, by) == true) lawful.push_back(*deed);
    }
    return lawful.size() == 1 ? std::optional(lawful.front()) : std::nullopt;
}

/// What he has moved or touched before tells the side, and what is left lawful then does not.
bool LineReader::chose_side(Color by) const {
    return std::ranges::any_of(read_.acts, [&](const Act& act) {
        const auto* touch = std::get_if<adjudicate::Touch>(&act.what);
        const bool is_king_alone = touch != nullptr && touch->squares.size() == 1 && board_.now() &&
                                   touch->squares.front() == board_.now()->board.king(by);
        return act.by == adjudicate::person_of(by) && !is_king_alone &&
               (touch != nullptr || std::holds_alternative<adjudicate::MoveMan>(act.what) ||
                std::holds_alternative<adjudicate::PlaceMan>(act.what));
    });
}

/// The side of the one rook in its corner that he touched since the last move: "touches Ke1 and Rh1, castles".
std::optional<bool> LineReader::is_short_by_touch(Color by) const {
    constexpr int kKingsRook = 7, kQueensRook = 0;
    std::set<int> files;
    const auto moved = std::find_if(read_.acts.rbegin(), read_.acts.rend(), adjudicate::is_move).base();
    for (const Act& act : std::span(moved, read_.acts.end())) {
        const auto* touch = std::get_if<adjudicate::Touch>(&act.what);
        if (touch == nullptr || act.by != adjudicate::person_of(by)) continue;
        for (const chess::Square square : touch->squares)
            if (square.rank() == (by == Color::white ? 0 : 7)) files.insert(square.file());
    }
    const bool is_short = files.contains(kKingsRook);
    return is_short != files.contains(kQueensRook) ? std::optional(is_short) : std::nullopt;
}

/// "castles 0-0; did not move the rook"; of a king that went alone it says what is seen.
Result<void> LineReader::without_rook(const SaidGroup& group) {
    const auto* castle = last_act<adjudicate::Castle>();
    if (castle != nullptr && (group.verb != nullptr || !group.operands.empty())) return {};
    const auto* move = last_act<adjudicate::MoveMan>();
    const bool is_king_alone =
        move != nullptr && std::abs(move->step.first.file() - move->step.second.file()) == 2 && !group.who;
    if (is_king_alone && group.remarks.empty()) note(group.text);
    if (is_king_alone) return {};
    if (castle == nullptr || group.who) return ask("what was castled?", "write 'castles short' or 'castles long'");
    adjudicate::Castle alone = *castle;
    alone.rook.reset();
    const auto by = adjudicate::color_of(read_.acts.back().by);
    read_.acts.pop_back();
    board_ = before_last_;
    return made(*by, alone, group);
}

/// "castles 0-0, the rook not released": the king was let go, and the rook is in his hand.
Result<void> LineReader::take_castling_held(const SaidGroup& group) {
    const auto castle = *last_act<adjudicate::Castle>();
    const bool is_of_rook =
        std::ranges::any_of(group.operands, [](const Element& one) { return one.is(chess::Role::rook); });
    if (!is_of_rook)
        return ask("what was still held, the king or the rook?",
                   "write 'castles 0-0, rook not released', or of the king 'moves Ke1-g1 not released'");
    if (!castle.rook) return note(group.text), Result<void>();
    const auto by = read_.acts.back().by;
    std::get<adjudicate::Castle>(read_.acts.back().what).rook.reset();
    board_ = before_last_;
    board_.go_on(read_.acts.back());
    add({by, adjudicate::Touch{.squares = {castle.rook->first}}});
    return note(group.text), Result<void>();
}

/// "castles, the rook first": the order in which they were touched.
void LineReader::touch_rook_first(Color by, const WhatDone& deed, const SaidGroup& group) {
    const auto* castle = std::get_if<adjudicate::Castle>(&deed);
    if (!group.has(Manner::rook_first) || castle == nullptr || !castle->rook) return;
    add({adjudicate::person_of(by), adjudicate::Touch{.squares = {castle->rook->first, castle->king.first}}});
}

Result<void> LineReader::castle(const SaidGroup& group) {
    const auto by = player(group);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_open = !group.has(Manner::king_side) && !group.has(Manner::queen_side);
    const auto by_touch = is_open ? is_short_by_touch(*by) : std::nullopt;
    const bool is_short = by_touch.value_or(group.has(Manner::king_side));
    if (group.operands.empty()) {
        const auto only = is_open && !by_touch && !chose_side(*by) && !group.has(Manner::is_illegal)
                              ? only_castling(group.text, *by)
                              : std::nullopt;
        if (only) return made(*by, *only, group);
        if (!by_touch && is_short == group.has(Manner::queen_side))
            return ask("on which side?", "write 'castles short' or 'castles long'");
        auto deed = board_.castling_of(group.text, *by, is_short);
        if (!deed) return tl::unexpected<Error>(deed.error());
        return made(*by, std::move(*deed), group);
    }
    std::vector<WhatDone> steps;
    for (const Element& operand : group.operands) {
        const bool is_held =
            group.has(Manner::still_held) && operand.is(chess::Role::rook);  // "not releasing the rook"
        if (operand.is(Link::also) || is_held) continue;
        if (operand.kind != Element::Kind::move)
            return ask("what went where?", "write 'castles 0-0', or 'castles Ke1-g1 Rh1-e1'");
        if (const auto step = board_.move_of(operand.text, *by, false)) {
            steps.push_back(*step);
        } else {
            return tl::unexpected<Error>(step.error());
        }
    }
    const bool is_whole = steps.size() == 1 && std::holds_alternative<adjudicate::Castle>(steps[0]);
    if (is_whole) return made(*by, steps[0], group);
    adjudicate::Castle castle;
    const auto king = step_of(steps.front());
    if (steps.size() > 2 || !king) return ask("what went where?", "write 'castles 0-0', or 'castles Ke1-g1 Rh1-e1'");
    castle.king = *king;
    if (steps.size() == 2) castle.rook = step_of(steps.back());
    return made(*by, castle, group);
}

}  // namespace jadoube::desk
