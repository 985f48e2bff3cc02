#include "desk/elements/settling_german.hpp"

#include <array>

#include "base/text.hpp"
#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kComma = ",";
constexpr std::array<std::string_view, 2> kTakes{"nimmt", "nahm"};

template <typename Words>
bool is_typed(const Element& element, const Words& words) {
    const std::string text = lower(element.text);
    return std::ranges::any_of(words, [&](std::string_view word) { return text == word; });
}

/// "sagt, er ...", "verlangt, dass der Springer gezogen wird": the comma stands before what is said.
void settle_commas(Elements& elements) {
    constexpr std::array<std::string_view, 11> kVerbs{"sagt",      "sagte",      "meint",      "meinte",
                                                      "behauptet", "behauptete", "verlangt",   "verlangte",
                                                      "fordert",   "forderte",   "beansprucht"};
    for (std::size_t i = 0; i + 1 < elements.size(); ++i) {
        const Element& next = elements[i + 1];
        if (is_typed(elements[i], kVerbs) && ends_clause(next) && next.text == kComma) elements.erase(i + 1);
    }
}

/// "nimmt an": accepts, where no man is named.
void settle_accepts(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool accepts = elements[i].is(Link::taking) && is_typed(elements[i], kTakes) &&
                             elements.begins_clause(is_a<Who>(elements[i - 1]) ? i - 1 : i) &&
                             elements.is_stop(i + 1) && elements.any(0, i, is_the<rules::ActWord::offer_draw>);
        if (accepts) elements.change(i).saying = desk::row_of(rules::ActWord::agree);
    }
}

/// "nimmt Sd4 zurück": he takes that move back.
void settle_back(Elements& elements) {
    constexpr auto kRetracts = is_the<rules::ActWord::retract>;
    for (std::size_t i = 0; i + 2 < elements.size(); ++i) {
        if (!is_typed(elements[i], kTakes) || !elements.stand(i, is_the<Link::taking>, is_place, kRetracts)) continue;
        elements.change(i) = said(elements[i].text, elements[i + 2].saying);
        elements.erase(i + 2);
    }
}

/// "schreibt Sg1 auf".
void settle_writes(Elements& elements) {
    constexpr std::array<std::string_view, 1> kUp{"auf"};
    for (std::size_t i = 2; i < elements.size(); ++i) {
        const bool is_particle = is_a<Told>(elements[i - 2]) && is_place(elements[i - 1]) &&
                                 is_typed(elements[i], kUp) &&
                                 (elements.is_stop(i + 1) || elements[i + 1].is(Link::also));
        if (is_particle) elements.erase(i);
    }
}

/// "reklamiert Remis", "beansprucht Remis durch Stellungswiederholung": he claims it, on that ground.
void settle_claims_draw(Elements& elements) {
    const auto draws = [](const Element& one) { return is_unknown(one, {"remis", "remi", "draw"}); };
    const auto is_reason = [](const Element& one) {
        return is_unknown(one, {"durch", "nach", "wegen", "aufgrund", "after"}) || one.is(Link::of) || one.is(Link::by);
    };
    constexpr std::array<std::string_view, 2> kClaims{"reklamiert", "reklamierte"};
    const Saying* claims_draw = &*std::ranges::find(sayings(), kClaimsDraw, &Saying::says);
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (is_typed(elements[i], kClaims) && draws(elements[i + 1])) {
            const std::string text = elements.text(i, i + 2);
            elements.replace(i, i + 2, said(text, claims_draw));
        }
        if (elements[i].saying != claims_draw || !is_reason(elements[i + 1]) || !is_a<rules::Ground>(elements[i + 2]))
            continue;
        elements.change(i).saying = desk::row_of(rules::ActWord::claim);
        elements.erase(i + 1);
    }
}

/// "nach g1".
void settle_nach(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (is_unknown(elements[i], {"nach"}) && is_place(elements[i + 1]))
            elements.change(i) = said(elements[i].text, row_of(Link::to));
}

/// "der Trainer von Schwarz": whose he is.
void settle_von(Elements& elements) {
    constexpr std::array<std::string_view, 1> kVon{"von"};
    const auto is_person = either(is_the<Who::spectator>, is_the<Who::opponent>);
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const bool is_whose = elements[i].is(Link::by) && is_typed(elements[i], kVon) && is_person(elements[i - 1]) &&
                              is_color(elements[i + 1]);
        if (is_whose) elements.change(i).saying = row_of(Link::of);
    }
}

}  // namespace

void settle_german(Elements& elements) {
    settle_commas(elements);
    settle_accepts(elements);
    settle_writes(elements);
    settle_claims_draw(elements);
    settle_back(elements);
    settle_nach(elements);
    settle_von(elements);
}

}  // namespace jadoube::desk
