#include "desk/elements/settling_reported.hpp"

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

/// Where the name stands of whoever touched, in "points out that White touched f3"; the end where nothing of the kind
/// is told.
std::size_t name_reported(const Elements& elements, std::size_t begin, std::size_t end) {
    const std::size_t name = elements.find(begin, end, is_the<rules::ActWord::point_out>) + 1;
    const bool is_touch = is_color(elements[name]) && elements.any(name, end, is_the<rules::ActWord::touch>);
    return is_touch ? name : end;
}

/// "had touched"; "touched f3 first", "touched f3 before", with nothing behind.
bool tells_earlier(const Element& element, bool is_last) {
    const bool is_had = element.kind == Element::Kind::unknown && is_perfect(element.text);
    return is_had || (is_last && is_unknown(element, {"first", "before", "earlier", "previously", "beforehand"}));
}

}  // namespace

void settle_reported(Elements& elements) {
    for (std::size_t begin = 0; begin < elements.size(); begin = elements.clause_end(begin) + 1) {
        std::size_t end = elements.clause_end(begin);
        const std::size_t name = name_reported(elements, begin, end);
        for (std::size_t i = end; i > name; --i) {
            if (!tells_earlier(elements[i - 1], i == end)) continue;
            elements.change(name).is_earlier = true;
            elements.erase(i - 1);
            --end;
        }
    }
}

}  // namespace jadoube::desk
