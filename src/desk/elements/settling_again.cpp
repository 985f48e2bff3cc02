#include "desk/elements/settling_again.hpp"

#include <optional>

#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSoundOfDevice = "device_sounded";

bool is_once_more(const Element& element) {
    return element.kind == Element::Kind::again || element.kind == Element::Kind::likewise;
}
bool is_done(const Element& element) {
    return is_a<rules::ActWord>(element) || is_a<Did>(element) || element.kind == Element::Kind::move;
}
bool is_not_clear(const Element& element) {
    return element.kind == Element::Kind::unknown || element.kind == Element::Kind::doubt || is_once_more(element);
}

/// What one person did before another is named, without his name.
struct Turn {
    std::optional<Element> who;
    std::size_t begin;
    std::size_t end;
};

/// The turns before this place, in their order.
std::vector<Turn> turns_before(const Elements& elements, std::size_t place) {
    std::vector<Turn> turns;
    for (std::size_t begin = 0; begin < place; begin = elements.clause_end(begin) + 1) {
        const std::size_t end = std::min(elements.clause_end(begin), place);
        if (begin == end) continue;
        const Element& first = elements[begin];
        const bool is_named = is_a<Who>(first) && !first.is(Who::same);
        const bool goes_on =
            !turns.empty() && (!is_named || (turns.back().who && turns.back().who->saying == first.saying));
        if (goes_on)
            turns.back().end = end;
        else
            turns.push_back({is_named ? std::optional(first) : std::nullopt, is_named ? begin + 1 : begin, end});
    }
    return turns;
}

/// The turn that is meant: of the same person, or of another than who does the same.
std::optional<Turn> turn_meant(const Elements& elements, std::size_t begin, std::size_t again) {
    const bool is_named = is_a<Who>(elements[begin]) && !elements[begin].is(Who::same);
    const auto turns = turns_before(elements, begin);
    const bool is_of_other = elements[again].kind == Element::Kind::likewise && is_named;
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
        if (!elements.any(turn->begin, turn->end, is_done)) continue;
        const bool is_his = !is_named || (turn->who && turn->who->saying == elements[begin].saying);
        if (is_his != is_of_other) return *turn;
    }
    return std::nullopt;
}

}  // namespace

void settle_again(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!is_once_more(elements[i])) continue;
        const std::size_t begin = elements.clause_begin(i);
        const bool is_alone = elements.is_stop(i + 1) && (begin == i || (begin + 1 == i && is_a<Who>(elements[begin])));
        const auto turn = is_alone ? turn_meant(elements, begin, i) : std::nullopt;
        Elements same = turn ? elements.part(turn->begin, turn->end) : Elements();
        const bool is_of_men =
            elements[i].kind == Element::Kind::likewise && same.any(0, same.size(), is_man_or_square);
        if (same.empty() || is_of_men || same.any(0, same.size(), is_not_clear)) {
            elements.change(i).kind = Element::Kind::unknown;
            continue;
        }
        for (std::size_t at = 0; elements[i].kind == Element::Kind::again && at < same.size(); ++at)
            if (tells_fact(same[at], kSoundOfDevice)) same.change(at).saying = row_of_ringing_again();
        const bool is_named = begin + 1 == i && !elements[begin].is(Who::same);
        if (!is_named && turn->who) same.insert(0, {*turn->who});
        const std::size_t from = is_named ? i : begin;
        elements.erase(from, i + 1);
        elements.insert(from, same);
        i = from + same.size() - 1;
    }
}

}  // namespace jadoube::desk
