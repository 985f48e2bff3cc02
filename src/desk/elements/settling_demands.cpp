#include "desk/elements/settling_demands.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

using rules::ActWord;

/// What the words for a deed want where they stand in a demand; nothing of a deed that a man or a move says.
std::optional<Demandable> wanted_by(ActWord word) {
    switch (word) {
        case ActWord::retract: return Demandable{rules::Deed::restore};
        case ActWord::castle: return Demandable{rules::Deed::castle};
        case ActWord::refuse: return Demandable{rules::GameWord::play_on};
        default: return std::nullopt;
    }
}

bool says_must(const Element& element) {
    constexpr std::string_view kMust[] = {"must", "should", "shall", "be", "muss", "soll", "has"};
    return element.kind == Element::Kind::unknown && std::ranges::find(kMust, lower(element.text)) != std::end(kMust);
}

bool ends_demand(const Element& element) {
    return element.kind == Element::Kind::stop || element.is(Link::also);
}

bool says_nothing_more(const Element& element, const Element* next) {
    const bool leads_to_deed = element.is(Link::to) && next != nullptr && next->as<ActWord>() != nullptr;
    return says_must(element) || leads_to_deed || element.is(ActWord::move) || element.is(ActWord::touch) ||
           element.kind == Element::Kind::passive || element.is(Who::same);
}

/// "says it stands", "says that both stand": he wants it so.
void settle_said_wish(std::vector<Element>& elements) {
    for (std::size_t i = 0; i + 1 < elements.size(); ++i) {
        if (!elements[i].is(ActWord::claim)) continue;
        const std::size_t verb = elements[i + 1].is(Who::both) ? i + 2 : i + 1;
        if (verb >= elements.size() || !is_unknown(elements[verb], {"stand", "remain"})) continue;
        const bool is_last = verb + 1 == elements.size() || elements[verb + 1].kind == Element::Kind::stop;
        if (!is_last) continue;
        elements[i].saying = desk::row_of(ActWord::demand);
        elements[verb] = {Element::Kind::saying, elements[verb].text, row_of(Demandable{rules::Deed::stand})};
        if (verb > i + 1) elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i + 1));
    }
}

}  // namespace

void settle_demands(std::vector<Element>& elements) {
    settle_said_wish(elements);
    bool is_within = false;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        Element& element = elements[i];
        if (ends_demand(element)) is_within = false;
        if (!is_within) {
            is_within = element.is(ActWord::demand);
            continue;
        }
        const auto* word = element.as<ActWord>();
        if (const auto wanted = word == nullptr ? std::nullopt : wanted_by(*word)) element.saying = row_of(*wanted);
        if (says_nothing_more(element, i + 1 < elements.size() ? &elements[i + 1] : nullptr))
            elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i--));
    }
}

}  // namespace jadoube::desk
