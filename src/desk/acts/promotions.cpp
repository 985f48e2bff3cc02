#include "desk/acts/promotions.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/error.hpp"
#include "desk/acts/moves.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

int last_rank_of(Color by) {
    return by == Color::white ? 7 : 0;
}
std::optional<Color> player_of_last_rank(chess::Square square) {
    if (square.rank() == last_rank_of(Color::white)) return Color::white;
    return square.rank() == last_rank_of(Color::black) ? std::optional(Color::black) : std::nullopt;
}

/// What may come between a pawn's move and its new piece, and does not depend on which of them was first.
bool leaves_move_open(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return (happening != nullptr && !happening->is_found()) ||
           std::holds_alternative<adjudicate::NamePiece>(act.what) ||  // which does not bind
           std::holds_alternative<adjudicate::OfferDraw>(act.what) ||
           std::holds_alternative<adjudicate::Refuse>(act.what) ||
           std::holds_alternative<adjudicate::SayCheck>(act.what);
}

Result<void> name_role(LineSoFar& line, const SaidGroup& group, std::optional<chess::Role> role) {
    const auto piece = role ? rules::named<rules::PieceName>(chess::name_of(*role)) : std::nullopt;
    if (!piece) return ask("which piece?", "write 'promotes to a queen'");
    return push(line, group, Unnamed::on_turn, adjudicate::NamePiece{*piece});
}

/// Where a pawn of his waits for its new piece, on the board or as the line tells.
std::optional<chess::Square> waiting_pawn(const LineSoFar& line, Color by) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return act.by == adjudicate::person_of(by) && std::holds_alternative<adjudicate::MoveMan>(act.what);
    });
    const auto* made = last == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    if (made == nullptr || made->piece) return std::nullopt;
    const auto [from, to] = made->step;
    const bool is_last = to.rank() == last_rank_of(by) && std::abs(from.rank() - to.rank()) == 1;
    const auto is_pawn = [&](chess::Square at) {  // an illegal move was put right
        return line.board.now()->board.at(at) == chess::Piece{by, chess::Role::pawn};
    };
    const bool is_there = is_last && (!line.board.now() || is_pawn(to) || is_pawn(from));
    return is_there ? std::optional(to) : std::nullopt;
}

/// "names a queen, puts it on b8".
std::optional<chess::Role> role_asked_for(const LineSoFar& line) {
    const auto* named =
        line.read.acts.empty() ? nullptr : std::get_if<adjudicate::NamePiece>(&line.read.acts.back().what);
    return named == nullptr ? std::nullopt : chess::role_named(name_of(named->piece));
}

/// His pawn's move, where it waits for its piece and nothing has been done that would come before it.
adjudicate::MoveMan* open_promotion(LineSoFar& line, Color by) {
    const auto is_his = [&](const Act& act) { return act.by == adjudicate::person_of(by); };
    const auto move = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return is_his(act) && std::holds_alternative<adjudicate::MoveMan>(act.what);
    });
    const bool is_open = std::all_of(line.read.acts.rbegin(), move, leaves_move_open);
    return waiting_pawn(line, by) && is_open ? &std::get<adjudicate::MoveMan>(move->what) : nullptr;
}

/// The same move with its piece, where it was objected to before he pressed, and stands on the board no more.
std::optional<adjudicate::MoveMan> move_made_again(const LineSoFar& line, Color by) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        const bool is_his = act.by == adjudicate::person_of(by);
        return is_his && (adjudicate::is_move(act) || std::holds_alternative<adjudicate::Press>(act.what));
    });
    const auto* made = last == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::MoveMan>(&last->what);
    const bool is_back = made != nullptr && waiting_pawn(line, by) && line.board.now() &&
                         line.board.now()->board.at(made->step.first) == chess::Piece{by, chess::Role::pawn};
    return is_back ? std::optional(*made) : std::nullopt;
}

/// The piece that he puts on now he had only named.
bool asked_for(const LineSoFar& line, adjudicate::Person who, rules::PieceName piece) {
    const auto* named =
        line.read.acts.empty() ? nullptr : std::get_if<adjudicate::NamePiece>(&line.read.acts.back().what);
    return named != nullptr && line.read.acts.back().by == who && named->piece == piece;
}

