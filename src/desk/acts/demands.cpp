#include "desk/acts/demands.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "desk/acts/promotions.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/groups/said_elements.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/offences_told.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

using adjudicate::Demand;

namespace {

constexpr std::string_view kWhatDemanded = "what is demanded?";

bool is_move_beside_men(const Element& element) {
    return element.kind == Element::Kind::move || element.kind == Element::Kind::square;
}

/// The Rook that was moved, or the one that the King went towards.
template <typename IsSuch>
std::optional<chess::Square> rook_of(const adjudicate::Castle& castle, const IsSuch& is_such) {
    if (castle.rook && is_such(castle.rook->first)) return castle.rook->first;
    const auto [from, to] = castle.king;
    const int step = to > from ? 1 : -1;
    for (int file = from.file() + step; file >= 0 && file < 8; file += step)
        if (const auto square = chess::Square::at(file, from.rank()); is_such(square)) return square;
    return std::nullopt;
}

/// A man of the mover's own stands there when the move is put back: he had taken it.
bool is_own_man_taken(const LineBoard& put_right, const adjudicate::MoveMan& move, Color mover) {
    if (!put_right.now()) return false;
    const auto& men = put_right.now()->board;
    const auto taken = men.at(move.step.second);
    return men.at(move.step.first) && taken && taken->color == mover;
}

/// "demands the correct move": with the man that the other moved illegally.
Result<Demand> correct_move(const LineSoFar& line, const SaidGroup& group, std::optional<Color> by) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return by && act.by == adjudicate::person_of(!*by) && std::holds_alternative<adjudicate::MoveMan>(act.what);
    });
    if (last == line.read.acts.rend())
        return tl::unexpected<Error>(question("which move is to be put right?", group.text,
                                              "write first the move, with its squares: 'white Nf3-d3'"));
    Demand demand;
    demand.man = std::get<adjudicate::MoveMan>(last->what).step.first;
    return demand;
}

/// "demands that it be taken": the one man of his own that the other has touched.
Result<Demand> capture_touched(const LineSoFar& line, const SaidGroup& group, std::optional<Color> by) {
    std::vector<chess::Square> touched;
    for (const Act& act : line.read.acts) {
        const auto* touch = std::get_if<adjudicate::Touch>(&act.what);
        for (const chess::Square square : touch == nullptr ? std::vector<chess::Square>() : touch->squares) {
            const auto man = line.board.now() ? line.board.now()->board.at(square) : std::nullopt;
            if (man && by && man->color == *by && act.by != adjudicate::person_of(*by)) touched.push_back(square);
        }
    }
    if (touched.size() != 1)
        return tl::unexpected<Error>(
            question("which man is to be taken?", group.text, "write 'demands that he takes e5'"));
    Demand demand;
    demand.man = touched.front();
    demand.option = rules::Deed::capture;
    return demand;
}

/// "demands d2" of the man that the other has moved from there, or to there, or of his own that he has taken there.
std::optional<chess::Square> man_moved(const LineSoFar& line, const SaidGroup& group, const LineBoard& put_right,
                                       std::optional<Color> by) {
    const auto men = men_in(group, std::nullopt);
    const auto square = men && men->size() == 1 ? men->front().square : std::nullopt;
    if (!square || !by) return std::nullopt;
    for (auto act = line.read.acts.rbegin(); act != line.read.acts.rend(); ++act) {
        if (act->by != adjudicate::person_of(!*by)) continue;
        const auto* castle = std::get_if<adjudicate::Castle>(&act->what);
        const auto is_there = [&](chess::Square man) { return man == *square; };
        if (castle != nullptr) return is_there(castle->king.first) ? castle->king.first : rook_of(*castle, is_there);
        const auto* move = std::get_if<adjudicate::MoveMan>(&act->what);
        if (move == nullptr) continue;
        if (is_there(move->step.second) && is_own_man_taken(put_right, *move, !*by)) return square;
        const auto moved = put_right.now() ? put_right.now()->board.at(move->step.first) : std::nullopt;
        const auto& role = men->front().role;
        const bool is_such = !role || !moved || moved->role == *role;
        const bool is_it = is_such && (is_there(move->step.first) || is_there(move->step.second));
        return is_it ? std::optional(move->step.first) : std::nullopt;
    }
    return std::nullopt;
}

