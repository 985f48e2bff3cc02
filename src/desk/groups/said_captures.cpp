// Captures that name the man taken before the man that takes it.
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/groups/said_men.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kWithWord = "with";
constexpr std::size_t kLongestOfMan = 3;  // "Re7"

using Operands = std::vector<Element>;

/// The one man that these operands name.
Result<ManNamed> one_man(const SaidGroup& group, Operands operands, chess::Color by) {
    SaidGroup part = group;
    std::erase_if(operands, [](const Element& one) { return one.is(Link::to); });
    part.operands = std::move(operands);
    const auto men = men_in(part, by);
    if (!men) return tl::unexpected<Error>(men.error());
    if (men->size() == 1) return men->front();
    return tl::unexpected<Error>(
        question("which move was it?", group.text, "write the move with its squares, as in Nf3-d4"));
}

/// Whether the last operand is a square on which a man of the other player stands.
bool is_enemy_on(const LineBoard& board, Operands::const_iterator on, Operands::const_iterator end, chess::Color by) {
    const auto square = on == end ? std::nullopt : chess::square_named(std::prev(end)->text);
    const auto man = square && board.now() ? board.now()->board.at(*square) : std::nullopt;
    return man && man->color != by;
}

/// The move, where the man that is named stands at its end.
Result<MoveNamed> capture_by(const SaidGroup& group, const Element& mover, const LineBoard& board, chess::Color by) {
    const auto with = std::ranges::find_if(group.operands, [](const Element& one) { return one.is(Link::with); });
    const auto taken = one_man(group, {std::next(group.operands.begin()), with}, by);
    if (!taken) return tl::unexpected<Error>(taken.error());
    const auto stands = board.square_of(*taken, taken->side.value_or(!by));
    if (board.is_known() && !stands) return tl::unexpected<Error>(stands.error());
    const bool is_there = !board.is_known() || mover.text.ends_with(to_text(*stands));
    if (is_there) return MoveNamed{.text = mover.text};
    return tl::unexpected<Error>(question("what was taken?", group.text, "write the move alone, with its squares"));
}

}  // namespace

std::optional<Result<MoveNamed>> capture_in(const SaidGroup& group, const LineBoard& board, chess::Color by) {
    const auto is_with = [](const Element& one) {
        return one.is(Link::with) && basic_form(lower(one.text)) == kWithWord;
    };
    const auto with = std::ranges::find_if(group.operands, is_with);
    const bool takes = !group.operands.empty() && group.operands.front().is(Link::taking);
    if (!takes || with == group.operands.end()) return std::nullopt;
    const auto mover = std::next(with);
    const bool is_whole = mover != group.operands.end() && std::next(mover) == group.operands.end() &&
                          mover->kind == Element::Kind::move && mover->text.size() > kLongestOfMan;
    if (is_whole) return capture_by(group, *mover, board, by);  // "takes the king with Re7-e1"
    auto on = group.operands.end();
    const bool is_taker_first = with == std::next(group.operands.begin());  // "takes with the knight on e5"
    if (is_taker_first)
        on = std::find_if(with, group.operands.end(), [](const Element& one) { return one.is(Link::to); });
    if (is_taker_first && !is_enemy_on(board, on, group.operands.end(), by)) return std::nullopt;
    const auto first = is_taker_first ? on : std::next(group.operands.begin());
    const auto taken = one_man(group, {first, is_taker_first ? group.operands.end() : with}, by);
    const auto taker = one_man(group, {std::next(with), on}, by);
    if (!taken) return tl::unexpected<Error>(taken.error());
    if (!taker) return tl::unexpected<Error>(taker.error());
    const auto to = taken->square && !taken->role ? Result<chess::Square>(*taken->square)
                                                  : board.square_of(*taken, taken->side.value_or(!by));
    if (!to) return tl::unexpected<Error>(to.error());
    const bool is_piece = taker->role && taker->role != chess::Role::pawn && !taker->square;
    if (is_piece) return MoveNamed{.text = std::string(1, chess::letter_of(*taker->role)) + "x" + to_text(*to)};
    const auto from = board.square_of(*taker, by);
    if (!from) return tl::unexpected<Error>(from.error());
    return MoveNamed{.text = to_text(*from) + "x" + to_text(*to)};
}

}  // namespace jadoube::desk