/// The move of this act with the piece that its player put on for the pawn before anything could be illegal of it.
WhatDone move_with_its_piece(const std::vector<Act>& acts, std::size_t at) {
    WhatDone whole = acts[at].what;
    auto* move = std::get_if<adjudicate::MoveMan>(&whole);
    for (std::size_t i = at + 1; move != nullptr && !move->piece && i < acts.size(); ++i) {
        const auto* put = std::get_if<adjudicate::NamePiece>(&acts[i].what);
        const bool is_his = acts[i].by == acts[at].by;
        if (raises(acts[i]) || adjudicate::is_move(acts[i])) break;
        if (is_his && std::holds_alternative<adjudicate::Press>(acts[i].what)) break;
        if (is_his && put != nullptr && put->is_put_on) move->piece = put->piece;
    }
    return whole;
}

/// Whose moves of the line are illegal, from the start.
void find_illegal(LineSoFar& line) {
    LineBoard board = line.start;
    line.illegal_by.clear();
    for (std::size_t i = 0; i < line.read.acts.size(); ++i) {
        const Act& act = line.read.acts[i];
        const auto by = adjudicate::color_of(act.by);
        if (by && adjudicate::is_move(act)) {
            line.last_legal = board.is_legal(move_with_its_piece(line.read.acts, i), *by);
            if (line.last_legal == false) line.illegal_by.insert(*by);
        }
        board.go_on(act);
    }
}

}  // namespace

Result<void> name_piece(LineSoFar& line, const SaidGroup& group) {
    const auto* role = group.operands.size() == 1 ? group.operands.front().as<chess::Role>() : nullptr;
    return name_role(line, group, role == nullptr ? std::nullopt : std::optional(*role));
}

/// "puts a queen on b8" where a pawn of his waits: its new piece, and no move of his queen.
std::optional<std::pair<Color, chess::Role>> new_piece_put(const LineSoFar& line, const SaidGroup& group) {
    if (!group.does(ActWord::move)) return std::nullopt;
    std::optional<chess::Role> role = group.has_pronoun ? role_asked_for(line) : std::nullopt;
    std::optional<chess::Square> square;
    for (const Element& operand : group.operands) {
        const auto* named = operand.as<chess::Role>();
        const bool is_square = operand.kind == Element::Kind::square;
        if ((named != nullptr && role) || (is_square && square)) return std::nullopt;
        if (named != nullptr) {
            role = *named;
        } else if (is_square) {
            square = chess::square_named(operand.text);
        } else if (!operand.is(Link::to)) {
            return std::nullopt;
        }
    }
    if (!square && role_asked_for(line) && line.carried)
        square = waiting_pawn(line, *line.carried);  // "says queen, puts a rook"
    const auto by = square ? player_of_last_rank(*square) : std::nullopt;
    const bool is_his = by && (!group.who || group.who == (*by == Color::white ? Who::white : Who::black));
    if (!role || *role == chess::Role::pawn || !is_his) return std::nullopt;
    const bool stands = line.board.now() && line.board.now()->board.at(*square) == chess::Piece{*by, chess::Role::pawn};
    if (!stands && waiting_pawn(line, *by) != square) return std::nullopt;
    return std::pair{*by, *role};
}

/// With his move, where nothing came between.
Result<void> put_new_piece(LineSoFar& line, Color by, chess::Role role, const SaidGroup& group) {
    const auto piece = rules::named<rules::PieceName>(chess::name_of(role));
    const auto who = carry(line, by);
    if (!piece) return ask("which piece?", "write 'promotes to a queen'");
    if (asked_for(line, who, *piece)) line.read.acts.pop_back();  // and here it is
    const bool is_with_move = !line.read.acts.empty() && line.read.acts.back().by == who && waiting_pawn(line, by);
    auto* move = is_with_move ? line.last_act<adjudicate::MoveMan>() : nullptr;
    auto again = move == nullptr ? move_made_again(line, by) : std::nullopt;
    if (again) {
        again->piece = piece;
        return made(line, by, *again, group);
    }
    const Act put{who, adjudicate::NamePiece{*piece, true}};
    if (move == nullptr) {
        add(line, put);
    } else {
        move->piece = piece;
        line.board.go_on(put);
    }
    find_illegal(line);
    return {};
}

