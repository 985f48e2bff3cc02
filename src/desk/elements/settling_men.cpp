#include "desk/elements/settling_men.hpp"

namespace jadoube::desk {
namespace {

bool names_man_or_move(const Element& element) {
    return is_man_or_square(element) || element.kind == Element::Kind::pawn_of_file;
}
bool is_touch_or_move(const Element& element) {
    return element.is(rules::ActWord::touch) || element.is(rules::ActWord::move);
}
bool names_none(const Element& element) {
    return is_unknown(element, {"man", "men", "another", "other", "one", "two", "three", "second"});
}

}  // namespace

void settle_unnamed_men(LineElements& line) {
    Elements& elements = line.all;
    for (std::size_t begin = 0; begin < elements.size(); begin = elements.clause_end(begin) + 1) {
        const std::size_t end = elements.clause_end(begin);
        const std::size_t verb = elements.find(begin, end, is_touch_or_move);
        if (elements.any(begin, end, names_man_or_move)) continue;
        for (std::size_t i = verb; !elements.is_stop(i); ++i) {
            if (!names_none(elements[i])) continue;
            line.leave_out(elements[i].text);
            elements.erase(i--);
        }
    }
}

}  // namespace jadoube::desk
