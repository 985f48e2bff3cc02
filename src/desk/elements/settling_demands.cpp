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

bool says_nothing_more(const Elements& elements, std::size_t at) {
    const Element& element = elements[at];
    const bool leads_to_deed = elements.stand(at, is_the<Link::to>, is_a<ActWord>);
    const bool becomes = is_unknown(element, {"become", "becomes", "promotion", "turned"});  // "becomes a queen"
    return says_must(element) || becomes || leads_to_deed || element.is(ActWord::move) || element.is(ActWord::touch) ||
           element.kind == Element::Kind::passive || element.is(Who::same);
}

/// "says it stands", "says that both stand": he wants it so.
void settle_said_wish(Elements& elements) {
    const auto stands = [](const Element& one) { return is_unknown(one, {"stand", "remain"}); };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool are_both = elements.stand(i, is_the<ActWord::claim>, is_the<Who::both>, stands, ends_clause);
        if (!are_both && !elements.stand(i, is_the<ActWord::claim>, stands, ends_clause)) continue;
        const std::size_t end = i + (are_both ? 3 : 2);
        elements.change(i).saying = desk::row_of(ActWord::demand);
        elements.replace(i + 1, end, said(elements[end - 1].text, row_of(Demandable{rules::Deed::stand})));
    }
}

}  // namespace

void settle_demands(Elements& elements) {
    settle_said_wish(elements);
    bool is_within = false;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (either(ends_clause, is_the<Link::also>)(elements[i])) is_within = false;
        if (!is_within) {
            is_within = elements[i].is(ActWord::demand);
            continue;
        }
        const auto* word = elements[i].as<ActWord>();
        if (const auto wanted = word == nullptr ? std::nullopt : wanted_by(*word))
            elements.change(i).saying = row_of(*wanted);
        if (says_nothing_more(elements, i)) elements.erase(i--);
    }
}

}  // namespace jadoube::desk
