#include "desk/elements/elements.hpp"

#include "base/text.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {

bool ends_clause(const Element& element) {
    return element.kind == Element::Kind::stop;
}

bool is_color(const Element& element) {
    return element.is(Who::white) || element.is(Who::black);
}

bool is_man_or_square(const Element& element) {
    return is_a<chess::Role>(element) || is_place(element);
}

bool is_place(const Element& element) {
    return element.kind == Element::Kind::square || element.kind == Element::Kind::move;
}

bool is_unknown(const Element& element, std::initializer_list<std::string_view> words) {
    return element.kind == Element::Kind::unknown && std::ranges::count(words, basic_form(lower(element.text))) > 0;
}

bool tells_fact(const Element& element, std::string_view fact) {
    return element.saying != nullptr && std::ranges::count(element.saying->also, fact, &Told::fact) > 0;
}

bool is_perfect(std::string_view word) {
    const std::string plain = lower(word);
    return plain == "had" || plain == "hatte";
}

Element said(std::string text, const Saying* row) {
    return {Element::Kind::saying, std::move(text), row};
}

Element stop_element(std::string text) {
    return {Element::Kind::stop, std::move(text)};
}

}  // namespace jadoube::desk
