#include "desk/acts/moves.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/attacks.hpp"
#include "desk/acts/captures.hpp"
#include "desk/acts/castling.hpp"
#include "desk/acts/objections.hpp"
#include "desk/acts/touches.hpp"
#include "desk/groups/said_elements.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

/// All squares that its men and moves name, in order.
std::vector<chess::Square> squares_in(const SaidGroup& group) {
    std::vector<chess::Square> squares;
    for (const Element& operand : group.operands) {
        for (std::size_t at = 0; at + 1 < operand.text.size(); ++at)
            if (const auto square = chess::square_named(operand.text.substr(at, 2))) squares.push_back(*square);
    }
    return squares;
}

/// "Bxf7+ Kxf7": moves are written in turn.
Result<Color> mover(LineSoFar& line, const SaidGroup& group) {
    const auto by = player(line, group);
    if (!by || !group.is_answer || !line.last_mover) return by;
    const Color other = !*line.last_mover;
    line.carried = other;
    line.colors.insert(other);
    line.subjects.insert(other);
    line.is_carried = true;
    return other;
}

/// What is told of the rook once the castling is: no second move.
bool is_rook_of_castling(LineSoFar& line, const SaidGroup& group, Color by) {
    const auto* castle = line.last_act<adjudicate::Castle>();
    const bool is_his = castle != nullptr && castle->rook && line.read.acts.back().by == adjudicate::person_of(by);
    const auto squares = squares_in(group);
    return is_his && squares.size() == 2 && adjudicate::Step{squares[0], squares[1]} == *castle->rook;
}

/// A move of the king and one of the rook, one after the other, by the same player.
bool may_be_castling(const LineSoFar& line, const SaidGroup& group, Color by) {
    const auto* before =
        line.read.acts.empty() ? nullptr : std::get_if<adjudicate::MoveMan>(&line.read.acts.back().what);
    if (before == nullptr || line.moves_twice || line.read.acts.back().by != adjudicate::person_of(by)) return false;
    const auto squares = squares_in(group);
    if (squares.size() != 2) return false;
    const adjudicate::Step now{squares[0], squares[1]};
    const int rank = by == Color::white ? 0 : 7;
    const auto is_along = [&](const adjudicate::Step& step) {
        return step.first.rank() == rank && step.second.rank() == rank;
    };
    if (!is_along(now) || !is_along(before->step)) return false;
    constexpr int kKings = 4;
    const auto is_king = [&](chess::Square from, chess::Square stands) {
        const auto man = line.board.now() ? line.board.now()->board.at(stands) : std::nullopt;
        return man ? man->role == chess::Role::king : !line.board.now() && from.file() == kKings;
    };
    const bool king_first = is_king(before->step.first, before->step.second);
    const bool king_now = is_king(now.first, now.first);
    return king_first != king_now && !group.has(Manner::promotes);
}

