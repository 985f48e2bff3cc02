// What a group of a line tells beside its act.
#include <algorithm>

#include "desk/groups/said_group.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kIllegalCount = "illegal_moves_before";

}  // namespace

bool SaidGroup::has(Manner manner) const {
    return std::ranges::any_of(manners, [&](const Element& element) { return element.is(manner); });
}

bool SaidGroup::does(rules::ActWord word) const {
    const auto* act = verb == nullptr ? nullptr : std::get_if<rules::ActWord>(&verb->meaning);
    return act != nullptr && *act == word;
}

bool SaidGroup::counts_illegal() const {
    return std::ranges::any_of(told, [](const Saying* row) {
        const auto* fact = std::get_if<Told>(&row->meaning);
        return fact != nullptr && fact->fact == kIllegalCount;
    });
}

bool SaidGroup::tells_only_order() const {
    const bool is_manner = manners.size() + told.size() == 1 && (told.size() == 1 || has(Manner::order_unknown));
    const auto* fact = told.size() == 1 ? std::get_if<Told>(&told.front()->meaning) : nullptr;
    const bool is_fact = told.empty() || (fact != nullptr && fact->fact == kFirstFlag);
    return !who && verb == nullptr && object == nullptr && operands.empty() && is_manner && is_fact;
}

}  // namespace jadoube::desk
