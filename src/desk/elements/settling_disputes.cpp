#include "desk/elements/settling_disputes.hpp"

#include "chess/square.hpp"
#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

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
bool denies_later(const Elements& elements, std::size_t from, const Element& player) {
    for (; from < elements.size(); from = elements.clause_end(from) + 1) {
        const bool is_his =
            !elements.is_stop(from) && (elements[from].saying == player.saying || elements[from].is(Who::same));
        if (is_his && elements.any(from, elements.clause_end(from), is_denial)) return true;
    }
    return false;
}

/// The square that a man or a move names last; empty where it names none.
std::string square_of(const Element& element) {
    constexpr std::size_t kSquare = 2;
    if (!is_place(element) || element.text.size() < kSquare) return {};
    const std::string square = element.text.substr(element.text.size() - kSquare);
    return chess::square_named(square) ? square : std::string();
}

/// The player who is named last before this place; a stop where none is.
const Element& named_before(const Elements& elements, std::size_t place) {
    do --place;
    while (place < elements.size() && !is_color(elements[place]));
    return elements[place];
}

/// Whether all squares that stand here were told before, of another than the speaker.
bool is_told_before(const Elements& elements, std::size_t begin, std::size_t end, const Element& speaker) {
    const auto is_told = [&](const std::string& square) {
        for (std::size_t at = 0; at < begin; ++at) {
            const Element& by = named_before(elements, at);
            if (square_of(elements[at]) == square && is_color(by) && by.saying != speaker.saying) return true;
        }
        return false;
    };
    const auto names_square = [](const Element& one) { return !square_of(one).empty(); };
    return elements.any(begin, end, names_square) &&
           elements.all(begin, end, [&](const Element& one) { return !names_square(one) || is_told(square_of(one)); });
}

/// Whether the speaker, named here or in a clause before, says something of another at this place.
bool says_of_other(const Elements& elements, std::size_t says, const Element& speaker) {
    const bool is_named = is_color(elements[says - 1]) && elements.begins_clause(says - 1);
    return (elements.begins_clause(says) || is_named) && is_color(speaker) &&
           elements.stand(says, either(is_the<rules::ActWord::claim>, is_the<rules::ActWord::point_out>),
                          either(is_color, is_the<Who::same>)) &&
           elements[says + 1].saying != speaker.saying;
}

/// "black claims that white touched Nf3", where the line has told so: he only points it out.
void settle_claims_of_told(Elements& elements) {
    const auto is_clear = [](const Element& one) {
        return one.kind != Element::Kind::unknown || is_unknown(one, {"first"});
    };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const Element speaker = named_before(elements, i);
        if (!says_of_other(elements, i, speaker)) continue;
        const std::size_t end = elements.clause_end(i);
        const bool is_deed = elements.any(i, end, is_handled);
        if (!elements.all(i, end, is_clear) || !is_deed || !is_told_before(elements, i + 1, end, speaker)) continue;
        const Element words{Element::Kind::remark, elements.text(i + 1, end)};
        elements.replace(i + 1, end, words);
        elements.change(i) = said(elements[i].text, desk::row_of(rules::ActWord::point_out));
        if (elements.begins_clause(i)) elements.insert(i, {speaker});
    }
}

}  // namespace

void settle_disputes(Elements& elements) {
    settle_claims_of_told(elements);
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool says = elements.begins_clause(i) &&
                          elements.stand(i, may_say, is_the<rules::ActWord::claim>, is_color) &&
                          elements[i].saying != elements[i + 2].saying;
        const std::size_t end = elements.clause_end(i);
        if (!says || !elements.any(i + 2, end, is_handled) || !denies_later(elements, end, elements[i + 2])) continue;
        const Element words = said(elements[i + 1].text, desk::row_of(rules::ActWord::point_out));
        elements.insert(end, {stop_element(), elements[i], words});
        elements.erase(i, i + 2);
    }
}

}  // namespace jadoube::desk
