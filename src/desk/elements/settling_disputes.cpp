#include "desk/elements/settling_disputes.hpp"

#include <algorithm>
#include <iterator>

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

bool is_denial(const Element& element) {
    const auto* found = element.as<Found>();
    return found != nullptr && found->kind == rules::Kind::dispute_fact;
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

/// The square that a man or a move names last; empty where it names none.
std::string square_of(const Element& element) {
    constexpr std::size_t kSquare = 2;
    const bool is_place = element.kind == Element::Kind::square || element.kind == Element::Kind::move;
    if (!is_place || element.text.size() < kSquare) return {};
    const std::string square = element.text.substr(element.text.size() - kSquare);
    return chess::square_named(square) ? square : std::string();
}

/// The player who is named last before this place.
const Element* named_before(const Elements& elements, std::size_t place) {
    const auto end = elements.begin() + static_cast<std::ptrdiff_t>(place);
    const auto named = std::find_if(std::make_reverse_iterator(end), elements.rend(), is_color);
    return named == elements.rend() ? nullptr : &*named;
}

/// Whether all squares that stand here were told before, of another than the speaker.
bool is_told_before(const Elements& elements, std::size_t begin, std::size_t end, const Element& speaker) {
    bool has_square = false;
    for (std::size_t i = begin; i < end; ++i) {
        const std::string square = square_of(elements[i]);
        if (square.empty()) continue;
        has_square = true;
        bool is_told = false;
        for (std::size_t at = 0; at < begin && !is_told; ++at) {
            const Element* by = square_of(elements[at]) == square ? named_before(elements, at) : nullptr;
            is_told = by != nullptr && by->saying != speaker.saying;
        }
        if (!is_told) return false;
    }
    return has_square;
}

/// "black claims that white touched Nf3", where the line has told so: he only points it out.
void settle_claims_of_told(Elements& elements) {
    for (std::size_t i = 0; i + 2 < elements.size(); ++i) {
        const bool begins = i == 0 || ends_clause(elements[i - 1]);
        const bool is_named = !begins && is_color(elements[i - 1]) && (i == 1 || ends_clause(elements[i - 2]));
        const Element* speaker = named_before(elements, i);
        const bool is_said = elements[i].is(rules::ActWord::claim) || elements[i].is(rules::ActWord::point_out);
        const bool says = is_said && (begins || is_named) && speaker != nullptr &&
                          (is_color(elements[i + 1]) || elements[i + 1].is(Who::same)) &&
                          elements[i + 1].saying != speaker->saying;
        if (!says) continue;
        const auto claim = elements.begin() + static_cast<std::ptrdiff_t>(i);
        const auto stop = std::find_if(claim, elements.end(), ends_clause);
        const auto end = static_cast<std::size_t>(stop - elements.begin());
        const bool is_clear = std::all_of(claim, stop, [](const Element& one) {
            return one.kind != Element::Kind::unknown || is_unknown(one, {"first"});
        });
        const bool is_deed = std::any_of(claim, stop, is_handled);
        if (!is_clear || !is_deed || !is_told_before(elements, i + 1, end, *speaker)) continue;
        std::string words;
        for (auto one = std::next(claim); one != stop; ++one) words += (words.empty() ? "" : " ") + one->text;
        std::vector<Element> objection{{Element::Kind::saying, claim->text, desk::row_of(rules::ActWord::point_out)},
                                       {Element::Kind::remark, words}};
        if (begins) objection.insert(objection.begin(), *speaker);
        elements.erase(claim, stop);
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i), objection.begin(), objection.end());
    }
}

}  // namespace

void settle_disputes(Elements& elements) {
    settle_claims_of_told(elements);
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
