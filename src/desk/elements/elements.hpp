// The elements of a line by their places, and what is asked of one of them.
#pragma once

#include <initializer_list>
#include <string_view>

#include "desk/elements/element.hpp"
#include "desk/words/placed.hpp"

namespace jadoube::desk {

using Elements = Placed<Element>;
using IsElement = bool (*)(const Element&);

template <auto kMeaning>
[[nodiscard]] bool is_the(const Element& element) {
    return element.is(kMeaning);
}
template <typename T>
[[nodiscard]] bool is_a(const Element& element) {
    return element.as<T>() != nullptr;
}
template <Element::Kind kKind>
[[nodiscard]] bool is_kind(const Element& element) {
    return element.kind == kKind;
}
template <rules::Kind kKind>
[[nodiscard]] bool is_conduct(const Element& element) {
    const auto* did = element.as<Did>();
    return did != nullptr && did->kind == kKind;
}
/// Whether the row tells this fact beside what it is.
[[nodiscard]] bool tells_fact(const Element& element, std::string_view fact);
template <typename... Is>
[[nodiscard]] auto either(Is... is) {
    return [=](const Element& element) { return (is(element) || ...); };
}

[[nodiscard]] bool ends_clause(const Element& element);
/// White or Black.
[[nodiscard]] bool is_color(const Element& element);
/// A square or a move.
[[nodiscard]] bool is_place(const Element& element);
[[nodiscard]] bool is_man_or_square(const Element& element);
/// A word that no row has, in one of these basic forms.
[[nodiscard]] bool is_unknown(const Element& element, std::initializer_list<std::string_view> words);
/// "had (already) resigned" is earlier than what was told before it; "had a bare king" tells no order.
[[nodiscard]] bool is_perfect(std::string_view word);

/// A row of the table, with the words that were typed for it.
[[nodiscard]] Element said(std::string text, const Saying* row);
[[nodiscard]] Element stop_element(std::string text = ";");

/// The elements of a line: of words that begin together, the most. What no row has is unknown, each word by itself;
/// words that say nothing are left out; "had" before an act stays unknown where another was told before it. Incidental
/// words stand at the end, wherever they were typed.
[[nodiscard]] std::vector<Element> elements_of(std::string_view line);

}  // namespace jadoube::desk