/// What is told with the words of a move and is another act, part of one, or not to be read without asking.
std::optional<Result<void>> instead_of_move(LineSoFar& line, const SaidGroup& group, Color by) {
    const bool is_untold = (group.has(Manner::is_illegal) || group.counts_illegal()) && group.operands.empty() &&
                           !group.has_pronoun && !line.board.is_known();
    if (is_untold) return make_untold_move(line, by), Result<void>();
    const bool is_bare = group.operands.empty() && !group.has_pronoun && group.manners.empty();
    if (is_bare && answers_untold(line, by))
        return set(line, "opponent_replied", rules::Value(true));  // "white replies"
    if (auto off = taken_off(line, group, by)) return off;
    if (is_rook_of_castling(line, group, by)) return Result<void>();  // "king e1 to g1, rook h1 to f1"
    if (auto castled = rook_of_castling_begun(line, group, by)) return castled;
    if (auto castled = rook_put_elsewhere(line, group, by)) return castled;
    if (may_be_castling(line, group, by))
        return ask("one castling, or two moves?",
                   "write 'castles Ke1-g1 Rh1-f1'; of two moves, which player made each");
    if (!group.who && line.just_moved == by && !line.moves_twice)
        return ask(std::string(kSecondMove), "write white or black before it");
    if (std::ranges::any_of(group.operands, is_castling_move)) {
        SaidGroup castles = group;  // "K and R moved for 0-0"
        std::erase_if(castles.operands, [](const Element& one) {
            const auto* role = one.as<chess::Role>();
            return one.is(Link::also) ||
                   (role != nullptr && (*role == chess::Role::king || *role == chess::Role::rook));
        });
        if (castles.operands.size() == 1 && castles.operands.size() < group.operands.size())
            return castle(line, castles);
    }
    const auto* done = line.last_act<adjudicate::Happening>();
    const bool is_written = group.has_pronoun && group.operands.empty() && done != nullptr &&
                            done->kind() == rules::Kind::conduct_recording_ahead;
    if (is_written) return note(line, group.text), Result<void>();  // "wrote the move first, then played it"
    if (!takes_own_in_hand(line, group, by)) return std::nullopt;
    SaidGroup lifts = group;
    lifts.operands.erase(lifts.operands.begin());
    return touch(line, lifts);
}

/// "holds Ke1 over f2, puts on e2": with the man in his hand.
bool puts_down(const LineSoFar& line, const SaidGroup& group, Color by) {
    const bool is_bare = group.operands.size() == 2 && group.operands.front().is(Link::to) &&
                         group.operands.back().kind == Element::Kind::square &&
                         (group.verb != nullptr || group.has(Manner::let_go));  // "lets go on f7"
    const auto* before = line.read.acts.empty() ? nullptr : &line.read.acts.back();
    return is_bare && before != nullptr && before->by == adjudicate::person_of(by) &&
           (std::holds_alternative<adjudicate::PlaceMan>(before->what) ||
            std::holds_alternative<adjudicate::Touch>(before->what));
}

/// "moves it to h4": the man that he has in his hand, or touched before.
Result<MoveNamed> move_of_it(const LineSoFar& line, const SaidGroup& group, Color by) {
    const bool is_his = !line.read.acts.empty() && line.read.acts.back().by == adjudicate::person_of(by);
    const auto* held = is_his ? std::get_if<adjudicate::PlaceMan>(&line.read.acts.back().what) : nullptr;
    const auto* touch = is_his ? std::get_if<adjudicate::Touch>(&line.read.acts.back().what) : nullptr;
    std::vector<Element> arrival = group.operands;
    std::erase_if(arrival, [](const Element& operand) { return operand.is(Link::to); });
    const bool is_clear = arrival.size() == 1 && arrival.front().kind == Element::Kind::square;
    const bool is_one = touch != nullptr && touch->squares.size() == 1;
    if (!is_clear || (held == nullptr && !is_one)) return ask("which man was it?", "write the move with both squares");
    const chess::Square from = held != nullptr ? held->step.first : touch->squares.front();
    return MoveNamed{.text = to_text(from) + "-" + arrival.front().text};
}

/// The move as its words name it.
Result<MoveNamed> move_told(const LineSoFar& line, const SaidGroup& group, Color by) {
    const bool is_of_it = group.has_pronoun || puts_down(line, group, by);
    auto named = is_of_it ? move_of_it(line, group, by) : move_in(group, line.board, by);
    const bool is_taken = group.operands.size() == 2 && group.operands.front().is(Link::taking) &&
                          group.operands.back().as<chess::Role>() != nullptr;
    if (!named && is_taken)
        return ask("did he take it in his hand, or capture it?",
                   "write 'touches' and the man with its square, or the capture as a move: Nf3xe5");
    return named;
}

bool has_touched(const LineSoFar& line, Color by) {
    return std::ranges::any_of(line.read.acts, [&](const Act& act) {
        return act.by == adjudicate::person_of(by) && std::holds_alternative<adjudicate::Touch>(act.what);
    });
}

