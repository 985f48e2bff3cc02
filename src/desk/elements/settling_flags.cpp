#include "desk/elements/settling_flags.hpp"

#include <algorithm>
#include <span>

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

/// "white's first", "white's flag fell first", "black first".
bool says_first(std::span<const Element> clause) {
    const bool is_named = !clause.empty() && is_color(clause.front());
    return is_named && is_unknown(clause.back(), {"first"}) &&
           std::ranges::all_of(clause.subspan(1, clause.size() - 2), [](const Element& one) {
               return one.is(Link::whose) || one.is(rules::ActWord::flag_falls);
           });
}

}  // namespace

void settle_flags(Elements& elements) {
    const auto falls = [](const Element& one) { return one.is(rules::ActWord::flag_falls); };
    const auto flags = std::ranges::find_if(elements, falls);
    const bool is_of_both = flags != elements.end() && flags != elements.begin() && std::prev(flags)->is(Who::both);
    const auto behind = is_of_both ? std::next(flags) : elements.end();
    if (behind == elements.end() || !ends_clause(*behind)) return;
    const auto begin = std::next(behind);
    const auto end = std::find_if(begin, elements.end(), ends_clause);
    if (!says_first({begin, end})) return;
    const Element fallen = *flags;
    const Element first = *begin;
    const Element second{Element::Kind::saying, first.text, row_of(first.is(Who::white) ? Who::black : Who::white)};
    *std::prev(flags) = first;
    const auto at = elements.erase(begin, end);
    elements.insert(at, {second, fallen});
}

}  // namespace jadoube::desk
