#include "desk/elements/settling_disputes.hpp"

#include <algorithm>
#include <iterator>

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

bool ends_clause(const Element& element) {
    return element.kind == Element::Kind::stop;
}
bool is_denial(const Element& element) {
    const auto* found = element.as<Found>();
    return found != nullptr && found->kind == rules::Kind::dispute_fact;
}
bool is_color(const Element& element) {
    return element.is(Who::white) || element.is(Who::black);
}
bool may_say(const Element& element) {
    return is_color(element) || element.is(Who::opponent) || element.is(Who::spectator);
}
/// What one does with men and the clock: what else is said of somebody has words of its own.
bool is_handled(const Element& element) {
    return element.is(rules::ActWord::touch) || element.is(rules::ActWord::move) || element.is(rules::ActWord::press) ||
           element.is(rules::ActWord::castle);
}

/// Whether a clause from here on says that this player denies it.
bool denies_later(Elements::const_iterator from, Elements::const_iterator end, const Element& player) {
    while (from != end) {
        const auto stop = std::find_if(from, end, ends_clause);
        const bool is_his = from != stop && (from->saying == player.saying || from->is(Who::same));
        if (is_his && std::any_of(from, stop, is_denial)) return true;
        from = stop == end ? end : std::next(stop);
    }
    return false;
}

}  // namespace

void settle_disputes(Elements& elements) {
    for (std::size_t i = 0; i + 3 < elements.size(); ++i) {
        const bool begins = i == 0 || ends_clause(elements[i - 1]);
        const bool says = begins && may_say(elements[i]) && elements[i + 1].is(rules::ActWord::claim) &&
                          is_color(elements[i + 2]) && elements[i].saying != elements[i + 2].saying;
        if (!says) continue;
        const auto deed = elements.begin() + static_cast<std::ptrdiff_t>(i + 2);
        const auto stop = std::find_if(deed, elements.end(), ends_clause);
        if (!std::any_of(deed, stop, is_handled) || !denies_later(stop, elements.end(), *deed)) continue;
        const Element speaker = elements[i];
        const Element words{Element::Kind::saying, elements[i + 1].text, desk::row_of(rules::ActWord::point_out)};
        elements.insert(stop, {Element{Element::Kind::stop, ";"}, speaker, words});
        const auto first = elements.begin() + static_cast<std::ptrdiff_t>(i);
        elements.erase(first, first + 2);
    }
}

}  // namespace jadoube::desk