/// "white seals Nd4; white opens the envelope; black Nxd4": with the sealed move made.
std::optional<LineBoard> with_sealed_move(const LineSoFar& line) {
    const auto seals = [](const Act& act) {
        const auto* adjournment = std::get_if<adjudicate::Adjournment>(&act.what);
        return adjournment != nullptr && adjournment->act == ActWord::seal && !adjournment->move.empty();
    };
    const auto sealed = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), seals);
    const auto by = sealed == line.read.acts.rend() ? std::nullopt : adjudicate::color_of(sealed->by);
    if (!by || line.board.now()->turn != *by) return std::nullopt;
    const auto deed = line.board.move_of(std::get<adjudicate::Adjournment>(sealed->what).move, *by, false);
    if (!deed) return std::nullopt;
    LineBoard board = line.board;
    board.go_on({sealed->by, *deed});
    return board;
}

/// "black Nf6-g3; a spectator points it out; white f2xg3": what was objected to stands, or an older move goes back.
/// "white touches the rook, castles; black points it out; white Rh1-g1": so does what a touch forbids.
std::vector<LineBoard> other_boards(const LineSoFar& line) {
    std::vector<LineBoard> boards = line.board.before_earlier();
    if (const auto standing = line.board.with_move_standing()) boards.insert(boards.begin(), *standing);
    const bool is_objected = std::any_of(line.read.acts.begin(), line.read.acts.end(),
                                         [](const Act& act) { return adjudicate::is_objection(act); });
    for (const Color by : {Color::white, Color::black}) {
        const auto before = is_objected && has_touched(line, by) ? line.board.before_lawful(by) : std::nullopt;
        if (before) boards.push_back(*before);
    }
    if (const auto board = with_sealed_move(line)) boards.push_back(*board);
    return boards;
}

/// A move read last, of the player who has it on the board before; nothing where none was read.
const Act* move_in_turn(const LineSoFar& before, const LineSoFar& read) {
    if (read.read.acts.size() <= before.read.acts.size() || !adjudicate::is_move(read.read.acts.back())) return nullptr;
    const Act& act = read.read.acts.back();
    return adjudicate::color_of(act.by) == before.board.now()->turn ? &act : nullptr;
}

bool is_lawful(const LineSoFar& before, const Act& act) {
    return before.board.is_legal(act.what, *adjudicate::color_of(act.by)) == true;
}

bool is_same_step(const Act& one, const Act& other) {
    const auto* first = std::get_if<adjudicate::MoveMan>(&one.what);
    const auto* second = std::get_if<adjudicate::MoveMan>(&other.what);
    return first == nullptr || second == nullptr || first->step == second->step;
}

/// "puts a queen on b8": where no man of his could go there, and a pawn could be promoted.
bool may_be_new_piece(const LineSoFar& line, const SaidGroup& group, const WhatDone& deed, Color by) {
    const auto* move = std::get_if<adjudicate::MoveMan>(&deed);
    const int last_rank = by == Color::white ? 7 : 0;
    const bool is_named = group.verb != nullptr && std::ranges::none_of(group.operands, [](const Element& one) {
                              return one.kind == Element::Kind::move;
                          });
    if (move == nullptr || !is_named || move->step.second.rank() != last_rank || !line.board.now()) return false;
    const auto man = line.board.now()->board.at(move->step.first);
    const chess::Bitboard pawns = line.board.now()->board.men({by, chess::Role::pawn}) &
                                  chess::rank_bitboard(by == Color::white ? last_rank - 1 : 1);
    return man && man->role != chess::Role::pawn && line.board.is_legal(deed, by) == false && !pawns.empty();
}