/// "demands Bf1" where the bishop stands there, and no move.
bool names_man(const LineBoard& board, const SaidGroup& group) {
    const auto men = men_in(group, std::nullopt);
    if (!men || men->size() != 1 || !men->front().square || !board.now()) return false;
    const auto there = board.now()->board.at(*men->front().square);
    return there && (!men->front().role || there->role == *men->front().role);
}

/// "demands Bc5" by the player whose bishop stands there: that it is taken.
bool names_own_man(const LineBoard& board, const SaidGroup& group, std::optional<Color> by) {
    if (!by || !names_man(board, group)) return false;
    const ManNamed man = men_in(group, std::nullopt)->front();
    const auto there = board.now()->board.at(*man.square);
    return there->color == *by;
}

/// "demands the knight": of two, the one that he has moved or touched.
std::optional<chess::Square> handled_last(const LineSoFar& line, const ManNamed& man, const LineBoard& board,
                                          std::optional<Color> by) {
    const auto is_such = [&](chess::Square square) {
        const auto there = board.now() ? board.now()->board.at(square) : std::nullopt;
        return there && there->role == man.role && there->color == by;
    };
    if (!man.role || !by) return std::nullopt;
    for (auto act = line.read.acts.rbegin(); act != line.read.acts.rend(); ++act) {
        if (act->by != adjudicate::person_of(*by)) continue;
        const auto* move = std::get_if<adjudicate::MoveMan>(&act->what);
        const auto* touch = std::get_if<adjudicate::Touch>(&act->what);
        const auto* castle = std::get_if<adjudicate::Castle>(&act->what);
        const auto rook = castle != nullptr ? rook_of(*castle, is_such) : std::nullopt;
        if (rook) return rook;
        if (move != nullptr && is_such(move->step.first)) return move->step.first;
        if (touch == nullptr) continue;
        const auto touched = std::ranges::find_if(touch->squares, is_such);
        if (touched != touch->squares.end()) return *touched;
    }
    return std::nullopt;
}

Result<Demand> demand_of_man(const LineSoFar& line, const SaidGroup& group, const LineBoard& board,
                             std::optional<Color> by, bool takes) {
    const auto own = by ? std::optional(!*by) : std::nullopt;  // of the player of whom it is demanded
    const auto men = men_in(group, own);
    if (!men) return tl::unexpected<Error>(men.error());
    if (men->size() != 1)
        return tl::unexpected<Error>(question(std::string(kWhatDemanded), group.text,
                                              "write one man, or one move: 'demands Bf1', 'demands Ke2'"));
    const ManNamed& man = men->front();
    Demand demand;
    const bool is_any_king = man.role == chess::Role::king && !man.square && !takes;
    if (is_any_king) return demand.option = rules::Deed::king_move, demand;
    const auto handled = takes || man.square ? std::nullopt : handled_last(line, man, board, own);
    const auto square = handled ? Result<chess::Square>(*handled) : board.square_of(man, takes && !man.side ? by : own);
    if (!square) return tl::unexpected<Error>(square.error());
    demand.man = *square;
    if (takes) demand.option = rules::Deed::capture;
    return demand;
}

