#include "desk/acts/captures.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/moves.hpp"
#include "desk/acts/promotions.hpp"
#include "desk/groups/said_men.hpp"
#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

namespace {

/// "taking the bishop", "takes off d5", and no second capture.
bool tells_what_went(const std::string& text) {
    const std::string said = lower(text);
    constexpr std::string_view kTaking = "taking", kOff = " off", kRemoves = "remov";
    return said.starts_with(kTaking) || said.find(kOff) != std::string::npos || said.starts_with(kRemoves);
}

}  // namespace

/// "e5xf6, takes off d5", "Nc3-c5, taking the bishop": with the move before it.
std::optional<Result<void>> taken_off(LineSoFar& line, const SaidGroup& group, Color by) {
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const bool is_of_move = !group.who && move != nullptr && line.just_moved == by && !group.operands.empty() &&
                            group.operands.front().is(Link::taking) && tells_what_went(group.text);
    if (!is_of_move) return std::nullopt;
    SaidGroup taken = group;
    taken.operands.erase(taken.operands.begin());
    const auto men = men_in(taken, by);
    if (!men || men->size() != 1) return std::nullopt;
    const ManNamed& man = men->front();
    const chess::Square went = move->taken.value_or(move->step.second);
    const auto stood = line.before_last.now() ? line.before_last.now()->board.at(went) : std::nullopt;
    const bool is_known = man.square ? *man.square == went : stood && stood->role == man.role;
    if (is_known) return Result<void>();
    if (!man.square) return std::nullopt;
    if (line.before_last.now() && !line.before_last.now()->board.at(*man.square)) return std::nullopt;
    adjudicate::MoveMan whole = *move;
    whole.taken = man.square;
    line.read.acts.pop_back();
    line.board = line.before_last;
    return made(line, by, whole, group);
}

/// "leaves the pawn on f5": of a pawn on its last rank it is seen on the board; else the man taken is still there, and
/// of the move only the first part was done.
Result<void> take_left(LineSoFar& line, Manner manner, const SaidGroup& group) {
    if (leaves_pawn(line) && group.operands.size() <= 2) {
        if (group.remarks.empty()) note(line, group.text);
        return {};
    }
    const auto* move = line.last_act<adjudicate::MoveMan>();
    const auto stood = [&](chess::Square square) {
        return line.before_last.now() && line.before_last.now()->board.at(square).has_value();
    };
    const bool takes = move != nullptr && !move->piece && !move->two_hands &&
                       (move->taken || line.is_capture_told || stood(move->step.second) || manner == Manner::man_left);
    if (!takes) {
        return manner == Manner::man_left
                   ? ask("what was to be taken?", "write first the move: 'moves e5xf6, without taking off the man'")
                   : ask("which pawn was not replaced?", "write first the move: 'moves b7-b8'");
    }
    const bool is_apart = std::ranges::none_of(
        group.operands, [](const Element& one) { return one.kind == Element::Kind::move || one.is(Link::taking); });
    if (is_apart && group.verb == nullptr && group.remarks.empty()) note(line, group.text);
    const Person by = line.read.acts.back().by;
    const adjudicate::PlaceMan place{move->step, true};
    line.read.acts.pop_back();
    line.board = line.before_last;
    add(line, {by, place});
    return {};
}

}  // namespace jadoube::desk