/// Without a board the man that was named is kept as a remark; one that cannot go so on any board moved illegally.
void keep_man(LineSoFar& line, const std::string& text, const WhatDone& deed) {
    const auto* move = std::get_if<adjudicate::MoveMan>(&deed);
    const auto role = text.empty() ? std::nullopt : role_of_letter(text.front());
    line.is_impossible = false;
    if (line.board.is_known() || move == nullptr || !role) return;
    note(line, text);
    const auto [from, to] = move->step;
    const bool is_castling =
        *role == chess::Role::king && from.rank() == to.rank() && std::abs(from.file() - to.file()) == 2;
    if (*role == chess::Role::pawn || is_castling) return;
    line.is_impossible = !chess::attacks_of({Color::white, *role}, from, {}).has(to);
}

/// Of a player who is not named with it: after what he has objected to, or where the other could make it lawfully and
/// he could not.
bool is_doubtful(const LineSoFar& line, const WhatDone& deed, const std::string& text, Color by) {
    const bool has_objected = !line.read.acts.empty() &&
                              !std::holds_alternative<adjudicate::Touch>(line.read.acts.back().what) &&
                              line.read.acts.back().by == adjudicate::person_of(by) && line.last_mover == !by;
    if (!line.board.now()) return has_objected;
    if (line.board.is_legal(deed, by) == true) return false;
    const auto* move = std::get_if<adjudicate::MoveMan>(&deed);
    const auto man = move == nullptr ? std::nullopt : line.board.now()->board.at(move->step.first);
    if (man && man->color != by) return true;
    const auto other = line.board.move_of(text, !by, false);
    return has_objected || (other && line.board.is_legal(*other, !by) == true);
}

Result<void> make_named(LineSoFar& line, const MoveNamed& named, Color by, const SaidGroup& group) {
    auto deed = line.board.move_of(named.text, by, group.has(Manner::in_passing));
    const bool may_be_other = !deed && !group.who && line.board.move_of(named.text, !by, false);
    if (may_be_other) return ask("who made this move?", "write white or black before it");
    if (!deed) return tl::unexpected<Error>(deed.error());
    if (may_be_new_piece(line, group, *deed, by))
        return ask("was it a man of the board, or a new piece for a pawn?",
                   "write the pawn's move, and what was put: 'moves b7-b8, promotes to a queen'");
    keep_man(line, named.text, *deed);
    line.is_capture_told = named.taken || named.text.find('x') != std::string::npos;
    if (!group.who && !group.is_answer && !line.moves_twice && is_doubtful(line, *deed, named.text, by))
        return ask("who made this move?", "write white or black before it");
    if (named.taken) {
        auto* made = std::get_if<adjudicate::MoveMan>(&*deed);
        if (made == nullptr) return ask("what was taken?", "castling takes nothing");
        if (*named.taken != made->step.second) made->taken = named.taken;
    }
    return made(line, by, std::move(*deed), group);
}

}  // namespace

Result<void> read_on_board_meant(LineSoFar& line, const SaidGroup& group, ReadGroup read) {
    const std::vector<LineBoard> others = line.board.now() ? other_boards(line) : std::vector<LineBoard>();
    if (others.empty()) return read(line, group);
    LineSoFar as_it_is = line;
    const auto took = read(as_it_is, group);
    const Act* here = took ? move_in_turn(line, as_it_is) : nullptr;
    const bool is_here = here != nullptr && is_lawful(line, *here);
    const bool is_other_act =
        took && (as_it_is.read.acts.size() <= line.read.acts.size() || !adjudicate::is_move(as_it_is.read.acts.back()));
    std::optional<LineSoFar> readable;
    for (const LineBoard& board : others) {
        LineSoFar before = line;
        before.board = board;
        LineSoFar there = before;
        const Act* act = !is_other_act && read(there, group) ? move_in_turn(before, there) : nullptr;
        if (act == nullptr) continue;
        const bool is_doubtful = is_here && is_lawful(before, *act) && !is_same_step(*here, *act);
        if (is_doubtful)
            return ask("on which board was this move made, with the illegal move put back or not?",
                       "write both squares");
        if (!is_here && is_lawful(before, *act)) return line = std::move(there), Result<void>();
        if (!readable) readable = std::move(there);
    }
    if (!took && readable) return line = *std::move(readable), Result<void>();
    line = std::move(as_it_is);
    return took;
}

