#include "desk/groups/touch_reported.hpp"

#include <algorithm>

namespace jadoube::desk {
namespace {

using rules::ActWord;

bool makes_move(const SaidGroup& group) {
    const bool has_move =
        std::ranges::any_of(group.operands, [](const Element& one) { return one.kind == Element::Kind::move; });
    return group.does(ActWord::move) || group.does(ActWord::castle) ||
           (group.verb == nullptr && group.object == nullptr && has_move);
}

}  // namespace

std::optional<TouchReported> touch_behind_move(const std::vector<SaidGroup>& groups) {
    std::optional<Who> named;
    std::optional<Who> mover;
    std::size_t move = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const SaidGroup& group = groups[i];
        const bool is_reported = group.is_reported && group.does(ActWord::touch);
        const bool is_behind = mover && group.who == mover;
        if (is_reported && i > 0 && (is_behind || group.is_earlier))
            return TouchReported{i, move, group.is_earlier && is_behind};
        if (group.is_answer) {
            named = other_player(named);
        } else if (group.who) {
            named = group.who;
        }
        if (!makes_move(group)) continue;
        mover = named;
        move = i;
    }
    return std::nullopt;
}

std::vector<SaidGroup> with_touch_first(std::vector<SaidGroup> groups, const TouchReported& touch) {
    const auto begin = groups.begin();
    const auto from = begin + static_cast<std::ptrdiff_t>(touch.move);
    const auto told = begin + static_cast<std::ptrdiff_t>(touch.told);
    told->is_reported = false;
    std::rotate(from, told, std::next(told));
    return groups;
}

}  // namespace jadoube::desk
