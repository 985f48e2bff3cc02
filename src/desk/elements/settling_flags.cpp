#include "desk/elements/settling_flags.hpp"

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

/// "white's first", "white's flag fell first", "black first".
bool says_first(const Elements& elements, std::size_t begin, std::size_t end) {
    return is_color(elements[begin]) && is_unknown(elements[end - 1], {"first"}) &&
           elements.all(begin + 1, end - 1, either(is_the<Link::whose>, is_the<rules::ActWord::flag_falls>));
}

}  // namespace

void settle_flags(Elements& elements) {
    const std::size_t flags = elements.find(0, elements.size(), is_the<rules::ActWord::flag_falls>);
    const std::size_t begin = flags + 2;
    if (!elements.stand(flags - 1, is_the<Who::both>, is_the<rules::ActWord::flag_falls>, ends_clause)) return;
    const std::size_t end = elements.clause_end(begin);
    if (!says_first(elements, begin, end)) return;
    const Element fallen = elements[flags];
    const Element first = elements[begin];
    const Element second = said(first.text, row_of(first.is(Who::white) ? Who::black : Who::white));
    elements.erase(begin, end);
    elements.insert(begin, {second, fallen});
    elements.change(flags - 1) = first;
}

}  // namespace jadoube::desk