Result<void> move(LineSoFar& line, const SaidGroup& group) {
    const auto by = mover(line, group);
    if (!by) return tl::unexpected<Error>(by.error());
    if (auto instead = instead_of_move(line, group, *by)) return *std::move(instead);
    const auto named = move_told(line, group, *by);
    return named ? make_named(line, *named, *by, group) : tl::unexpected<Error>(named.error());
}

/// "white Ra8 mate", "..., mates": of the move that gives it, and no claim.
bool tells_end_of_his_move(const LineSoFar& line, const SaidGroup& group) {
    const auto* ground = group.object == nullptr ? nullptr : std::get_if<rules::Ground>(&group.object->meaning);
    const bool is_end =
        ground != nullptr && (*ground == rules::Ground::checkmate || *ground == rules::Ground::stalemate);
    const bool is_of_a_move = group.verb == nullptr || group.does(ActWord::move);
    const bool has_move = std::ranges::any_of(
        group.operands, [](const Element& one) { return one.kind == Element::Kind::move || one.is(Link::to); });
    const bool follows = !group.who && group.operands.empty() && line.just_moved && line.just_moved == line.carried;
    return is_end && is_of_a_move && (has_move || follows);
}

Result<void> move_that_ends(LineSoFar& line, const SaidGroup& group) {
    SaidGroup moved = group;
    moved.object = nullptr;
    if (const auto made = group.operands.empty() ? Result<void>() : move(line, moved); !made) return made;
    const auto ground = std::get<rules::Ground>(group.object->meaning);
    if (!line.board.now()) {
        add(line, {Person::arbiter, adjudicate::Happening{std::string(rules::name_of(ActWord::find)),
                                                          std::string(rules::name_of(*observed(ground)))}});
        return {};
    }
    const bool is_mate = ground == rules::Ground::checkmate;
    const auto shows_it = [&](const chess::Setup& setup) {
        const auto now = chess::Position::from(setup);
        return now && (is_mate ? now->is_checkmate() : now->is_stalemate());
    };
    if (!shows_it(*line.board.now()))
        return ask(is_mate ? "that is no mate" : "that is no stalemate",
                   "write the move alone; of what somebody only says: 'white claims checkmate'");
    return note(line, std::string(group.object->says)), Result<void>();
}

Result<void> made(LineSoFar& line, Color by, WhatDone deed, const SaidGroup& group) {
    if (auto* castle = std::get_if<adjudicate::Castle>(&deed); castle != nullptr && group.has(Manner::without_rook)) {
        castle->rook.reset();
    }
    touch_rook_first(line, by, deed, group);
    line.last_legal = line.board.is_legal(deed, by);
    const auto* counted = line.read.acts.size() == 1 ? line.last_act<adjudicate::Happening>() : nullptr;
    const bool is_it = counted != nullptr && group.stop == ":" && counted->kind() == rules::Kind::illegal_move &&
                       counted->of == by && line.read.facts.contains("illegal_moves_before");
    if (is_it) line.read.acts.clear();  // "second illegal move by black: Nc6-d3"
    if (line.last_legal == false) line.illegal_by.insert(by);
    line.last_mover = by;
    line.just_moved = by;
    add(line, {adjudicate::person_of(by), std::move(deed)});
    return {};
}

Result<void> seal(LineSoFar& line, const SaidGroup& group) {
    if (!group.operands.empty() && group.operands.front().is(Link::to))
        return note(line, group.text), Result<void>();  // "adjourned, black to seal": what is still to be done
    adjudicate::Adjournment sealing{ActWord::seal};
    if (group.operands.size() == 1) sealing.move = group.operands.front().text;
    if (group.operands.size() > 1) return ask("which move was sealed?", "write 'seals Nd5'");
    return push(line, group, line.board.now() ? Unnamed::on_turn : Unnamed::named_last, sealing);
}

}  // namespace jadoube::desk