Result<Demand> what_is_demanded(const LineSoFar& line, const SaidGroup& group, std::optional<Color> by) {
    Demand demand;
    const auto* wanted = group.object == nullptr ? nullptr : std::get_if<Demandable>(&group.object->meaning);
    if (wanted != nullptr) demand.option = std::visit([](auto what) { return rules::DoWord{what}; }, wanted->what);
    const bool is_of_what_he_moved = wanted != nullptr && *wanted == Demandable{rules::Deed::restore};
    const bool is_made_rightly = wanted == nullptr && group.operands.empty() && group.has(Manner::is_legal);
    if (is_made_rightly) return correct_move(line, group, by);
    if (group.operands.empty() || is_of_what_he_moved) return demand;
    if (wanted != nullptr)
        return tl::unexpected<Error>(question(std::string(kWhatDemanded), group.text,
                                              "write one of them: 'demands the king move', 'demands Bf1'"));
    const bool is_bare_capture = group.operands.size() == 1 && group.operands.front().is(Link::taking);
    if (is_bare_capture) return capture_touched(line, group, by);
    LineBoard board = line.board;
    board.go_on({adjudicate::person_of(by.value_or(Color::white)), adjudicate::PointOut{}});  // as it will be put right
    SaidGroup men = group;
    const bool is_whole_move =
        group.operands.size() > 2 && !group.operands.front().is(Link::taking) &&
        std::ranges::any_of(group.operands, [](const Element& one) { return one.is(Link::taking); });
    if (is_whole_move && by) {  // "demands that the queen takes d5"
        const auto named = move_in(group, board, !*by);
        if (!named) return tl::unexpected<Error>(named.error());
        demand.move = named->text;
        return demand;
    }
    const bool says_taken = std::erase_if(men.operands, [](const Element& one) { return one.is(Link::taking); }) > 0;
    while (men.operands.size() > 1 && men.operands.back().as<Link>() != nullptr) men.operands.pop_back();
    const auto is_loose = [](const Element& one) { return one.as<Link>() != nullptr && !one.is(Link::own); };
    while (men.operands.size() > 1 && is_loose(men.operands.front())) men.operands.erase(men.operands.begin());
    const Element& last = men.operands.empty() ? group.operands.back() : men.operands.back();
    if (const auto moved = men.operands.size() == 1 && !says_taken ? man_moved(line, men, board, by) : std::nullopt) {
        demand.man = moved;
        return demand;
    }
    const bool takes = says_taken || names_own_man(board, men, by);
    if (men.operands.size() == 1 && is_move_beside_men(last) && !takes && !names_man(board, men)) {
        demand.move = last.text;
        return demand;
    }
    return demand_of_man(line, men, board, by, takes);
}

/// "demands both", of two moves or of two men.
bool names_both(const SaidGroup& group) {
    constexpr std::string_view kBothOfThem = "both";
    const auto words = compared(group.text);
    return group.object == nullptr && std::ranges::find(words, kBothOfThem) != words.end();
}

bool names_piece_wanted(const SaidGroup& group) {
    const bool has_piece = std::ranges::any_of(group.operands, [](const Element& one) {
        const auto* role = one.as<chess::Role>();
        return role != nullptr && *role != chess::Role::king;
    });
    const bool names_only_men = std::ranges::none_of(
        group.operands, [](const Element& one) { return is_move_beside_men(one) || one.is(Link::taking); });
    const bool is_of_pawn = group.has(Manner::not_replaced) || group.has(Manner::promotes);
    return names_only_men && (has_piece || is_of_pawn);
}

}  // namespace

/// "demands a queen", "demands that the pawn is replaced by a rook", of a pawn that the other left on its last rank: he
/// brings it up, and what it becomes is for the law. Of his own pawn he asks for the piece.
std::optional<Result<void>> demand_piece(LineSoFar& line, const SaidGroup& group, Person who) {
    const auto by = adjudicate::color_of(who);
    if (!names_piece_wanted(group)) return std::nullopt;
    if (by && has_waiting_pawn(line, *by) && group.operands.size() == 1) return name_piece(line, group);
    const bool is_left = by ? has_waiting_pawn(line, !*by)
                            : has_waiting_pawn(line, Color::white) || has_waiting_pawn(line, Color::black);
    if (!is_left) return std::nullopt;
    note(line, group.text);
    add(line, {who, adjudicate::PointOut{}});
    return Result<void>();
}

Result<void> demand(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::ask);
    if (!who) return tl::unexpected<Error>(who.error());
    if (const auto of = group.of ? person(line, *group.of) : Result<Person>(Person::both); !of || *of == *who)
        return of ? ask(std::string(kWhatDemanded), "write who demands it of whom: 'black demands the king move'")
                  : tl::unexpected<Error>(of.error());
    const bool lets_stand = group.verb != nullptr && group.verb->says == kLetsStand;
    if (lets_stand && !tells_offence_of_another(line, *who)) return note(line, group.text), Result<void>();
    if (lets_stand)
        return ask("does he choose that it stands, or bring up nothing?",
                   "write 'demands that it stands' where the law lets him choose; else leave it out");
    if (names_both(group))
        return ask(std::string(kWhatDemanded), "write one of them: 'demands the king move', 'demands Bf1'");
    if (auto piece = demand_piece(line, group, *who)) return *std::move(piece);
    const auto demand = what_is_demanded(line, group, adjudicate::color_of(*who));
    if (!demand) return tl::unexpected<Error>(demand.error());
    return push(line, group, Unnamed::ask, *demand);
}

}  // namespace jadoube::desk
