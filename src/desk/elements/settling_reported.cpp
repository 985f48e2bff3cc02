#include "desk/elements/settling_reported.hpp"

#include <algorithm>

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

/// Where the name stands of whoever touched, in "points out that White touched f3"; the end where nothing of the kind
/// is told.
Elements::iterator name_reported(Elements::iterator begin, Elements::iterator end) {
    const auto says = std::find_if(begin, end, [](const Element& one) { return one.is(rules::ActWord::point_out); });
    const auto name = says == end ? end : std::next(says);
    const bool is_touch = name != end && is_color(*name) &&
                          std::any_of(name, end, [](const Element& one) { return one.is(rules::ActWord::touch); });
    return is_touch ? name : end;
}

/// "had touched"; "touched f3 first", "touched f3 before", with nothing behind.
bool tells_earlier(const Element& element, bool is_last) {
    const bool is_had = element.kind == Element::Kind::unknown && is_perfect(element.text);
    return is_had || (is_last && is_unknown(element, {"first", "before", "earlier", "previously", "beforehand"}));
}

}  // namespace

void settle_reported(Elements& elements) {
    for (std::size_t at = 0; at < elements.size();) {
        const auto begin = elements.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = std::find_if(begin, elements.end(), ends_clause);
        const auto name = name_reported(begin, end);
        auto place = static_cast<std::size_t>(end - elements.begin());
        const auto first = name == end ? place : static_cast<std::size_t>(name - elements.begin());
        for (std::size_t i = place; i > first; --i) {
            if (!tells_earlier(elements[i - 1], i == place)) continue;
            elements[first].is_earlier = true;
            elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i - 1));
            --place;
        }
        at = place + 1;
    }
}

}  // namespace jadoube::desk
