#include "desk/elements/settling_men.hpp"

namespace jadoube::desk {
namespace {

bool names_man_or_move(const Element& element) {
    return element.as<chess::Role>() != nullptr || element.kind == Element::Kind::square ||
           element.kind == Element::Kind::move || element.kind == Element::Kind::pawn_of_file;
}
bool is_touch_or_move(const Element& element) {
    return element.is(rules::ActWord::touch) || element.is(rules::ActWord::move);
}
bool names_none(const Element& element) {
    return is_unknown(element, {"man", "men", "another", "other", "one", "two", "three", "second"});
}

}  // namespace

void settle_unnamed_men(LineElements& line) {
    auto& elements = line.all;
    for (auto begin = elements.begin(); begin != elements.end();) {
        auto end = std::find_if(begin, elements.end(), ends_clause);
        const auto verb = std::find_if(begin, end, is_touch_or_move);
        if (verb != end && std::none_of(begin, end, names_man_or_move)) {
            for (auto one = std::next(verb); one != end;) {
                if (!names_none(*one)) {
                    ++one;
                    continue;
                }
                line.incidental.push_back({Element::Kind::incidental, one->text});
                one = elements.erase(one);
                end = std::find_if(one, elements.end(), ends_clause);
            }
        }
        begin = end == elements.end() ? end : std::next(end);
    }
}

}  // namespace jadoube::desk
