#include "desk/groups/said_elements.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

using rules::ActWord;

/// What may stand between the men of one touch.
bool is_among_men(const Element& element) {
    return is_man(element) || is_person(element) || element.is(Link::own) || element.is(Link::of) ||
           element.is(Link::whose) || element.is(Link::to) || element.is(Link::also);
}

}  // namespace

bool is_man(const Element& element) {
    return element.as<chess::Role>() != nullptr || element.kind == Element::Kind::square ||
           element.kind == Element::Kind::move || element.kind == Element::Kind::pawn_of_file;
}
bool is_act_or_find(const Element& element) {
    return element.as<ActWord>() != nullptr || element.as<Did>() != nullptr || element.as<Found>() != nullptr;
}
bool is_person(const Element& element) {
    return element.as<Who>() != nullptr;
}
bool names_beside(const Element& element) {
    const bool is_kept = element.is_filled && !element.is(Manner::remark) && !element.is(Manner::noticed) &&
                         !element.is(Manner::moves_later) && !element.is(Manner::played_on);
    const bool is_reason = element.is(Manner::is_illegal) && !element.is_filled &&
                           std::ranges::count(element.text, ' ') > 1;  // "after the king had moved"
    return is_kept || is_reason;
}

bool is_remark_alone(const Element& element) {
    return element.kind == Element::Kind::remark || element.is(Manner::remark) || element.is(Manner::noticed) ||
           element.is(Manner::right_hand) || element.is(Manner::left_hand);
}

bool takes_men(const Saying& verb) {
    const auto* did = std::get_if<Did>(&verb.meaning);
    if (did != nullptr) return did->kind == rules::Kind::conduct_displaced;
    const auto* word = std::get_if<ActWord>(&verb.meaning);
    if (word == nullptr) return false;
    switch (*word) {
        case ActWord::touch:
        case ActWord::move:
        case ActWord::castle:
        case ActWord::name:
        case ActWord::claim:
        case ActWord::offer_draw:
        case ActWord::demand:
        case ActWord::point_out:
        case ActWord::retract:
        case ActWord::seal: return true;
        default: return false;
    }
}

/// "touched c1, d5", "K then R touched": stops between men of one touch join them. A man that could be a move as well
/// is left apart.
namespace {

std::span<const Element> before_stop(std::span<const Element> elements) {
    const auto stop =
        std::ranges::find_if(elements, [](const Element& one) { return one.kind == Element::Kind::stop; });
    return elements.first(static_cast<std::size_t>(stop - elements.begin()));
}

}  // namespace

bool act_follows(std::span<const Element> behind) {
    return std::ranges::any_of(before_stop(behind), [](const Element& element) {
        return is_act_or_find(element) || is_man(element) || element.as<rules::Ground>() != nullptr ||
               element.kind == Element::Kind::clock || element.is(Link::taking) || element.is(Manner::two_hands) ||
               element.is(Manner::other_hand);
    });
}

bool is_followed_by_touch(std::span<const Element> behind) {
    const auto clause = before_stop(behind);
    const auto act = std::ranges::find_if(clause, is_act_or_find);
    return act != clause.end() && (act->is(rules::ActWord::touch) || act->is(rules::ActWord::castle));
}

bool touches_or_castles(std::span<const Element> behind) {
    return std::ranges::any_of(before_stop(behind), [](const Element& element) {
        return element.is(rules::ActWord::touch) || is_castling_move(element);
    });
}

std::vector<Element> with_men_joined(std::vector<Element> elements) {
    const auto touches = [&](std::size_t from, int step) {
        for (std::size_t at = from; at < elements.size(); at += static_cast<std::size_t>(step)) {
            if (elements[at].is(ActWord::touch)) return true;
            if (elements[at].kind != Element::Kind::stop && !is_among_men(elements[at])) return false;
            if (at == 0 && step < 0) return false;
        }
        return false;
    };
    static const Saying* const kJoint = [] {
        return &*std::ranges::find_if(sayings(), [](const Saying& row) {
            const auto* link = std::get_if<Link>(&row.meaning);
            return link != nullptr && *link == Link::also;
        });
    }();
    const auto is_stop = [&](std::size_t at) { return elements[at].kind == Element::Kind::stop; };
    const auto goes_somewhere = [&](std::size_t at) {  // "then king to e2"
        constexpr std::string_view kThere[] = {"to", "onto"};
        for (; at < elements.size() && !is_stop(at); ++at)
            if (elements[at].is(Link::to) && std::ranges::find(kThere, lower(elements[at].text)) != std::end(kThere))
                return true;
        return false;
    };
    for (std::size_t i = 1; i + 1 < elements.size(); ++i) {
        if (!is_stop(i) || !is_man(elements[i - 1])) continue;
        std::size_t next = i + 1;
        while (next + 1 < elements.size() && (is_stop(next) || elements[next].is(Link::also))) ++next;  // ", then"
        const bool is_own = elements[next].is(Link::own) && next + 1 < elements.size();
        const bool is_piece = elements[is_own ? next + 1 : next].as<chess::Role>() != nullptr;
        if (!is_piece || goes_somewhere(next) || (!touches(i - 1, -1) && !touches(next, 1))) continue;
        elements[i].kind = Element::Kind::saying;
        elements[i].saying = kJoint;
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i + 1),
                       elements.begin() + static_cast<std::ptrdiff_t>(next));
    }
    return elements;
}

/// What is told behind a move without a stop: "Nf3-d4 pressed".
bool follows_move(const Saying& saying) {
    const auto* word = std::get_if<ActWord>(&saying.meaning);
    return word != nullptr && (*word == ActWord::press || *word == ActWord::retract || *word == ActWord::offer_draw ||
                               *word == ActWord::say_check);
}

/// A pawn's move to its last rank: "b7xa8".
bool is_to_last_rank(std::string_view move) {
    return !move.empty() && move.front() >= 'a' && move.front() <= 'h' && (move.ends_with('1') || move.ends_with('8'));
}

bool is_believed(const Element& element) {
    const std::string text = lower(element.text);
    return element.is(Manner::by_accident) &&
           (text.find("think") != std::string::npos || text.find("believe") != std::string::npos);
}

bool names_illegal(const Element& element) {
    const std::string text = lower(element.text);
    const auto words = split(text, ' ');
    return std::ranges::any_of(
        words, [](std::string_view word) { return basic_form(word) == row_of(Manner::is_illegal)->says; });
}

bool is_notice(const Element& element) {
    return element.is(Manner::notice) || element.is(Manner::notice_before);
}

bool tells_time(const Element& element) {
    return element.kind == Element::Kind::time || element.is(Manner::default_time);
}

bool is_castling_move(const Element& element) {
    constexpr std::string_view kFirst = "Oo0";
    return element.kind == Element::Kind::move && kFirst.find(element.text.front()) != std::string_view::npos;
}

}  // namespace jadoube::desk