/// "makes it a queen", "puts a queen on b8", after a pawn's move to its last rank.
bool names_new_piece(const LineSoFar& line, const SaidGroup& group) {
    const auto* move = line.read.acts.empty() ? nullptr : std::get_if<adjudicate::MoveMan>(&line.read.acts.back().what);
    if (!group.does(ActWord::move) || move == nullptr || move->piece || group.operands.empty()) return false;
    const bool is_last_rank = move->step.second.rank() == 0 || move->step.second.rank() == 7;
    return is_last_rank && std::ranges::all_of(group.operands, [&](const Element& operand) {
               const bool is_there =
                   operand.kind == Element::Kind::square && chess::square_named(operand.text) == move->step.second;
               const auto* role = operand.as<chess::Role>();
               return is_there || operand.is(Link::to) || (role != nullptr && *role != chess::Role::pawn);
           });
}

bool has_waiting_pawn(const LineSoFar& line, Color by) {
    return waiting_pawn(line, by).has_value();
}

/// The last move was a pawn's to its last rank, and no piece was put there: "pawn still there" says so.
bool leaves_pawn(const LineSoFar& line) {
    const auto move = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [](const Act& act) {
        return std::holds_alternative<adjudicate::MoveMan>(act.what);
    });
    if (move == line.read.acts.rend()) return false;
    const auto& made = std::get<adjudicate::MoveMan>(move->what);
    const auto by = adjudicate::color_of(move->by);
    const bool is_last = by && made.step.second.rank() == last_rank_of(*by);
    const auto man = line.board.now() ? line.board.now()->board.at(made.step.second) : std::nullopt;
    return !made.piece && is_last && (!line.board.now() || (man && man->role == chess::Role::pawn));
}

/// The piece that is put on the square of a pawn's move, told with the move or after it.
Result<void> promote(LineSoFar& line, const SaidGroup& group) {
    SaidGroup moved = group;
    std::erase_if(moved.operands, [](const Element& operand) {
        const auto* role = operand.as<chess::Role>();
        return role != nullptr && *role != chess::Role::pawn;
    });
    std::optional<chess::Role> role;
    if (group.has(Manner::queens)) role = chess::Role::queen;
    for (const Element& operand : group.operands) {
        const auto* named = operand.as<chess::Role>();
        if (named == nullptr || *named == chess::Role::pawn) continue;
        if (role) return ask("to which piece?", "write 'promotes to a queen'");
        role = *named;
    }
    if (!role) return ask("to which piece?", "write 'promotes to a queen'");
    const bool is_told_before = names_new_piece(line, group) || moved.operands.empty();
    if (!is_told_before) {
        if (const auto took = move(line, moved); !took) return took;
    }
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const auto by = line.read.acts.empty() ? std::nullopt : adjudicate::color_of(line.read.acts.back().by);
    const auto who = group.who && is_told_before ? person(line, *group.who) : Result<Person>(Person::both);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_other = *who != Person::both && adjudicate::color_of(*who) != by;
    const int last_rank = by == Color::white ? 7 : 0;
    if (move != nullptr && move->piece && is_told_before && !is_other)
        return ask("which piece was on the square when he pressed?",
                   "write only that one with the move, as in b7-b8=N");
    const auto told_by = *who == Person::both ? line.carried : adjudicate::color_of(*who);
    const bool has_reply = told_by && line.last_mover == !*told_by && waiting_pawn(line, *told_by);
    const bool is_open = told_by && move == nullptr && open_promotion(line, *told_by) != nullptr;
    const bool is_apart = is_told_before && (is_open || has_reply);
    if (is_apart) return put_new_piece(line, *told_by, *role, group);
    if (move == nullptr || !by || is_other || move->piece || move->step.second.rank() != last_rank) {
        return ask("which pawn was promoted, and where?", "write first the move: 'moves b7-b8, promotes to a queen'");
    }
    adjudicate::MoveMan whole = *move;
    whole.piece = rules::named<rules::PieceName>(chess::name_of(*role));
    line.read.acts.pop_back();
    line.board = line.before_last;
    return made(line, *by, whole, group);
}

}  // namespace jadoube::desk
